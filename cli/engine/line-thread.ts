import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import type { HeardLine, LineOrder, LineThreadData } from './line-process.ts';

const LONGEST_LINE = 1_000_000;
const MOST_UNREAD = 1000;
const REMEMBERED = 400;
const KILL_AFTER = 300;

/** Whether a thread is there to keep a program. */
export const isLineThread = (data: unknown): data is LineThreadData => typeof data === 'object' && data !== null && 'lineProcess' in data;

/** Keeps a program: hands its lines over, and ends it when told. */
export function keepProcess({ lineProcess: { command, port, counters } }: LineThreadData): void {
  const [file = '', ...args] = command;
  const child = spawn(file, args, { stdio: ['pipe', 'pipe', 'pipe'] });
  let complaint = '';
  const tell = (heard: HeardLine): void => {
    port.postMessage(heard);
    Atomics.add(counters, 0, 1);
    Atomics.notify(counters, 0);
  };
  child.stdin.on('error', () => {
    // It has closed its ears; that it is gone is told when it is.
  });
  child.stderr.on('data', (chunk: Buffer) => {
    complaint = `${complaint}${chunk.toString()}`.slice(-REMEMBERED);
  });
  child.on('error', (error) => tell({ gone: `it cannot be started: ${error.message}` }));
  child.on('close', (code, signal) => tell({ gone: `it ended (${signal ?? code})${lastLine(complaint)}` }));
  readLines(child.stdout, tell, () => Atomics.load(counters, 0) - Atomics.load(counters, 1));
  port.on('message', (order: LineOrder) => {
    if ('send' in order) child.stdin.write(order.send);
    else end(child, () => port.close());
  });
}

const lastLine = (complaint: string): string => {
  const line = complaint.trimEnd().split('\n').at(-1) ?? '';
  return line === '' ? '' : `: ${line}`;
};

// Whoever sends more than anybody reads is kept waiting, so that memory stays as it is.
function readLines(stream: Readable, tell: (heard: HeardLine) => void, unread: () => number): void {
  let rest = '';
  const goOn = (): void => {
    if (unread() <= MOST_UNREAD) stream.resume();
    else setTimeout(goOn, 10);
  };
  stream.on('data', (chunk: Buffer) => {
    const [first = '', ...more] = `${rest}${chunk.toString()}`.split('\n');
    const lines = [first, ...more];
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.trim() !== '') tell({ line });
    if (rest.length > LONGEST_LINE) {
      tell({ gone: 'it sends a line without end' });
      stream.destroy();
    } else if (unread() > MOST_UNREAD) {
      stream.pause();
      goOn();
    }
  });
}

// It is asked first, by the end of its input, and then no longer asked.
function end(child: ChildProcess, done: () => void): void {
  child.stdin?.end();
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) {
    done();
    return;
  }
  const kill = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER);
  child.once('close', () => {
    clearTimeout(kill);
    done();
  });
}
