/** Searching the rules. */
import type { Chapter, RuleText } from '../../lib/connection/messages';

export interface Piece {
  text: string;
  hit: boolean;
}

const ALIKE: [RegExp, string][] = [
  [/[’‘]/g, "'"],
  [/[\u00a0\u202f]/g, ' '],
  [/ß/g, 'ss'],
  [/œ/g, 'oe'],
];

/** Case, accents, kinds of apostrophes and spaces make no difference. */
const fold = (text: string): string =>
  ALIKE.reduce(
    (folded, [from, to]) => folded.replace(from, to),
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{Diacritic}/gu, ''),
  );

/** The folded text, and where each of its characters stands in the text as it is written. */
function folded(text: string): { folded: string; places: number[] } {
  let end = 0;
  const letters = [...text].map((letter) => {
    const at = end;
    end += letter.length;
    return { as: fold(letter), at };
  });
  const places = letters.flatMap(({ as, at }) => Array<number>(as.length).fill(at));
  return { folded: letters.map(({ as }) => as).join(''), places: [...places, end] };
}

/** A text cut at every place where the words are found. */
export function pieces(text: string, wanted: string): Piece[] {
  const needle = fold(wanted.trim());
  if (!needle) return [{ text, hit: false }];
  const { folded: hay, places } = folded(text);
  const found: Piece[] = [];
  let from = 0;
  for (let at = hay.indexOf(needle), next; at >= 0; at = hay.indexOf(needle, next)) {
    next = at + needle.length;
    if (places[at]! > from) found.push({ text: text.slice(from, places[at]), hit: false });
    found.push({ text: text.slice(places[at], places[next]), hit: true });
    from = places[next]!;
  }
  if (from < text.length) found.push({ text: text.slice(from), hit: false });
  return found;
}

const hits = (text: string, wanted: string): number =>
  pieces(text, wanted).filter((piece) => piece.hit).length;

/** What is searched of a rule: its number and its examples, too. */
const ruleWords = ({ number, text, examples }: RuleText): string => [number, text, ...examples].join(' ');

export function chapterHits({ words, rules, tables }: Chapter, wanted: string): number {
  const all = [
    ...words,
    ...rules.map(ruleWords),
    ...tables.flatMap(({ head, rows }) => [head, ...rows].flat()),
  ];
  return all.reduce((sum, text) => sum + hits(text, wanted), 0);
}

/** What holds the words, or all of it where no words are wanted; a table keeps its head. */
export function onlyFound(chapter: Chapter, wanted: string): Chapter {
  if (!wanted.trim()) return chapter;
  const has = (text: string): boolean => hits(text, wanted) > 0;
  const tables = chapter.tables.map(({ head, rows }) => ({
    head,
    rows: rows.filter((row) => row.some(has)),
  }));
  return {
    ...chapter,
    words: chapter.words.filter(has),
    rules: chapter.rules.filter((rule) => has(ruleWords(rule))),
    tables: tables.filter(({ head, rows }) => rows.length || head.some(has)),
  };
}

export const isEmpty = ({ words, rules, tables }: Chapter): boolean =>
  words.length + rules.length + tables.length === 0;

/** From the first to the last number of a chapter. */
export function span({ rules }: Chapter): string {
  const [first, last] = [rules[0]?.number ?? '', rules.at(-1)?.number ?? ''];
  return first === last ? first : `${first}–${last}`;
}

/** The numbers of rulings have an R after the game's letter: WR4. */
export const isRuling = (rule: RuleText): boolean => /^[A-Z]R/.test(rule.number);

const REFERENCE = /\b([A-Z]R?\d+)\b/;

/** A text cut at the numbers of other rules: every second piece is a number. */
export const references = (text: string): string[] => text.split(REFERENCE);
