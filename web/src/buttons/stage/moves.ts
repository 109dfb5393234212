/** How pieces come and go on a board. */
import { backOut, cubicIn, cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { mayMove } from '../../lib/app/settings.svelte';
import { SIZE } from '../types';
import { columnOf, rowOf } from '../view';

const MOVE = 320;
const SEW = 700;
const APART = 60;
const span = (milliseconds: number): number => (mayMove() ? milliseconds : 0);

/** A button falls on its cell. */
export function drop(_: Element): TransitionConfig {
  return {
    duration: span(MOVE),
    easing: backOut,
    css: (t, u) =>
      `transform: translateY(${-26 * u}px) scale(${1 + 0.25 * u}); opacity: ${Math.min(1, t * 2)}`,
  };
}

/** The way to the nearest edge of the board, in cells. */
function wayOut(cell: number): [number, number] {
  const [row, column] = [rowOf(cell), columnOf(cell)];
  const ways: [number, number, number][] = [
    [row, 0, -1],
    [SIZE + 1 - row, 0, 1],
    [column, -1, 0],
    [SIZE + 1 - column, 1, 0],
  ];
  const [far, x, y] = ways.reduce((a, b) => (b[0] < a[0] ? b : a));
  return [x * far, y * far];
}

/** A button slides off the board to the nearest edge; several go one after the other. */
export function slideOff(
  _: Element,
  { cell, order }: { cell: number; order: number | null },
): TransitionConfig {
  const [x, y] = wayOut(cell);
  return {
    delay: span(APART * (order ?? 0)),
    duration: span(MOVE),
    easing: cubicIn,
    css: (t, u) =>
      `transform: translate(${100 * x * u}%, ${100 * y * u}%) rotate(${40 * u}deg); opacity: ${Math.min(1, t * 2)}; z-index: 9`,
  };
}

/** A star is sewn on. */
export function sew(_: Element): TransitionConfig {
  return {
    duration: span(SEW),
    easing: cubicOut,
    css: (t, u) => `transform: scale(${1 + 0.5 * u}) rotate(${-60 * u}deg); opacity: ${Math.min(1, t * 2)}`,
  };
}
