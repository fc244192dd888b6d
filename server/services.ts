import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Bus } from './bus/bus.ts';
import type { Painter } from './cards/painter.ts';
import type { Config } from './config.ts';
import type { Passkeys } from './identity/passkeys.ts';
import type { People } from './identity/people.ts';
import type { Sessions } from './identity/sessions.ts';
import type { Throttle } from './identity/throttle.ts';
import type { Connections } from './live/connections.ts';
import type { Notices } from './notices/notices.ts';
import type { DatabaseWatch } from './operation/database-watch.ts';
import type { Metrics } from './operation/metrics.ts';
import type { House } from './safety/house.ts';
import type { Store } from './store/connect.ts';
import type { Database } from './store/schema.ts';
import type { Lobby } from './tables/lobby.ts';
import type { TableRegistry } from './tables/table-registry.ts';
import type { Checkers } from './workers/checkers.ts';
import type { GameFacts } from './workers/protocol.ts';
import type { WorkerPool } from './workers/worker-pool.ts';

/** Everything that routes and jobs of a node work with. */
export interface Services {
  readonly node: string;
  readonly version: string;
  readonly config: Config;
  readonly log: Logger;
  readonly store: Store;
  readonly db: Kysely<Database>;
  readonly bus: Bus;
  readonly games: readonly GameFacts[];
  /** The threads that run tables, and those in which bots think. */
  readonly pool: WorkerPool;
  readonly bots: WorkerPool;
  /** The processes in which data of somebody else's making is checked. */
  readonly checkers: Checkers;
  readonly registry: TableRegistry;
  readonly lobby: Lobby;
  readonly people: People;
  readonly sessions: Sessions;
  readonly passkeys: Passkeys;
  readonly throttle: Throttle;
  readonly notices: Notices;
  readonly connections: Connections;
  /** Who may come in, and what newcomers may say. */
  readonly house: House;
  /** Draws pictures of tables; null where nothing was built to draw with. */
  readonly painter: Painter | null;
  readonly metrics: Metrics;
  /** Whether the database is well. */
  readonly database: DatabaseWatch;
  /** The time by the database's clock, in milliseconds. */
  now(): number;
  /** Says by how much the database's clock is ahead of the milliseconds that this process counts. */
  setTime(offset: number): void;
}
