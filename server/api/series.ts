import type { MatchRecord, Result } from '@pantheon/kernel';
import { type Static, Type } from 'typebox';
import { closed, given, Id, oneOfWords, orNull, Secret } from './common.ts';
import { Person } from './identity.ts';
import type { Routes } from './route.ts';
import { NewTable, SeatInfo } from './tables.ts';

/** One of several tables of the same seed. */
export const SeriesTable = closed({
  id: Id,
  status: oneOfWords('waiting', 'running', 'finished', 'frozen'),
  seats: Type.Array(SeatInfo),
  /** For the organiser, while seats are free. */
  invite: orNull(Secret),
  /** Whether I sit here. */
  mine: Type.Boolean(),
  /** Shown when all tables have come to their end. */
  result: orNull(given<Result>('the result by the rules', 'Result')),
});

/** Several tables of the same seed, with the same seats: who did best from the same start. */
export const SeriesDto = closed({
  id: Id,
  game: Type.String(),
  title: orNull(Type.String()),
  organiser: orNull(Person),
  isOver: Type.Boolean(),
  tables: Type.Array(SeriesTable, { maxItems: 8 }),
});
export type SeriesDto = Static<typeof SeriesDto>;

const { seed: _seed, entropy: _entropy, public: _public, spectators: _spectators, autoStart: _autoStart, ...plan } = NewTable.properties;

/** Duplicate tables. */
export const seriesRoutes = {
  'POST /api/series': {
    summary: 'Open several tables of one seed, which nobody knows, with the same seats; each begins when its seats are taken',
    access: 'person',
    body: closed({ count: Type.Integer({ minimum: 2, maximum: 8 }), table: closed(plan) }),
    reply: SeriesDto,
    limit: 'create',
  },
  'GET /api/series/:series': {
    summary: 'Tables of one seed side by side, for whoever organises them or plays there; results when all are over',
    access: 'person',
    params: closed({ series: Id }),
    reply: SeriesDto,
  },
  'GET /api/series/:series/tables/:member/record': {
    summary: 'The record of one of the tables, for whoever organises them or plays at one of them, when all are over',
    access: 'person',
    params: closed({ series: Id, member: Id }),
    reply: given<MatchRecord>('a record'),
    limit: 'heavy',
  },
} as const satisfies Routes;
