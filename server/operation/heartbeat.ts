import { type Kysely, sql } from 'kysely';
import type { Database } from '../store/schema.ts';

/** A node that has not been heard of for so long, in seconds, is gone. */
export const GONE = 60;
/** Downtime shorter than this, in seconds, is not credited. */
const NOTICEABLE = 20;

/**
 * Gives back the time during which no node ran: clocks that were running then are set forward by it. Called when a node starts, before it
 * shows itself; nodes that start together take turns. Returns the seconds that were credited.
 */
export async function creditDowntime(db: Kysely<Database>): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('pantheon downtime'))`.execute(trx);
    const { rows } = await sql<{ down: number | null }>`
      select extract(epoch from clock_timestamp() - max(seen_at))::float as down from nodes`.execute(trx);
    const down = rows[0]?.down ?? null;
    if (down === null || down < NOTICEABLE) return 0;
    const ms = Math.round(down * 1000);
    await sql`
      update tables set
        deadline = deadline + make_interval(secs => ${down}),
        state = jsonb_set(state, '{clocks,since}', (
          select jsonb_agg(case when jsonb_typeof(value) = 'number' then to_jsonb(round(value::text::numeric) + ${ms}::bigint) else value end order by place)
          from jsonb_array_elements(state -> 'clocks' -> 'since') with ordinality as list(value, place)))
      where status = 'running' and deadline is not null`.execute(trx);
    await sql`update nodes set seen_at = clock_timestamp()`.execute(trx);
    return down;
  });
}

/** Says that this node is there, and forgets who was present on nodes that are gone. */
export async function beat(
  db: Kysely<Database>,
  node: { readonly id: string; readonly startedAt: Date; readonly sockets: number; readonly matches: number },
): Promise<void> {
  const { id, startedAt, sockets, matches } = node;
  await sql`
    insert into nodes (id, started_at, seen_at, sockets, matches) values (${id}, ${startedAt}, clock_timestamp(), ${sockets}, ${matches})
    on conflict (id) do update set seen_at = excluded.seen_at, sockets = excluded.sockets, matches = excluded.matches`.execute(db);
  await sql`delete from presence using nodes where presence.node = nodes.id and nodes.seen_at < now() - make_interval(secs => ${GONE})`.execute(
    db,
  );
}

/** Says that this node is gone. Its last sign of life stays, so that downtime can be told. */
export async function leave(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('presence').where('node', '=', id).execute();
  await sql`update nodes set seen_at = clock_timestamp() where id = ${id}`.execute(db);
}
