import type { MatchRecord, Options } from '@pantheon/kernel';
import { type Static, Type } from 'typebox';
import { closed, GameId, given, Id, orNull, Time } from './common.ts';
import { Person } from './identity.ts';
import type { Routes } from './route.ts';

/** A day by its date in UTC. */
export const Day = Type.String({ pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' });

const Share = Type.Integer({ minimum: 0, maximum: 100 });
const People = Type.Integer({ minimum: 0, maximum: 10_000_000 });
const Place = Type.Integer({ minimum: 1, maximum: 12 });
/** A chance to win in percent at equal steps from the start of a match to its end. */
const Line = Type.Array(Share, { maxItems: 41 });

/** How somebody's one try went: still being played, or with its result. */
export const ChallengeTry = closed({
  startedAt: Time,
  finishedAt: orNull(Time),
  /** The place at the table, and the points. */
  place: orNull(Place),
  score: orNull(Type.Number()),
  /** The place among all who have finished, and the share of them in percent that did less well. */
  rank: orNull(People),
  better: orNull(Share),
});
export type ChallengeTry = Static<typeof ChallengeTry>;

/** The match of one day and one game: the same for everybody. */
export const ChallengeDto = closed({
  day: Day,
  game: Type.String(),
  rules: Type.String(),
  seats: Type.Integer({ minimum: 1, maximum: 12 }),
  /** The level of all bots. They think by tries, so that they answer the same on every machine. */
  level: Type.String(),
  options: given<Options>('option values'),
  /** The hash of the seed. */
  commitment: Type.String(),
  /** Until then it can be begun, and until then a record that was played is taken; after that everything is shown to everybody. */
  endsAt: Time,
  closesAt: Time,
  phase: Type.Unsafe<'open' | 'closing' | 'closed'>({ type: 'string', enum: ['open', 'closing', 'closed'] }),
  /** How many have finished, and how many are playing. */
  finished: People,
  playing: People,
  mine: orNull(ChallengeTry),
});
export type ChallengeDto = Static<typeof ChallengeDto>;

/** One who has finished, in the order of the day. */
export const ChallengeEntry = closed({
  rank: People,
  person: Person,
  place: Place,
  score: Type.Number(),
  answers: Type.Integer({ minimum: 0, maximum: 100_000 }),
  minutes: Type.Integer({ minimum: 0, maximum: 100_000 }),
});
export type ChallengeEntry = Static<typeof ChallengeEntry>;

/** What is shown to whoever has finished, and to everybody once the day is closed. */
export const ChallengeResults = closed({
  entries: Type.Array(ChallengeEntry, { maxItems: 101 }),
  /** How many came to each place at the table. */
  places: Type.Array(People, { maxItems: 12 }),
  /** My line, the best one, and the middle half of all. */
  lines: closed({ mine: orNull(Line), best: orNull(Line), low: Line, high: Line }),
});
export type ChallengeResults = Static<typeof ChallengeResults>;

const At = closed({ day: Day, game: GameId });

/** Everybody plays the same match once a day; who did best is known when one has finished. */
export const challengeRoutes = {
  'GET /api/challenges': {
    summary: 'The challenges of today, or the past ones of a game, the newest first',
    access: 'anyone',
    query: closed({
      game: Type.Optional(GameId),
      before: Type.Optional(Day),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 31 })),
    }),
    reply: closed({ today: Day, challenges: Type.Array(ChallengeDto) }),
    limit: 'heavy',
  },
  'GET /api/challenges/:day/:game': {
    summary: 'A challenge; with its results for whoever has finished, and for everybody once the day is closed',
    access: 'anyone',
    params: At,
    reply: closed({
      challenge: ChallengeDto,
      /** Known to everybody once the day is closed: from then on it can be played for practice. */
      seed: orNull(Type.String()),
      /** Some of those who have finished, without how they did. */
      played: Type.Array(Person, { maxItems: 12 }),
      results: orNull(ChallengeResults),
    }),
  },
  'POST /api/challenges/:day/:game/ticket': {
    summary: 'Begin the one try at a challenge of today; asked again, the same try goes on',
    access: 'person',
    params: At,
    reply: closed({ challenge: ChallengeDto, seed: Type.String() }),
    limit: 'create',
  },
  'POST /api/challenges/:day/:game/record': {
    summary: 'Hand in what was played: it is played again here, bots and all; it counts once',
    access: 'person',
    params: At,
    body: closed({ record: given<MatchRecord>('a record', 'MatchRecord') }),
    reply: closed({ challenge: ChallengeDto }),
    limit: 'heavy',
    bodyLimit: 1024 * 1024,
  },
  'GET /api/challenges/:day/:game/lines/:person': {
    summary:
      'The record and the line of somebody who has finished, for whoever has finished as well, and for everybody once the day is closed',
    access: 'anyone',
    params: closed({ day: Day, game: GameId, person: Id }),
    reply: closed({ person: Person, record: given<MatchRecord>('a record', 'MatchRecord'), line: Line }),
    limit: 'heavy',
  },
} as const satisfies Routes;
