import type { AnswerRecord, KeptLine, Order, StoredCheckpoint } from '@pantheon/kernel';
import type { TableSetup } from './setup.ts';
import type { TableState } from './state.ts';

/** What can be entered in the journal of a table. */
export type EntryKind =
  | 'start'
  | 'answer'
  | 'undo'
  | 'redo'
  | 'restart-turn'
  | 'take-back'
  | 'out-of-time'
  | 'returned'
  | 'resigned'
  | 'joined'
  | 'away'
  | 'back'
  | 'paused'
  | 'resumed'
  | 'ended'
  | 'abandoned'
  | 'upgraded'
  | 'proposed'
  | 'agreed'
  | 'declined'
  | 'ordered'
  | 'cancelled';

/** What all people at a table can be asked to agree to: to `end` is to score the match as it stands, to `abandon` to have no result. */
export type ProposalKind = 'take-back' | 'pause' | 'end' | 'abandon';

/** An answer left for later, and for how long. */
export type OrderPlan = Order & { readonly until: 'cancelled' | 'once' | 'round' };

/** What an entry says beside its key. */
export type EntryDetail =
  | { readonly proposal: string; readonly what: ProposalKind; readonly to: number | null }
  | { readonly order: string; readonly plan: OrderPlan }
  /** The order that gave an answer, or that was cancelled. */
  | { readonly order: string }
  /** The proposal that somebody agreed to or declined, also by the vote that carried it out. */
  | { readonly proposal: string }
  /** Who sat down, or gave the seat up for good. */
  | { readonly person: string }
  | { readonly because: 'resigned' | 'left' }
  /** The seat that whoever took each place before the start got, where seats were drawn. */
  | { readonly drawn: readonly number[] };

/** Who made an entry: somebody at the table, a bot, an order that somebody left, or the table by itself. */
export type EntryAuthor = 'person' | 'bot' | 'order' | 'server';

/** One entry of the journal. It is written once and never changed. */
export interface Entry {
  /** Its number in the journal, from 1. */
  readonly entry: number;
  /** How many entries that all may know of there were with it: what only one seat may know adds none. */
  readonly moment: number;
  readonly kind: EntryKind;
  readonly seat: number | null;
  /** An answer by its key; for an undo or a take-back the number of answers to go back to. */
  readonly key: string | null;
  readonly by: EntryAuthor;
  readonly at: string;
  /** How many answers stood afterwards, the outcomes of chance that followed, and the hash of the position. */
  readonly number: number;
  readonly chance: readonly number[];
  /** The seats whose sealed answers it completed, in the order in which they were asked; empty for an answer alone. */
  readonly together: readonly number[];
  readonly hash: string;
  /** The log: how many lines stayed, and the new ones. */
  readonly linesFrom: number;
  readonly lines: readonly KeptLine[];
  readonly detail: EntryDetail | null;
  /** Who asked for it and by which request: the same request again is answered the same. */
  readonly person: string | null;
  readonly request: string | null;
}

/** Where a match goes on from since the rules were corrected, with all that is known of the time before. */
export interface UpgradePoint {
  readonly entry: number;
  readonly checkpoint: StoredCheckpoint;
  readonly opening: readonly number[];
  readonly given: readonly AnswerRecord[];
  readonly log: readonly KeptLine[];
  /** The table around the match just before; unknown for corrections that were stored long ago. */
  readonly state?: TableState;
}

/** All that is needed to have a table in memory. */
export interface Journal {
  readonly setup: TableSetup;
  readonly base: UpgradePoint | null;
  /** The last checkpoint before all that can be undone: the match is brought back from there, also by rules that were corrected since. */
  readonly checkpoint: StoredCheckpoint | null;
  readonly entries: readonly Entry[];
  /** The table around the match after the last entry; null where only the entries tell it. */
  readonly state: TableState | null;
}

/** Entries that go back in the match, and entries that only one seat may know of. */
export const goesBack = (kind: EntryKind): boolean => kind === 'undo' || kind === 'restart-turn' || kind === 'take-back';
export const isPrivate = (kind: EntryKind): boolean => kind === 'ordered' || kind === 'cancelled';
export const gives = (kind: EntryKind): boolean => kind === 'answer' || kind === 'redo';
