/** The page's addresses: /, /new/:game, /t/:id, /rules/:game, /replay. */
import { type GameName, isGame } from './actors';

export type Route =
  | { screen: 'home' }
  | { screen: 'new'; game: GameName; company: Company }
  | { screen: 'table'; table: string }
  | { screen: 'rules'; game: GameName }
  | { screen: 'replay'; table: string | null; back: number }
  | { screen: 'nowhere' };

/** With whom the set-up begins. */
export type Company = 'bots' | 'pass' | 'invite';

function companyOf(query: URLSearchParams): Company {
  const wanted = query.get('with');
  return wanted === 'pass' || wanted === 'invite' ? wanted : 'bots';
}

export function parseRoute(path: string, search = ''): Route {
  const [head = '', rest] = path.split('/').filter(Boolean);
  const query = new URLSearchParams(search);
  if (head === '') return { screen: 'home' };
  if (head === 'new' && isGame(rest)) return { screen: 'new', game: rest, company: companyOf(query) };
  if (head === 't' && rest) return { screen: 'table', table: rest };
  if (head === 'rules' && isGame(rest)) return { screen: 'rules', game: rest };
  if (head === 'replay') return { screen: 'replay', table: query.get('table'), back: Number(query.get('back') ?? 0) };
  return { screen: 'nowhere' };
}
