import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE = 120_000;

/** Does something that only one process at a time may do. A folder is the lock, since only one can make it. */
export async function underLock<T>(folder: string, task: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + PATIENCE;
  while (!take(folder)) {
    if (Date.now() > deadline) throw new Error(`another process holds ${folder}; remove it if none runs`);
    await sleep(50);
  }
  try {
    return await task();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function take(folder: string): boolean {
  try {
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'pid'), String(process.pid));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (isStale(folder)) rmSync(folder, { recursive: true, force: true });
    return false;
  }
}

// Left behind by a process that was killed: the process is gone, or it never came to write its number.
function isStale(folder: string): boolean {
  try {
    const pid = readPid(folder);
    if (pid === null) return Date.now() - statSync(folder).mtimeMs > 5000;
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

function readPid(folder: string): number | null {
  try {
    return Number(readFileSync(path.join(folder, 'pid'), 'utf8')) || null;
  } catch {
    return null;
  }
}
