/** How pieces move on the board. */
import { backOut, cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { mayMove } from '../../lib/app/settings.svelte';

const QUICK = 160;
const MOVE = 320;
const span = (milliseconds: number): number => (mayMove() ? milliseconds : 0);

/** A stick is laid: it drops with a bounce. */
export function drop(_: Element): TransitionConfig {
  return {
    duration: span(MOVE),
    easing: backOut,
    css: (t, u) => `transform: translateY(${-22 * u}px); opacity: ${Math.min(1, t * 2)}`,
  };
}

/** A die appears where its flying copy lands. */
export function land(_: Element): TransitionConfig {
  return {
    delay: span(MOVE),
    duration: span(QUICK),
    easing: backOut,
    css: (t, u) => `transform: scale(${1 + 0.3 * u}); opacity: ${t > 0 ? 1 : 0}`,
  };
}

/** A displaced die rolls to the mill: two turns. */
export function rollIn(_: Element): TransitionConfig {
  return {
    delay: span(MOVE),
    duration: span(MOVE),
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${-60 * u}px, ${-20 * u}px) rotate(${-720 * u}deg); opacity: ${Math.min(1, t * 3)}`,
  };
}

/** Bars close behind a boy, or lift. */
export function bar(_: Element): TransitionConfig {
  return {
    duration: span(QUICK),
    easing: cubicOut,
    css: (t) => `transform-box: fill-box; transform-origin: top; transform: scaleY(${t})`,
  };
}

/** A sheet rises. */
export function rise(_: Element): TransitionConfig {
  return {
    duration: span(QUICK),
    easing: cubicOut,
    css: (t, u) => `transform: translateY(${30 * u}px); opacity: ${t}`,
  };
}
