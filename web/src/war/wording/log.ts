/** The events of War as lines of the log; dice that go to the village in one turn are one line. */
import { CHANCE } from '../../lib/table/actors';
import type { LogLine } from '../../lib/game';
import type { Event, Now } from '../../lib/connection/messages';
import type { Voice } from '../../lib/text/voice';
import { t, textOf, type Values } from '../../texts/texts.svelte';
import { chanceFacts, moveFacts, standing } from '../events';
import { cardName, diceCount, diceText, fromText, valuesText, withBrother } from './labels';
import { type Group, LOCATIONS, type Move, type MoveFacts, type ToVillage } from '../types';

type Kind<K extends Move['kind']> = Extract<Move, { kind: K }>;

interface Village {
  line: LogLine;
  values: number[];
  brother: boolean;
  pays: number;
}

/** Moves taken back are left out, and so is the taking back unless it came last. */
function lasting(log: Event[]): Event[] {
  const last = log.at(-1);
  return last?.kind === 'undo' ? [...standing(log), last] : standing(log);
}

class Teller {
  readonly lines: LogLine[] = [];
  private rolling = false;
  private village: Village | null = null;

  /** `round` is the number of the first round that begins in the log. */
  constructor(
    private readonly voice: Voice,
    private round: number,
  ) {}

  tell(event: Event): void {
    if (event.kind === 'chance') return this.chance(event);
    this.rolling = false;
    if (event.kind === 'undo') return this.say(event, 'war-log-undo');
    const facts = moveFacts(event);
    if (!facts) return;
    const { move } = facts;
    if (move.kind === 'village') return this.toVillage(event, move);
    if (move.kind === 'village-done') return this.endVillage(event);
    this.village = null;
    this.move(event, move, facts);
  }

  /** A round begins with its markers. */
  private chance(event: Event): void {
    const { chance, value } = chanceFacts(event) ?? {};
    if (chance === 'start-player') this.say({ ...event, actor: value ?? CHANCE }, 'war-log-start-player');
    else if (chance === 'marker' && !this.rolling) this.newRound(event);
    if (chance === 'die' && this.rolling) this.lines.at(-1)!.version = event.version;
  }

  private newRound({ version }: Event): void {
    this.rolling = true;
    this.village = null;
    this.lines.push({ version, actor: CHANCE, text: t('war-log-round', { number: this.round++ }) });
  }

  private endVillage({ version }: Event): void {
    if (this.village) this.village.line.version = version;
  }

  private toVillage({ version, actor }: Event, { die, value, pays }: ToVillage): void {
    if (this.village?.line.actor !== actor) {
      const line = { version, actor, text: '' };
      this.village = { line, values: [], brother: false, pays: 0 };
      this.lines.push(line);
    }
    const village = this.village!;
    if (die === 'brother') village.brother = true;
    else village.values.push(value);
    village.pays += pays;
    const dice = withBrother(valuesText(village.values), village.brother);
    village.line.version = version;
    village.line.text = gained(t('war-log-village', { you: this.voice.is(actor), dice }), village.pays);
  }

  private move(event: Event, move: Move, facts: MoveFacts): void {
    switch (move.kind) {
      case 'location':
        return this.toLocation(event, move, facts.out);
      case 'school':
        return this.paid(event, `war-log-${move.space}`, { value: move.value }, move.costs, move.pays);
      case 'card':
        return this.buy(event, move);
      case 'turn':
        return this.paid(event, 'war-log-turn', { from: move.from, to: move.to }, move.costs);
      case 'after-turn':
        return this.say(event, 'war-log-turn', { from: move.from, to: move.to });
      case 'detain':
        return this.say(event, 'war-log-detain', { from: fromText(move.source), spot: move.spot + 1 });
      case 'give':
        return this.say(event, 'war-log-give', { card: cardName(move.card) });
      case 'free':
        return this.say(event, 'war-log-free', { value: move.spot + 1, boy: move.value });
      case 'lake':
        return this.say(event, 'war-log-lake', { value: move.value });
      case 'build':
        return this.say(event, 'war-log-build', { value: move.section + 1 });
      case 'after-reroll':
        return this.say(event, 'war-log-reroll');
    }
  }

  private toLocation(event: Event, move: Kind<'location'>, out: Group | undefined): void {
    const beaten = out && out.seat !== event.actor ? out : null;
    const values = {
      place: textOf(`war-at-${LOCATIONS[move.place]}`),
      dice: diceText(move),
      holder: beaten ? this.voice.name(beaten.seat) : '',
      reader: beaten ? this.voice.is(beaten.seat) : 'no',
    };
    this.paid(event, beaten ? 'war-log-beats' : 'war-log-enters', values, 0, move.pays);
    if (out && this.voice.is(out.seat) === 'yes') this.lines.at(-1)!.text += `; ${toMill(out)}`;
  }

  private buy(event: Event, move: Kind<'card'>): void {
    const values = { card: cardName(move.card), dice: diceText(move), price: move.costs };
    this.say(event, 'war-log-card', values);
  }

  /** A line with what was paid and won. */
  private paid(event: Event, key: string, values: Values, costs: number, pays = 0): void {
    this.say(event, key, values);
    const line = this.lines.at(-1)!;
    if (costs) line.text += `, ${t('war-log-pays', { you: this.voice.is(event.actor), count: costs })}`;
    line.text = gained(line.text, pays);
  }

  private say({ version, actor }: Event, key: string, values: Values = {}): void {
    this.lines.push({ version, actor, text: textOf(key, { you: this.voice.is(actor), ...values }) });
  }
}

const gained = (text: string, pays: number): string => (pays ? `${text}, +${pays}` : text);

function toMill({ value, dice, white }: Group): string {
  return t('war-log-mill', { count: dice + white, dice: diceCount(dice + white, value) });
}

const isMarker = (event: Event | undefined): boolean =>
  event !== undefined && chanceFacts(event)?.chance === 'marker';

/** How many rounds begin in the log. */
const begun = (log: Event[]): number =>
  log.filter((event, i) => isMarker(event) && !isMarker(log[i - 1])).length;

export function lines(log: Event[], now: Now, voice: Voice): LogLine[] {
  const events = lasting(log);
  const round = typeof now.position.round === 'number' ? now.position.round : 1;
  const teller = new Teller(voice, Math.max(1, round - begun(events) + 1));
  for (const event of events) teller.tell(event);
  return teller.lines;
}
