import type { AnyGame } from '@pantheon/kernel';
import type { SeatCommand } from '../command.ts';
import type { Task } from '../due.ts';
import type { Journal } from '../entry.ts';
import type { TableHost } from '../host.ts';
import type { TableUpdate, Viewer } from '../update.ts';

/** A game with what scripts need to know of it. */
export interface TestGame {
  readonly rules: AnyGame;
  /** Orders in the game's own words, good ones. */
  readonly orders: readonly object[];
  /** What a bot answers, whatever its level: the same wherever it is asked. */
  botAnswer(host: TableHost, seat: number): string;
}

/** What became of a command: what the reply says, or the code of the refusal. */
export type Outcome = { readonly moment: number; readonly update: TableUpdate } | { readonly refused: string };

/** What goes with a command. */
export interface Envelope {
  readonly request?: string;
  readonly expected?: number;
}

/**
 * A host under test, with a batch of tables, so that slow hosts can work on several at the same time. Time is the kit's, and a table does
 * by itself only what it is told to do.
 */
export interface ConformanceHost {
  readonly name: string;
  /** Takes over tables as others left them; most have nothing but their first entry. */
  open(tables: readonly Journal[]): Promise<void>;
  submit(table: number, person: string, command: SeatCommand, envelope: Envelope): Promise<Outcome>;
  join(table: number, seat: number, person: string): Promise<Outcome>;
  /** Does the first thing that is due, if its time has come. */
  perform(table: number): Promise<Task['kind'] | null>;
  advance(ms: number): Promise<void>;
  /** Everything in memory is lost, also who follows; all tables come back from where they are stored, maybe by later rules. */
  reopen(later: boolean): Promise<void>;
  follow(table: number, viewer: Viewer, since: number): Promise<void>;
  unfollow(table: number, viewer: Viewer): Promise<void>;
  /** What a viewer who follows has heard since this was last asked. Whoever gave a command hears of it by the reply alone. */
  heard(table: number, viewer: Viewer): Promise<readonly TableUpdate[]>;
  journal(table: number): Promise<Journal>;
  close(): Promise<void>;
}

/** The time at which all scripts begin. */
export const TEST_START = Date.UTC(2026, 0, 1);

const later = new WeakMap<AnyGame, AnyGame>();

/** The same rules under the next version. */
export function laterRules(game: AnyGame): AnyGame {
  const known = later.get(game) ?? { ...game, version: `${game.version}+` };
  later.set(game, known);
  return known;
}
