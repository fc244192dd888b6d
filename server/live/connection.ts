import type { WebSocket } from 'ws';
import type { FailureCode, FromServer, Room } from '../api/index.ts';
import type { Caller } from '../http/handler.ts';
import type { Follower } from '../tables/room.ts';

const MOST_UNSENT = 4 * 1024 * 1024;
const MOST_MESSAGES = 60;
const PER = 10_000;

/** A table that a connection follows. */
export interface Following {
  readonly follower: Follower;
  seat: number | null;
  /** The rooms whose chat is heard. */
  rooms: readonly Room[];
}

/** One WebSocket: somebody, or nobody in particular, and the tables that they follow. */
export class Connection {
  readonly socket: WebSocket;
  readonly caller: Caller | null;
  readonly address: string;
  readonly follows = new Map<string, Following>();
  /** The latest notice that was sent here. */
  noticed = 0;
  isAlive = true;
  private received = 0;
  private since = Date.now();

  constructor(socket: WebSocket, caller: Caller | null, address: string) {
    this.socket = socket;
    this.caller = caller;
    this.address = address;
  }

  get person(): string | null {
    return this.caller?.person.id ?? null;
  }

  /** Sends JSON text. Whoever reads too slowly is cut off, and asks again for what was missed. */
  sendText(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > MOST_UNSENT) this.socket.terminate();
    else this.socket.send(text);
  }

  send(message: FromServer): void {
    this.sendText(JSON.stringify(message));
  }

  fail(code: FailureCode, message: string): void {
    this.send({ type: 'error', code, message });
  }

  /** Whether one more message may be heard now. */
  hasRoom(): boolean {
    const now = Date.now();
    if (now - this.since > PER) {
      this.since = now;
      this.received = 0;
    }
    return ++this.received <= MOST_MESSAGES;
  }
}
