/** The squares of a QR code: fixed patterns, data along the zigzag, masks and their penalties. */
import type { Version } from './versions';

export type Grid = boolean[][];

export const MASKS: ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

const empty = (size: number): Grid =>
  Array.from({ length: size }, () => new Array<boolean>(size).fill(false));

/** The remainder by which format and version are protected. */
function protect(value: number, length: number, divisor: number): number {
  let rest = value << length;
  for (let bit = 31 - Math.clz32(rest); bit >= length; bit = 31 - Math.clz32(rest))
    rest ^= divisor << (bit - length);
  return (value << length) | rest;
}

export class Drawing {
  readonly dark: Grid;
  private readonly fixed: Grid;

  constructor(private readonly version: Version) {
    this.dark = empty(version.size);
    this.fixed = empty(version.size);
    this.drawFixed();
  }

  /** Lay the bits in columns of two, up and down from the right, round everything fixed. */
  fill(bits: number[], mask: number): Grid {
    const grid = this.dark.map((row) => [...row]);
    let next = 0;
    for (const [row, column] of this.zigzag()) {
      grid[row]![column] = ((bits[next++] ?? 0) === 1) !== MASKS[mask]!(row, column);
    }
    this.drawFormat(grid, mask);
    return grid;
  }

  private *zigzag(): Generator<[number, number]> {
    const { size } = this.version;
    let upward = true;
    for (let right = size - 1; right > 0; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < size; step++) {
        const row = upward ? size - 1 - step : step;
        for (const column of [right, right - 1]) if (!this.fixed[row]![column]) yield [row, column];
      }
      upward = !upward;
    }
  }

  private set(row: number, column: number, dark: boolean): void {
    this.dark[row]![column] = dark;
    this.fixed[row]![column] = true;
  }

  private drawFixed(): void {
    const { size, marks, number } = this.version;
    for (let i = 0; i < size; i++) {
      this.set(6, i, i % 2 === 0);
      this.set(i, 6, i % 2 === 0);
    }
    for (const [row, column] of [
      [3, 3],
      [3, size - 4],
      [size - 4, 3],
    ] as const)
      this.drawCorner(row, column);
    for (const row of marks)
      for (const column of marks) if (!this.inCorner(row, column)) this.drawMark(row, column);
    this.reserveFormat();
    if (number >= 7) this.drawVersion();
  }

  private inCorner(row: number, column: number): boolean {
    const last = this.version.size - 7;
    return (row === 6 && column === 6) || (row === 6 && column === last) || (row === last && column === 6);
  }

  private drawCorner(row: number, column: number): void {
    const { size } = this.version;
    for (let r = row - 4; r <= row + 4; r++) {
      for (let c = column - 4; c <= column + 4; c++) {
        const ring = Math.max(Math.abs(r - row), Math.abs(c - column));
        if (r >= 0 && c >= 0 && r < size && c < size) this.set(r, c, ring !== 2 && ring !== 4);
      }
    }
  }

  private drawMark(row: number, column: number): void {
    for (let r = -2; r <= 2; r++) {
      for (let c = -2; c <= 2; c++) this.set(row + r, column + c, Math.max(Math.abs(r), Math.abs(c)) !== 1);
    }
  }

  private formatPlaces(): [number, number][][] {
    const { size } = this.version;
    return Array.from({ length: 15 }, (_, i) => {
      const first: [number, number] = i < 6 ? [i, 8] : i < 8 ? [i + 1, 8] : i === 8 ? [8, 7] : [8, 14 - i];
      const second: [number, number] = i < 8 ? [8, size - 1 - i] : [size - 15 + i, 8];
      return [first, second];
    });
  }

  private reserveFormat(): void {
    for (const [row, column] of this.formatPlaces().flat()) this.set(row, column, false);
    this.set(this.version.size - 8, 8, true);
  }

  /** Error correction M is 00. */
  private drawFormat(grid: Grid, mask: number): void {
    const bits = protect(mask, 10, 0x537) ^ 0x5412;
    this.formatPlaces().forEach((places, i) => {
      for (const [row, column] of places) grid[row]![column] = ((bits >>> i) & 1) === 1;
    });
  }

  private drawVersion(): void {
    const bits = protect(this.version.number, 12, 0x1f25);
    for (let i = 0; i < 18; i++) {
      const [a, b] = [Math.floor(i / 3), this.version.size - 11 + (i % 3)];
      const dark = ((bits >>> i) & 1) === 1;
      this.set(a, b, dark);
      this.set(b, a, dark);
    }
  }
}
