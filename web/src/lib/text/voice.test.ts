import { expect, it } from 'vitest';
import french from '../../texts/fr.ftl?raw';
import { texts } from '../../texts/texts.svelte';
import { plainSeat } from '../table/plain-seat';
import { makeVoice } from './voice';

it('calls the reader "tu" in a sentence and "toi" on its own', () => {
  texts.use('fr', [french]);
  const voice = makeVoice([plainSeat('Ada', 0), plainSeat('Léo', 1)], [0]);
  expect([voice.who(0), voice.alone(0), voice.who(1), voice.alone(1)]).toEqual(['Tu', 'Toi', 'Léo', 'Léo']);
});
