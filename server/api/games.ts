import { type Static, Type } from 'typebox';
import { closed, GameId, given } from './common.ts';
import type { Routes } from './route.ts';

/** A bot that can take a seat. */
export const BotLevel = closed({
  level: Type.String(),
  /** How long it may think about one answer, in milliseconds. */
  budget: Type.Integer(),
});
export type BotLevel = Static<typeof BotLevel>;

/** A game that this server offers. Names and texts come with the client. */
export const GameInfo = closed({
  id: Type.String(),
  rules: Type.String(),
  example: Type.Boolean(),
  players: closed({ min: Type.Integer(), max: Type.Integer() }),
  options: Type.Array(closed({ id: Type.String(), values: Type.Array(Type.Union([Type.String(), Type.Number(), Type.Boolean()])) })),
  packHash: Type.String(),
  levels: Type.Array(BotLevel),
});
export type GameInfo = Static<typeof GameInfo>;

const PackHash = Type.String({ pattern: '^[0-9a-f]{16}$' });

/** Component data that somebody has supplied instead of a game's own. */
export const Pack = closed({ game: Type.String(), hash: PackHash, pack: given<object>('a data pack') });
export type Pack = Static<typeof Pack>;

/** What there is to play. */
export const gameRoutes = {
  'GET /api/games': { summary: 'Games, their options and the bots that play them', access: 'anyone', reply: Type.Array(GameInfo) },
  'POST /api/packs': {
    summary: 'Supply other component data for a game; it is checked and kept under its hash',
    access: 'person',
    body: closed({ game: GameId, pack: Type.Object({}, { additionalProperties: true }) }),
    reply: closed({ hash: PackHash }),
    limit: 'create',
    bodyLimit: 512 * 1024,
  },
  'GET /api/packs/:hash': {
    summary: 'Component data by its hash',
    access: 'anyone',
    params: closed({ hash: PackHash }),
    reply: Pack,
  },
} as const satisfies Routes;
