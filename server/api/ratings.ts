import { type Static, Type } from 'typebox';
import { closed, GameId, Id, oneOfWords, orNull, Time } from './common.ts';
import { Person } from './identity.ts';
import type { Routes } from './route.ts';

/** Ratings are kept apart for tables at which people sit together and for those that last for days. */
export const RatedPace = oneOfWords('live', 'days');
export type RatedPace = Static<typeof RatedPace>;

/** Why a table that is over counts for no rating. */
export const Uncounted = oneOfWords('custom-data', 'chosen-seed', 'advice', 'taken-back', 'ended-early', 'programs', 'nobody-to-compare');
export type Uncounted = Static<typeof Uncounted>;

/** A rating: the estimate, and the ± of a bar in which the true strength lies 19 times of 20. */
export const rated = { rating: Type.Integer(), interval: Type.Integer({ minimum: 0 }) };

/** Tables that countedTables, and how many of them were won. */
export const countedTables = { tables: Type.Integer({ minimum: 0 }), won: Type.Integer({ minimum: 0 }) };

/** Three months of play. */
export const SeasonDto = closed({ id: Type.String({ pattern: '^\\d{4}-[1-4]$' }), from: Time, to: Time });
export type SeasonDto = Static<typeof SeasonDto>;

/** Somebody on a leaderboard. */
export const RankedPlayer = closed({
  place: Type.Integer({ minimum: 1 }),
  person: Person,
  ...rated,
  ...countedTables,
  /** The share of answers that came in time; null where nobody has countedTables any. */
  onTime: orNull(Type.Number({ minimum: 0, maximum: 1 })),
  /** The estimates after the last tables, the oldest first. */
  trend: Type.Array(Type.Integer()),
});
export type RankedPlayer = Static<typeof RankedPlayer>;

export const Leaderboard = closed({
  season: SeasonDto,
  /** Ranked by the low end of the bar: what we are sure of. */
  players: Type.Array(RankedPlayer),
  /** On the same scale, but not ranked among people. */
  bots: Type.Array(closed({ level: Type.String(), ...rated, ...countedTables })),
  /** How many have played, but are still uncertain. */
  uncertain: Type.Integer({ minimum: 0 }),
  /** How I stand here, ranked or not; null where I have not played. */
  me: orNull(closed({ id: Id, place: orNull(Type.Integer({ minimum: 1 })), hidden: Type.Boolean(), ...rated, ...countedTables })),
});
export type Leaderboard = Static<typeof Leaderboard>;

/** One of the three best of a season. */
export const Laurel = closed({
  game: Type.String(),
  pace: RatedPace,
  place: Type.Integer({ minimum: 1, maximum: 3 }),
  person: orNull(Person),
  ...rated,
  tables: Type.Integer({ minimum: 0 }),
});
export type Laurel = Static<typeof Laurel>;

/** Ratings of people and bots, and the laurels of past seasons. */
export const ratingRoutes = {
  'GET /api/leaderboard': {
    summary: 'The strongest at a game: this season or of all time, live or by days',
    access: 'anyone',
    query: closed({ game: GameId, pace: RatedPace, span: oneOfWords('season', 'all') }),
    reply: Leaderboard,
    limit: 'heavy',
  },
  'GET /api/laurels': {
    summary: 'The three best of every past season, the latest first',
    access: 'anyone',
    reply: Type.Array(closed({ season: SeasonDto, laurels: Type.Array(Laurel) })),
    limit: 'heavy',
  },
} as const satisfies Routes;
