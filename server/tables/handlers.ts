import type { Done, Table } from '../api/index.ts';
import { notFound, Refusal } from '../failure.ts';
import { type Caller, type Handlers, JsonText } from '../http/handler.ts';
import { newSecret } from '../ids.ts';
import type { Services } from '../services.ts';
import { listTables } from './finding.ts';
import { importMatch } from './importing.ts';
import { tidyTitle } from './lobby.ts';
import { cancelOrder, comeBack, enteredText, leaveOrder, ordersOf, propose, resign, resume, vote } from './moves.ts';
import { rematch } from './rematch.ts';
import { readTable, type TableState } from './rows.ts';
import { tableFor } from './shown.ts';

const done: Done = { done: true };
const LIST = 30;

type LobbyRoutes =
  | `GET /api/${'games' | 'packs/:hash' | 'tables' | 'tables/:table' | 'invites/:invite'}`
  | `POST /api/${'packs' | 'tables' | 'tables/import' | 'invites/:invite/join'}`
  | 'PATCH /api/tables/:table'
  | 'PUT /api/tables/:table/seats/:seat'
  | `POST /api/tables/:table/${'join' | 'leave' | 'start' | 'rematch' | 'invite'}`;

/** Finding a table, sitting down, starting. */
export function lobbyHandlers(services: Services): Pick<Handlers, LobbyRoutes> {
  const { db, games, lobby, keeper, bus } = services;
  const shown = (state: TableState, caller: Caller | null): Table => tableFor(state, caller?.person.id ?? null);
  const invited = async (invite: string): Promise<string> => {
    const found = await db.selectFrom('tables').select('id').where('invite', '=', invite).executeTakeFirst();
    if (found === undefined) throw notFound();
    return found.id;
  };

  return {
    'GET /api/games': async () =>
      games.map(({ levels, options, players, names: _names, ...game }) => ({
        ...game,
        players: { ...players },
        options: options.map(({ id, values }) => ({ id, values: [...values] })),
        levels: [...levels],
      })),
    'POST /api/packs': async ({ caller, body }) => {
      const { packHash } = await lobby.check({ game: body.game, seats: fewest(services, body.game), options: {}, pack: body.pack });
      const values = { hash: packHash, game: body.game, pack: JSON.stringify(body.pack), person: caller.person.id };
      await db
        .insertInto('packs')
        .values(values)
        .onConflict((oc) => oc.column('hash').doNothing())
        .execute();
      return { hash: packHash };
    },
    'GET /api/packs/:hash': async ({ params }) => {
      const found = await db.selectFrom('packs').select(['game', 'hash', 'pack']).where('hash', '=', params.hash).executeTakeFirst();
      if (found === undefined) throw notFound();
      return found;
    },
    'GET /api/tables': async ({ query, caller }) => {
      const { states, next } = await listTables(db, { ...query, limit: query.limit ?? LIST }, caller?.person.id ?? null);
      return { tables: states.map((state) => shown(state, caller)), next };
    },
    'POST /api/tables': async ({ caller, body }) => shown(await lobby.create(caller.person.id, body), caller),
    'POST /api/tables/import': async ({ caller, body }) => shown(await importMatch(services, caller.person.id, body), caller),
    'GET /api/tables/:table': async ({ at, caller }) => shown(at.state, caller),
    'PATCH /api/tables/:table': async ({ at, body, caller }) => {
      const { row } = at.state;
      if (body.pace !== undefined && row.status !== 'waiting')
        throw new Refusal('not-waiting', 'the pace cannot be changed once the match has started');
      const { title, pace, ...flags } = body;
      const values = {
        ...flags,
        ...(title === undefined ? {} : { title: tidyTitle(title) }),
        ...(pace === undefined ? {} : { pace: JSON.stringify(pace) }),
      };
      if (Object.keys(values).length > 0) await db.updateTable('tables').set(values).where('id', '=', row.id).execute();
      bus.publish({ kind: 'table', table: row.id });
      return shown(await readTable(db, row.id), caller);
    },
    'PUT /api/tables/:table/seats/:seat': async ({ at, params, body, caller }) =>
      shown(await lobby.setSeat(at.state, params.seat, body), caller),
    'POST /api/tables/:table/join': async ({ params, body, caller }) => {
      const { row } = await readTable(db, params.table);
      if (!row.public) throw notFound();
      return shown(await lobby.join(params.table, caller.person.id, body, false), caller);
    },
    'POST /api/tables/:table/leave': async ({ at, caller }) => {
      await lobby.leave(at.state, caller.person.id);
      return done;
    },
    'POST /api/tables/:table/start': async ({ at, caller }) => {
      if (at.state.row.status !== 'waiting') throw new Refusal('not-waiting', 'the match has started already');
      return shown(await keeper.room(at.state.row.id).start(), caller);
    },
    'POST /api/tables/:table/rematch': async ({ at, caller }) =>
      shown(await rematch(services, at.state, caller.person.id, at.seat), caller),
    'POST /api/tables/:table/invite': async ({ at }) => {
      const invite = newSecret();
      await db.updateTable('tables').set({ invite }).where('id', '=', at.state.row.id).execute();
      bus.publish({ kind: 'table', table: at.state.row.id });
      return { invite };
    },
    'GET /api/invites/:invite': async ({ params, caller }) => ({ table: shown(await readTable(db, await invited(params.invite)), caller) }),
    'POST /api/invites/:invite/join': async ({ params, body, caller }) => {
      const table = await invited(params.invite);
      const state = await readTable(db, table);
      if (state.seats.some(({ person }) => person === caller.person.id)) return shown(state, caller);
      const isOpen = state.row.status === 'waiting' || state.row.status === 'running';
      const free = isOpen && state.seats.some(({ kind }) => kind === 'friend' || kind === 'open');
      if (free) return shown(await lobby.join(table, caller.person.id, body, true), caller);
      if (!state.row.spectators) throw new Refusal('full', 'no seat is free, and spectators are not wanted here');
      await db
        .insertInto('watchers')
        .values({ table_id: table, person: caller.person.id })
        .onConflict((oc) => oc.doNothing())
        .execute();
      return shown(state, caller);
    },
  };
}

const fewest = ({ games }: Services, game: string): number => games.find(({ id }) => id === game)?.players.min ?? 2;

/** The id of a table whose match has begun. */
function startedAt({ row }: TableState): string {
  if (row.status === 'waiting' || row.moment === 0) throw new Refusal('not-running', 'the match has not started yet');
  return row.id;
}

type PlayRoutes =
  | `GET /api/tables/:table/${'match' | 'past/:number' | 'orders' | 'record' | 'notes'}`
  | `POST /api/tables/:table/${'answers' | 'part' | 'undo' | 'restart-turn' | 'resign' | 'return' | 'resume' | 'proposals' | 'proposals/:proposal' | 'orders' | 'report'}`
  | 'DELETE /api/tables/:table/orders/:order'
  | 'PUT /api/tables/:table/notes';

/** Playing a match. */
export function playHandlers(services: Services): Pick<Handlers, PlayRoutes> {
  const { db, keeper, engine } = services;

  return {
    'GET /api/tables/:table/match': async ({ at, query }) =>
      new JsonText(await keeper.room(at.state.row.id).look({ seat: at.seat, since: query.since ?? 0 })),
    'GET /api/tables/:table/past/:number': async ({ at, params }) => {
      const id = startedAt(at.state);
      const { sight } = await keeper
        .room(id)
        .withMatch((moment) => engine.about('past', { table: id, moment, seat: at.seat, number: params.number }));
      return new JsonText(`{"sight":${sight}}`);
    },
    'POST /api/tables/:table/answers': async ({ at, body, caller }) => {
      const { id, expected, key } = body;
      const wanted = { kind: 'answer', seat: at.seat, key, by: 'person', author: caller.person.id, request: id, expected } as const;
      return new JsonText(enteredText(await keeper.room(at.state.row.id).enter(wanted)));
    },
    'POST /api/tables/:table/part': async ({ at, body: { chosen } }) => {
      const id = startedAt(at.state);
      const { part } = await keeper.room(id).withMatch((moment) => engine.about('part', { table: id, moment, seat: at.seat, chosen }));
      return new JsonText(part);
    },
    'POST /api/tables/:table/undo': async ({ at, body, caller }) => {
      const { id, expected, to } = body;
      const key = to === undefined ? null : String(to);
      const wanted = { kind: 'undo', seat: at.seat, key, by: 'person', author: caller.person.id, request: id, expected } as const;
      return new JsonText(enteredText(await keeper.room(at.state.row.id).enter(wanted)));
    },
    'POST /api/tables/:table/restart-turn': async ({ at, body, caller }) => {
      const { id, expected } = body;
      const wanted = {
        kind: 'restart-turn',
        seat: at.seat,
        key: null,
        by: 'person',
        author: caller.person.id,
        request: id,
        expected,
      } as const;
      return new JsonText(enteredText(await keeper.room(at.state.row.id).enter(wanted)));
    },
    'POST /api/tables/:table/resign': async ({ at, body, caller }) =>
      new JsonText(enteredText(await resign(services, at, { person: caller.person.id, request: body.id, because: 'resigned' }))),
    'POST /api/tables/:table/return': async ({ at, body, caller }) =>
      new JsonText(enteredText(await comeBack(services, at, caller.person.id, body.id))),
    'POST /api/tables/:table/resume': async ({ at, body, caller }) =>
      new JsonText(enteredText(await resume(services, at, caller.person.id, body.id))),
    'POST /api/tables/:table/proposals': async ({ at, body }) => propose(services, at, body),
    'POST /api/tables/:table/proposals/:proposal': async ({ at, params, body }) => vote(services, at, params.proposal, body.agree),
    'GET /api/tables/:table/orders': async ({ at }) => ordersOf(services, at.state.row.id, at.seat),
    'POST /api/tables/:table/orders': async ({ at, body }) => leaveOrder(services, at, body),
    'DELETE /api/tables/:table/orders/:order': async ({ at, params }) => cancelOrder(services, at, params.order),
    'GET /api/tables/:table/record': async ({ at }) => {
      if (at.state.row.status !== 'finished') throw new Refusal('not-over', 'the record is open to all when the match is over');
      const { record } = await keeper.room(at.state.row.id).archived();
      return record;
    },
    'POST /api/tables/:table/report': async ({ at, body, caller }) => {
      if (caller === null) throw new Refusal('not-signed-in', 'sign in first; a name is enough');
      return { report: await keeper.report(at.state, { person: caller.person.id, text: body.text, fault: at.state.row.fault }) };
    },
    'GET /api/tables/:table/notes': async ({ at, caller }) => {
      const found = await db
        .selectFrom('notes')
        .select('text')
        .where('table_id', '=', at.state.row.id)
        .where('person', '=', caller.person.id)
        .executeTakeFirst();
      return { text: found?.text ?? '' };
    },
    'PUT /api/tables/:table/notes': async ({ at, body, caller }) => {
      const values = { table_id: at.state.row.id, person: caller.person.id, text: body.text.replaceAll('\u0000', '') };
      await db
        .insertInto('notes')
        .values(values)
        .onConflict((oc) => oc.columns(['table_id', 'person']).doUpdateSet({ text: values.text }))
        .execute();
      return done;
    },
  };
}
