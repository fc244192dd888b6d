import { connect } from '../../store/connect.ts';
import type { World } from './world.ts';

const JOBS = `select task_identifier as task, key, attempts, run_at - now() as due, locked_by is not null as taken, last_error
  from graphile_worker.jobs order by run_at limit 12`;
const TABLES = `select id, game, status, paused, entries, waiting, now() - active_at as idle, deadline - now() as deadline
  from tables where status = 'running' order by active_at limit 12`;
const CONNECTIONS = `select application_name as who, state, wait_event, count(*)::int from pg_stat_activity
  where backend_type = 'client backend' group by 1, 2, 3 order by 4 desc limit 20`;

/** How everything stands, for whoever wants to know why something does not go on. */
export async function diagnose(world: World): Promise<string> {
  const lines: string[] = [];
  for (const { at, node } of world.stations) {
    const text = await fetch(`${node.url}/metrics`, { signal: AbortSignal.timeout(3000) }).then(
      (response) => response.text(),
      (error: unknown) => String(error),
    );
    const figures = text.split('\n').filter((line) => /^pantheon_(rule|bot|bots|database|jobs|faults|matches)/.test(line));
    lines.push(`node ${at} (${node.pid}): ${figures.join(' | ') || text}`);
  }
  const store = connect(world.database.url, { connections: 1, patience: 5000 });
  try {
    for (const query of [JOBS, TABLES, CONNECTIONS])
      for (const row of (await store.pool.query<object>(query)).rows) lines.push(JSON.stringify(row));
  } catch (error) {
    lines.push(String(error));
  } finally {
    await store.close();
  }
  return lines.join('\n');
}
