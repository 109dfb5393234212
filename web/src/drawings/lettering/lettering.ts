import { GLYPHS } from './glyphs';

export interface Letter {
  x: number;
  sign: string;
  /** The id of a drawing in a box of 100 x 100 that stands for the letter. */
  drawing: string | null;
}

export interface Layout {
  letters: Letter[];
  viewBox: string;
  ratio: number;
}

const DRAWN_WIDTH = 100;
const ACCENT_ROOM = 40;

/** Upper case with the accents we have letters for; others fall back to the bare letter, and any space to a plain one. */
export function spell(text: string): string[] {
  return [...text.toUpperCase()].map((sign) =>
    sign in GLYPHS ? sign : sign.normalize('NFKD').replace(/\p{M}/gu, ''),
  );
}

/** Whether every sign of the text can be stitched. */
export const canLetter = (text: string): boolean => spell(text).every((sign) => sign in GLYPHS);

/** Letters side by side; `drawings` replaces letters by index. */
export function layOut(
  text: string,
  weight: number,
  gap: number,
  drawings: Record<number, string> = {},
): Layout {
  const letters: Letter[] = [];
  let x = 0;
  spell(text).forEach((sign, i) => {
    const drawing = drawings[i] ?? null;
    letters.push({ x, sign, drawing });
    x += (drawing === null ? (GLYPHS[sign] ?? 0) : DRAWN_WIDTH) + gap;
  });
  const pad = weight * 0.75;
  const top = /[ÄÖÜÉ]/.test(spell(text).join('')) ? ACCENT_ROOM : 0;
  const [width, height] = [x - gap + 2 * pad, 100 + 2 * pad + top];
  return { letters, viewBox: `${-pad} ${-pad - top} ${width} ${height}`, ratio: width / height };
}
