import type { Done, TableDto } from '../api/index.ts';
import { notFound, Refusal } from '../failure.ts';
import type { Caller, Handlers } from '../http/handler.ts';
import { newSecret } from '../ids.ts';
import { requireWelcome } from '../safety/distance.ts';
import { requireMayWrite } from '../safety/newcomers.ts';
import type { Services } from '../services.ts';
import { importTable } from './import-table.ts';
import { listTables } from './list-tables.ts';
import { tidyTitle } from './lobby.ts';
import { requireRoomInList } from './open-tables.ts';
import { storePack } from './packs.ts';
import { rematch } from './rematch.ts';
import { tableFor } from './table-dto.ts';
import { readTable, type StoredTable } from './table-repository.ts';

const done: Done = { done: true };
const LIST = 30;

type PackRoutes = 'GET /api/games' | 'POST /api/packs' | 'GET /api/packs/:hash';

/** What can be played, and with which data. */
function packHandlers(services: Services): Pick<Handlers, PackRoutes> {
  const { db, games, lobby } = services;
  return {
    'GET /api/games': async () =>
      games.map(({ levels, options, players, names: _names, ...game }) => ({
        ...game,
        players: { ...players },
        options: options.map(({ id, values }) => ({ id, values: [...values] })),
        levels: [...levels],
      })),
    'POST /api/packs': async ({ caller, body }) => {
      const { game, pack } = body;
      const person = caller.person.id;
      const { packHash: hash } = await lobby.check(person, { game, seats: fewest(services, game), options: {}, pack });
      await storePack(db, { hash, game, pack, person });
      return { hash };
    },
    'GET /api/packs/:hash': async ({ params }) => {
      const found = await db.selectFrom('packs').select(['game', 'hash', 'pack']).where('hash', '=', params.hash).executeTakeFirst();
      if (found === undefined) throw notFound();
      return found;
    },
  };
}

/** Finding a table, sitting down, starting. */
export const lobbyHandlers = (services: Services): Pick<Handlers, PackRoutes | TableRoutes | SeatRoutes | InviteRoutes> => ({
  ...packHandlers(services),
  ...tableHandlers(services),
  ...seatHandlers(services),
  ...inviteHandlers(services),
});

const shown = (table: StoredTable, caller: Caller | null): TableDto => tableFor(table, caller?.person.id ?? null);

type TableRoutes = `${'GET' | 'POST'} /api/tables` | 'POST /api/tables/import' | `${'GET' | 'PATCH'} /api/tables/:table`;

/** Lists of tables, new ones, and what a host may change of one. */
function tableHandlers(services: Services): Pick<Handlers, TableRoutes> {
  const { db, lobby, bus, house } = services;
  return {
    'GET /api/tables': async ({ query, caller }) => {
      const wish = { ...query, limit: query.limit ?? LIST, caps: await house.rules() };
      const { tables, next } = await listTables(db, wish, caller?.person.id ?? null);
      return { tables: tables.map((table) => shown(table, caller)), next };
    },
    'POST /api/tables': async ({ caller, body }) => {
      requireMayWrite(await house.rules(), caller.person, body.title);
      if (body.public) await requireRoomInList(db, await house.rules(), caller.person);
      return shown(await lobby.create(caller.person.id, body), caller);
    },
    'POST /api/tables/import': async ({ caller, body }) => {
      requireMayWrite(await house.rules(), caller.person, body.title);
      return shown(await importTable(services, caller.person.id, body), caller);
    },
    'GET /api/tables/:table': async ({ at, caller }) => shown(at.table, caller),
    'PATCH /api/tables/:table': async ({ at, body, caller }) => {
      const { row } = at.table;
      requireMayWrite(await house.rules(), caller.person, body.title);
      if (body.pace !== undefined && row.status !== 'waiting')
        throw new Refusal('not-waiting', 'the pace cannot be changed once the match has started');
      if (body.advice !== undefined && row.status !== 'waiting')
        throw new Refusal('not-waiting', 'advice cannot be allowed or forbidden once the match has started');
      if (body.spectators && row.series !== null) throw new Refusal('forbidden', 'tables of one seed have no spectators');
      if (body.public && !row.public && row.status === 'waiting') await requireRoomInList(db, await house.rules(), caller.person);
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
  };
}

type SeatRoutes = `PUT /api/tables/:table/${'seats/:seat' | 'ready'}` | `POST /api/tables/:table/${'join' | 'leave' | 'start' | 'rematch'}`;

/** Sitting down, and beginning. */
function seatHandlers(services: Services): Pick<Handlers, SeatRoutes> {
  const { db, lobby, registry } = services;
  return {
    'PUT /api/tables/:table/seats/:seat': async ({ at, params, body, caller }) =>
      shown(await lobby.setSeat(at.table, params.seat, body), caller),
    'POST /api/tables/:table/join': async ({ params, body, caller }) => {
      const { row } = await readTable(db, params.table);
      if (!row.public) throw notFound();
      return shown(await lobby.join(params.table, caller.person.id, body, false), caller);
    },
    'PUT /api/tables/:table/ready': async ({ at, body, caller }) =>
      shown(await lobby.setReady(at.table, caller.person.id, body.ready), caller),
    'POST /api/tables/:table/leave': async ({ at, caller }) => {
      await lobby.leave(at.table, caller.person.id);
      return done;
    },
    'POST /api/tables/:table/start': async ({ at, caller }) => {
      if (at.table.row.status !== 'waiting') throw new Refusal('not-waiting', 'the match has started already');
      return shown(await registry.actor(at.table.row.id).start(), caller);
    },
    'POST /api/tables/:table/rematch': async ({ at, caller }) =>
      shown(await rematch(services, at.table, caller.person.id, at.seat), caller),
  };
}

type InviteRoutes = 'POST /api/tables/:table/invite' | 'GET /api/invites/:invite' | 'POST /api/invites/:invite/join';

/** The table to which an invitation leads. */
async function invitedTo({ db }: Services, invite: string): Promise<StoredTable> {
  const found = await db.selectFrom('tables').select('id').where('invite', '=', invite).executeTakeFirst();
  if (found === undefined) throw notFound();
  return readTable(db, found.id);
}

/** Coming by a link. */
function inviteHandlers(services: Services): Pick<Handlers, InviteRoutes> {
  const { db, lobby, bus } = services;
  return {
    'POST /api/tables/:table/invite': async ({ at }) => {
      const invite = newSecret();
      await db.updateTable('tables').set({ invite }).where('id', '=', at.table.row.id).execute();
      bus.publish({ kind: 'table', table: at.table.row.id });
      return { invite };
    },
    'GET /api/invites/:invite': async ({ params, caller }) => ({ table: shown(await invitedTo(services, params.invite), caller) }),
    'POST /api/invites/:invite/join': async ({ params, body, caller }) => {
      const found = await invitedTo(services, params.invite);
      if (found.seats.some(({ person }) => person === caller.person.id)) return shown(found, caller);
      const isOpen = found.row.status === 'waiting' || found.row.status === 'running';
      const free = isOpen && found.seats.some(({ kind }) => kind === 'friend' || kind === 'open');
      if (free) return shown(await lobby.join(found.row.id, caller.person.id, body, true), caller);
      await requireWelcome(db, caller.person.id, found);
      if (!found.row.spectators) throw new Refusal('full', 'no seat is free, and spectators are not wanted here');
      await db
        .insertInto('watchers')
        .values({ table_id: found.row.id, person: caller.person.id })
        .onConflict((oc) => oc.doNothing())
        .execute();
      return shown(found, caller);
    },
  };
}

const fewest = ({ games }: Services, game: string): number => games.find(({ id }) => id === game)?.players.min ?? 2;
