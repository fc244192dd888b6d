import type { QuickDice } from '@pantheon/kernel';
import { wholeUpdate } from '@pantheon/table';
import WebSocket from 'ws';
import type { FromClient, FromServer, MatchChanges, MatchUpdate, TableDto } from '../../api/index.ts';
import type { Client } from '../harness/client.ts';
import { type Seen, seenIn } from '../harness/truth.ts';
import type { World } from './world.ts';

// As the page does, only that a run has less time: `web/match/live.ts`.
const FIRST_PAUSE = 200;
const LONGEST_PAUSE = 3000;
const PING = 3000;
const PATIENCE = 4000;

/** Something that somebody received, and what of it is judged. */
export type Heard =
  | { readonly type: 'update'; readonly table: string; readonly seen: Seen }
  | {
      readonly type: 'table';
      readonly table: string;
      readonly moment: number;
      readonly seat: number | null;
      readonly host: boolean;
      readonly hasLink: boolean;
    }
  | { readonly type: 'chat'; readonly table: string; readonly room: 'players' | 'spectators'; readonly said: number }
  | { readonly type: 'presence'; readonly table: string };

/** The same with who, where and when. It was made at some time between `from` and `at`. */
export interface Witnessed {
  readonly person: string | null;
  readonly node: number;
  /** When the socket was open on which it came; a request is let in anew each time. */
  readonly opened: number | null;
  readonly from: number;
  readonly at: number;
  readonly heard: Heard;
}

function heardIn(message: FromServer): Heard | null {
  switch (message.type) {
    case 'update':
      return { type: 'update', table: message.update.table, seen: seenIn(message.update) };
    case 'table': {
      const { id, moment, me, invite } = message.table;
      return { type: 'table', table: id, moment, seat: me.seat, host: me.host, hasLink: invite !== null };
    }
    case 'chat':
      return { type: 'chat', table: message.table, room: message.message.room, said: Date.parse(message.message.at) };
    case 'presence':
      return { type: 'presence', table: message.table };
    default:
      return null;
  }
}

/** How a table looks from outside: what those who wait in its room must know. */
export const roomOf = ({
  status,
  public: open,
  spectators,
  seats,
}: Pick<TableDto, 'status' | 'public' | 'spectators'> & {
  readonly seats: readonly { readonly kind: string; readonly person: { readonly id: string } | null }[];
}): string => JSON.stringify([status, open, spectators, seats.map(({ kind, person }) => [kind, person?.id ?? null])]);

/** Everybody who follows tables, and all that they received. */
export class Watchers {
  readonly world: World;
  readonly all: Watcher[] = [];
  readonly witnessed: Witnessed[] = [];
  /** Who is who, by their cookie. */
  private readonly people = new Map<string, string>();

  constructor(world: World) {
    this.world = world;
  }

  /** Somebody, or nobody in particular, begins to follow some tables. */
  async watch(client: Client | null, tables: readonly string[], dice: QuickDice): Promise<Watcher> {
    const person = client === null ? null : await this.personOf(client, dice);
    const watcher = new Watcher(this, { person, cookie: client?.cookie ?? '' }, dice);
    this.all.push(watcher);
    this.world.findings.sockets++;
    for (const table of tables) watcher.follow(table);
    return watcher;
  }

  /** Who somebody is; nobody in particular once they have signed out. */
  async personOf(client: Client, dice: QuickDice): Promise<string | null> {
    const known = this.people.get(client.cookie);
    if (known !== undefined) return known;
    const { text } = await this.world.insist(client, dice, 'GET /api/me', () => client.send('GET /api/me'));
    const me = JSON.parse(text) as { id: string } | null;
    if (me !== null) this.people.set(client.cookie, me.id);
    return me?.id ?? null;
  }

  /** Somebody read an update that they had asked for. */
  read(client: Client, update: MatchUpdate, sent: number): void {
    const person = this.people.get(client.cookie);
    if (person === undefined) return;
    const heard: Heard = { type: 'update', table: update.table, seen: seenIn(update) };
    this.witnessed.push({ person, node: 0, opened: null, from: sent, at: Date.now(), heard });
  }

  /** A table is of no interest any more; whoever follows nothing else goes. */
  leave(table: string): void {
    for (const watcher of [...this.all]) {
      if (!watcher.known.has(table)) continue;
      watcher.unfollow(table);
      if (watcher.known.size === 0 && watcher.isSingle) this.drop(watcher);
    }
  }

  /** Somebody goes for good. */
  drop(watcher: Watcher): void {
    watcher.close();
    const at = this.all.indexOf(watcher);
    if (at >= 0) this.all.splice(at, 1);
  }

  note({ person, node, opened }: Pick<Witnessed, 'person' | 'node' | 'opened'>, message: FromServer): void {
    const heard = heardIn(message);
    const at = Date.now();
    if (heard !== null) this.witnessed.push({ person, node, opened, from: Number.NaN, at, heard });
  }

  close(): void {
    for (const watcher of this.all) watcher.close();
  }
}

/** One page: a socket that comes back, to any node, and goes on from the last moment that it knows. */
export class Watcher {
  readonly person: string | null;
  /** Made for one table alone. */
  isSingle = true;
  /** The tables that are followed, and up to which moment each is known. */
  readonly known = new Map<string, number>();
  /** The last update of each: later ones tell what changes in it. */
  private readonly latest = new Map<string, MatchUpdate>();
  /** How each of them looks from outside, as it was told last. */
  readonly rooms = new Map<string, string>();
  /** The tables that may not be seen any more, as it was told. */
  readonly gone = new Set<string>();
  /** Its session has ended: it is not to come back, but nobody closes it from here. */
  isOver = false;
  /** What the server calls this connection, while it stands. */
  name: string | null = null;
  private readonly watchers: Watchers;
  private readonly cookie: string;
  private readonly dice: QuickDice;
  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  private timer: NodeJS.Timeout | null = null;
  private ping: NodeJS.Timeout | null = null;
  private overdue: NodeJS.Timeout | null = null;
  private closed = false;

  constructor(watchers: Watchers, who: { readonly person: string | null; readonly cookie: string }, dice: QuickDice) {
    this.watchers = watchers;
    this.person = who.person;
    this.cookie = who.cookie;
    this.dice = dice;
    this.connect();
  }

  get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  follow(table: string): void {
    this.gone.delete(table);
    if (!this.known.has(table)) this.known.set(table, 0);
    this.ask(table, this.known.get(table) ?? 0);
  }

  unfollow(table: string): void {
    this.known.delete(table);
    this.latest.delete(table);
    this.rooms.delete(table);
    this.gone.delete(table);
    this.say({ type: 'unfollow', table });
  }

  // Whoever does not have the update of a moment begins afresh.
  private ask(table: string, since: number): void {
    const has = this.latest.get(table)?.moment === since;
    this.say({ type: 'follow', table, since: has ? since : 0, changes: true });
  }

  private whole(sent: MatchChanges): MatchUpdate | null {
    const update = wholeUpdate(this.latest.get(sent.table) ?? null, sent);
    if (update === null && this.known.has(sent.table)) {
      this.latest.delete(sent.table);
      this.known.set(sent.table, 0);
      this.ask(sent.table, 0);
    }
    return update;
  }

  /** Says something, if there is somebody to hear it. */
  say(message: FromClient): void {
    if (this.isOpen) this.socket?.send(JSON.stringify(message));
  }

  private connect(): void {
    const station = this.watchers.world.anyStation(this.dice);
    const headers = { origin: station.url, ...(this.cookie === '' ? {} : { cookie: this.cookie }) };
    const socket = new WebSocket(`${station.url.replace('http', 'ws')}/api/live`, { headers, handshakeTimeout: PATIENCE });
    this.socket = socket;
    let opened = Number.POSITIVE_INFINITY;
    socket.on('open', () => {
      opened = Date.now();
      this.pause = FIRST_PAUSE;
      this.ping = setInterval(() => this.probe(socket), PING);
      for (const [table, since] of this.known) this.ask(table, since);
    });
    socket.on('message', (data) => this.hear(JSON.parse(data.toString()) as FromServer, { node: station.at, opened }, socket));
    socket.on('error', () => undefined);
    socket.on('close', (code) => this.lost(socket, code));
  }

  private hear(sent: FromServer, way: Pick<Witnessed, 'node' | 'opened'>, socket: WebSocket): void {
    if (this.overdue !== null) clearTimeout(this.overdue);
    this.overdue = null;
    const update = sent.type === 'changes' ? this.whole(sent.update) : null;
    if (sent.type === 'changes' && update === null) return;
    const message: FromServer = update === null ? sent : { type: 'update', update };
    this.watchers.note({ person: this.person, ...way }, message);
    if (this.socket !== socket) return;
    if (message.type === 'hello') this.name = message.connection;
    if (message.type === 'gone') this.gone.add(message.table);
    if (message.type === 'table') {
      this.gone.delete(message.table.id);
      this.rooms.set(message.table.id, roomOf(message.table));
    }
    if (message.type === 'update') this.take(message.update);
  }

  /** Takes an update, which came here or as a reply; one that builds on more than is known is asked for again. */
  take(update: MatchUpdate): void {
    const { table, moment, since } = update;
    const known = this.known.get(table);
    if (known === undefined) return;
    this.gone.delete(table);
    if (since > known) this.ask(table, known);
    else if (moment >= known) {
      this.known.set(table, moment);
      this.latest.set(table, update);
    }
  }

  private probe(socket: WebSocket): void {
    this.say({ type: 'ping' });
    this.overdue ??= setTimeout(() => {
      socket.terminate();
      this.lost(socket, 1006);
    }, PATIENCE);
  }

  private lost(socket: WebSocket, code: number): void {
    if (this.socket !== socket) return;
    this.calm();
    this.socket = null;
    this.name = null;
    if (this.closed || this.isOver || code === 4001) return;
    this.timer = setTimeout(() => this.connect(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  private calm(): void {
    if (this.ping !== null) clearInterval(this.ping);
    if (this.overdue !== null) clearTimeout(this.overdue);
    this.ping = null;
    this.overdue = null;
  }

  close(): void {
    this.closed = true;
    if (this.timer !== null) clearTimeout(this.timer);
    this.calm();
    const { socket } = this;
    this.socket = null;
    socket?.terminate();
  }
}
