/** What every game draws many times; a game's own symbols are in its drawings/symbols.ts. */
import { brassButton, coach } from './brass';
import { PIP_SHAPES, dieFace } from './dice/dice';
import { emblem } from './gangs/emblems';
import { GANGS } from './gangs/gang-names';
import { GLYPH_SHAPES } from './lettering/glyph-shapes';
import { ICON_SHAPES } from './icons/icon-shapes';
import { star } from './star';
import { symbol } from './symbol';

const faces = PIP_SHAPES.flatMap((shape) =>
  [1, 2, 3, 4, 5, 6].map((value) => symbol(`d-${shape}-${value}`, '0 0 64 68', dieFace(shape, value))),
);
const emblems = GANGS.map((gang) => symbol(`e-${gang}`, '0 0 60 60', emblem(gang)));
const icons = Object.entries(ICON_SHAPES).map(([name, shape]) => symbol(`i-${name}`, '0 0 24 24', shape));
/** Bare paths, so that each takes the stroke of the words it stands in. */
const letters = Object.entries(GLYPH_SHAPES).map(([sign, shape]) => `<path id="g-${sign}" d="${shape}"/>`);
const BRASS = '-12 -12 124 130';

/** d-<pips>-<value>, star, coach, brass-<holes>, e-<gang>, i-<icon>, g-<letter>. */
export const SYMBOLS = [
  ...faces,
  symbol('star', '0 0 100 100', star()),
  symbol('coach', BRASS, coach()),
  ...([2, 4] as const).map((holes) => symbol(`brass-${holes}`, BRASS, brassButton(holes))),
  ...emblems,
  ...icons,
  ...letters,
].join('');
