import { type Kysely, sql } from 'kysely';
import type { Report } from '../api/index.ts';
import type { Services } from '../services.ts';
import type { Database } from '../store/schema.ts';
import { seatOfPerson } from '../tables/access.ts';
import { readTable, type StoredTable } from '../tables/table-repository.ts';
import { noteAct } from './audit.ts';
import { findReports } from './overview.ts';

/** Reports as somebody may read them who runs the server: what went wrong in a match that they play is told when it is over. */
export async function readReports(db: Kysely<Database>, admin: string, id?: string): Promise<Report[]> {
  const [reports, { rows }] = await Promise.all([
    findReports(db, id),
    sql<{ id: string }>`select tables.id from tables join seats on seats.table_id = tables.id
      where seats.person = ${admin} and tables.status <> 'finished'`.execute(db),
  ]);
  const playing = new Set(rows.map((row) => row.id));
  return reports.map((report) => (playing.has(report.table) ? { ...report, fault: null } : report));
}

/**
 * The record of a report. It holds the seed and all that is hidden: while the match is not over, those who sit there do not get it, and
 * when somebody else looks, that is noted and the table is told.
 */
export async function lookAt(services: Services, { id, table }: Report, admin: string): Promise<object | null> {
  const { db } = services;
  const at = await readTable(db, table);
  const isOver = at.row.status === 'finished';
  if (!isOver && seatOfPerson(at, admin) !== null) return null;
  if (!isOver) {
    await noteAct(services, admin, { act: 'the record of a match that is not over is read', table, about: id });
    await tellTable(services, at);
  }
  const { record } = await db.selectFrom('reports').select('record').where('id', '=', id).executeTakeFirstOrThrow();
  return record;
}

// Also those who look at the table just now: nothing on it shows that somebody has read the record.
async function tellTable({ db, bus }: Services, { row, seats }: StoredTable): Promise<void> {
  const people = seats.flatMap(({ person, stand_in_because: because }) => (person === null || because === 'left' ? [] : [person]));
  await sql`
    with told as (
      insert into notices (person, kind, table_id) select person, 'looked-at', ${row.id} from unnest(${people}::text[]) as person
      returning person
    )
    select graphile_worker.add_job('notify', json_build_object('person', person),
      run_at => now() + interval '20 seconds', job_key => 'notify:' || person, job_key_mode => 'preserve_run_at') from told`.execute(db);
  for (const person of people) bus.publish({ kind: 'notice', person });
}
