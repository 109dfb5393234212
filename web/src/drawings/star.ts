import { polygon, steps } from './polygon';

function starPath(outer = 45, inner = 21.5): string {
  return polygon(
    steps(10).map((k) => {
      const r = k % 2 === 0 ? outer : inner;
      return [50 + r * Math.sin((Math.PI * k) / 5), 53 - r * Math.cos((Math.PI * k) / 5)];
    }),
  );
}

/** A star of felt, held by a running stitch. */
export function star(): string {
  const path = starPath();
  return (
    `<path d="${path}" transform="translate(0 3)" fill="rgba(40,22,8,.35)" stroke="rgba(40,22,8,.35)" stroke-width="9" stroke-linejoin="round"/>` +
    `<path d="${path}" fill="var(--brass)" stroke="var(--brass-lo)" stroke-width="11" stroke-linejoin="round"/>` +
    `<path d="${path}" fill="#eec04e" stroke="#eec04e" stroke-width="6.5" stroke-linejoin="round"/>` +
    `<path d="${starPath(37, 17.5)}" fill="none" stroke="#7a5408" stroke-width="2.6" stroke-dasharray="5.5 4.5" stroke-linecap="round" stroke-linejoin="round"/>` +
    '<path d="M50 22 L57 42 L50 53 L43 42 Z" fill="#fff3c4" opacity=".75"/>'
  );
}
