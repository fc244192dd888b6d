import { readdirSync } from 'node:fs';
import os from 'node:os';

/** Bots come after tables, but before whatever else a machine does in its spare time. */
const BOTS = 5;
/** Whatever somebody wants to have checked comes after both, but it must come: a tenth of a core where others want all of it. */
const CHECKS = os.constants.priority.PRIORITY_BELOW_NORMAL;

/** Lets all other threads of this process come first. Linux alone knows priorities of threads; elsewhere it would be the whole server's. */
export function giveWayInThread(): void {
  if (process.platform === 'linux') lower([0], BOTS);
}

/** Lets all other processes come before one that has just been started. */
export function giveWay(pid: number | undefined): void {
  if (pid !== undefined) lower([pid], CHECKS);
}

/** The same for the whole of this process: on Linux a priority is a thread's, and some may have begun before it was lowered. */
export function giveWayInProcess(): void {
  lower(process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [0], CHECKS);
}

function lower(ids: readonly number[], priority: number): void {
  for (const id of ids) {
    try {
      os.setPriority(id, priority);
    } catch (error) {
      // Some systems do not allow it, and a thread may have ended; then it is as urgent as everything else.
      if (!(error instanceof Error && 'code' in error && error.code === 'ERR_SYSTEM_ERROR')) throw error;
    }
  }
}
