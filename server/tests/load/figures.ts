import { readFileSync } from 'node:fs';

/** Durations in milliseconds, to be looked at in the end. */
export class Durations {
  private readonly all: number[] = [];

  add(ms: number): void {
    this.all.push(ms);
  }

  /** The middle, and what 95 and 99 of a hundred stay below. */
  summary(): { count: number; p50: number; p95: number; p99: number } {
    const sorted = this.all.toSorted((a, b) => a - b);
    const at = (share: number): number =>
      Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;
    return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
  }
}

/** The memory that a process has in use, in megabytes. */
export function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

function cpuIn(file: string): { own: number; ended: number } {
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] =
    readFileSync(file, 'utf8').split(') ')[1]?.split(' ').slice(11, 15).map(Number) ?? [];
  return { own: (user + system) / 100, ended: (endedUser + endedSystem) / 100 };
}

/** The processor time that a process has used, in seconds. */
export const cpuOf = (pid: number): number => cpuIn(`/proc/${pid}/stat`).own;

/** The same of its first thread alone. */
export const cpuOfMain = (pid: number): number => cpuIn(`/proc/${pid}/task/${pid}/stat`).own;

/** The processor time that a process and all that it has started have used, also what has ended since, in seconds. */
export function cpuBelow(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  const { own, ended } = cpuIn(`/proc/${pid}/stat`);
  return own + ended + children.reduce((sum, child) => sum + cpuBelow(child), 0);
}

/** How busy the machine is besides. */
export const loadAverage = (): number => Number(readFileSync('/proc/loadavg', 'utf8').split(' ')[0]);
