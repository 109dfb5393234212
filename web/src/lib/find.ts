/** Searching the rules. */
import type { Chapter, RuleText } from './messages';

export interface Piece {
  text: string;
  hit: boolean;
}

const fold = (text: string): string => text.toLocaleLowerCase();

/** A text cut at every place where the words are found. */
export function pieces(text: string, wanted: string): Piece[] {
  const needle = fold(wanted.trim());
  if (!needle) return [{ text, hit: false }];
  const found: Piece[] = [];
  let from = 0;
  for (let at = fold(text).indexOf(needle); at >= 0; at = fold(text).indexOf(needle, from)) {
    if (at > from) found.push({ text: text.slice(from, at), hit: false });
    from = at + needle.length;
    found.push({ text: text.slice(at, from), hit: true });
  }
  if (from < text.length) found.push({ text: text.slice(from), hit: false });
  return found;
}

export const hits = (rule: RuleText, wanted: string): number =>
  pieces(`${rule.number} ${rule.text}`, wanted).filter((piece) => piece.hit).length;

export const chapterHits = (chapter: Chapter, wanted: string): number =>
  chapter.rules.reduce((sum, rule) => sum + hits(rule, wanted), 0);

/** From the first to the last number of a chapter. */
export function span({ rules }: Chapter): string {
  const [first, last] = [rules[0]?.number ?? '', rules.at(-1)?.number ?? ''];
  return first === last ? first : `${first}–${last}`;
}

/** Rulings are numbered BR or WR. */
export const isRuling = (rule: RuleText): boolean => /^[BW]R/.test(rule.number);
