import { expect, it } from 'vitest';
import { parseRoute } from './routes';

it('knows every address of the page', () => {
  expect(parseRoute('/')).toEqual({ screen: 'home' });
  expect(parseRoute('/new/war', '?with=pass')).toEqual({ screen: 'new', game: 'war', company: 'pass' });
  expect(parseRoute('/new/buttons')).toEqual({ screen: 'new', game: 'buttons', company: 'bots' });
  expect(parseRoute('/t/X4bMYslZip')).toEqual({ screen: 'table', table: 'X4bMYslZip', carried: '' });
  expect(parseRoute('/t/X4bMYslZip', '', '#1.0.abc')).toEqual({
    screen: 'table',
    table: 'X4bMYslZip',
    carried: '1.0.abc',
  });
  expect(parseRoute('/rules/buttons')).toEqual({ screen: 'rules', game: 'buttons' });
  expect(parseRoute('/learn/war')).toEqual({ screen: 'learn', game: 'war' });
  expect(parseRoute('/replay', '?table=abc&version=7')).toEqual({
    screen: 'replay',
    table: 'abc',
    from: { version: 7 },
    shared: false,
  });
  expect(parseRoute('/replay', '?table=abc&event=7')).toEqual({
    screen: 'replay',
    table: 'abc',
    from: { event: 7 },
    shared: false,
  });
  expect(parseRoute('/about')).toEqual({ screen: 'about' });
  expect(parseRoute('/replay', '?shared')).toMatchObject({ screen: 'replay', shared: true });
  expect(parseRoute('/replay')).toEqual({ screen: 'replay', table: null, from: {}, shared: false });
});

it('leads nowhere otherwise', () => {
  expect(parseRoute('/new/%C2%A7')).toEqual({ screen: 'nowhere' });
  expect(parseRoute('/t')).toEqual({ screen: 'nowhere' });
});
