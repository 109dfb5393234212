/** Playing War by keyboard. */
import { walk } from '../lib/arrows';
import { isForTable } from '../lib/keys';
import { settings } from '../lib/settings.svelte';
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
  if (!settings.keys) return;
  const value = Number(event.key);
  if (play.ready && value >= 1 && value <= 6) {
    play.choosing.toggleValue(play.tray, value, play.view.phase === 'village');
  } else if (event.key === 'u') play.controls.undo?.();
  else if (event.key === 'e') (play.controls.end ?? play.controls.leave)?.();
  else if (event.key === 'b' && play.ready && play.seat.brothers > 0) play.pickBrother();
  else if (event.key === 'c') play.controls.confirm?.();
}
