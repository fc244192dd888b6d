import { readFile, writeFile } from 'node:fs/promises';
import { readConfig } from '../config.ts';
import { loginOf } from '../identity/names.ts';
import { makeLog, type ServerNode, startNode } from '../node.ts';
import { recount } from '../ratings/count-tables.ts';
import { connect, type Store } from '../store/connect.ts';
import { providePostgres } from '../store/launcher.ts';
import { migrate } from '../store/migrate.ts';
import type { TableStatus } from '../store/schema.ts';
import { databaseTime } from '../tables/table-repository.ts';
import { backup, restore } from './backup.ts';
import { findPeople, findReports, findTables, setAdmin } from './overview.ts';
import { dryRunUpgrade, freezeTable, thawTable } from './repair.ts';
import { type CarriedTable, exportTable, importTable } from './transfer.ts';

/** Where a command says what it found. */
export type Print = (line: string) => void;

/** What the commands of the program need besides what was typed. */
export interface Workplace {
  readonly say: Print;
  /** The bundle that runs rules in a thread. */
  readonly worker: string | URL;
}

/** A command for whoever runs the server. */
export interface AdminCommand {
  readonly usage: string;
  readonly about: string;
  readonly words: { readonly min: number; readonly max: number };
  run(words: readonly string[], place: Workplace): Promise<void>;
}

async function withUrl<T>(task: (url: string) => Promise<T>): Promise<T> {
  const config = readConfig();
  const postgres = await providePostgres(config.databaseUrl, { folder: config.data });
  try {
    return await task(postgres.url);
  } finally {
    await postgres.stop();
  }
}

const withStore = <T>(task: (store: Store) => Promise<T>): Promise<T> =>
  withUrl(async (url) => {
    const store = connect(url, { connections: 4 });
    try {
      await migrate(store);
      return await task(store);
    } finally {
      await store.close();
    }
  });

const withNode = <T>(worker: string | URL, task: (node: ServerNode) => Promise<T>): Promise<T> =>
  withUrl(async (databaseUrl) => {
    const node = await startNode(readConfig(), { databaseUrl, worker, web: '', log: makeLog('silent'), jobs: false });
    try {
      return await task(node);
    } finally {
      await node.close();
    }
  });

const counted = (counts: { readonly [name: string]: number }): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

/** The commands by name. */
export const adminCommands: { readonly [name: string]: AdminCommand } = {
  backup: {
    usage: '<file>',
    about: 'Write everything to a file while the server runs. Keep it safe: it holds the secrets of running matches',
    words: { min: 1, max: 1 },
    run: ([file = ''], { say }) => withStore(async (store) => say(counted(await backup(store, file)))),
  },
  restore: {
    usage: '<file>',
    about: 'Read a backup into an empty store, also one of an earlier version',
    words: { min: 1, max: 1 },
    run: ([file = ''], { say }) => withUrl(async (url) => say(counted(await restore(url, file)))),
  },
  people: {
    usage: '[part of a name]',
    about: 'List people, those seen last first',
    words: { min: 0, max: 1 },
    run: ([search], { say }) =>
      withStore(async ({ db }) => {
        for (const { id, name, login, admin, seen_at } of await findPeople(db, search))
          say(
            `${id}  ${seen_at.toISOString().slice(0, 10)}  ${login === null ? 'guest  ' : 'account'}  ${admin ? 'admin' : '     '}  ${name}`,
          );
      }),
  },
  grant: {
    usage: '<name>',
    about: 'Let an account run the server from the browser',
    words: { min: 1, max: 1 },
    run: ([name = ''], { say }) =>
      withStore(async ({ db }) => say((await setAdmin(db, loginOf(name), true)) ? 'done' : 'there is no such account')),
  },
  revoke: {
    usage: '<name>',
    about: 'Take that away again',
    words: { min: 1, max: 1 },
    run: ([name = ''], { say }) =>
      withStore(async ({ db }) => say((await setAdmin(db, loginOf(name), false)) ? 'done' : 'there is no such account')),
  },
  tables: {
    usage: '[waiting|running|finished|frozen]',
    about: 'List tables, the most recently active first',
    words: { min: 0, max: 1 },
    run: ([status], { say }) =>
      withStore(async ({ db }) => {
        for (const { row, seats } of await findTables(db, status as TableStatus | undefined))
          say(
            `${row.id}  ${row.status.padEnd(8)}  ${row.game.padEnd(12)}  ${row.active_at.toISOString()}  ${seats.map(({ name, level }) => name ?? level ?? '…').join(', ')}`,
          );
      }),
  },
  freeze: {
    usage: '<table> <reason>',
    about: 'Stop a table; nothing is lost',
    words: { min: 2, max: 2 },
    run: ([table = '', reason = ''], { say, worker }) =>
      withNode(worker, async ({ services }) => say((await freezeTable(services, table, reason)).row.status)),
  },
  repair: {
    usage: '<table>',
    about: 'Replay the record of a frozen table by the rules of today, and let it go on if that works',
    words: { min: 1, max: 1 },
    run: ([table = ''], { say, worker }) =>
      withNode(worker, async ({ services }) => {
        const { row } = await thawTable(services, table);
        say(`${row.status}, at moment ${row.moment}, by version ${row.rules} of the rules`);
      }),
  },
  drill: {
    usage: '',
    about: 'Try the rules of today on every running match, without changing any',
    words: { min: 0, max: 0 },
    run: (_words, { say, worker }) =>
      withStore(async ({ db }) => {
        const counts = await dryRunUpgrade({ db }, worker, ({ table, game, outcome, why }) => {
          if (outcome !== 'replayed') say(`${table}  ${game}  ${outcome}  ${why ?? ''}`);
        });
        say(counted(counts));
        if (counts.broken > 0) process.exitCode = 1;
      }),
  },
  reports: {
    usage: '',
    about: 'List what people reported and what failed, open ones first',
    words: { min: 0, max: 0 },
    run: (_words, { say }) =>
      withStore(async ({ db }) => {
        for (const { id, table, at, text, fault, closedAt } of await findReports(db))
          say(`${id}  ${at.slice(0, 16)}  ${closedAt === null ? 'open  ' : 'closed'}  ${table}  ${text || (fault ?? '').split('\n')[0]}`);
      }),
  },
  recount: {
    usage: '[game]',
    about: 'Forget all ratings, or those of one game, and count every finished table anew, in the order in which they ended',
    words: { min: 0, max: 1 },
    run: ([game], { say }) => withStore(async ({ db }) => say(`${await recount(db, await databaseTime(db), game)} tables`)),
  },
  'export-table': {
    usage: '<table> <file>',
    about: 'Take a table out as a file, to carry it to another server. It holds everything, also what is secret',
    words: { min: 2, max: 2 },
    run: ([table = '', file = ''], { say }) =>
      withStore(async (store) => {
        await writeFile(file, JSON.stringify(await exportTable(store, table)), { mode: 0o600 });
        say(file);
      }),
  },
  'import-table': {
    usage: '<file>',
    about: 'Put a carried table here',
    words: { min: 1, max: 1 },
    run: ([file = ''], { say }) =>
      withStore(async (store) => say(await importTable(store, JSON.parse(await readFile(file, 'utf8')) as CarriedTable))),
  },
};
