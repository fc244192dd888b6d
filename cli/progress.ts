const WIDTH = 30;
const EVERY = 100;

/** A bar on the error stream for work that takes a while; silent where nobody watches. */
export class Progress {
  private readonly total: number;
  private readonly what: string;
  private readonly started = performance.now();
  private shown = 0;
  private done = 0;

  constructor(what: string, total: number) {
    this.what = what;
    this.total = total;
  }

  /** Notes that some more is done; the note stands behind the bar. */
  step(count = 1, note = ''): void {
    this.done += count;
    const now = performance.now();
    if (!process.stderr.isTTY || (now - this.shown < EVERY && this.done < this.total)) return;
    this.shown = now;
    const share = Math.min(1, this.done / Math.max(1, this.total));
    const bar = '█'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '░');
    process.stderr.write(`\r\x1b[K${this.what} ${bar} ${this.done}/${this.total} ${this.remaining(share, now)} ${note}`.trimEnd());
  }

  private remaining(share: number, now: number): string {
    if (share === 0 || share === 1) return '';
    return `${Math.ceil(((now - this.started) / 1000) * (1 / share - 1))} s left`;
  }

  /** Takes the bar away. */
  end(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  }

  get seconds(): number {
    return (performance.now() - this.started) / 1000;
  }
}
