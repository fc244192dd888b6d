import { ordersOf, proposalsIn, type SeatCommand, type TableState } from '@pantheon/table';
import type { Done, ProposalDto } from '../api/index.ts';
import { Refusal } from '../failure.ts';
import { type AtTable, type Caller, type Handlers, JsonText } from '../http/handler.ts';
import { newSecret } from '../ids.ts';
import type { Services } from '../services.ts';
import { fileOf } from './export-table.ts';
import type { EnteredText } from './table-actor.ts';
import type { StoredTable } from './table-repository.ts';

const done: Done = { done: true };

/** The id of a table whose match has begun. */
function startedAt({ row }: StoredTable): string {
  if (row.status === 'waiting' || row.entries === 0) throw new Refusal('not-running', 'the match has not started yet');
  return row.id;
}

const stateOf = ({ row }: StoredTable): TableState => {
  if (row.state === null) throw new Refusal('not-running', 'the match has not started yet');
  return row.state;
};

/** How a command came: made once by its id, decided on a moment, sent by somebody who may be listening on a connection. */
interface Sent {
  readonly id?: string | undefined;
  readonly expected?: number | undefined;
  readonly connection?: string | undefined;
  readonly changes?: boolean | undefined;
}

type AnswerRoutes = `POST /api/tables/:table/${'commands' | 'answers' | 'undo' | 'redo' | 'restart-turn' | 'resign' | 'return' | 'resume'}`;
type AgreementRoutes =
  | `POST /api/tables/:table/${'proposals' | 'proposals/:proposal' | 'orders'}`
  | 'DELETE /api/tables/:table/orders/:order';

/** Playing a match. */
export function playHandlers(services: Services): Pick<Handlers, AnswerRoutes | AgreementRoutes | ReadingRoutes | NoteRoutes> {
  const submit = submitter(services);
  return {
    ...answerHandlers(submit),
    ...agreementHandlers(submit),
    ...readingHandlers(services),
    ...noteHandlers(services),
  };
}

/** Gives a command of a caller to a table. */
type Submit = (at: AtTable, caller: Caller, command: SeatCommand, sent?: Sent) => Promise<EnteredText>;

function submitter({ registry, sessions }: Services): Submit {
  const enter = ({ table }: AtTable, caller: Caller, command: SeatCommand, sent: Sent): Promise<EnteredText> =>
    registry.actor(table.row.id).submit(
      {
        person: caller.person.id,
        command,
        ...(sent.id === undefined ? {} : { request: sent.id }),
        ...(sent.expected === undefined ? {} : { expected: sent.expected }),
      },
      { session: caller.session, connection: sent.connection ?? null, changes: sent.changes ?? false },
    );
  // What was not stored just now was not asked of the database: whether the session still stands has to be.
  return async (at, caller, command, sent = {}) => {
    const entered = await enter(at, caller, command, sent).catch(async (error: unknown) => {
      await sessions.requireAlive(caller);
      throw error;
    });
    if (!entered.isNew) await sessions.requireAlive(caller);
    return entered;
  };
}

/** What a seat does by itself: the reply is what its player sees then. */
function answerHandlers(submit: Submit): Pick<Handlers, AnswerRoutes> {
  const entered = async (at: AtTable, caller: Caller, command: SeatCommand, sent: Sent): Promise<JsonText> => {
    const { moment, update } = await submit(at, caller, command, sent);
    return new JsonText(`{"moment":${moment},"update":${update}}`);
  };
  return {
    'POST /api/tables/:table/commands': async ({ at, body, caller }) => entered(at, caller, body.command as SeatCommand, body),
    'POST /api/tables/:table/answers': async ({ at, body, caller }) => entered(at, caller, { kind: 'answer', key: body.key }, body),
    'POST /api/tables/:table/undo': async ({ at, body, caller }) =>
      entered(at, caller, body.to === undefined ? { kind: 'undo' } : { kind: 'undo', to: body.to }, body),
    'POST /api/tables/:table/redo': async ({ at, body, caller }) => entered(at, caller, { kind: 'redo' }, body),
    'POST /api/tables/:table/restart-turn': async ({ at, body, caller }) => entered(at, caller, { kind: 'restart-turn' }, body),
    'POST /api/tables/:table/resign': async ({ at, body, caller }) => entered(at, caller, { kind: 'resign' }, body),
    'POST /api/tables/:table/return': async ({ at, body, caller }) => entered(at, caller, { kind: 'return' }, body),
    'POST /api/tables/:table/resume': async ({ at, body, caller }) => entered(at, caller, { kind: 'resume' }, body),
  };
}

/** Proposals to the others, votes, and standing orders. */
function agreementHandlers(submit: Submit): Pick<Handlers, AgreementRoutes> {
  const proposed = async (at: AtTable, caller: Caller, command: SeatCommand, sent: Sent) => {
    const { table } = await submit(at, caller, command, sent);
    return { proposals: proposalsIn(stateOf(table)) as ProposalDto[], moment: table.row.moment };
  };
  const ordersAfter = async (at: AtTable & { readonly seat: number }, caller: Caller, command: SeatCommand) => {
    const { table } = await submit(at, caller, command);
    return [...ordersOf(stateOf(table), at.seat)];
  };
  return {
    'POST /api/tables/:table/proposals': async ({ at, body, caller }) =>
      proposed(
        at,
        caller,
        body.kind === 'take-back' ? { kind: 'propose', what: body.kind, to: body.to } : { kind: 'propose', what: body.kind },
        body,
      ),
    'POST /api/tables/:table/proposals/:proposal': async ({ at, params, body, caller }) =>
      proposed(at, caller, { kind: 'vote', proposal: params.proposal, agree: body.agree }, {}),
    'POST /api/tables/:table/orders': async ({ at, body, caller }) => ordersAfter(at, caller, { kind: 'order', plan: body }),
    'DELETE /api/tables/:table/orders/:order': async ({ at, params, caller }) =>
      ordersAfter(at, caller, { kind: 'cancel-order', order: params.order }),
  };
}

type ReadingRoutes =
  | `GET /api/tables/:table/${'match' | 'past/:number' | 'orders' | 'record' | 'file'}`
  | `POST /api/tables/:table/${'part' | 'imagined'}`;

/** What a player asks of a match without changing it. */
function readingHandlers(services: Services): Pick<Handlers, ReadingRoutes> {
  const { db, registry, pool } = services;
  return {
    'GET /api/tables/:table/match': async ({ at, query, caller }) =>
      new JsonText(
        await registry.actor(at.table.row.id).update({ viewer: caller?.person.id ?? null, since: query.since ?? 0, changes: false }),
      ),
    'GET /api/tables/:table/past/:number': async ({ at, params, caller }) => {
      const viewer = caller?.person.id ?? null;
      const past = await registry
        .actor(startedAt(at.table))
        .withTable((now) => pool.about('past', { ...now, viewer, number: params.number }));
      return new JsonText(JSON.stringify(past));
    },
    'POST /api/tables/:table/part': async ({ at, body: { chosen }, caller }) =>
      registry.actor(startedAt(at.table)).withTable((now) => pool.about('partial', { ...now, person: caller.person.id, chosen })),
    'POST /api/tables/:table/imagined': async ({ at, caller }) => {
      const ask = { person: caller.person.id, seed: newSecret() };
      const { imagined } = await registry.actor(startedAt(at.table)).withTable((now) => pool.about('imagine', { ...now, ...ask }));
      if (imagined === null) throw new Refusal('not-your-question', 'only from your own question, and not in the middle of it');
      return { imagined };
    },
    'GET /api/tables/:table/orders': async ({ at }) => [...ordersOf(stateOf(at.table), at.seat)],
    'GET /api/tables/:table/record': async ({ at }) => {
      if (at.table.row.status !== 'finished') throw new Refusal('not-over', 'the record is open to all when the match is over');
      const { record } = await registry.actor(at.table.row.id).archived();
      return record;
    },
    'GET /api/tables/:table/file': async ({ at, caller }) => fileOf(db, at.table, caller.person.id),
  };
}

type NoteRoutes = `${'GET' | 'PUT'} /api/tables/:table/notes` | 'POST /api/tables/:table/report';

/** What somebody writes about a match: for themselves, or to those who run the server. */
function noteHandlers({ db, registry }: Services): Pick<Handlers, NoteRoutes> {
  return {
    'POST /api/tables/:table/report': async ({ at, body, caller }) => {
      if (caller === null) throw new Refusal('not-signed-in', 'sign in first; a name is enough');
      return { report: await registry.report(at.table, { person: caller.person.id, text: body.text, fault: at.table.row.fault }) };
    },
    'GET /api/tables/:table/notes': async ({ at, caller }) => {
      const found = await db
        .selectFrom('notes')
        .select('text')
        .where('table_id', '=', at.table.row.id)
        .where('person', '=', caller.person.id)
        .executeTakeFirst();
      return { text: found?.text ?? '' };
    },
    'PUT /api/tables/:table/notes': async ({ at, body, caller }) => {
      const values = { table_id: at.table.row.id, person: caller.person.id, text: body.text.replaceAll('\u0000', '') };
      await db
        .insertInto('notes')
        .values(values)
        .onConflict((oc) => oc.columns(['table_id', 'person']).doUpdateSet({ text: values.text }))
        .execute();
      return done;
    },
  };
}
