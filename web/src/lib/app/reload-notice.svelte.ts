/** Whether the reader should reload: the server has a newer page, or a part of this one does not load. */
import { HOME } from './address';

/** The script that this page was started with; its name changes with every build. */
const ownScript = (): string | null =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;

class Notice {
  reload: 'new' | 'stuck' | null = $state(null);

  /** Compare the server's page with this one. */
  async lookForNewVersion(): Promise<void> {
    const script = ownScript();
    if (this.reload === 'new' || !script) return;
    try {
      const answer = await fetch(HOME, { cache: 'no-store' });
      if (answer.ok && !(await answer.text()).includes(script)) this.reload = 'new';
    } catch {
      // Offline: there is nothing to compare with.
    }
  }

  /**
   * Take over a new version while nobody looks. To be called only where the address and the browser's
   * storage hold all there is: a table is found again by its address, with the tokens of its seats.
   */
  takeOver(): void {
    if (this.reload === 'new' && document.hidden) location.reload();
  }

  suggestReload(): void {
    this.reload ??= 'stuck';
  }
}

export const notice = new Notice();
