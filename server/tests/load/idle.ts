import { QuickDice } from '@pantheon/kernel';
import type { Store } from '../../store/connect.ts';
import { Client } from '../harness/client.ts';
import { playOn, sitDown } from '../harness/playing.ts';
import { Durations } from './figures.ts';

/** How many tables lie open, and how many of them somebody looks at. */
export interface IdleOptions {
  readonly url: string;
  readonly tables: number;
  readonly looks: number;
  readonly game: string;
}

const PATTERNS = 10;

/** Opens many turn-based tables: some are played halfway, the others are copies of them. */
export async function openIdle(
  { url, tables, game }: IdleOptions,
  { pool }: Store,
  tell: (line: string) => void,
): Promise<{ ids: string[]; cookie: string; entries: number }> {
  const patterns: string[] = [];
  let host: Client | null = null;
  for (let count = 0; count < PATTERNS; count++) {
    const sitting = await sitDown([url], 3, { game, more: { public: true, pace: { kind: 'daily', days: 3 } } });
    await playOn(sitting, `pattern ${count}`, 60 + count * 8);
    patterns.push(sitting.table.id);
    host ??= sitting.players[0] as Client;
  }
  tell(`${PATTERNS} patterns are played`);
  const copies = Math.ceil(tables / PATTERNS);
  await pool.query(
    `create temp table copies as select p.id as pattern, 'idle' || p.place || 'x' || n as id from unnest($1::text[]) with ordinality as p(id, place), generate_series(1, $2) n`,
    [patterns, copies],
  );
  await pool.query(
    `insert into tables select (jsonb_populate_record(t, jsonb_build_object('id', c.id, 'invite', 'invite' || c.id))).* from copies c join tables t on t.id = c.pattern`,
  );
  for (const part of ['seats', 'entries', 'checkpoints'])
    await pool.query(
      `insert into ${part} select (jsonb_populate_record(t, jsonb_build_object('table_id', c.id))).* from copies c join ${part} t on t.table_id = c.pattern`,
    );
  await pool.query('analyze');
  const { rows } = await pool.query<{ id: string }>('select id from copies');
  const { rows: counted } = await pool.query<{ entries: number }>(`select (count(*) / ${PATTERNS + tables})::int as entries from entries`);
  await pool.query('drop table copies');
  return { ids: rows.map(({ id }) => id), cookie: (host as Client).cookie, entries: counted[0]?.entries as number };
}

/** Looks at tables that nobody has in memory, a few at a time. */
export async function lookCold(url: string, ids: readonly string[], looks: number): Promise<ReturnType<Durations['summary']>> {
  const durations = new Durations();
  const dice = new QuickDice('cold');
  const chosen = Array.from({ length: looks }, () => ids[dice.below(ids.length)] as string);
  const unseen = [...new Set(chosen)];
  const look = async (): Promise<void> => {
    const client = new Client(url);
    for (let id = unseen.pop(); id !== undefined; id = unseen.pop()) {
      const began = performance.now();
      await client.match(id);
      durations.add(performance.now() - began);
    }
  };
  await Promise.all([look(), look()]);
  return durations.summary();
}
