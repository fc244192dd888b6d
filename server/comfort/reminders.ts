import { sql } from 'kysely';
import type { Services } from '../services.ts';
import { awaited } from './deadlines.ts';

const HOUR = 3_600_000;
const LONGEST = 72;
/** How many hours before their time runs out people are reminded who have chosen nothing. */
const USUAL = 6;

/**
 * Reminds those whose time runs out soon at tables that are played over days, once for each time they are waited for. Nobody is reminded
 * in the first half of their time: that it is their turn they have just been told.
 */
export async function remind(services: Services): Promise<void> {
  const { db, bus } = services;
  const now = services.now();
  const waiting = (await awaited(db, { before: new Date(now + LONGEST * HOUR) })).filter(({ pace }) => pace === 'daily');
  if (waiting.length === 0) return;
  const rows = await db
    .selectFrom('notice_settings')
    .select(['person', 'settings'])
    .where('person', 'in', [...new Set(waiting.map(({ person }) => person))])
    .execute();
  const wishes = new Map(rows.map(({ person, settings }) => [person, settings.reminder]));
  for (const { person, table, since, until } of waiting) {
    const hours = wishes.get(person) === null ? 0 : (wishes.get(person) ?? USUAL);
    if (since === null || until === null) continue;
    const left = until.getTime() - now;
    const half = (until.getTime() - since.getTime()) / 2;
    if (left > 0 && left <= Math.min(hours * HOUR, half) && (await remindOf(services, person, table, since)))
      bus.publish({ kind: 'notice', person });
  }
}

// By the time of the tables, which is that of `since`.
async function remindOf(services: Services, person: string, table: string, since: Date): Promise<boolean> {
  const { rows } = await sql<object>`
    with told as (
      insert into notices (person, kind, table_id, at) select ${person}::text, 'time-short', ${table}::text, ${new Date(services.now())}::timestamptz
      where not exists (select 1 from notices where person = ${person} and table_id = ${table} and kind = 'time-short' and at >= ${since})
      returning person
    )
    select graphile_worker.add_job('notify', json_build_object('person', person),
      run_at => now(), job_key => 'notify:' || person) from told`.execute(services.db);
  return rows.length > 0;
}
