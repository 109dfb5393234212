/** The page's addresses: new/:game, t/:id, rules/:game, learn/:game, replay, about, and home without a path. */
export type Route =
  | { screen: 'home' }
  | { screen: 'new'; game: string; company: Company }
  | { screen: 'table'; table: string; carried: string }
  | { screen: 'rules'; game: string }
  | { screen: 'learn'; game: string }
  | { screen: 'replay'; table: string | null; from: From; shared: boolean }
  | { screen: 'about' }
  | { screen: 'nowhere' };

/** Where a replay opens: after so many events, or where a version of the table is. */
export interface From {
  event?: number;
  version?: number;
}

function fromOf(query: URLSearchParams): From {
  const [event, version] = [query.get('event'), query.get('version')];
  return { ...(event && { event: Number(event) }), ...(version && { version: Number(version) }) };
}

/** With whom the set-up begins. */
export type Company = 'bots' | 'pass' | 'invite';

function companyOf(query: URLSearchParams): Company {
  const wanted = query.get('with');
  return wanted === 'pass' || wanted === 'invite' ? wanted : 'bots';
}

/** The server knows which games there are, so any name may be one. */
const isGame = (name: string | undefined): name is string => /^[a-z][a-z0-9_-]*$/.test(name ?? '');

/** A table's link carries an invitation, or the token of a seat, behind the #. */
export function parseRoute(path: string, search = '', hash = ''): Route {
  const [head = '', rest] = path.split('/').filter(Boolean);
  const query = new URLSearchParams(search);
  if (head === '') return { screen: 'home' };
  if (head === 'new' && isGame(rest)) return { screen: 'new', game: rest, company: companyOf(query) };
  if (head === 't' && rest) return { screen: 'table', table: rest, carried: hash.slice(1) };
  if (head === 'rules' && isGame(rest)) return { screen: 'rules', game: rest };
  if (head === 'learn' && isGame(rest)) return { screen: 'learn', game: rest };
  if (head === 'replay')
    return { screen: 'replay', table: query.get('table'), from: fromOf(query), shared: query.has('shared') };
  if (head === 'about') return { screen: 'about' };
  return { screen: 'nowhere' };
}
