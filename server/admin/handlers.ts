import type { Done } from '../api/index.ts';
import { notFound } from '../failure.ts';
import type { Handlers } from '../http/handler.ts';
import { deleteAccount } from '../identity/deletion.ts';
import { seenAs } from '../identity/seen-as.ts';
import { banOf } from '../safety/bans.ts';
import type { Services } from '../services.ts';
import { tableFor } from '../tables/table-dto.ts';
import { noteAct } from './audit.ts';
import { findPeople, findTables, overviewOf } from './overview.ts';
import { freezeTable, thawTable } from './repair.ts';
import { lookAt, readReports } from './reports.ts';

const done: Done = { done: true };

type PeopleRoutes = 'GET /api/admin/people' | 'DELETE /api/admin/people/:id';
type TableRoutes = 'GET /api/admin/tables' | `POST /api/admin/tables/:table/${'freeze' | 'thaw'}`;
type ReportRoutes = `GET /api/admin/${'reports' | 'reports/:id'}` | 'POST /api/admin/reports/:id/close' | 'DELETE /api/admin/chat/:id';

/** For those who run the server. */
export const adminHandlers = (
  services: Services,
): Pick<Handlers, 'GET /api/admin/overview' | PeopleRoutes | TableRoutes | ReportRoutes> => ({
  'GET /api/admin/overview': async () => overviewOf(services.db, services.version),
  ...peopleHandlers(services),
  ...tableHandlers(services),
  ...reportHandlers(services),
});

function peopleHandlers(services: Services): Pick<Handlers, PeopleRoutes> {
  const { db } = services;
  return {
    'GET /api/admin/people': async ({ query }) =>
      (await findPeople(db, query.search)).map(({ admin, created_at, seen_at, banned_until, ban_reason, ...person }) => ({
        person: seenAs(person),
        admin,
        createdAt: created_at.toISOString(),
        seenAt: seen_at.toISOString(),
        bannedUntil: banOf({ banned_until, ban_reason })?.until ?? null,
      })),
    'DELETE /api/admin/people/:id': async ({ params, caller }) => {
      const found = await db
        .selectFrom('people')
        .select('id')
        .where('id', '=', params.id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (found === undefined) throw notFound();
      await noteAct(services, caller.person.id, { act: 'an account is deleted', about: params.id });
      await deleteAccount(services, params.id);
      return done;
    },
  };
}

function tableHandlers(services: Services): Pick<Handlers, TableRoutes> {
  const { db } = services;
  return {
    'GET /api/admin/tables': async ({ query, caller }) =>
      (await findTables(db, query.status)).map((state) => tableFor(state, caller.person.id)),
    'POST /api/admin/tables/:table/freeze': async ({ params, body, caller }) => {
      await noteAct(services, caller.person.id, { act: 'a table is stopped by hand', table: params.table, about: body.reason });
      return tableFor(await freezeTable(services, params.table, body.reason), caller.person.id);
    },
    'POST /api/admin/tables/:table/thaw': async ({ params, caller }) => {
      await noteAct(services, caller.person.id, { act: 'a table is let go on', table: params.table });
      return tableFor(await thawTable(services, params.table), caller.person.id);
    },
  };
}

/** What players complain about, and what is done about it. */
function reportHandlers(services: Services): Pick<Handlers, ReportRoutes> {
  const { db, bus } = services;
  return {
    'GET /api/admin/reports': async ({ caller }) => readReports(db, caller.person.id),
    'GET /api/admin/reports/:id': async ({ params, caller }) => {
      const [report] = await readReports(db, caller.person.id, params.id);
      if (report === undefined) throw notFound();
      return { report, record: await lookAt(services, report, caller.person.id) };
    },
    'POST /api/admin/reports/:id/close': async ({ params, caller }) => {
      const { numUpdatedRows } = await db
        .updateTable('reports')
        .set({ closed_at: new Date() })
        .where('id', '=', params.id)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw notFound();
      await noteAct(services, caller.person.id, { act: 'a report is closed', about: params.id });
      return done;
    },
    'DELETE /api/admin/chat/:id': async ({ params, caller }) => {
      const gone = await db.deleteFrom('chat').where('id', '=', params.id).returning('table_id').executeTakeFirst();
      if (gone === undefined) throw notFound();
      bus.publish({ kind: 'chat', table: gone.table_id, id: params.id });
      await noteAct(services, caller.person.id, { act: 'a message is removed', about: String(params.id) });
      return done;
    },
  };
}
