/** The events of War as lines of the log; dice that go to the village in one turn are one line. */
import { CHANCE } from '../lib/actors';
import type { LogLine } from '../lib/game';
import type { Event, Now } from '../lib/messages';
import type { Voice } from '../lib/voice';
import { type Values, t } from '../texts/texts.svelte';
import { readDice } from './after';
import { cardName, diceCount, fromText, valuesText } from './labels';
import { type CardName, LOCATIONS, SCHOOL, isCard } from './tables';
import type { Group } from './view';

/** What the server tells of a move beyond its text. */
interface Facts {
  pays?: number;
  costs?: number;
  card?: CardName;
  value?: number;
  out?: Group;
}

interface Village {
  line: LogLine;
  values: number[];
  brother: boolean;
  pays: number;
}

const BROTHER = 'B';
const seatOf = (letter: string): number => letter.charCodeAt(0) - 'A'.charCodeAt(0);
const factsOf = (event: Event): Facts => (event.facts ?? {}) as Facts;

/** "3 × 5", and the big brother if he comes along. */
function diceText(words: string[]): string {
  const { value, coloured, white, brother } = readDice(words);
  return [diceCount(coloured + white, value), brother ? t('war-a-brother') : ''].filter(Boolean).join(' + ');
}

/** What happened in the end: moves taken back are left out, and the taking back unless it came last. */
export function lasting(log: Event[]): Event[] {
  const left: Event[] = [];
  for (const event of log) {
    if (event.kind !== 'undo') left.push(event);
    else if (left.at(-1)?.kind === 'move') left.pop();
  }
  const last = log.at(-1);
  return last?.kind === 'undo' ? [...left, last] : left;
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
    const [what = '', ...words] = event.text.split(' ');
    if (event.kind === 'chance') return this.chance(event, what, words[0] ?? '');
    this.rolling = false;
    if (event.kind === 'undo') return this.say(event, 'war-log-undo');
    if (what === 'village') return this.toVillage(event, words);
    this.village = null;
    this.move(event, what, words);
  }

  /** A round begins with its markers. */
  private chance(event: Event, what: string, word: string): void {
    if (what === 'start-player') this.say({ ...event, actor: seatOf(word) }, 'war-log-start-player');
    else if (what === 'marker' && !this.rolling) this.newRound(event);
    if (what === 'die' && this.rolling) this.lines.at(-1)!.version = event.version;
  }

  private newRound(event: Event): void {
    this.rolling = true;
    this.village = null;
    this.lines.push({ version: event.version, actor: CHANCE, text: t('war-log-round', { number: this.round++ }) });
  }

  private toVillage(event: Event, words: string[]): void {
    if (words[0] === 'done') {
      if (this.village) this.village.line.version = event.version;
      return;
    }
    if (this.village?.line.actor !== event.actor) {
      const line = { version: event.version, actor: event.actor, text: '' };
      this.village = { line, values: [], brother: false, pays: 0 };
      this.lines.push(line);
    }
    const village = this.village!;
    if (words[0] === BROTHER) village.brother = true;
    else village.values.push(readDice(words).value);
    village.pays += factsOf(event).pays ?? 0;
    const dice = [valuesText(village.values), village.brother ? t('war-a-brother') : ''].filter(Boolean).join(' + ');
    village.line.version = event.version;
    village.line.text = gained(t('war-log-village', { you: this.voice.is(event.actor), dice }), village.pays);
  }

  private move(event: Event, what: string, words: string[]): void {
    const [word = ''] = words;
    const facts = factsOf(event);
    if (LOCATIONS.includes(what as never)) return this.toLocation(event, what, words, facts);
    if (SCHOOL.includes(what as never)) return this.paid(event, `war-log-${what}`, { value: word }, facts);
    if (/^card\d$/.test(what)) return this.buy(event, words, facts);
    if (word.includes('>')) return this.turn(event, word, facts);
    if (what === 'detain') return this.say(event, 'war-log-detain', { from: fromText(word), spot: words[1] ?? '' });
    if (what === 'give') return this.say(event, 'war-log-give', { card: isCard(word) ? cardName(word) : word });
    if (what === 'free') return this.say(event, 'war-log-free', { value: word, boy: facts.value ?? '' });
    if (what === 'lake' || what === 'build') return this.say(event, `war-log-${what}`, { value: word });
    if (event.text === 'reroll go') this.say(event, 'war-log-reroll');
  }

  private toLocation(event: Event, place: string, words: string[], { pays = 0, out }: Facts): void {
    const beaten = out && out.seat !== event.actor ? out : null;
    const values = {
      place: t(`war-at-${place}`),
      dice: diceText(words),
      holder: beaten ? this.voice.name(beaten.seat) : '',
      reader: beaten ? this.voice.is(beaten.seat) : 'no',
    };
    this.say(event, beaten ? 'war-log-beats' : 'war-log-enters', values);
    const line = this.lines.at(-1)!;
    line.text = gained(line.text, pays);
    if (out && this.voice.is(out.seat) === 'yes') line.text += `; ${toMill(out)}`;
  }

  private buy(event: Event, words: string[], { card, costs = 0 }: Facts): void {
    this.say(event, 'war-log-card', { card: card ? cardName(card) : t('war-a-card'), dice: diceText(words), price: costs });
  }

  private turn(event: Event, word: string, facts: Facts): void {
    const [from = '', to = ''] = word.split('>');
    this.paid(event, 'war-log-turn', { from, to }, facts);
  }

  /** A line with what was paid and won. */
  private paid(event: Event, key: string, values: Values, { pays = 0, costs = 0 }: Facts): void {
    this.say(event, key, values);
    const line = this.lines.at(-1)!;
    if (costs) line.text += `, ${t('war-log-pays', { you: this.voice.is(event.actor), count: costs })}`;
    line.text = gained(line.text, pays);
  }

  private say(event: Event, key: string, values: Values = {}): void {
    this.lines.push({ version: event.version, actor: event.actor, text: t(key, { you: this.voice.is(event.actor), ...values }) });
  }
}

const gained = (text: string, pays: number): string => (pays ? `${text}, +${pays}` : text);

function toMill({ value, dice, white }: Group): string {
  return t('war-log-mill', { count: dice + white, dice: diceCount(dice + white, value) });
}

/** How many rounds begin in the log. */
const begun = (log: Event[]): number => log.filter(({ text }, i) => isMarker(text) && !isMarker(log[i - 1]?.text ?? '')).length;
const isMarker = (text: string): boolean => text.startsWith('marker ');

export function lines(log: Event[], now: Now, voice: Voice): LogLine[] {
  const events = lasting(log);
  const round = typeof now.position.round === 'number' ? now.position.round : 1;
  const teller = new Teller(voice, Math.max(1, round - begun(events) + 1));
  for (const event of events) teller.tell(event);
  return teller.lines;
}

/** The cards that were laid out at the start of this round, left to right. */
export function dealt(log: Event[]): CardName[] {
  const start = log.findLastIndex(({ text }, i) => text.startsWith('new-card ') && !log[i - 1]?.text.startsWith('new-card '));
  if (start < 0) return [];
  const cards: CardName[] = [];
  for (const { text } of log.slice(start)) {
    const name = text.slice('new-card '.length);
    if (!text.startsWith('new-card ') || !isCard(name)) break;
    cards.push(name);
  }
  return cards;
}
