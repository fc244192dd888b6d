import { mkdirSync, readFileSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
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
    writeFileSync(path.join(folder, 'pid'), `${process.pid} ${birthOf(process.pid) ?? ''}`.trim());
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (isStale(folder)) rmSync(folder, { recursive: true, force: true });
    return false;
  }
}

/**
 * When a process began, as the system counts it, and in which run of the machine. A number is given to another process soon after, most
 * of all in containers, where the same few come again; number and birth together name one process. Null where the system does not say.
 */
function birthOf(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return ticks === undefined ? null : `${boot}:${ticks}`;
  } catch {
    return null;
  }
}

// Left behind by a process that was killed: it is gone, its number belongs to another, or it never came to write it.
function isStale(folder: string): boolean {
  try {
    const holder = readHolder(folder);
    if (holder === null) return Date.now() - statSync(folder).mtimeMs > 5000;
    return birthOf(process.pid) === null ? isGone(holder.pid) : isAnother(holder, folder);
  } catch {
    // It was let go of meanwhile: whoever asks tries again.
    return false;
  }
}

function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

interface Holder {
  readonly pid: number;
  readonly birth: string | null;
}

// A lock of an earlier version names no birth: its holder runs the same program as we do, and began before the lock was taken.
function isAnother({ pid, birth }: Holder, folder: string): boolean {
  const now = birthOf(pid);
  if (now === null) return true;
  if (birth !== null) return birth !== now;
  return programOf(pid) !== programOf(process.pid) || startOf(now) > statSync(folder).mtimeMs + 2000;
}

function programOf(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/exe`);
  } catch {
    return null;
  }
}

/** A birth as a point in time: the system counts hundredths of a second since the machine began. */
function startOf(birth: string): number {
  const booted = Number(/^btime (\d+)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1]);
  return booted * 1000 + Number(birth.split(':')[1]) * 10;
}

function readHolder(folder: string): Holder | null {
  try {
    const [pid, birth] = readFileSync(path.join(folder, 'pid'), 'utf8').split(' ');
    return Number(pid) > 0 ? { pid: Number(pid), birth: birth ?? null } : null;
  } catch {
    return null;
  }
}
