/** Copies an address and says for a while how it went. */
import { copyText } from '../lib/copy';

export class Copying {
  state: 'ready' | 'copied' | 'failed' = $state('ready');

  async copy(text: string): Promise<void> {
    this.state = (await copyText(text)) ? 'copied' : 'failed';
  }
}
