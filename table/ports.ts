import type { StoredCheckpoint } from '@pantheon/kernel';
import type { Entry, Journal, UpgradePoint } from './entry.ts';
import type { TableHost } from './host.ts';
import type { TableState } from './state.ts';

/** What is stored with an entry. */
export interface Append {
  readonly entry: Entry;
  readonly state: TableState;
  readonly checkpoint: StoredCheckpoint | null;
  /** Where the match goes on from since the rules were corrected, and their version. */
  readonly upgrade?: { readonly base: UpgradePoint; readonly rules: string };
}

/** Where the entries of a table are kept. What was appended is there for good once this returns. */
export interface JournalPort {
  /** Refuses an entry whose number is taken: somebody else has written there. */
  append(step: Append): Promise<void>;
  read(): Promise<Journal>;
}

/** Bots, thinking wherever the host lets them. */
export interface BotPort {
  /** What a bot of a level answers at a seat, by its key. */
  answer(host: TableHost, seat: number, level: string): Promise<string>;
}

/** Time. */
export interface ClockPort {
  now(): number;
  /** Calls back after so many milliseconds; returns how to call it off. */
  after(ms: number, call: () => void): () => void;
}
