/** Copies an address and shows the outcome for a moment. */
import { copyText } from './clipboard';

export class Copying {
  state: 'ready' | 'copied' | 'failed' = $state('ready');

  async copy(text: string): Promise<void> {
    this.state = (await copyText(text)) ? 'copied' : 'failed';
  }
}
