import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { connect, type Store } from '../../store/connect.ts';
import { launch } from '../../store/launcher.ts';
import { freePort, NodeProcess } from './node-process.ts';

/** Nodes as they are built, in processes of their own, on a PostgreSQL of their own. */
export interface BuiltServer {
  readonly nodes: readonly NodeProcess[];
  readonly store: Store;
  /** The process of PostgreSQL. */
  readonly postgres: number;
  /** Nodes that ended by themselves, and errors that they logged. */
  readonly deaths: string[];
  readonly errors: string[];
}

/** What is to run, and with which settings. */
export interface BuiltOptions {
  readonly bundle: string;
  readonly nodes?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Flags of Node. */
  readonly flags?: readonly string[];
  /** The first of the ports; any free ones if it is not said. */
  readonly port?: number;
}

/** The process of the PostgreSQL that runs in a folder. */
const postmasterIn = (folder: string): number =>
  Number(readFileSync(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

/** Starts nodes, does something with them, and leaves nothing behind. */
export async function withBuiltServer<T>(options: BuiltOptions, task: (server: BuiltServer) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pantheon-built-'));
  const postgres = await launch({ folder });
  const store = connect(postgres.url, { connections: 2 });
  const deaths: string[] = [];
  const errors: string[] = [];
  const nodes: NodeProcess[] = [];
  try {
    for (let at = 0; at < (options.nodes ?? 1); at++) {
      const port = options.port === undefined ? await freePort() : options.port + at;
      const node = new NodeProcess(
        options.bundle,
        port,
        { DATABASE_URL: postgres.url, ...options.env },
        {
          ...(options.flags === undefined ? {} : { flags: options.flags }),
          onDeath: (how, said) => deaths.push(`${how}: ${said.slice(-1500)}`),
          onError: (line) => errors.push(line),
        },
      );
      nodes.push(node);
      await node.start();
    }
    return await task({ nodes, store, postgres: postmasterIn(folder), deaths, errors });
  } finally {
    await Promise.all(nodes.map((node) => node.end('SIGTERM')));
    await store.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
