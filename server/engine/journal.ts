import type { Given, KeptLine, MatchSetup, Message, Result, StartingPoint, StoredCheckpoint } from '@pantheon/kernel';
import type { EntryKind } from '../store/schema.ts';

/** What a match was set up with. */
export interface JournalSetup extends Omit<MatchSetup, 'rigged'> {
  readonly game: string;
  /** The version of the rules that its entries were made by, since its base. */
  readonly rules: string;
  readonly start?: StartingPoint;
}

/** Where a match goes on from since the rules were corrected, with all that is known of the time before. */
export interface Base {
  readonly moment: number;
  readonly checkpoint: StoredCheckpoint;
  readonly opening: readonly number[];
  readonly given: readonly Given[];
  readonly log: readonly KeptLine[];
}

/** An entry of the record, as the rules need it. */
export interface JournalEntry {
  readonly moment: number;
  readonly kind: EntryKind;
  readonly seat: number | null;
  readonly key: string | null;
  readonly by: 'person' | 'bot' | 'order' | 'server';
  readonly at: string;
  readonly number: number;
  readonly chance: readonly number[];
  /** The seats whose sealed answers it completed, in the order in which they were asked; empty for an answer alone. */
  readonly together: readonly number[];
  readonly hash: string;
  readonly linesFrom: number;
  readonly lines: readonly KeptLine[];
}

/** All that is needed to have a match in memory. */
export interface Journal {
  readonly setup: JournalSetup;
  readonly base: Base | null;
  /** The last checkpoint before all that can be undone: the match is brought back from there, also by rules that were corrected since. */
  readonly checkpoint: { readonly moment: number; readonly checkpoint: StoredCheckpoint } | null;
  readonly entries: readonly JournalEntry[];
}

/** What somebody wants to enter in a record. */
export interface Action {
  readonly kind: EntryKind;
  readonly seat: number | null;
  /** An answer by its key; for an undo or a take-back the number of answers to go back to. */
  readonly key: string | null;
  readonly by: JournalEntry['by'];
  readonly at: string;
  /** The moment of the sight on which it was decided, where that matters. */
  readonly expected?: number;
}

/** A seat that is waited for. */
export interface Awaited {
  readonly seat: number;
  readonly topic: string;
  /** What it is asked depends on what only it knows: nobody may learn from the time it takes. */
  readonly secret: boolean;
}

/** What an entry brought about: the entry as it is to be stored, and where the match then stands. */
export interface Outcome {
  readonly entry: JournalEntry;
  readonly checkpoint: StoredCheckpoint | null;
  readonly awaited: readonly Awaited[];
  readonly round: Message;
  readonly over: boolean;
  readonly result: Result | null;
}
