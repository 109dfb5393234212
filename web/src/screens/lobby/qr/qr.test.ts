import { describe, expect, it } from 'vitest';
import { checkWords } from './field';
import { MASKS } from './grid';
import { qrCode, qrPath } from './qr';
import { VERSIONS, capacity } from './versions';
import { fittingVersion } from './words';

/** The example of ISO/IEC 18004, annex I: version 1-M, 01234567. */
const DATA = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11];
const CHECK = [0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55];

/** Reads a code of version 1 back, as a camera would: format, mask, zigzag. */
function readVersion1(grid: boolean[][]): string {
  const first = [...Array(6).keys()]
    .map((row) => grid[row]![8]!)
    .concat(grid[7]![8]!, grid[8]![8]!, grid[8]![7]!);
  const bits = [...first, ...[5, 4, 3, 2, 1, 0].map((column) => grid[8]![column]!)];
  const format = bits.reduce((sum, bit, i) => sum | (Number(bit) << i), 0) ^ 0x5412;
  const mask = MASKS[(format >> 10) & 7]!;
  const isFixed = (r: number, c: number): boolean =>
    r === 6 || c === 6 || (r < 9 && (c < 9 || c > 12)) || (r > 12 && c < 9);
  const read: number[] = [];
  for (let right = 20, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let step = 0; step < 21; step++) {
      const row = up ? 20 - step : step;
      for (const column of [right, right - 1])
        if (!isFixed(row, column)) read.push(Number(grid[row]![column]! !== mask(row, column)));
    }
  }
  const take = (from: number, length: number): number =>
    parseInt(read.slice(from, from + length).join(''), 2);
  return String.fromCharCode(...Array.from({ length: take(4, 8) }, (_, i) => take(12 + 8 * i, 8)));
}

describe('a QR code', () => {
  it('protects data as the standard does', () => {
    expect(checkWords(DATA, CHECK.length)).toEqual(CHECK);
  });

  it('can be read back', () => {
    expect(readVersion1(qrCode('button box'))).toBe('button box');
  });

  it('fills every version to the last word', () => {
    const total = (size: number): number => size * size;
    for (const version of VERSIONS) {
      const words = capacity(version) + version.blocks.length * version.check;
      expect(8 * words, `version ${version.number}`).toBeLessThan(total(version.size));
    }
    expect(VERSIONS.map((version) => capacity(version) + version.blocks.length * version.check)).toEqual([
      26, 44, 70, 100, 134, 172, 196, 242, 292, 346,
    ]);
  });

  it('takes the smallest size that holds the text', () => {
    expect(fittingVersion(14).number).toBe(1);
    expect(fittingVersion(15).number).toBe(2);
    expect(qrCode('x'.repeat(90))).toHaveLength(21 + 4 * 5);
    expect(() => fittingVersion(500)).toThrow('too many');
  });

  it('has three corners and a path of unit squares', () => {
    const grid = qrCode('https://example.org/t/X4bMYslZip#FvLUYwhPYozizTzG7nsXNTiC');
    const last = grid.length - 1;
    for (const [row, column] of [
      [0, 0],
      [0, last],
      [last, 0],
    ] as const)
      expect(grid[row]![column]).toBe(true);
    expect(grid[last]![last - 1] !== undefined).toBe(true);
    expect(qrPath(grid).match(/M/g)).toHaveLength(grid.flat().filter(Boolean).length);
  });
});
