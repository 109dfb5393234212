/** Whether the reader should load the page anew: the server has a newer one, or a part of this one never comes. */

/** The script that this page was started with; its name changes with every build. */
const ownScript = (): string | null => document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;

class Notice {
  reload: 'new' | 'stuck' | null = $state(null);

  /** Compare the server's page with this one. */
  async lookForNewVersion(): Promise<void> {
    const script = ownScript();
    if (this.reload === 'new' || !script) return;
    try {
      const answer = await fetch('/', { cache: 'no-store' });
      if (answer.ok && !(await answer.text()).includes(script)) this.reload = 'new';
    } catch {
      // Offline: nothing can be said.
    }
  }

  suggestReload(): void {
    this.reload ??= 'stuck';
  }
}

export const notice = new Notice();
