import { type Entry, gives, type Journal } from '../entry.ts';
import type { Script } from './script.ts';
import type { Transcript } from './transcript.ts';

/** Counts what happened in scripts, so that a test can demand that everything did. */
export class Census {
  private readonly counts = new Map<string, number>();
  /** How many scripts and steps there were. */
  tables = 0;
  steps = 0;

  /** How often something happened. */
  of(what: string): number {
    return this.counts.get(what) ?? 0;
  }

  /** All that happened, the most frequent first. */
  get all(): readonly (readonly [string, number])[] {
    return [...this.counts].sort(([, a], [, b]) => b - a);
  }

  private add(what: string, times = 1): void {
    if (times > 0) this.counts.set(what, this.of(what) + times);
  }

  count({ tables, rounds }: Script, transcript: Transcript, journals: readonly Journal[]): void {
    this.tables += tables.length;
    this.steps += tables.length * rounds.length;
    tables.forEach(({ entries }, table) => {
      this.add('carried from elsewhere', entries.length > 1 ? 1 : 0);
      this.countEntries((journals[table] as Journal).entries.slice(entries.length - 1), journals[table] as Journal);
    });
    for (const { reopen, steps } of rounds) {
      if (reopen !== null) this.add(`reopened by ${reopen} rules`, tables.length);
      for (const { kind } of steps) this.add(`step: ${kind}`);
    }
    for (const { text } of transcript.tables.flat()) {
      const [, code] = /^\{"refused":"([a-z-]+)"/.exec(text) ?? [];
      if (code !== undefined) this.add(`refused: ${code}`);
    }
    this.add('request repeated', repeatsIn({ rounds }));
  }

  private countEntries(entries: readonly Entry[], { state }: Journal): void {
    entries.forEach((entry, at) => {
      const { kind, by, together, number } = entry;
      this.add(`entry: ${kind}`);
      if (gives(kind)) this.add(`${kind} by ${by}`);
      if (together.length > 0) this.add('several answered at once');
      const before = entries[at - 1];
      if (before === undefined || kind !== 'undo') return;
      if (before.by === 'order' && before.seat === entry.seat) this.add("an order's answer taken back");
      if (before.number === number) this.add('a sealed answer taken back');
    });
    this.add(`ended: ${state?.ending ?? 'not yet'}`);
  }
}

function repeatsIn({ rounds }: Pick<Script, 'rounds'>): number {
  const requests = rounds.flatMap(({ steps }) => steps.flatMap((step) => (step.kind === 'submit' ? [step.envelope.request ?? ''] : [])));
  return requests.length - new Set(requests).size;
}
