import { add } from '@pantheon/kernel';
/** A figure that goes up and down. */
export class Gauge {
  value = 0;
  set(value: number): void {
    this.value = value;
  }
}

/** A figure that only grows, for each combination of labels. */
export class Counter {
  readonly values = new Map<string, number>();
  add(labels = '', by = 1): void {
    this.values.set(labels, (this.values.get(labels) ?? 0) + by);
  }
}

const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2.5, 5];

/** How long things take, in seconds. */
export class Histogram {
  private readonly counts = BOUNDS.map(() => 0);
  private sum = 0;
  private total = 0;

  observe(seconds: number): void {
    this.sum += seconds;
    this.total++;
    BOUNDS.forEach((bound, at) => {
      if (seconds <= bound) add(this.counts, at, 1);
    });
  }

  lines(name: string): string[] {
    const buckets = BOUNDS.map((bound, at) => `${name}_bucket{le="${bound}"} ${this.counts[at]}`);
    return [...buckets, `${name}_bucket{le="+Inf"} ${this.total}`, `${name}_sum ${this.sum}`, `${name}_count ${this.total}`];
  }
}

/** What a node counts, in the text format of Prometheus. */
export class Metrics {
  readonly sockets = new Gauge();
  readonly requests = new Counter();
  readonly requestSeconds = new Histogram();
  readonly jobs = new Counter();
  readonly faults = new Counter();
  private readonly live: { readonly name: string; readonly help: string; read(): number }[] = [];

  /** A figure that is read when somebody asks. */
  watch(name: string, help: string, read: () => number): void {
    this.live.push({ name, help, read });
  }

  text(): string {
    const family = (name: string, type: string, help: string, lines: readonly string[]): string[] => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...lines,
    ];
    const counted = (name: string, { values }: Counter): string[] =>
      [...values].map(([labels, value]) => `${name}${labels === '' ? '' : `{${labels}}`} ${value}`);
    const lines = [
      ...family('pantheon_sockets', 'gauge', 'Open WebSockets', [`pantheon_sockets ${this.sockets.value}`]),
      ...family('pantheon_requests_total', 'counter', 'HTTP requests by status', counted('pantheon_requests_total', this.requests)),
      ...family(
        'pantheon_request_seconds',
        'histogram',
        'Time to answer HTTP requests',
        this.requestSeconds.lines('pantheon_request_seconds'),
      ),
      ...family('pantheon_jobs_total', 'counter', 'Jobs by task and outcome', counted('pantheon_jobs_total', this.jobs)),
      ...family('pantheon_faults_total', 'counter', 'Threads lost and tables frozen', counted('pantheon_faults_total', this.faults)),
      ...this.live.flatMap(({ name, help, read }) => family(name, 'gauge', help, [`${name} ${read()}`])),
    ];
    return `${lines.join('\n')}\n`;
  }
}
