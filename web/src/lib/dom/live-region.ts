/** What a screen reader announces: new lines of the log, and what is asked of the player. */
const KEPT = 8;

interface Line {
  version: number;
  text: string;
}

export class LiveRegion {
  said: { id: number; text: string }[] = [];
  private count = 0;
  private prompt = '';
  private heard: Line;

  /** Lines that were there at the start are not announced. */
  constructor(history: Line[]) {
    this.heard = history.at(-1) ?? { version: -1, text: '' };
  }

  hear(lines: Line[], prompt: string): typeof this.said {
    const fresh = this.fresh(lines).map((line) => line.text);
    this.heard = lines.at(-1) ?? this.heard;
    const asks = prompt && (fresh.length || prompt !== this.prompt) ? [prompt] : [];
    this.prompt = prompt;
    this.add([...fresh, ...asks].join(' '));
    return this.said;
  }

  /** A line may grow later; it is not announced again. */
  private fresh(lines: Line[]): Line[] {
    const later = lines.filter((line) => line.version > this.heard.version);
    const grown =
      later[0]?.text === this.heard.text && !lines.some((line) => line.version === this.heard.version);
    return grown ? later.slice(1) : later;
  }

  private add(text: string): void {
    if (text) this.said = [...this.said, { id: ++this.count, text }].slice(-KEPT);
  }
}
