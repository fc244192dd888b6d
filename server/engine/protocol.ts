import type { ErrorCode, MatchRecord, Options } from '@pantheon/kernel';
import type { Language, OrderPlan } from '../api/index.ts';
import type { Action, Base, Journal, JournalEntry, JournalSetup, Outcome } from './journal.ts';

/** A game as the server needs to know it without loading its rules. */
export interface GameFacts {
  readonly id: string;
  readonly example: boolean;
  readonly rules: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly options: readonly { readonly id: string; readonly values: readonly (string | number | boolean)[] }[];
  readonly packHash: string;
  /** The bots that play it, and how long each thinks about one answer at most, in milliseconds. */
  readonly levels: readonly { readonly level: string; readonly budget: number }[];
  /** What it is called. */
  readonly names: { readonly [language in Language]: string };
}

/** Somebody who is to be shown what happened, by the moment up to which they know it. */
export interface Viewer {
  readonly seat: number | null;
  readonly since: number;
}

/** What a viewer is shown, as JSON texts that only need to be put together: they are made where the rules run. */
export interface Shown extends Viewer {
  readonly moment: number;
  readonly sight: string;
  readonly log: string;
  readonly happened: string;
}

/** All that can be asked of a thread that runs rules. */
export interface Ops {
  games: { ask: Record<never, never>; reply: readonly GameFacts[] };
  /** Checks how a table is to be set up; returns the options in full and the hash of the data. */
  check: {
    ask: { game: string; seats: number; options: Options; pack?: unknown };
    reply: { options: Options; packHash: string; rules: string };
  };
  start: {
    ask: { table: string; setup: JournalSetup; at: string; viewers: readonly Viewer[] };
    reply: { outcome: Outcome; shown: readonly Shown[] };
  };
  /** Starts a match and plays a record into it. */
  import: { ask: { table: string; record: MatchRecord; at: string }; reply: { setup: JournalSetup; outcomes: readonly Outcome[] } };
  /** Brings a stored match into memory; if its entries do not fit the rules of today, `upgraded` is the entry that has to be stored. */
  open: {
    ask: { table: string; journal: Journal; at: string };
    reply: { moment: number; upgraded: { outcome: Outcome; base: Base; rules: string; why: string } | null };
  };
  /** Plays a record entry by entry, and says whether it leads where it says. */
  verify: { ask: { journal: Journal }; reply: { problem: string | null } };
  /** Repeats entries that were stored elsewhere. */
  follow: { ask: { table: string; entries: readonly JournalEntry[] }; reply: { moment: number } };
  enter: {
    ask: { table: string; moment: number; action: Action; viewers: readonly Viewer[] };
    reply: { outcome: Outcome; shown: readonly Shown[] };
  };
  look: { ask: { table: string; moment: number; viewers: readonly Viewer[] }; reply: { shown: readonly Shown[] } };
  past: { ask: { table: string; moment: number; seat: number | null; number: number }; reply: { sight: string } };
  part: { ask: { table: string; moment: number; seat: number; chosen: readonly string[] }; reply: { part: string } };
  record: { ask: { table: string; moment: number }; reply: { record: string } };
  order: {
    ask: { table: string; moment: number; seat: number; orders: readonly { readonly id: string; readonly plan: OrderPlan }[] };
    reply: { found: { id: string; key: string; secret: boolean } | null };
  };
  /** Refuses an order that the game does not understand. */
  understand: { ask: { table: string; moment: number; plan: OrderPlan }; reply: Record<never, never> };
  bot: { ask: { table: string; moment: number; seat: number; level: string; seed: string }; reply: { key: string } };
  chance: { ask: { table: string; moment: number; seat: number; seed: string }; reply: { key: string } };
  forget: { ask: { table: string }; reply: Record<never, never> };
}
export type Op = keyof Ops;

/** The id of what a thread says by itself: that it can be asked. */
export const READY = 0;

/** A question to a thread. */
export type Asked = { [K in Op]: { readonly id: number; readonly op: K; readonly ask: Ops[K]['ask'] } }[Op];

/** Why a thread did not do what it was asked: refused by the rules, not in memory, a fault of the rules themselves, or the server stops. */
export interface Refused {
  readonly kind: 'refused' | 'absent' | 'fault' | 'stopping';
  readonly code: ErrorCode | 'absent' | 'fault' | 'slow' | 'stopping';
  readonly message: string;
}

/** The reply of a thread; `READY` is its first one, before it has been asked anything. */
export type Replied = { readonly id: number; readonly reply: unknown } | { readonly id: number; readonly refused: Refused };
