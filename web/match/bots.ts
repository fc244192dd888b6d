import type { Position } from '@pantheon/kernel';

/** What a bot in the worker is asked: the position at the last checkpoint, the answers since, and for which seat. */
export interface Wanted {
  readonly id: number;
  readonly game: string;
  readonly position: Position;
  readonly since: readonly { readonly seat: number; readonly key: string }[];
  readonly seat: number;
  readonly level: string;
  readonly table: string;
}

/** What it answers. */
export interface Thought {
  readonly id: number;
  readonly key?: string;
  readonly trouble?: string;
}

/** The bots of one table, thinking beside the page so that the page never stutters. */
export class BotRoom {
  private worker: Worker | null = null;
  private next = 1;
  private readonly open = new Map<number, { done(key: string): void; failed(error: Error): void }>();

  /** Asks for the answer of a seat. */
  ask(wanted: Omit<Wanted, 'id'>): Promise<string> {
    const id = this.next++;
    return new Promise((done, failed) => {
      this.open.set(id, { done, failed });
      this.room().postMessage({ ...wanted, id } satisfies Wanted);
    });
  }

  /** Sends the bots home. */
  close(): void {
    this.worker?.terminate();
    this.worker = null;
    this.open.clear();
  }

  private room(): Worker {
    if (this.worker !== null) return this.worker;
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' });
    worker.onmessage = ({ data }: MessageEvent<Thought>) => {
      const waiting = this.open.get(data.id);
      this.open.delete(data.id);
      if (data.key !== undefined) waiting?.done(data.key);
      else waiting?.failed(new Error(data.trouble ?? 'a bot did not answer'));
    };
    worker.onerror = (event) => {
      for (const waiting of this.open.values()) waiting.failed(new Error(event.message));
      this.open.clear();
    };
    this.worker = worker;
    return worker;
  }
}
