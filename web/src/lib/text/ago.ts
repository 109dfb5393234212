/** How long ago something was, in words of the reader's language. */
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

export function ago(since: number, now: number, language: string): string {
  const seconds = Math.max(0, (now - since) / 1000);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? ['second', seconds + 1];
  return format.format(-Math.floor(seconds / length), unit);
}
