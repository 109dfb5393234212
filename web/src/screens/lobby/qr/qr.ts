/** A QR code of a text: versions 1 to 10, bytes, error correction M. */
import { Drawing, type Grid, MASKS } from './grid';
import { penalty } from './penalty';
import { allBits, fittingVersion } from './words';

export function qrCode(text: string): Grid {
  const bytes = new TextEncoder().encode(text);
  const version = fittingVersion(bytes.length);
  const drawing = new Drawing(version);
  const bits = allBits(bytes, version);
  const grids = MASKS.map((_, mask) => drawing.fill(bits, mask));
  return grids.reduce((best, grid) => (penalty(grid) < penalty(best) ? grid : best));
}

/** The dark squares as one SVG path, a unit each. */
export function qrPath(grid: Grid): string {
  return grid.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
}
