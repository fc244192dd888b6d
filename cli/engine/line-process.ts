import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';

/** What is heard from a program. */
export type HeardLine =
  | { readonly line: string }
  /** It is gone, could not be started, or sends what is no line. */
  | { readonly gone: string };

/** What the thread that keeps a program is given. */
export interface LineThreadData {
  readonly lineProcess: {
    readonly command: readonly string[];
    readonly port: MessagePort;
    /** How much has been heard, and how much of it has been taken. */
    readonly counters: Int32Array<SharedArrayBuffer>;
  };
}

/** What the thread is told. */
export type LineOrder = { readonly send: string } | { readonly end: true };

/**
 * Another program, talked to line by line. Bots decide in one go, so whoever waits for a line here stands still until it comes or time is up;
 * a thread of its own keeps the pipes meanwhile.
 */
export class LineProcess {
  private readonly thread: Worker;
  private readonly port: MessagePort;
  private readonly counters = new Int32Array(new SharedArrayBuffer(8));

  constructor(command: readonly string[]) {
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    const data: LineThreadData = { lineProcess: { command, port: port2, counters: this.counters } };
    this.thread = new Worker(new URL(import.meta.url), { workerData: data, transferList: [port2] });
    this.thread.unref();
  }

  send(message: object): void {
    this.order({ send: `${JSON.stringify(message)}\n` });
  }

  /** The next line; null if none comes in so many milliseconds. */
  receive(ms: number): HeardLine | null {
    const until = performance.now() + ms;
    for (;;) {
      const heard = Atomics.load(this.counters, 0);
      const found = receiveMessageOnPort(this.port);
      if (found !== undefined) {
        Atomics.add(this.counters, 1, 1);
        return found.message as HeardLine;
      }
      const left = until - performance.now();
      if (left <= 0) return null;
      Atomics.wait(this.counters, 0, heard, left);
    }
  }

  /** Ends the program, whatever it is doing. */
  end(): void {
    this.order({ end: true });
  }

  private order(order: LineOrder): void {
    this.port.postMessage(order);
  }
}
