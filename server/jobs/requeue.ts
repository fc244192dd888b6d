import { type Kysely, type RawBuilder, sql } from 'kysely';
import { GONE } from '../operation/heartbeat.ts';
import { LIFELINE } from '../store/connect.ts';
import type { Database } from '../store/schema.ts';

/** A job that somebody has taken is given so many seconds, before it is taken for lost. */
const TAKEN = 120;

/**
 * Plans again what tables and people have waited for longer than they should. A node that died leaves its jobs locked, and a job that
 * failed waits ever longer before it is tried again. Whatever is planned twice is done once: every job looks for itself whether there
 * is still something to do.
 */
export async function requeue(db: Kysely<Database>, seconds: number): Promise<void> {
  const late = sql`now() - make_interval(secs => ${seconds})`;
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(hashtext('pantheon revive')) as mine`.execute(trx);
    if (rows[0]?.mine !== true) return;
    await releaseJobs(trx);
    await sql`
      select graphile_worker.add_job('bots', json_build_object('table', tables.id), job_key => 'bots:' || tables.id)
      from tables where status = 'running' and not paused and active_at < ${late} and ${unplanned('bots:', sql`tables.id`)} and exists (
        select 1 from seats where seats.table_id = tables.id and seats.seat = any(tables.waiting)
          and (seats.kind = 'bot' or seats.stand_in is not null))`.execute(trx);
    await sql`
      select graphile_worker.add_job('orders', json_build_object('table', tables.id), job_key => 'orders:' || tables.id)
      from tables where status = 'running' and not paused and active_at < ${late} and ${unplanned('orders:', sql`tables.id`)} and exists (
        select 1 from jsonb_array_elements(state -> 'orders') as left_order where (left_order ->> 'seat')::int = any(tables.waiting))`.execute(
      trx,
    );
    await sql`
      select graphile_worker.add_job('clock', json_build_object('table', id), job_key => 'clock:' || id)
      from tables where status = 'running' and deadline < ${late} and ${unplanned('clock:', sql`tables.id`)}`.execute(trx);
    await sql`
      select graphile_worker.add_job('notify', json_build_object('person', person), job_key => 'notify:' || person)
      from (select distinct person from notices where not settled and at < ${late} - interval '1 minute') as late
      where not exists (select 1 from graphile_worker.jobs where key = 'notify:' || person and locked_at is null)`.execute(trx);
  });
}

// Jobs that were taken by nodes whose connection has ended, or who have long been silent, are free again.
async function releaseJobs(db: Kysely<Database>): Promise<void> {
  await sql`
    select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker.jobs where locked_by is not null and locked_by not in (
      select worker from nodes where worker is not null and seen_at > now() - make_interval(secs => ${GONE}) and exists (select 1 from pg_stat_activity where datname = current_database() and application_name = ${LIFELINE}::text || nodes.id))
    having count(*) > 0`.execute(db);
}

// No job that is about to run, and none that somebody has just taken.
const unplanned = (prefix: string, id: RawBuilder<unknown>): RawBuilder<unknown> => sql`not exists (
  select 1 from graphile_worker.jobs where key = ${prefix}::text || ${id} and attempts < max_attempts
    and case when locked_at is null then run_at < now() + interval '5 seconds' else locked_at > now() - make_interval(secs => ${TAKEN}) end)`;
