/**
 * The sizes of a window at which the page changes, each written once.
 * In CSS: `@media (--phone)`; tools/media-names.ts puts the query in its place. In scripts: `new MediaQuery(MEDIA.phone)`.
 */
const low =
  '(orientation: landscape) and (max-height: 500px), (orientation: landscape) and (max-width: 959.98px)';
const phone = '(max-width: 719.98px)';
const upright = '(orientation: portrait) and (max-width: 1239.98px)';
const littleLow = '(orientation: landscape) and (max-width: 759.98px)';
const short = '(orientation: portrait) and (max-height: 739.98px)';

export const MEDIA = {
  /** One column; things to press lie at the thumb. */
  phone,
  /** Phones without room for words beside icons. */
  'small-phone': '(max-width: 479.98px)',
  /** The smallest phones. */
  tiny: '(max-width: 359.98px)',
  /** Too narrow for two columns. */
  narrow: '(max-width: 959.98px)',
  tablet: '(min-width: 720px) and (max-width: 1239.98px)',
  /** Up to here a tray at the thumb serves better than a panel at the side. */
  upright,
  'upright-phone': '(orientation: portrait) and (max-width: 719.98px)',
  'upright-tablet': '(orientation: portrait) and (min-width: 720px) and (max-width: 1239.98px)',
  /** A phone on its side, a laptop at 200 %: too low for anything above or below a board. */
  low,
  /** Dice and buttons in a tray, not in a panel at the side. */
  compact: `${upright}, ${low}`,
  /** A phone, either way up: small dice, no ornaments. */
  handheld: `${phone}, ${low}`,
  /** A phone without room for small boards above the own one. */
  short,
  /** Where the others are told in one line each. */
  chips: `${low}, ${short}, (orientation: portrait) and (max-width: 359.98px)`,
  /** Only what is needed to decide. */
  little: `${short}, ${littleLow}`,
  'little-low': littleLow,
  /** Three columns, but narrow ones. */
  'low-tablet':
    '(orientation: landscape) and (min-width: 960px) and (max-width: 1239.98px) and (min-height: 500.02px)',
  'not-wide': '(max-width: 1239.98px)',
  /** Room for three columns as drawn. */
  wide: '(min-width: 1240px)',
  /** Room for words in the bar, whatever a game puts into it. */
  large: '(min-width: 1600px)',
  'not-large': '(max-width: 1599.98px)',
} as const;

export type MediaName = keyof typeof MEDIA;
