/** Synthesised sounds: a rattle of dice, a button on wood, a chime. */
import { settings } from '../app/settings.svelte';

export type Sound = 'roll' | 'lay' | 'turn' | 'refused' | 'win';

let context: AudioContext | null = null;

/** Browsers allow sound only after the reader has touched the page. */
function audio(): AudioContext | null {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  return context;
}

function tone(
  on: AudioContext,
  frequency: number,
  from: number,
  length: number,
  loud: number,
  type: OscillatorType = 'sine',
): void {
  const [source, volume] = [new OscillatorNode(on, { frequency, type }), new GainNode(on, { gain: 0 })];
  const start = on.currentTime + from;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(volume).connect(on.destination);
  source.start(start);
  source.stop(start + length);
}

/** A short knock on wood: noise through a narrow filter. */
function knock(on: AudioContext, from: number, pitch: number, loud: number): void {
  const samples = new AudioBuffer({ length: Math.round(on.sampleRate * 0.05), sampleRate: on.sampleRate });
  const data = samples.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 4;
  const source = new AudioBufferSourceNode(on, { buffer: samples });
  const filter = new BiquadFilterNode(on, { type: 'bandpass', frequency: pitch, Q: 3 });
  source
    .connect(filter)
    .connect(new GainNode(on, { gain: loud }))
    .connect(on.destination);
  source.start(on.currentTime + from);
}

const SOUNDS: Record<Sound, (on: AudioContext) => void> = {
  roll: (on) => {
    for (let i = 0; i < 9; i++) knock(on, i * 0.065 + Math.random() * 0.03, 900 + Math.random() * 900, 0.7);
  },
  lay: (on) => knock(on, 0, 620, 0.9),
  turn: (on) => {
    tone(on, 659, 0, 0.5, 0.12);
    tone(on, 880, 0.14, 0.7, 0.12);
  },
  refused: (on) => tone(on, 150, 0, 0.25, 0.14, 'triangle'),
  win: (on) => [523, 659, 784, 1047].forEach((pitch, i) => tone(on, pitch, i * 0.16, 0.9, 0.12)),
};

export function play(sound: Sound): void {
  const on = audio();
  if (on) SOUNDS[sound](on);
}
