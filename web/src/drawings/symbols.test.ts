import { expect, it } from 'vitest';
import { DIE_KINDS } from './dice/dice';
import { GANGS } from './gangs/gang-names';
import { GLYPHS } from './lettering/glyphs';
import { ICONS } from './icons/icons';
import { SYMBOLS } from './symbols';

const ids = new Set([...SYMBOLS.matchAll(/<(?:symbol|path) id="([^"]+)"/g)].map(([, id]) => id!));

it('draws everything that can be asked for', () => {
  for (const drawing of Object.values(ICONS)) expect(ids).toContain(/#([\w-]+)/.exec(drawing)![1]);
  for (const gang of GANGS) expect(ids).toContain(`e-${gang}`);
  for (const shape of Object.values(DIE_KINDS))
    for (const value of [1, 2, 3, 4, 5, 6]) expect(ids).toContain(`d-${shape}-${value}`);
  for (const sign of Object.keys(GLYPHS).filter((each) => each !== ' ')) expect(ids).toContain(`g-${sign}`);
  for (const drawing of ['star', 'brass-2', 'brass-4']) expect(ids).toContain(drawing);
});

it('draws nothing twice', () => {
  expect(ids.size).toBe(SYMBOLS.match(/ id=/g)!.length);
});
