/** Everything that is drawn many times, once: the page's HTML carries it, `<use>` shows it. */
import { coach } from './brass';
import { flat, laid, sewn, star } from './buttons';
import { COLOURS } from './colours';
import { PIP_SHAPES, dieFace } from './dice';
import { emblem } from './emblems';
import { GANGS } from './gang-names';
import { ICON_SHAPES } from './icon-shapes';

const symbol = (id: string, box: string, body: string): string => `<symbol id="${id}" viewBox="${box}">${body}</symbol>`;

const faces = PIP_SHAPES.flatMap((shape) =>
  [1, 2, 3, 4, 5, 6].map((value) => symbol(`d-${shape}-${value}`, '0 0 64 68', dieFace(shape, value))),
);
const buttons = COLOURS.flatMap((colour) => [
  symbol(`b-${colour}`, '0 0 100 100', sewn(colour)),
  symbol(`l-${colour}`, '0 0 100 100', laid(colour)),
  symbol(`f-${colour}`, '6 6 88 88', flat(colour)),
]);
const emblems = GANGS.map((gang) => symbol(`e-${gang}`, '0 0 60 60', emblem(gang)));
const icons = Object.entries(ICON_SHAPES).map(([name, shape]) => symbol(`i-${name}`, '0 0 24 24', shape));

/** d-<pips>-<value>, b-<colour> sewn, l-<colour> laid, f-<colour> flat, star, coach, e-<gang>, i-<icon>. */
export const SYMBOLS = [...faces, ...buttons, symbol('star', '0 0 100 100', star()), symbol('coach', '-12 -12 124 130', coach()), ...emblems, ...icons].join('');
