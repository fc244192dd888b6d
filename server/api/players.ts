import { type Static, Type } from 'typebox';
import { closed, Done, Id, orNull, Time } from './common.ts';
import { Person } from './identity.ts';
import { countedTables, Laurel, RatedPace, rated, SeasonDto, Uncounted } from './ratings.ts';
import type { Routes } from './route.ts';

const Many = Type.Integer({ minimum: 0 });

/** A rating at one game, with how it went. */
export const PlayerRating = closed({
  game: Type.String(),
  pace: RatedPace,
  ...rated,
  /** Whether the bar is short enough to be ranked. */
  sure: Type.Boolean(),
  ...countedTables,
  trend: Type.Array(Type.Integer()),
});
export type PlayerRating = Static<typeof PlayerRating>;

/** How somebody plays. */
export const PlayerRecord = closed({
  /** Tables that are over, the share of answers in time, the usual seconds for an answer, tables that were given up, how often time ran out. */
  figures: closed({
    ...{ finished: Many, won: Many, onTime: orNull(Type.Number()), usualAnswer: orNull(Type.Number()) },
    ...{ resigned: Many, timedOut: Many },
  }),
  ratings: Type.Array(PlayerRating),
  games: Type.Array(closed({ game: Type.String(), seats: Many, played: Many, won: Many })),
  sides: Type.Array(closed({ game: Type.String(), side: Type.String(), played: Many, won: Many })),
  /** Days on which answers were given, in the last half year, by UTC. */
  days: Type.Array(closed({ day: Type.String(), moves: Many })),
  laurels: Type.Array(closed({ season: SeasonDto, laurel: Laurel })),
});
export type PlayerRecord = Static<typeof PlayerRecord>;

/** Somebody’s page; `record` is null where they keep it to themselves. */
export const PlayerPage = closed({
  person: Person,
  since: Time,
  hidden: Type.Boolean(),
  mine: Type.Boolean(),
  record: orNull(PlayerRecord),
});
export type PlayerPage = Static<typeof PlayerPage>;

/** A table that is over, in somebody’s history. */
export const PlayedTable = closed({
  table: Id,
  game: Type.String(),
  title: orNull(Type.String()),
  finishedAt: Time,
  seats: Many,
  rank: orNull(Many),
  with: Type.Array(Type.String()),
  /** By how much the rating changed, or why the table does not count. */
  change: orNull(Type.Integer()),
  reason: orNull(Uncounted),
});
export type PlayedTable = Static<typeof PlayedTable>;

const ById = closed({ id: Id });

/** Pages about people: how they play, and how well. */
export const playerRoutes = {
  'GET /api/players/:id': {
    summary: 'How somebody plays, and how well; little where they keep it to themselves',
    access: 'anyone',
    params: ById,
    reply: PlayerPage,
    limit: 'heavy',
  },
  'GET /api/players/:id/tables': {
    summary: 'Tables that somebody has finished and I may see, the latest first',
    access: 'anyone',
    params: ById,
    query: closed({ before: Type.Optional(Time), limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })) }),
    reply: closed({ tables: Type.Array(PlayedTable), next: orNull(Time) }),
    limit: 'heavy',
  },
  'PUT /api/me/page': {
    summary: 'Keep the page about my play to myself, or show it; hidden players are not ranked',
    access: 'person',
    device: true,
    body: closed({ hidden: Type.Boolean() }),
    reply: Done,
  },
} as const satisfies Routes;
