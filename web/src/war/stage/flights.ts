/** Dice and buttons on their way: copies that fly over the page in an arc. */
import { DIE_KINDS, type DieKind } from '../../drawings/dice/dice';
import { gangOf } from '../../drawings/gangs/gangs';
import { ICONS } from '../../drawings/icons/icons';
import { mayMove } from '../../lib/app/settings.svelte';
import type { LyingDie } from '../dice';
import type { Award } from '../round-end/round-end';
import { SCHOOL } from '../types';
import type { Place, Seat, View } from '../view';

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

const homeOf = (seat: number): DOMRect | null =>
  find(`[data-tray="${seat}"]`) ?? find(`[data-seat="${seat}"]`);

function flyButtons(from: DOMRect | null, seat: number, count: number, delay: number): void {
  const purse = find(`[data-purse="${seat}"]`);
  if (!from || !purse) return;
  for (let i = 0; i < Math.min(count, MOST_BUTTONS); i++)
    fly(coinDrawing, 26, from, purse, delay + i * APART);
}

/** Buttons of badges fly to their owners' purses. */
export function awardFlights(awards: Award[]): void {
  if (!mayMove()) return;
  for (const { place, seat, parts } of awards) {
    const buttons = parts.find(({ what }) => what === 'buttons');
    if (seat !== null && buttons) flyButtons(find(`[data-place="${place}"] .badge`), seat, buttons.count, 0);
  }
}

/** Dice that came to a place from a player's front, and the buttons that the player got. */
export interface Arrival {
  seat: number;
  /** The place as the page marks it. */
  place: string;
  dice: LyingDie[];
  buttons: number;
}

/** What is in the first list more often than in the second. */
function more(now: number[], before: number[]): number[] {
  const left = [...before];
  return now.filter((value) => {
    const at = left.indexOf(value);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const sameGroup = (a: Place, b: Place): boolean =>
  a.space === b.space && JSON.stringify(a.group) === JSON.stringify(b.group);

/** Where dice of a player lie now that did not lie there before. */
function reached(old: View, view: View, seat: number): string | null {
  const entered = view.places.find((place, i) => {
    const mine = place.brother || place.group?.seat === seat;
    return mine && !sameGroup(place, old.places[i]!);
  });
  if (entered) return entered.name;
  const taken = SCHOOL.find((space) => view.school[space]?.seat === seat && !old.school[space]);
  if (taken) return taken;
  const [here, before] = [view.seats[seat]!.village.length, old.seats[seat]!.village.length];
  return here > before || view.villageWhite.length > old.villageWhite.length ? 'village' : null;
}

const gone = (old: Seat, now: Seat, from: 'front' | 'white'): number[] => more(old[from], now[from]);

/** The difference between two positions of one round: dice that left a player's front, and where they went. */
export function arrivals(old: View, view: View): Arrival[] {
  if (old.round !== view.round) return [];
  return view.seats.flatMap((now, seat) => {
    const before = old.seats[seat]!;
    const place = reached(old, view, seat);
    const coloured = gone(before, now, 'front').map((value) => ({ kind: gangOf(seat) as DieKind, value }));
    const white = gone(before, now, 'white').map((value) => ({ kind: 'bone' as const, value }));
    const buttons = Math.max(0, now.buttons - before.buttons);
    return place && coloured.length + white.length + buttons
      ? [{ seat, place, dice: [...coloured, ...white], buttons }]
      : [];
  });
}

/** Show how pieces got from one position to the next: dice to their place, then buttons to the purse. */
export function flights(old: View, view: View): void {
  if (!mayMove()) return;
  for (const { seat, place, dice, buttons } of arrivals(old, view)) {
    const spot = `[data-place="${place}"]`;
    const [home, target] = [homeOf(seat), find(`${spot} [data-here]`) ?? find(spot)];
    if (!home || !target) continue;
    dice.forEach(({ kind, value }, i) => fly(dieDrawing(kind, value), 34, home, target, i * APART));
    flyButtons(target, seat, buttons, MOVE);
  }
}
