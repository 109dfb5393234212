/** Dice and buttons in the examples of the rules: 🟥⚂⚂ are two red threes, 🔴 is a red button. */
import type { DieKind } from '../../drawings/dice/dice';

const KINDS: Record<string, DieKind> = {
  '🟥': 'fox',
  '🟦': 'owl',
  '🟨': 'hare',
  '🟪': 'hog',
  '⬜': 'bone',
  '⬛': 'coal',
  '🟧': 'gold',
  '🔲': 'bonegold',
};
const BUTTONS: Record<string, string> = { '🔴': 'red', '🟡': 'yellow', '🟢': 'green', '🔵': 'blue' };
const FACES = ' ⚀⚁⚂⚃⚄⚅';
const DRAWN = /((?:[🟥🟦🟨🟪⬜⬛🟧🔲][⚀-⚅]+|[🔴🟡🟢🔵]) ?)+/gu;

export type Thing = { die: DieKind; value: number } | { button: string };

function things(signs: string): Thing[] {
  let die: DieKind = 'bone';
  return [...signs].flatMap((sign): Thing[] => {
    die = KINDS[sign] ?? die;
    const [value, button] = [FACES.indexOf(sign), BUTTONS[sign]];
    return button ? [{ button }] : value > 0 ? [{ die, value }] : [];
  });
}

/** The words of a text, each with the things that stand before it. */
export function drawn(text: string): { signs: string; things: Thing[]; words: string }[] {
  const signs = ['', ...(text.match(DRAWN) ?? [])];
  const words = text.replace(DRAWN, '\n').split('\n');
  return words.map((each, i) => ({ signs: signs[i]!, things: things(signs[i]!), words: each }));
}
