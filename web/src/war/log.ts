/** The events of War as lines of the log; dice that go to the village in one turn are one line. */
import { CHANCE } from '../lib/actors';
import type { LogLine } from '../lib/game';
import type { Event, Now } from '../lib/messages';
import type { Voice } from '../lib/voice';
import { type Values, t } from '../texts/texts.svelte';
import { readDice } from './after';
import { cardName, fromText, valuesText } from './labels';
import { type CardName, LOCATIONS, SCHOOL, isCard } from './tables';

interface Village {
  line: LogLine;
  values: number[];
  brother: boolean;
}

const BROTHER = 'B';
const seatOf = (letter: string): number => letter.charCodeAt(0) - 'A'.charCodeAt(0);

/** "3 × 5", and the big brother if he comes along. */
function diceText(words: string[]): string {
  const { value, coloured, white, brother } = readDice(words);
  const count = coloured + white;
  const dice = count ? (count > 1 ? `${count} × ${value}` : `${value}`) : '';
  return [dice, brother ? t('war-a-brother') : ''].filter(Boolean).join(' + ');
}

class Teller {
  readonly lines: LogLine[] = [];
  /** Who holds each location, as far as the log tells. */
  private holders: Record<string, number> = {};
  private cards: CardName[] = [];
  private rolling = false;
  private village: Village | null = null;

  constructor(private readonly voice: Voice) {}

  tell(event: Event): void {
    const [what = '', ...words] = event.text.split(' ');
    if (event.kind === 'chance') return this.chance(event, what, words[0] ?? '');
    this.rolling = false;
    if (event.kind === 'undo') return this.undo(event);
    if (what === 'village') return this.toVillage(event, words);
    this.village = null;
    this.move(event, what, words);
  }

  private undo(event: Event): void {
    this.village = null;
    this.say(event, 'war-log-undo');
  }

  /** A round begins with its markers. */
  private chance(event: Event, what: string, word: string): void {
    if (what === 'start-player') this.say({ ...event, actor: seatOf(word) }, 'war-log-start-player');
    else if (what === 'new-card' && isCard(word)) this.cards.push(word);
    else if (what === 'marker' && !this.rolling) this.newRound(event);
    if (what === 'die' && this.rolling) this.lines.at(-1)!.version = event.version;
  }

  private newRound(event: Event): void {
    this.rolling = true;
    this.holders = {};
    this.cards = [];
    this.village = null;
    this.lines.push({ version: event.version, actor: CHANCE, text: t('war-log-round') });
  }

  private toVillage(event: Event, words: string[]): void {
    if (words[0] === 'done') {
      if (this.village) this.village.line.version = event.version;
      return;
    }
    if (this.village?.line.actor !== event.actor) {
      const line = { version: event.version, actor: event.actor, text: '' };
      this.village = { line, values: [], brother: false };
      this.lines.push(line);
    }
    const village = this.village!;
    if (words[0] === BROTHER) village.brother = true;
    else village.values.push(readDice(words).value);
    const dice = [valuesText(village.values), village.brother ? t('war-a-brother') : ''].filter(Boolean).join(' + ');
    village.line.version = event.version;
    village.line.text = t('war-log-village', { you: this.voice.is(event.actor), dice });
  }

  private move(event: Event, what: string, words: string[]): void {
    const [word = ''] = words;
    if (LOCATIONS.includes(what as never)) return this.toLocation(event, what, words);
    if (SCHOOL.includes(what as never)) return this.say(event, `war-log-${what}`, { value: word });
    if (/^card\d$/.test(what)) return this.buy(event, Number(what.slice(4)) - 1, words);
    if (word.includes('>')) return this.turn(event, word);
    if (what === 'detain') return this.say(event, 'war-log-detain', { from: fromText(word), spot: words[1] ?? '' });
    if (what === 'give') return this.say(event, 'war-log-give', { card: isCard(word) ? cardName(word) : word });
    if (what === 'lake' || what === 'free' || what === 'build') return this.say(event, `war-log-${what}`, { value: word });
    if (event.text === 'reroll go') this.say(event, 'war-log-reroll');
  }

  private toLocation(event: Event, place: string, words: string[]): void {
    const holder = this.holders[place];
    const values = { place: t(`war-at-${place}`), dice: diceText(words), holder: holder === undefined ? '' : this.voice.name(holder) };
    const beats = holder !== undefined && holder !== event.actor;
    this.say(event, beats ? 'war-log-beats' : 'war-log-enters', values);
    if (words.join('') === BROTHER) delete this.holders[place];
    else this.holders[place] = event.actor;
  }

  private buy(event: Event, slot: number, words: string[]): void {
    const card = this.cards[slot];
    this.say(event, 'war-log-card', { card: card ? cardName(card) : t('war-a-card'), dice: diceText(words), price: readDice(words).value });
  }

  private turn(event: Event, word: string): void {
    const [from = '', to = ''] = word.split('>');
    this.say(event, 'war-log-turn', { from, to });
  }

  private say(event: Event, key: string, values: Values = {}): void {
    this.lines.push({ version: event.version, actor: event.actor, text: t(key, { you: this.voice.is(event.actor), ...values }) });
  }
}

export function lines(log: Event[], _: Now, voice: Voice): LogLine[] {
  const teller = new Teller(voice);
  for (const event of log) teller.tell(event);
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
