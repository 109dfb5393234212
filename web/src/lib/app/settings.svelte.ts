/** What the reader has chosen, kept in the browser. */
import { load, save } from './storage';

export type Theme = 'system' | 'light' | 'dark';

export interface Settings {
  theme: Theme;
  contrast: boolean;
  calm: boolean;
  sound: boolean;
  confirm: boolean;
  odds: boolean;
  handover: boolean;
  keys: boolean;
  /** Play against bots and on one device without the server, if the pocket is there. */
  pocket: boolean;
  /** What the reader is called at every table; empty until they said so. */
  name: string;
  /** The bots of "Play now": how many, and how strong. */
  bots: number;
  level: string;
}

const touch = (): boolean => typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;

const defaults = (): Settings => ({
  theme: 'system',
  contrast: false,
  calm: false,
  sound: true,
  confirm: touch(),
  odds: true,
  handover: true,
  keys: true,
  pocket: true,
  name: '',
  bots: 3,
  level: 'novice',
});

export const readSettings = (): Settings => ({ ...defaults(), ...load<Partial<Settings>>('settings', {}) });

export const settings: Settings = $state(readSettings());

/** Keep what was chosen and show it on the page; to be called in an effect. */
export function applySettings(): void {
  save('settings', settings);
  const root = document.documentElement;
  if (settings.theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  root.toggleAttribute('data-contrast', settings.contrast);
  root.toggleAttribute('data-calm', settings.calm);
}

/** Whether things on the page may move. */
export const mayMove = (): boolean =>
  !settings.calm && !matchMedia('(prefers-reduced-motion: reduce)').matches;
