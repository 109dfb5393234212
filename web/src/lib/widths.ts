/**
 * The sizes of a window at which the page changes, each written once.
 * In CSS: `@media (--phone)`; tools/media-names.ts puts the query in its place. In scripts: `new MediaQuery(MEDIA.phone)`.
 */
export const MEDIA = {
  /** One column; things to press lie at the thumb. */
  phone: 'max-width: 719.98px',
  /** The smallest phones. */
  tiny: 'max-width: 359.98px',
  tablet: '(min-width: 720px) and (max-width: 1239.98px)',
  /** Up to here a tray at the thumb serves better than a panel at the side. */
  upright: '(orientation: portrait) and (max-width: 1239.98px)',
  'upright-phone': '(orientation: portrait) and (max-width: 719.98px)',
  /** A phone on its side, a laptop at 200 %: too low for anything above or below a board. */
  low: '(orientation: landscape) and (max-height: 500px), (orientation: landscape) and (max-width: 959.98px)',
  /** Room for three columns as drawn. */
  wide: 'min-width: 1240px',
} as const;

export type MediaName = keyof typeof MEDIA;
