import { type Static, Type } from 'typebox';
import { closed, Done, GameId, Id, oneOfWords, orNull, Time } from './common.ts';
import type { Routes } from './route.ts';

/** What somebody wants to play who looks for a table. */
export const SeekWish = closed({
  /** Any game, where none is named. */
  game: Type.Optional(GameId),
  pace: oneOfWords('live', 'daily'),
  /** Whether bots may sit where people are missing: they do where everybody wants it. */
  bots: Type.Boolean(),
  /** What I add to the seed: any random text. */
  entropy: Type.Optional(Type.String({ maxLength: 128 })),
});
export type SeekWish = Static<typeof SeekWish>;

/** How somebody's search stands. */
export const SeekState = closed({
  wish: orNull(SeekWish),
  since: orNull(Time),
  /** The table that was found. */
  table: orNull(Id),
  /** How many others are looking now. */
  others: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
});
export type SeekState = Static<typeof SeekState>;

/** Finding others to play with. */
export const seekRoutes = {
  'GET /api/seek': {
    summary: 'How my search for a table stands; who plays live asks again every few seconds, else the search ends',
    access: 'person',
    reply: SeekState,
  },
  'POST /api/seek': {
    summary: 'Find me a table: as soon as enough others want the same, it is made',
    access: 'person',
    body: SeekWish,
    reply: SeekState,
    limit: 'create',
  },
  'DELETE /api/seek': { summary: 'Look for a table no more', access: 'person', reply: Done },
} as const satisfies Routes;
