import { Refusal } from '../failure.ts';
import type { WorkerError } from '../workers/worker-thread.ts';
import type { StoredTable } from './table-repository.ts';

/** Refuses what a table does not take now. */
export function requireRunning({ row }: StoredTable): void {
  if (row.status === 'frozen') throw new Refusal('frozen', 'this table is frozen', row.moment);
  if (row.status !== 'running') throw new Refusal('not-running', 'no match is running here', row.moment);
}

/** What a table refused, as a refusal of the server. */
export function refusalOf({ refused }: WorkerError, moment: number): Refusal {
  const { code, message } = refused;
  switch (code) {
    case 'stale':
    case 'not-offered':
    case 'not-your-question':
    case 'cannot-undo':
    case 'forbidden':
    case 'paused':
    case 'not-running':
    case 'too-many':
    case 'id-reused':
      return new Refusal(code, message, moment);
    case 'unknown-proposal':
    case 'unknown-order':
      return new Refusal('not-found', message, moment);
    default:
      return new Refusal('bad-request', message, moment);
  }
}
