/** How pieces come and go on a board. */
import { backOut, cubicIn, cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { mayMove } from '../lib/settings.svelte';

const MOVE = 320;
const SEW = 700;
const span = (milliseconds: number): number => (mayMove() ? milliseconds : 0);

/** A button falls on its cell. */
export function drop(_: Element): TransitionConfig {
  return {
    duration: span(MOVE),
    easing: backOut,
    css: (t, u) => `transform: translateY(${-26 * u}px) scale(${1 + 0.25 * u}); opacity: ${Math.min(1, t * 2)}`,
  };
}

/** A button slides off the board. */
export function slideOff(_: Element): TransitionConfig {
  return {
    duration: span(MOVE),
    easing: cubicIn,
    css: (t, u) => `transform: translateY(${80 * u}px) rotate(${40 * u}deg); opacity: ${t}; z-index: 9`,
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
