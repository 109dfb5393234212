/** The icons by name; they are drawn once, in the page's symbols. */
const NAMES = [
  'coin', 'star', 'star-o', 'stick', 'brother', 'free', 'bars', 'card', 'card-down', 'exam',
  'snitch', 'flag', 'hut', 'turn', 'dice', 'undo', 'check', 'cross', 'door', 'people', 'link',
  'pass', 'play', 'bot', 'book', 'gear', 'sound', 'moon', 'shield', 'film', 'again', 'chev',
  'info', 'quarry', 'forest', 'meadow', 'search', 'plus', 'pencil', 'clock', 'copy', 'pause',
  'prev', 'next', 'first', 'last', 'eye', 'tiles', 'needle', 'bulb',
] as const;

export type IconName = (typeof NAMES)[number];

/** Each icon as the inside of an SVG of 24 x 24. */
export const ICONS = Object.fromEntries(NAMES.map((name) => [name, `<use href="#i-${name}"/>`])) as Record<IconName, string>;
