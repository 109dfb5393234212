/** Dice and buttons on their way: copies that fly over the page in an arc. */
import { DIE_KINDS, type DieKind } from '../drawings/dice';
import { gangOf } from '../drawings/gangs';
import { ICONS } from '../drawings/icons';
import type { Event } from '../lib/messages';
import { mayMove } from '../lib/settings.svelte';
import { readDice } from './after';
import type { Award } from './closing';
import { LOCATIONS, SCHOOL } from './tables';
import type { View } from './view';

const MOVE = 320;
const APART = 60;
const HEIGHT = 70;
const MOST_BUTTONS = 8;

const find = (selector: string): DOMRect | null => {
  const rect = document.querySelector(selector)?.getBoundingClientRect();
  return rect && rect.width > 0 ? rect : null;
};
const middle = (rect: DOMRect): [number, number] => [rect.left + rect.width / 2, rect.top + rect.height / 2];

const flying = new Set<Animation>();

function fly(drawing: string, size: number, from: DOMRect, to: DOMRect, delay: number): void {
  const piece = document.createElement('div');
  piece.innerHTML = drawing;
  piece.setAttribute('aria-hidden', 'true');
  piece.style.cssText = `position:fixed;left:${-size / 2}px;top:${-size / 2}px;width:${size}px;height:${size}px;z-index:40;pointer-events:none;opacity:0;filter:drop-shadow(0 8px 5px rgba(30,16,6,.35))`;
  document.body.append(piece);
  const [[x0, y0], [x1, y1]] = [middle(from), middle(to)];
  const steps = [0, 0.25, 0.5, 0.75, 1].map((t) => ({
    opacity: 1,
    transform: `translate(${x0 + (x1 - x0) * t}px, ${y0 + (y1 - y0) * t - HEIGHT * 4 * t * (1 - t)}px)`,
  }));
  const flight = piece.animate(steps, { duration: MOVE, delay, easing: 'ease-in-out' });
  flying.add(flight);
  void flight.finished.finally(() => {
    flying.delete(flight);
    piece.remove();
  });
}

/** Everything lands at once. */
export function finishFlights(): void {
  for (const flight of flying) flight.finish();
}

const dieDrawing = (kind: DieKind, value: number): string =>
  `<svg class="die k-${kind}" width="34" height="36" viewBox="0 0 64 68"><use href="#d-${DIE_KINDS[kind]}-${value}"/></svg>`;
const coinDrawing = `<svg width="26" height="26" viewBox="0 0 24 24">${ICONS.coin}</svg>`;

/** Where a move ends, as the page marks its places. */
function placeOf(text: string): string | null {
  const [what = ''] = text.split(' ');
  return what === 'village' || LOCATIONS.includes(what as never) || SCHOOL.includes(what as never) ? `[data-place="${what}"]` : null;
}

const homeOf = (seat: number): DOMRect | null => find(`[data-tray="${seat}"]`) ?? find(`[data-seat="${seat}"]`);

function flyButtons(from: DOMRect | null, seat: number, count: number, delay: number): void {
  const purse = find(`[data-purse="${seat}"]`);
  if (!from || !purse) return;
  for (let i = 0; i < Math.min(count, MOST_BUTTONS); i++) fly(coinDrawing, 26, from, purse, delay + i * APART);
}

/** Buttons of badges fly to their owners' purses. */
export function awardFlights(awards: Award[]): void {
  if (!mayMove()) return;
  for (const { place, seat, parts } of awards) {
    const buttons = parts.find(({ part }) => part.what === 'buttons')?.part;
    if (seat !== null && buttons?.what === 'buttons') flyButtons(find(`[data-place="${place}"] .badge`), seat, buttons.count, 0);
  }
}

/** Show what the events moved: dice to their place, then buttons to the purse. */
export function flights(old: View, view: View, fresh: Event[]): void {
  const move = fresh.find((event) => event.kind === 'move');
  const place = move ? placeOf(move.text) : null;
  if (!mayMove() || !move || !place || fresh.length > 1) return;
  const [home, target] = [homeOf(move.actor), find(`${place} [data-here]`) ?? find(place)];
  if (!home || !target) return;
  const { value, coloured, white } = readDice(move.text.split(' ').slice(1));
  const kinds: DieKind[] = [...Array.from({ length: coloured }, () => gangOf(move.actor)), ...Array.from({ length: white }, () => 'bone' as const)];
  if (value) kinds.forEach((kind, i) => fly(dieDrawing(kind, value), 34, home, target, i * APART));
  const gained = (view.seats[move.actor]?.buttons ?? 0) - (old.seats[move.actor]?.buttons ?? 0);
  flyButtons(target, move.actor, gained, MOVE);
}
