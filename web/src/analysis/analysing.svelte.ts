/** The analysis of a game, as the server finds it out. */
import { type AnalysisSource, analysisOf } from '../lib/connection/api';
import type { AnalysisEnd } from '../lib/connection/messages';

export class Analysing {
  /** Each seat's chance to win after so many events, as far as it is known. */
  chances: number[][] = $state.raw([]);
  end: AnalysisEnd | null = $state.raw(null);
  failed = $state(false);
  private readonly leaving = new AbortController();

  constructor(source: AnalysisSource | null) {
    if (source) this.listen(source).catch(() => (this.failed = !this.leaving.signal.aborted));
  }

  stop(): void {
    this.leaving.abort();
  }

  private async listen(source: AnalysisSource): Promise<void> {
    for await (const message of analysisOf(source, this.leaving.signal)) {
      if (message.type === 'part') this.chances = [...this.chances, ...message.chances];
      else if (message.type === 'end') this.end = message;
      else this.failed = true;
    }
  }
}
