import type { GameBot, GameStudy } from '@pantheon/bots';
import type { AnyGame } from '@pantheon/kernel';
import type { GameText } from '@pantheon/text';
import { outsideGames } from './outside.ts';

/** A game with all that comes with it but its board, which only the page needs and finds by the folder of the game. */
export interface GameModule {
  readonly rules: AnyGame;
  readonly text: GameText;
  readonly bot: GameBot;
  /** What measures its bots: habits and exploiters. */
  study?(): Promise<GameStudy>;
}

/** A game of the catalog. */
export interface CatalogEntry {
  readonly id: string;
  /** Offered to players, or there to show how a game is written. */
  readonly example: boolean;
  /** The prefix of its rules in the ledger, and whether every rule there must have a test. */
  readonly ledger: { readonly prefix: string; readonly complete: boolean };
  load(): Promise<GameModule>;
}

/**
 * Every game of Pantheon, in the order in which the page shows them. A new game is added here and nowhere else: its board, cover and
 * palette are found in its folder. `npx pantheon new-game <id>` writes both.
 */
const ownGames: readonly CatalogEntry[] = [
  {
    id: 'bomarzo',
    example: false,
    ledger: { prefix: 'BOM', complete: true },
    load: async () => (await import('@pantheon/bomarzo')).game,
  },
  {
    id: 'cyclades',
    example: false,
    ledger: { prefix: 'CYC', complete: true },
    load: async () => (await import('@pantheon/cyclades')).game,
  },
  {
    id: 'mare-nostrum',
    example: false,
    ledger: { prefix: 'MAR', complete: true },
    load: async () => (await import('@pantheon/mare-nostrum')).game,
  },
  {
    id: 'diluvio',
    example: false,
    ledger: { prefix: 'DIL', complete: true },
    load: async () => (await import('@pantheon/diluvio')).game,
  },
  {
    id: 'anunnaki',
    example: false,
    ledger: { prefix: 'ANU', complete: true },
    load: async () => (await import('@pantheon/anunnaki')).game,
  },
  {
    id: 'isles',
    example: true,
    ledger: { prefix: 'ISL', complete: true },
    load: async () => (await import('@pantheon/isles')).game,
  },
];

/** Every game that there is: ours, and those that the host brings. */
export const catalog: readonly CatalogEntry[] = [...ownGames, ...outsideGames];
