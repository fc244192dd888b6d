import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Lets a process, and whatever it starts from then on, use some cores only, such as `0` or `0,1`; nothing is said where that cannot be done. */
export function confine(pid: number, cores: string | undefined): void {
  if (cores === undefined) return;
  const { status, stderr, error } = spawnSync('taskset', ['-a', '-c', '-p', cores, String(pid)], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`processes cannot be confined to cores here: ${error?.message ?? stderr}`);
}

/** The cores that a process may use, as the system says. */
export const coresOf = (pid: number): string =>
  /Cpus_allowed_list:\s*(\S+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 'unknown';
