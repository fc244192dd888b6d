import type { Contest } from '@pantheon/bots';
import type { ErrorCode, ImaginedTrail, LogLine, MatchRecord, Message, Options, PartialAnswer, Result, SeatView } from '@pantheon/kernel';
import type {
  Append,
  Command,
  Entry,
  Journal,
  Pace,
  RefusalCode,
  TableFile,
  TableSeat,
  TableSetup,
  Task,
  UpgradePoint,
  Viewer,
} from '@pantheon/table';
import type { LanguageCode } from '../api/index.ts';

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
  readonly names: { readonly [language in LanguageCode]: string };
}

/** Somebody who is to be sent what happened, and the moment up to which they know it. */
export interface Watching {
  readonly viewer: Viewer;
  readonly since: number;
  /** Whether they have what they were sent last, and are to be told what has changed in it. */
  readonly changes: boolean;
}

/** An update as JSON text, and whether it is a whole one or tells what has changed. */
export interface UpdateText {
  readonly kind: 'update' | 'changes';
  readonly text: string;
}

/** Updates as JSON texts, made where the rules run: each text once, and by the order of those who watch, which one is theirs. */
export interface UpdateTexts {
  readonly texts: readonly UpdateText[];
  readonly of: readonly number[];
}

/** An entry without the lines of the log that it made. */
export type EntryHead = Omit<Entry, 'lines'>;

/**
 * What an entry brought about: all that is to be stored, and where the match then stands, for lists and for what comes next. What is large and
 * nobody but the store reads is JSON text already, so that it is not taken apart and put together again on its way.
 */
export interface WorkerOutcome extends Omit<Append, 'entry' | 'checkpoint'> {
  readonly entry: EntryHead;
  readonly lines: string;
  readonly checkpoint: string | null;
  readonly waiting: readonly number[];
  readonly round: Message;
  readonly result: Result | null;
  readonly due: readonly Task[];
}

/** A match that comes from elsewhere: a record of its answers, or the whole table. */
export type Brought = { readonly record: MatchRecord; readonly pace: Pace } | { readonly file: TableFile };

/** What came of a record of a contest that was checked: how everybody did, and how the person stood along the way. */
export interface ContestOutcome {
  readonly result: Result;
  readonly curve: readonly number[];
  readonly ownAnswers: number;
}

type At = { readonly table: string; readonly entries: number };

/** All that can be asked of a thread that runs rules. `entries` is how many entries the asker believes the table to have. */
export interface Ops {
  games: { ask: Record<never, never>; reply: readonly GameFacts[] };
  /** Checks how a table is to be set up; returns the options in full and the hash of the data. */
  check: {
    ask: { game: string; seats: number; options: Options; pack?: unknown };
    reply: { options: Options; packHash: string; rules: string };
  };
  start: {
    ask: { table: string; setup: TableSetup; drawn: boolean; now: number; watching: readonly Watching[] };
    reply: { outcome: WorkerOutcome; updates: UpdateTexts };
  };
  /** Makes a table of a match that was played elsewhere, and keeps nothing of it. */
  import: {
    ask: { brought: Brought; seats: readonly TableSeat[]; now: number };
    reply: { setup: TableSetup; packHash: string; base: UpgradePoint | null; entries: readonly Entry[]; outcome: WorkerOutcome };
  };
  /** Plays a record of a contest again, bots and all, and keeps nothing of it. */
  contest: { ask: { game: string; contest: Contest; record: MatchRecord }; reply: ContestOutcome };
  /** Brings a stored table into memory; if its entries do not fit the rules of today, `upgraded` is what has to be stored. */
  open: {
    ask: { table: string; journal: Journal; now: number };
    reply: { entries: number; upgraded: { outcome: WorkerOutcome; why: string } | null };
  };
  /** Plays a journal entry by entry, and says whether it leads where it says. */
  verify: { ask: { journal: Journal }; reply: { problem: string | null } };
  /** Repeats entries that were stored elsewhere. */
  follow: { ask: { table: string; entries: readonly Entry[] }; reply: { entries: number } };
  /** Submits a command. The first of those who watch is whoever asked. A repeated request has no outcome. */
  submit: {
    ask: At & { command: Command; now: number; watching: readonly Watching[] };
    reply: { moment: number; outcome: WorkerOutcome | null; updates: UpdateTexts };
  };
  update: { ask: At & { now: number; watching: readonly Watching[] }; reply: UpdateTexts };
  past: { ask: At & { viewer: Viewer; number: number }; reply: { sight: SeatView; log: readonly LogLine[] } };
  /** A position that might be the true one for all that a seat knows; null where none can be told. */
  imagine: { ask: At & { person: string; seed: string }; reply: { imagined: ImaginedTrail | null } };
  partial: { ask: At & { person: string; chosen: readonly string[] }; reply: PartialAnswer };
  /** What seats see when all is over, spectators last, and the record. */
  archive: { ask: At; reply: { sights: readonly SeatView[]; record: MatchRecord } };
  due: { ask: At; reply: readonly Task[] };
  /** What a bot answers that thinks so many milliseconds at the most. */
  bot: { ask: At & { seat: number; level: string; ms: number }; reply: { key: string } };
  /** Any legal answer, where a bot fails. */
  chance: { ask: At & { seat: number }; reply: { key: string } };
  forget: { ask: { table: string }; reply: Record<never, never> };
}
export type Op = keyof Ops;

/** What a thread is given when it begins. */
export interface ThreadData {
  /** Milliseconds that its bot may think, as one number that may become less meanwhile. */
  readonly allowance: Int32Array;
  readonly givesWay: boolean;
}

/** The id of what a thread says by itself: that it can be asked. */
export const READY = 0;

/** The signal by which a process that does untrusted work ends itself when it has worked for as long as it may. */
export const TIME_IS_UP = process.platform === 'win32' ? 'SIGTERM' : 'SIGALRM';

/** A question to a thread. */
export type WorkerRequest = { [K in Op]: { readonly id: number; readonly op: K; readonly ask: Ops[K]['ask'] } }[Op];

/** Why a thread did not do what it was asked: refused by the table, not in memory, a fault of the rules themselves, or the server stops. */
export interface Refused {
  readonly kind: 'refused' | 'absent' | 'fault' | 'stopping';
  readonly code: RefusalCode | ErrorCode | 'absent' | 'fault' | 'slow' | 'stopping';
  readonly message: string;
}

/** The reply of a thread; `READY` is its first one, before it has been asked anything. */
export type Replied = { readonly id: number; readonly reply: unknown } | { readonly id: number; readonly refused: Refused };
