import { type Match, type Options, PantheonError, recordOf } from '@pantheon/kernel';
import { type GameModule, shelf } from '@pantheon/shelf';
import type { StoredSeat, StoredTable } from './store.ts';

/** How a table on this device is set up. */
export interface LocalSetup {
  readonly game: string;
  readonly title: string;
  readonly seats: readonly StoredSeat[];
  readonly options?: Options;
  readonly seed?: string;
  /** Somebody's first game: lessons come along the way. */
  readonly guided?: boolean;
}

/** A seed that nobody can guess. */
export const freshSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Loads a game of the shelf. */
export const loadGame = async (id: string): Promise<GameModule> => {
  const found = shelf.find((game) => game.id === id);
  if (found === undefined) throw new PantheonError('unknown-game', `there is no game "${id}"`);
  return found.load();
};

/** What is known of a table beside its match. */
export type Kept = Pick<StoredTable, 'id' | 'title' | 'seats' | 'created' | 'guided' | 'orders'>;

/** A table as it is kept, with its match as it stands. */
export const asStored = (match: Match, kept: Kept): StoredTable => ({
  ...kept,
  game: match.game.id,
  record: recordOf(match),
  updated: Date.now(),
  colours: match.game.colours(match),
  waiting: match.waiting.map(({ seat }) => seat),
  over: match.over,
});
