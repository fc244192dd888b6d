import type { MatchRecord, Message, Options, Result } from '@pantheon/kernel';
import type { TableFile } from '@pantheon/table';
import { type Static, Type } from 'typebox';
import { closed, Done, GameId, given, Id, LanguageCode, Moment, oneOfWords, orNull, SeatNumber, Secret, Time } from './common.ts';
import { Name, Person } from './identity.ts';
import type { Routes } from './route.ts';

/** How fast a table plays. Banks, increments and caps are in seconds. */
export const PaceDto = Type.Union([
  closed({ kind: Type.Literal('none') }),
  closed({
    kind: Type.Literal('live'),
    bank: Type.Integer({ minimum: 30, maximum: 24 * 3600 }),
    increment: Type.Integer({ minimum: 0, maximum: 3600 }),
    cap: Type.Integer({ minimum: 30, maximum: 48 * 3600 }),
  }),
  // With a bank or a cap, in days too, the days add up; else every answer begins them anew.
  closed({
    kind: Type.Literal('daily'),
    days: Type.Number({ minimum: 0.25, maximum: 14 }),
    bank: Type.Optional(Type.Number({ minimum: 0.25, maximum: 60 })),
    cap: Type.Optional(Type.Number({ minimum: 0.25, maximum: 60 })),
  }),
]);
export type PaceDto = Static<typeof PaceDto>;

/** Who is to sit where, when a table is made. */
export const SeatPlan = Type.Union([
  closed({ kind: Type.Literal('me') }),
  closed({ kind: Type.Literal('friend') }),
  closed({ kind: Type.Literal('open') }),
  closed({ kind: Type.Literal('bot'), level: Type.String({ maxLength: 32 }) }),
]);
export type SeatPlan = Static<typeof SeatPlan>;

/** What a seat is: taken by a person or a bot, kept for whoever has the link, or open to all. */
export const SeatInfo = closed({
  seat: SeatNumber,
  kind: oneOfWords('person', 'bot', 'friend', 'open'),
  person: orNull(Person),
  /** The level of the bot that sits here. */
  level: orNull(Type.String()),
  /** Whether the table need not wait for this seat before the start: bots, the host, and whoever has said so. */
  ready: Type.Boolean(),
  /** A bot that plays for the person: out of time until they return, or resigned for good. */
  standIn: orNull(closed({ level: Type.String(), because: oneOfWords('time', 'resigned', 'left') })),
});
export type SeatInfo = Static<typeof SeatInfo>;

/** How a table ended. */
export const EndingDto = oneOfWords('played', 'agreed', 'resigned', 'abandoned');
export type EndingDto = Static<typeof EndingDto>;

/** A table: the room, before, during and after its one match. */
export const TableDto = closed({
  id: Id,
  game: Type.String(),
  /** The version of the rules that the match is played by now. */
  rules: Type.String(),
  options: given<Options>('option values'),
  packHash: Type.String(),
  /** Played with other component data than the game's own. */
  customPack: Type.Boolean(),
  title: orNull(Type.String()),
  status: oneOfWords('waiting', 'running', 'finished', 'frozen'),
  paused: Type.Boolean(),
  public: Type.Boolean(),
  spectators: Type.Boolean(),
  /** Whether players may ask a bot what it would do; such a table counts for no rating. */
  advice: Type.Boolean(),
  pace: PaceDto,
  seats: Type.Array(SeatInfo),
  host: orNull(Person),
  /** Whether the match begins by itself as soon as no seat is free. */
  autoStart: Type.Boolean(),
  /** What I am here. */
  me: closed({ seat: orNull(SeatNumber), host: Type.Boolean() }),
  /** The hash of the seed, shown before anybody sits down. */
  commitment: Type.String(),
  /** The host chose the seed or brought the match along, so that chance is not beyond doubt. */
  seedChosen: Type.Boolean(),
  createdAt: Time,
  startedAt: orNull(Time),
  finishedAt: orNull(Time),
  moment: Moment,
  /** The last entry of the record, for lists ordered by activity. */
  activeAt: Time,
  /** The seats that the table waits for. */
  waiting: Type.Array(SeatNumber),
  /** When my time runs out, if it runs. */
  deadline: orNull(Time),
  /** The round, as a message of the game. */
  round: orNull(given<Message>('a message of the game')),
  ending: orNull(EndingDto),
  result: orNull(given<Result>('the result by the rules', 'Result')),
  /** The table that this one is a rematch of, and the one that followed. */
  rematchOf: orNull(Id),
  rematch: orNull(Id),
  /** The tables of the same seed that this one is compared with. */
  series: orNull(Id),
  /** The secret of the invitation link, for those who sit here while seats are free. */
  invite: orNull(Secret),
});
export type TableDto = Static<typeof TableDto>;

/** How a new table is to be. */
export const NewTable = closed({
  game: GameId,
  options: Type.Optional(
    Type.Record(Type.String({ maxLength: 40 }), Type.Union([Type.String({ maxLength: 80 }), Type.Number(), Type.Boolean()]), {
      maxProperties: 40,
    }),
  ),
  /** Other component data, by its hash. */
  pack: Type.Optional(Type.String({ pattern: '^[0-9a-f]{16}$' })),
  title: Type.Optional(Type.String({ maxLength: 60 })),
  seats: Type.Array(SeatPlan, { minItems: 1, maxItems: 12 }),
  /** Seat order by lot when the match starts. */
  shuffleSeats: Type.Optional(Type.Boolean()),
  public: Type.Optional(Type.Boolean()),
  spectators: Type.Optional(Type.Boolean()),
  /** Whether players may ask a bot what it would do; not unless it is said. */
  advice: Type.Optional(Type.Boolean()),
  pace: Type.Optional(PaceDto),
  /** A seed of one's own, for practice: everybody is told. */
  seed: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
  /** What I add to the seed: any random text. */
  entropy: Type.Optional(Type.String({ maxLength: 128 })),
  /** Start as soon as no seat is free; at once when there is none. */
  autoStart: Type.Optional(Type.Boolean()),
});
export type NewTable = Static<typeof NewTable>;

const At = closed({ table: Id });
const Join = closed({ seat: Type.Optional(SeatNumber), entropy: Type.Optional(Type.String({ maxLength: 128 })) });

/** Which tables to list: those that wait for me, all mine, open ones, running ones to watch, finished ones of mine. */
export const TableList = oneOfWords('waiting-for-me', 'mine', 'open', 'watch', 'finished');
export type TableList = Static<typeof TableList>;

/** Finding a table, sitting down, starting. */
export const tableRoutes = {
  'GET /api/tables': {
    summary: 'Tables of a list, the most recently active first',
    access: 'anyone',
    query: closed({
      list: TableList,
      game: Type.Optional(GameId),
      /** Only those of a pace, with so many seats, or whose host reads a language. */
      pace: Type.Optional(oneOfWords('none', 'live', 'daily')),
      seats: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
      language: Type.Optional(LanguageCode),
      /** How strong the people there are on average, in points; or at most so many points from me. New people count as 1500. */
      ratingFrom: Type.Optional(Type.Integer({ minimum: 0, maximum: 4000 })),
      ratingTo: Type.Optional(Type.Integer({ minimum: 0, maximum: 4000 })),
      ratingNear: Type.Optional(Type.Integer({ minimum: 1, maximum: 4000 })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
      /** `next` of the page before. */
      after: Type.Optional(Type.String({ pattern: '^\\d{1,13}\\.[a-z0-9]{4,32}$' })),
    }),
    reply: closed({ tables: Type.Array(TableDto), next: orNull(Type.String()) }),
  },
  'POST /api/tables': { summary: 'Make a table', access: 'person', body: NewTable, reply: TableDto, limit: 'create' },
  'POST /api/tables/import': {
    summary: 'Put a match that was played elsewhere on the server; it is replayed and checked first',
    access: 'person',
    body: closed({
      /** Either a record of the answers, or the whole table as a file: then its pace comes along. */
      record: Type.Optional(given<MatchRecord>('a record', 'MatchRecord')),
      file: Type.Optional(given<TableFile>('a table')),
      seats: Type.Array(SeatPlan, { minItems: 1, maxItems: 12 }),
      title: Type.Optional(Type.String({ maxLength: 60 })),
      public: Type.Optional(Type.Boolean()),
      spectators: Type.Optional(Type.Boolean()),
      pace: Type.Optional(PaceDto),
    }),
    reply: TableDto,
    limit: 'heavy',
    bodyLimit: 4 * 1024 * 1024,
  },
  'GET /api/tables/:table': { summary: 'A table', access: 'viewer', params: At, reply: TableDto },
  'PATCH /api/tables/:table': {
    summary: 'Change title, visibility or spectators; before the start also pace and advice',
    access: 'host',
    params: At,
    body: closed({
      title: Type.Optional(Type.String({ maxLength: 60 })),
      public: Type.Optional(Type.Boolean()),
      spectators: Type.Optional(Type.Boolean()),
      advice: Type.Optional(Type.Boolean()),
      pace: Type.Optional(PaceDto),
    }),
    reply: TableDto,
  },
  'PUT /api/tables/:table/seats/:seat': {
    summary: 'Before the start: make a free or bot seat open, for a friend, or a bot; or ask somebody to leave',
    access: 'host',
    params: closed({ table: Id, seat: SeatNumber }),
    body: Type.Union([
      closed({ kind: Type.Literal('friend') }),
      closed({ kind: Type.Literal('open') }),
      closed({ kind: Type.Literal('bot'), level: Type.String({ maxLength: 32 }) }),
    ]),
    reply: TableDto,
  },
  'POST /api/tables/:table/join': {
    summary: 'Take an open seat of a public table',
    access: 'person',
    params: At,
    body: Join,
    reply: TableDto,
  },
  'PUT /api/tables/:table/ready': {
    summary: 'Before the start: say that I am ready, or not yet',
    access: 'seated',
    params: At,
    body: closed({ ready: Type.Boolean() }),
    reply: TableDto,
  },
  'POST /api/tables/:table/leave': {
    summary: 'Leave before the start; the host leaving closes the table',
    access: 'seated',
    params: At,
    reply: Done,
  },
  'POST /api/tables/:table/start': {
    summary: 'Start the match; free seats must be filled first',
    access: 'host',
    params: At,
    reply: TableDto,
  },
  'POST /api/tables/:table/rematch': {
    summary: 'The same again: a new table with the same people and bots; whoever asks second gets the same one',
    access: 'seated',
    params: At,
    reply: TableDto,
  },
  'POST /api/tables/:table/invite': {
    summary: 'A new invitation link; the old one is void',
    access: 'host',
    params: At,
    reply: closed({ invite: Secret }),
  },
  'GET /api/invites/:invite': {
    summary: 'The table that an invitation leads to',
    access: 'anyone',
    params: closed({ invite: Secret }),
    reply: closed({ table: TableDto }),
    limit: 'heavy',
  },
  'POST /api/invites/:invite/join': {
    summary: 'Accept an invitation; with no free seat, watch if spectators are allowed',
    access: 'person',
    params: closed({ invite: Secret }),
    body: Join,
    reply: TableDto,
    limit: 'heavy',
  },
  'GET /api/people/:name': {
    summary: 'Somebody by the exact name of their account',
    access: 'person',
    params: closed({ name: Name }),
    reply: Person,
    limit: 'heavy',
  },
} as const satisfies Routes;
