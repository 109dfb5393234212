/** Formats the time left, short enough for a clock. */
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (n: number): string => String(n).padStart(2, '0');

const unit = (n: number, unit: 'day' | 'hour', language: string): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'narrow' }).format(Math.floor(n));

/** Minutes and seconds, from an hour on hours and minutes, from a day on days and hours. */
export function remaining(seconds: number, language: string): string {
  const whole = Math.ceil(seconds);
  if (whole >= DAY)
    return `${unit(whole / DAY, 'day', language)} ${unit((whole % DAY) / HOUR, 'hour', language)}`;
  if (whole >= HOUR) return `${Math.floor(whole / HOUR)}:${two(Math.floor((whole % HOUR) / MINUTE))} h`;
  return `${Math.floor(whole / MINUTE)}:${two(whole % MINUTE)}`;
}
