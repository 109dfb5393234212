/** Playing War by keyboard. */
import { walk } from '../lib/dom/arrow-keys';
import { isForTable } from '../lib/dom/table-keys';
import { settings } from '../lib/app/settings.svelte';
import type { Play } from './play.svelte';

/** Arrows move among the lit targets. */
function step(event: KeyboardEvent): void {
  const targets = [...document.querySelectorAll<HTMLElement>('[data-target]')];
  if (targets.some((target) => target === document.activeElement)) walk(event, targets);
}

export function onKey(play: Play, event: KeyboardEvent): void {
  if (!isForTable(event)) return;
  step(event);
  if (event.key === 'Escape') {
    play.clear();
    play.unpeek();
  }
  if (settings.keys) press(play, event.key.toLowerCase());
}

/** Letters do the same with Caps Lock; the buttons show them. */
function press(play: Play, key: string): void {
  const value = Number(key);
  const { undo, end, leave, confirm, hint } = play.controls;
  if (play.ready && value >= 1 && value <= 6) {
    play.choosing.toggleValue(play.tray, value, play.view.phase === 'village');
  } else if (key === 'u') undo?.();
  else if (key === 'e') (end ?? leave)?.();
  else if (key === 'b' && play.ready && play.seat.brothers > 0) play.pickBrother();
  else if (key === 'c') confirm?.();
  else if (key === 'h') hint?.();
}
