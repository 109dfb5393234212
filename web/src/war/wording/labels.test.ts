import { beforeAll, expect, it } from 'vitest';
import { texts } from '../../texts/texts.svelte';
import { makeVoice } from '../../lib/text/voice';
import { view } from '../../../test-data/war';
import { lineNote, lineStrong, markerText, opponentLabel } from './labels';
import english from '../texts/en.ftl?raw';

beforeAll(() => texts.use('en', [english]));
const voice = makeVoice([], [0]);

it('reads the numbers of a player as a sentence', () => {
  const seats = view().seats;
  expect(opponentLabel(seats[1]!, 'Papa')).toMatch(/^Papa: one die to place \(3\), 6 buttons, /);
  expect(opponentLabel({ ...seats[1]!, front: [], buttons: 1 }, 'Papa')).toMatch(
    /^Papa: no dice to place, one button, /,
  );
});

it('counts two big brothers of a marker together', () => {
  expect(markerText('2-brothers')).toBe('2 big brothers');
  expect(markerText('brother+3')).toBe('1 big brother, +3 buttons');
});

it('says so where the exam ends in a tie', () => {
  const { live } = view();
  const tie = { ...view(), live: { ...live!, exam: { value: 5, counts: [1, 1, 0, 0], leader: null } } };
  expect(`${lineNote(tie, 'exam', voice)} ${lineStrong(tie, 'exam', voice)}`).toMatch(/a tie$/);
});
