/** Whoever installs the page as an app, or has taken the games along, keeps them up to date. */
import { here } from '../connection/here.svelte';

const takeAlong = async (): Promise<void> => (await import('../../pocket')).update().catch(() => undefined);

export function keepUp(): void {
  addEventListener('appinstalled', () => void takeAlong());
  if (here.version || matchMedia('(display-mode: standalone)').matches)
    setTimeout(() => void takeAlong(), 5000);
}
