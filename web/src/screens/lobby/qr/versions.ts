/** Sizes of QR codes, versions 1 to 10, error correction M: about 15 % may be lost. */
export interface Version {
  number: number;
  size: number;
  /** Data words of each block. */
  blocks: number[];
  /** Check words of every block. */
  check: number;
  /** Centres of the small squares. */
  marks: number[];
}

const repeat = (times: number, value: number): number[] => new Array<number>(times).fill(value);

const TABLE: [number[], number, number[]][] = [
  [[16], 10, []],
  [[28], 16, [6, 18]],
  [[44], 26, [6, 22]],
  [repeat(2, 32), 18, [6, 26]],
  [repeat(2, 43), 24, [6, 30]],
  [repeat(4, 27), 16, [6, 34]],
  [repeat(4, 31), 18, [6, 22, 38]],
  [[...repeat(2, 38), ...repeat(2, 39)], 22, [6, 24, 42]],
  [[...repeat(3, 36), ...repeat(2, 37)], 22, [6, 26, 46]],
  [[...repeat(4, 43), 44], 26, [6, 28, 50]],
];

export const VERSIONS: Version[] = TABLE.map(([blocks, check, marks], i) => ({
  number: i + 1,
  size: 21 + 4 * i,
  blocks,
  check,
  marks,
}));

export const capacity = (version: Version): number => version.blocks.reduce((sum, words) => sum + words, 0);
