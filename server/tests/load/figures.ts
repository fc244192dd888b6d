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

function cpuIn(file: string): number {
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** The processor time that a process has used, in seconds. */
export const cpuOf = (pid: number): number => cpuIn(`/proc/${pid}/stat`);

/** The same of its first thread alone. */
export const cpuOfMain = (pid: number): number => cpuIn(`/proc/${pid}/task/${pid}/stat`);

/** The processor time that a process and all that it has started have used, in seconds. */
export function cpuBelow(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  return cpuOf(pid) + children.reduce((sum, child) => sum + cpuBelow(child), 0);
}

/** How busy the machine is besides. */
export const loadAverage = (): number => Number(readFileSync('/proc/loadavg', 'utf8').split(' ')[0]);
