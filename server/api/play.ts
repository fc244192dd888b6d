import type { ImaginedTrail, LogLine, MatchRecord, PartialAnswer, SeatView } from '@pantheon/kernel';
import type { JsonChange, TableChanges, TableFile, TableUpdate } from '@pantheon/table';
import { type Static, Type } from 'typebox';
import { closed, Done, given, Id, Moment, oneOfWords, orNull, RequestId, SeatNumber, Time } from './common.ts';
import type { Routes } from './route.ts';

/** The clock of one seat. */
export const ClockDto = closed({
  seat: SeatNumber,
  /** Milliseconds left, as of `at` of the update; null when nothing limits the seat. */
  left: orNull(Type.Integer()),
  /** Whether it runs. */
  running: Type.Boolean(),
  /** When it runs out, if it runs. */
  deadline: orNull(Time),
});

/** Something that was entered in the record, as all may know it: that an answer was given, not which. */
export const TableEventDto = closed({
  moment: Moment,
  at: Time,
  seat: orNull(SeatNumber),
  kind: oneOfWords(
    'start',
    'answer',
    'undo',
    'restart-turn',
    'take-back',
    'out-of-time',
    'returned',
    'resigned',
    'paused',
    'resumed',
    'ended',
    'abandoned',
    'upgraded',
    'redo',
    'joined',
    'away',
    'back',
    'proposed',
    'agreed',
    'declined',
  ),
  /** For answers: who gave it. A standing order looks like its owner. */
  by: oneOfWords('person', 'bot', 'server'),
  /** How many answers stood afterwards. */
  number: Type.Integer(),
});

/** Something that needs the consent of all people at the table. */
export const ProposalDto = closed({
  id: Id,
  kind: oneOfWords('take-back', 'pause', 'end', 'abandon'),
  by: SeatNumber,
  /** For a take-back: the number of answers that would still stand. */
  to: orNull(Type.Integer({ minimum: 0 })),
  agreed: Type.Array(SeatNumber),
  needed: Type.Array(SeatNumber),
  createdAt: Time,
});
export type ProposalDto = Static<typeof ProposalDto>;

/** A seat as all may know it. */
const SeatStatus = closed({
  kind: oneOfWords('person', 'bot', 'open'),
  level: orNull(Type.String()),
  standIn: orNull(closed({ level: Type.String(), because: oneOfWords('time', 'resigned', 'left') })),
  /** Whether its owner is on vacation, which stops its clock. */
  away: Type.Optional(Type.Literal(true)),
});

/**
 * An answer left for later. Either one that every game understands (give `key` whenever `topic` is asked and offers it), or one in
 * the game's own words. Only its owner knows of it.
 */
export const OrderPlanDto = Type.Union([
  closed({
    kind: Type.Literal('answer'),
    topic: Type.String({ maxLength: 60 }),
    /** The key of the answer; `pass` to pass. */
    key: Type.String({ maxLength: 200 }),
    until: oneOfWords('cancelled', 'once', 'round'),
  }),
  closed({
    kind: Type.Literal('game'),
    order: Type.Object({}, { additionalProperties: true }),
    until: oneOfWords('cancelled', 'once', 'round'),
  }),
]);

export const StandingOrderDto = closed({ id: Id, plan: OrderPlanDto, createdAt: Time });

/** What came to a match since a moment, and what goes on between two moments. */
const news = {
  table: Id,
  moment: Moment,
  since: Moment,
  /** The server's time when this was made. */
  at: Time,
  /** The seat that I have; null for a spectator. */
  seat: orNull(SeatNumber),
  log: closed({ from: Type.Integer(), lines: Type.Array(given<LogLine>('a line of the log', 'LogLine')) }),
  happened: Type.Array(TableEventDto),
  clocks: Type.Array(ClockDto),
  /** My standing orders. */
  orders: Type.Array(StandingOrderDto),
};

/** How things stand at its moment. */
const standing = {
  sight: given<SeatView>('all that the seat may see', 'SeatView'),
  /** Whether I may give again what I took back. */
  canRedo: Type.Boolean(),
  /** The seats that have answered a sealed question which others still think about. */
  chosen: Type.Array(SeatNumber),
  /** What others did since my last turn: the lines of the log after a number of answers, up to another. */
  recap: orNull(closed({ after: Type.Integer(), upTo: Type.Integer() })),
  seats: Type.Array(SeatStatus),
  paused: Type.Boolean(),
  ending: orNull(oneOfWords('played', 'agreed', 'resigned', 'abandoned')),
  proposals: Type.Array(ProposalDto),
};

/**
 * What happened since a moment, for one seat or a spectator: the sight as it is now, and the log from a line on.
 * To apply it: `log = [...log.slice(0, update.log.from), ...update.log.lines]`, append `happened`, and take everything else as it is.
 * An update that builds on a later moment than yours (`since` > yours) means that you missed one: ask from yours.
 */
export const MatchUpdate = closed({ ...news, ...standing });
export type MatchUpdate = TableUpdate & { readonly table: string };

/**
 * The same for whoever has the update of moment `since`: `changed` says what is different in how things stand (`sight`, `seats` and so
 * on). `[value]` takes the place of what was there, `[]` takes it away, and an object names the members (of a list: the places) with a
 * change of their own.
 */
export const MatchChanges = closed({ ...news, changed: given<JsonChange>('what has changed') });
export type MatchChanges = TableChanges & { readonly table: string };

/** The contract says of an update what the table makes of it, no more and no less. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
const _updatesAgree: Same<keyof Static<typeof MatchUpdate>, keyof MatchUpdate> = true;
const _changesAgree: Same<keyof Static<typeof MatchChanges>, keyof MatchChanges> = true;

/**
 * Every change of a match carries an id made by the client and the moment of the sight that the player decided on.
 * The answer is refused as `stale` if the player's question has changed since; what other seats did at the same time does no harm.
 */
const change = { id: RequestId, expected: Moment };

/** How many answers stand. */
const AnswerNumber = Type.Integer({ minimum: 0, maximum: 100_000 });

/** What became of a change: the moment at which it was entered (the same when it is sent again), and what happened since `expected`. */
export const EnteredDto = closed({ moment: Moment, update: MatchUpdate });
export type EnteredDto = Static<typeof EnteredDto>;

/** The same, with the changes alone where they were asked for and are enough. */
const EnteredChanges = closed({ moment: Moment, update: Type.Union([MatchUpdate, MatchChanges]) });

/** Something that somebody who has a seat asks of the table. */
const Command = Type.Union([
  closed({ kind: Type.Literal('answer'), key: Type.String({ minLength: 1, maxLength: 2000 }) }),
  closed({ kind: Type.Literal('undo'), to: Type.Optional(AnswerNumber) }),
  closed({ kind: Type.Literal('redo') }),
  closed({ kind: Type.Literal('restart-turn') }),
  closed({ kind: Type.Literal('resign') }),
  closed({ kind: Type.Literal('return') }),
  closed({ kind: Type.Literal('resume') }),
  closed({ kind: Type.Literal('propose'), what: Type.Literal('take-back'), to: AnswerNumber }),
  closed({ kind: Type.Literal('propose'), what: oneOfWords('pause', 'end', 'abandon') }),
  closed({ kind: Type.Literal('vote'), proposal: Id, agree: Type.Boolean() }),
  closed({ kind: Type.Literal('order'), plan: OrderPlanDto }),
  closed({ kind: Type.Literal('cancel-order'), order: Id }),
]);

const At = closed({ table: Id });

/** Playing a match. The seat is always that of the caller. */
export const playRoutes = {
  'GET /api/tables/:table/match': {
    summary: 'What happened since a moment, for me; from the beginning without one',
    access: 'viewer',
    params: At,
    query: closed({ since: Type.Optional(Moment) }),
    reply: MatchUpdate,
  },
  'GET /api/tables/:table/past/:number': {
    summary: 'What I saw after so many answers',
    access: 'viewer',
    params: closed({ table: Id, number: AnswerNumber }),
    reply: closed({
      sight: given<SeatView>('all that the seat could see then', 'SeatView'),
      log: Type.Array(given<LogLine>('a line of the log', 'LogLine')),
    }),
    limit: 'heavy',
  },
  'POST /api/tables/:table/commands': {
    summary: 'Anything that I ask of the table: an answer, an undo, a redo, a proposal, a vote, a standing order …',
    access: 'seated',
    enters: true,
    params: At,
    body: closed({
      id: RequestId,
      expected: Type.Optional(Moment),
      command: Command,
      /** The connection on which I listen: what I enter is told me by the reply, and not there as well. */
      connection: Type.Optional(Id),
      /** Whether I have the update of the expected moment: then what has changed in it is enough. */
      changes: Type.Optional(Type.Boolean()),
    }),
    reply: EnteredChanges,
    bodyLimit: 16 * 1024,
  },
  'POST /api/tables/:table/answers': {
    summary: 'Answer my question, by the key of the answer',
    access: 'seated',
    enters: true,
    params: At,
    body: closed({ ...change, key: Type.String({ minLength: 1, maxLength: 2000 }) }),
    reply: EnteredDto,
  },
  'POST /api/tables/:table/part': {
    summary: 'What may still be added to part of an answer (keys as often as they are chosen), and what it would bring about',
    access: 'seated',
    params: At,
    body: closed({ chosen: Type.Array(Type.String({ maxLength: 60 }), { maxItems: 200 }) }),
    reply: given<PartialAnswer>('how the answer in the making stands'),
  },
  'POST /api/tables/:table/undo': {
    summary: 'Take back my last answer, or all of mine down to a number of answers',
    access: 'seated',
    enters: true,
    params: At,
    body: closed({ ...change, to: Type.Optional(AnswerNumber) }),
    reply: EnteredDto,
  },
  'POST /api/tables/:table/redo': {
    summary: 'Give again the answer that I took back last',
    access: 'seated',
    enters: true,
    params: At,
    body: closed(change),
    reply: EnteredDto,
  },
  'POST /api/tables/:table/restart-turn': {
    summary: 'Take back all my answers since the last point of no return',
    access: 'seated',
    enters: true,
    params: At,
    body: closed(change),
    reply: EnteredDto,
  },
  'POST /api/tables/:table/resign': {
    summary: 'Give up: a bot plays on; the last person left wins',
    access: 'seated',
    params: At,
    body: closed({ id: RequestId }),
    reply: EnteredDto,
  },
  'POST /api/tables/:table/return': {
    summary: 'I am back: take my seat over from the bot that stood in',
    access: 'seated',
    params: At,
    body: closed({ id: RequestId }),
    reply: EnteredDto,
  },
  'POST /api/tables/:table/resume': {
    summary: 'End a pause',
    access: 'seated',
    params: At,
    body: closed({ id: RequestId }),
    reply: EnteredDto,
  },
  'POST /api/tables/:table/proposals': {
    summary: 'Propose a take-back, a pause, to end and score the match as it stands, or to end without a result; bots always agree',
    access: 'seated',
    params: At,
    body: Type.Union([
      closed({ id: RequestId, kind: Type.Literal('take-back'), to: AnswerNumber }),
      closed({ id: RequestId, kind: Type.Literal('pause') }),
      closed({ id: RequestId, kind: Type.Literal('end') }),
      closed({ id: RequestId, kind: Type.Literal('abandon') }),
    ]),
    reply: closed({ proposals: Type.Array(ProposalDto), moment: Moment }),
    limit: 'talk',
  },
  'POST /api/tables/:table/proposals/:proposal': {
    summary: 'Agree to a proposal or reject it',
    access: 'seated',
    params: closed({ table: Id, proposal: Id }),
    body: closed({ agree: Type.Boolean() }),
    reply: closed({ proposals: Type.Array(ProposalDto), moment: Moment }),
  },
  'GET /api/tables/:table/orders': { summary: 'My standing orders', access: 'seated', params: At, reply: Type.Array(StandingOrderDto) },
  'POST /api/tables/:table/orders': {
    summary: 'Leave a standing order',
    access: 'seated',
    params: At,
    body: OrderPlanDto,
    reply: Type.Array(StandingOrderDto),
    bodyLimit: 8 * 1024,
  },
  'DELETE /api/tables/:table/orders/:order': {
    summary: 'Cancel a standing order',
    access: 'seated',
    params: closed({ table: Id, order: Id }),
    reply: Type.Array(StandingOrderDto),
  },
  'POST /api/tables/:table/imagined': {
    summary: 'The match as it might be for all that I know, to try something out elsewhere: what I may not know is drawn anew each time',
    access: 'seated',
    params: At,
    body: closed({}),
    reply: closed({ imagined: given<ImaginedTrail>('an imagined position, with my answers since') }),
    limit: 'heavy',
  },
  'GET /api/tables/:table/record': {
    summary: 'The whole match as a record, once it is over',
    access: 'viewer',
    params: At,
    reply: given<MatchRecord>('a record', 'MatchRecord'),
    limit: 'heavy',
  },
  'GET /api/tables/:table/file': {
    summary:
      'The whole table as a file, to be carried elsewhere: for whoever plays alone with bots, and for all who sat there once it is over',
    access: 'seated',
    params: At,
    reply: given<TableFile>('a table'),
    limit: 'heavy',
  },
  'POST /api/tables/:table/report': {
    summary: 'Something is wrong here: tells the people who run this server, with the position',
    access: 'viewer',
    params: At,
    body: closed({ text: Type.String({ maxLength: 2000 }) }),
    reply: closed({ report: Id }),
    limit: 'talk',
  },
  'GET /api/tables/:table/notes': {
    summary: 'My private notes',
    access: 'seated',
    params: At,
    reply: closed({ text: Type.String() }),
  },
  'PUT /api/tables/:table/notes': {
    summary: 'Write my private notes',
    access: 'seated',
    params: At,
    body: closed({ text: Type.String({ maxLength: 20_000 }) }),
    reply: Done,
    bodyLimit: 128 * 1024,
  },
} as const satisfies Routes;
