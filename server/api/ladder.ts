import { type Static, Type } from 'typebox';
import { closed, Done, GameId, Id, orNull } from './common.ts';
import { Person } from './identity.ts';
import type { Routes } from './route.ts';

/** A program, or a bot of ours, as it stands on the ladder of a game. */
export const EngineStanding = closed({
  /** The account of the program; null for a bot of ours. */
  person: orNull(Person),
  level: orNull(Type.String()),
  rating: Type.Integer(),
  /** The ± of a bar in which the true strength lies 19 times of 20. */
  interval: Type.Integer({ minimum: 0 }),
  tables: Type.Integer({ minimum: 0 }),
  /** How many seats at its tables it came out ahead of, and behind; a draw is half of each. */
  ahead: Type.Number({ minimum: 0 }),
  behind: Type.Number({ minimum: 0 }),
  /** Whether it is here and can be given a table. */
  here: Type.Boolean(),
});
export type EngineStanding = Static<typeof EngineStanding>;

export const LadderDto = closed({
  /** The strongest first. */
  standings: Type.Array(EngineStanding),
  /** The table that is being played, to be watched. */
  playing: orNull(Id),
});
export type LadderDto = Static<typeof LadderDto>;

const OfGame = closed({ game: GameId });

/** The ladder of programs. */
export const ladderRoutes = {
  'GET /api/ladder/:game': {
    summary: 'How programs stand at a game, by the matches that the server lets them play when it is idle',
    access: 'anyone',
    params: OfGame,
    reply: LadderDto,
    limit: 'heavy',
  },
  'PUT /api/ladder/:game': {
    summary: 'This account is a program, is here and wants to play on the ladder; said again every minute while that is so',
    access: 'member',
    params: OfGame,
    reply: Done,
  },
  'DELETE /api/ladder/:game': { summary: 'Leave the ladder; what was played stays', access: 'member', params: OfGame, reply: Done },
} as const satisfies Routes;
