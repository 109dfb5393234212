/** How hard a QR code is to read: the mask with the least penalty is taken. */
import type { Grid } from './grid';

const FINDER = ['10111010000', '00001011101'];

function linePenalty(line: string): number {
  const longRuns = [...line.matchAll(/0{5,}|1{5,}/g)].reduce((sum, [run]) => sum + run.length - 2, 0);
  let likeCorners = 0;
  for (let i = 0; i + 11 <= line.length; i++) if (FINDER.includes(line.slice(i, i + 11))) likeCorners += 40;
  return longRuns + likeCorners;
}

const text = (cells: boolean[]): string => cells.map(Number).join('');

function squares(grid: Grid): number {
  let count = 0;
  for (let r = 1; r < grid.length; r++) {
    for (let c = 1; c < grid.length; c++) {
      const here = grid[r]![c];
      if (grid[r - 1]![c] === here && grid[r]![c - 1] === here && grid[r - 1]![c - 1] === here) count++;
    }
  }
  return 3 * count;
}

function balance(grid: Grid): number {
  const dark = grid.flat().filter(Boolean).length;
  return 10 * Math.floor(Math.abs((20 * dark) / grid.length ** 2 - 10));
}

export function penalty(grid: Grid): number {
  const columns = grid.map((_, c) => grid.map((row) => row[c]!));
  const lines = [...grid, ...columns].reduce((sum, line) => sum + linePenalty(text(line)), 0);
  return lines + squares(grid) + balance(grid);
}
