/** The board after a move that only lays dice: how all lay when the round's end began. */
import { SCHOOL, type Space } from './tables';
import type { Group, Place, Seat, View } from './view';

interface Dice {
  value: number;
  coloured: number;
  white: number;
  brother: boolean;
}

/** Dice as a notation lists them: `4` a coloured die, `w4` a white one, `B` a big brother. */
export function readDice(words: string[]): Dice {
  const white = words.filter((word) => word.startsWith('w')).length;
  const brother = words.includes('B');
  const value = Number(words.find((word) => word !== 'B')?.replace('w', '') ?? 0);
  return { value, coloured: words.length - white - Number(brother), white, brother };
}

function without(dice: number[], value: number, count: number): number[] {
  const left = [...dice];
  for (let i = 0; i < count; i++) left.splice(left.indexOf(value), 1);
  return left;
}

const spread = (value: number, count: number): number[] => Array.from({ length: count }, () => value);

function changeSeat(view: View, seat: number, change: (seat: Seat) => Partial<Seat>): View {
  return { ...view, seats: view.seats.map((each, i) => (i === seat ? { ...each, ...change(each) } : each)) };
}

const takeUp = (view: View, seat: number, dice: Dice): View =>
  changeSeat(view, seat, ({ front, white }) => ({
    front: without(front, dice.value, dice.coloured),
    white: without(white, dice.value, dice.white),
  }));

function displaced(view: View, group: Group | null): View {
  if (!group) return view;
  const millWhite = [...view.millWhite, ...spread(group.value, group.white)];
  return changeSeat({ ...view, millWhite }, group.seat, ({ mill }) => ({ mill: [...mill, ...spread(group.value, group.dice)] }));
}

function toLocation(view: View, seat: number, index: number, dice: Dice): View {
  const old = view.places[index]!;
  const lone = dice.coloured + dice.white === 0;
  const group = lone ? null : { seat, value: dice.value, dice: dice.coloured, white: dice.white };
  const place: Place = { ...old, space: Math.min(5, old.space + 1), brother: lone, group };
  const moved = displaced(takeUp(view, seat, dice), old.group);
  return { ...moved, places: moved.places.map((each, i) => (i === index ? place : each)) };
}

function toVillage(view: View, seat: number, dice: Dice): View {
  const taken = takeUp(view, seat, dice);
  const villageWhite = [...taken.villageWhite, ...spread(dice.value, dice.white)];
  return changeSeat({ ...taken, villageWhite }, seat, ({ village }) => ({ village: [...village, ...spread(dice.value, dice.coloured)] }));
}

function toCard(view: View, seat: number, slot: number, dice: Dice): View {
  const sold = { sold: { seat, value: dice.value, dice: dice.coloured, white: dice.white } };
  const taken = takeUp(view, seat, dice);
  return { ...taken, display: taken.display.map((each, i) => (i === slot ? sold : each)) };
}

const isSpace = (word: string): word is Space => SCHOOL.includes(word as Space);

/** Moves that lay no dice leave the board as it is. */
export function after(view: View, seat: number, text: string): View {
  const [what = '', ...words] = text.split(' ');
  const dice = readDice(words);
  const index = view.places.findIndex((place) => place.name === what);
  if (index >= 0) return toLocation(view, seat, index, dice);
  if (what === 'village' && words[0] !== 'done') return toVillage(view, seat, dice);
  if (/^card\d$/.test(what)) return toCard(view, seat, Number(what.slice(4)) - 1, dice);
  if (!isSpace(what)) return view;
  const school = { ...view.school, [what]: { seat, value: dice.value } };
  const nextStart = what === 'start' ? seat : view.nextStart;
  return { ...takeUp(view, seat, dice), school, nextStart };
}

/** One coloured die goes to detention, from where the notation says (W70). */
export function detained(view: View, seat: number, source: string, spot: number): View {
  const [kind = '', shown = ''] = source.split('-');
  const take = ({ value, dice, ...group }: Group): Group | null => (dice + group.white > 1 ? { ...group, value, dice: dice - 1 } : null);
  const place = view.places.find((each) => each.name === kind);
  const slot = /^card\d$/.test(source) ? Number(source.slice(4)) - 1 : -1;
  const sold = view.display[slot];
  const value = place?.group?.value ?? (isSpace(kind) ? view.school[kind]?.value : undefined) ?? (sold && 'sold' in sold ? sold.sold.value : Number(shown));
  const jailed = changeSeat(view, seat, ({ detention }) => ({ detention: detention.map((boy, i) => (i === spot - 1 ? value : boy)) }));
  if (place) return { ...jailed, places: jailed.places.map((each) => (each.name === kind && each.group ? { ...each, group: take(each.group) } : each)) };
  if (kind === 'village' || kind === 'mill') return changeSeat(jailed, seat, (each) => ({ [kind]: without(each[kind], value, 1) }));
  if (isSpace(kind)) return { ...jailed, school: { ...jailed.school, [kind]: undefined } };
  if (!sold || !('sold' in sold)) return jailed;
  const left = take(sold.sold);
  return { ...jailed, display: jailed.display.map((each, i) => (i === slot ? left && { sold: left } : each)) };
}

/** The boy on a spot goes back to where the notation says that he was caught: the board before the penalty. */
export function released(view: View, seat: number, source: string, spot: number): View {
  const value = view.seats[seat]?.detention[spot - 1];
  if (!value) return view; // he has been freed since: what he showed is not known any more
  const kind = source.split('-')[0]!;
  const put = (group: Group | null): Group => (group ? { ...group, dice: group.dice + 1 } : { seat, value, dice: 1, white: 0 });
  const free = changeSeat(view, seat, ({ detention }) => ({ detention: detention.map((boy, i) => (i === spot - 1 ? null : boy)) }));
  if (kind === 'village' || kind === 'mill') return changeSeat(free, seat, (each) => ({ [kind]: [...each[kind], value] }));
  if (isSpace(kind)) return { ...free, school: { ...free.school, [kind]: { seat, value } } };
  const display = free.display.map((slot, i) => (source === `card${i + 1}` ? { sold: put(slot && 'sold' in slot ? slot.sold : null) } : slot));
  return { ...free, display, places: free.places.map((place) => (place.name === kind ? { ...place, group: put(place.group) } : place)) };
}
