/** Playing War by keyboard. */
import { settings } from '../lib/settings.svelte';
import type { Play } from './play.svelte';

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrows move among the lit targets. */
function step(event: KeyboardEvent): void {
  const by = STEPS[event.key];
  const here = document.activeElement;
  if (by === undefined || !(here instanceof HTMLElement) || here.dataset.target === undefined) return;
  const targets = [...document.querySelectorAll<HTMLElement>('[data-target]')];
  targets[(targets.indexOf(here) + by + targets.length) % targets.length]?.focus();
  event.preventDefault();
}

export function onKey(play: Play, event: KeyboardEvent): void {
  const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
  if (typing || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
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
