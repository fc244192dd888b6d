import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { findBroker } from '../../../scripts/broker.mjs';
import { freePort } from './node-process.ts';

const binary = findBroker();

/** Whether there is a NATS server on this machine. */
export const hasBroker = binary !== undefined;

const answers = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    const end = (well: boolean) => (): void => {
      socket.destroy();
      done(well);
    };
    socket.once('data', end(true));
    socket.once('error', end(false));
  });

/** A real NATS server, which can be killed, frozen and started again. */
export class TestBroker {
  readonly url: string;
  private readonly port: number;
  private child: ChildProcess | null = null;

  private constructor(port: number) {
    this.port = port;
    this.url = `nats://127.0.0.1:${port}`;
  }

  static async start(): Promise<TestBroker> {
    const broker = new TestBroker(await freePort());
    await broker.begin();
    return broker;
  }

  /** Starts it, at the same address as before. */
  async begin(): Promise<void> {
    if (binary === undefined) throw new Error('there is no NATS server');
    const child = spawn(binary, ['-a', '127.0.0.1', '-p', String(this.port)], { stdio: 'ignore' });
    this.child = child;
    const follow = (): boolean => child.kill('SIGKILL');
    process.once('exit', follow);
    child.once('exit', () => process.off('exit', follow));
    while (!(await answers(this.port))) {
      if (child.exitCode !== null) throw new Error(`the NATS server ended with ${child.exitCode}`);
      await sleep(50);
    }
  }

  /** Stops it in the middle of whatever it does, or lets it go on. */
  freeze(frozen: boolean): void {
    this.child?.kill(frozen ? 'SIGSTOP' : 'SIGCONT');
  }

  /** Ends it without warning. */
  async stop(): Promise<void> {
    const child = this.child;
    this.child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await ended;
  }
}
