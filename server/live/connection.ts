import type { WebSocket } from 'ws';
import type { FailureCode, FromServer } from '../api/index.ts';
import type { Caller } from '../http/handler.ts';
import { newId } from '../ids.ts';
import type { Looker } from '../tables/access.ts';
import type { Follower } from '../tables/followers.ts';

const MOST_UNSENT = 4 * 1024 * 1024;
const MOST_MESSAGES = 60;
const PER = 10_000;

/** One WebSocket: somebody, or nobody in particular, and the tables that they follow. */
export class Connection {
  /** By this name whoever enters something says that they listen here: they hear of it by the reply. */
  readonly id = newId();
  readonly socket: WebSocket;
  readonly caller: Caller | null;
  readonly address: string;
  readonly follows = new Map<string, Follower>();
  /** The latest notice that was sent here. */
  noticed = 0;
  isAlive = true;
  /** How often it is being asked whether somebody has signed out here: until that is known, nothing is told of any table. */
  doubts = 0;
  private received = 0;
  private since = Date.now();
  private turn: Promise<void> = Promise.resolve();
  private readonly isDeaf: () => boolean;

  /** `isDeaf` tells whether this node may have missed that somebody signed out. */
  constructor(socket: WebSocket, { caller, address, isDeaf }: Pick<Connection, 'caller' | 'address'> & { isDeaf(): boolean }) {
    this.socket = socket;
    this.caller = caller;
    this.address = address;
    this.isDeaf = isDeaf;
  }

  get person(): string | null {
    return this.caller?.person.id ?? null;
  }

  /** Whose eyes are at this end. */
  get looker(): Looker {
    return { person: this.person, isAdmin: this.caller?.person.admin === true };
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  /** Does what was asked for here one thing after the other. */
  inTurn(task: () => Promise<void>): Promise<void> {
    this.turn = this.turn.then(task, task);
    return this.turn;
  }

  /** Sends JSON text. Whoever reads too slowly is cut off, and asks again for what was missed. */
  sendText(text: string): void {
    if (!this.isOpen) return;
    if (this.socket.bufferedAmount > MOST_UNSENT) this.socket.terminate();
    else this.socket.send(text);
  }

  send(message: FromServer): void {
    this.sendText(JSON.stringify(message));
  }

  /** Tells something of a table, as JSON text. False when it could not be told now: whether whoever is here may still hear it is not known. */
  tellText(text: string): boolean {
    if (this.caller !== null && (this.doubts > 0 || this.isDeaf())) return false;
    this.sendText(text);
    return true;
  }

  tell(message: FromServer): boolean {
    return this.tellText(JSON.stringify(message));
  }

  fail(code: FailureCode, message: string): void {
    this.send({ type: 'error', code, message });
  }

  /** Whether one more message may be heard now. The limit is multiplied by a factor; 0 switches it off. */
  hasRoom(factor: number): boolean {
    const now = Date.now();
    if (now - this.since > PER) {
      this.since = now;
      this.received = 0;
    }
    return factor === 0 || ++this.received <= MOST_MESSAGES * factor;
  }
}
