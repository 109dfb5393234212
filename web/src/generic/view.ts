/** What the server sends of a game that has no page of its own: a drawing in text, and moves in words. */
import type { Event, Now } from '../lib/connection/messages';
import type { LogLine } from '../lib/game';
import { CHANCE } from '../lib/table/actors';
import type { Voice } from '../lib/text/voice';
import { t } from '../texts/texts.svelte';

export interface PlainMove {
  code: number;
  text: string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A replay has positions only: they are shown field by field. */
export const drawing = ({ facts, position }: Now): string =>
  text(facts.text) ||
  Object.entries(position)
    .map(([field, value]) => `${field}: ${JSON.stringify(value)}`)
    .join('\n');

export const moves = (now: Now): PlainMove[] =>
  (now.legal_moves ?? []).flatMap((move) =>
    typeof move.code === 'number' ? [{ code: move.code, text: text(move.text) }] : [],
  );

/** Events that were taken back are no longer in the log; what took them back is. */
export const lines = (log: Event[]): LogLine[] =>
  log.map(({ version, actor, kind, text }) => ({
    version,
    actor,
    text: kind === 'undo' ? t('plain-undo') : text,
  }));

export function headline(now: Now, voice: Voice): string {
  if (now.result) return t('game-over');
  if (now.actor === CHANCE) return t('plain-chance');
  return t('plain-turn', { you: voice.is(now.actor), name: voice.name(now.actor) });
}
