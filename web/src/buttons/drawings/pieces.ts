/** Buttons as SVG text; colours come from tokens.css through var(). */
import { circlePath } from '../../drawings/circle';
import type { Colour } from '../types';
import { DISHES, HOLES, SHAPES, THREADS } from './shapes';

/** An outline with its paint: many small elements are slow, so no groups around them. */
const painted = (outline: string, paint: string): string => outline.replace('/>', ` ${paint}/>`);

function thread(colour: Colour): string {
  const path = THREADS[colour];
  const style =
    'fill="none" stroke="#fff4dc" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" opacity=".95"';
  return path && `<path d="${path}" ${style}/>`;
}

function holes(colour: Colour): string {
  const { radius, at } = HOLES[colour];
  return `<path d="${at.map(([x, y]) => circlePath(x, y, radius)).join('')}" fill="#2a1611"/>`;
}

/** A button as it lies on a small board: its outline alone. */
export const flat = (colour: Colour): string =>
  painted(SHAPES[colour], `fill="var(--b-${colour})" stroke="var(--b-${colour}-lo)" stroke-width="5"`);

/** A button sewn on the board: the colour of a cell. */
export function sewn(colour: Colour): string {
  const [shape, dish, hue] = [SHAPES[colour], DISHES[colour], `var(--b-${colour}`];
  return (
    painted(shape, 'transform="translate(0 3)" fill="rgba(40,22,8,.28)"') +
    painted(shape, `fill="${hue})" stroke="${hue}-lo)" stroke-width="3.4"`) +
    painted(
      shape,
      `fill="none" stroke="${hue}-hi)" stroke-width="2.4" opacity=".85" transform="translate(5 5) scale(.9)"`,
    ) +
    painted(dish, `fill="${hue}-lo)" opacity=".26"`) +
    painted(dish, `fill="none" stroke="${hue}-lo)" stroke-width="2" opacity=".8"`) +
    holes(colour) +
    thread(colour)
  );
}

/** A clear button laid on a cell: thick pearl rim, the cell's own button seen through it. */
export function laid(colour: Colour): string {
  return (
    '<ellipse cx="50" cy="55" rx="47" ry="45" fill="rgba(0,0,0,.45)"/>' +
    '<circle cx="50" cy="50" r="46.5" fill="#fffdf6" stroke="#1d1510" stroke-width="2.4"/>' +
    '<circle cx="50" cy="50" r="41" fill="none" stroke="#cfc6b4" stroke-width="1.6"/>' +
    '<circle cx="50" cy="50" r="34.5" fill="#fffdf6" stroke="#1d1510" stroke-width="2"/>' +
    `<circle cx="50" cy="50" r="33.5" fill="var(--b-${colour})" opacity=".34"/>` +
    `<g transform="translate(50 50) scale(.74) translate(-50 ${colour === 'blue' ? -51 : -50})">${sewn(colour)}</g>` +
    '<path d="M14.5 42 A37.5 37.5 0 0 1 42 13.5" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/>' +
    '<path d="M24 36 A30 30 0 0 1 40 23" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".85"/>'
  );
}
