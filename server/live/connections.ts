import { Compile } from 'typebox/compile';
import type { WebSocket } from 'ws';
import { FromClient } from '../api/index.ts';
import type { BusMessage } from '../bus/bus.ts';
import { presenceAt, readChat, roomsFor } from '../chat/chat.ts';
import { Refusal } from '../failure.ts';
import type { Caller } from '../http/handler.ts';
import { deafTo } from '../safety/distance.ts';
import type { Services } from '../services.ts';
import { isUnwell } from '../store/connect.ts';
import { accessTo } from '../tables/access.ts';
import type { Follower } from '../tables/followers.ts';
import { tableFor } from '../tables/table-dto.ts';
import { fingerprintOf } from '../tables/table-fingerprint.ts';
import { readTable, type StoredTable } from '../tables/table-repository.ts';
import { Connection } from './connection.ts';
import { Groups } from './groups.ts';
import { closeSignedOut, doubt } from './sign-outs.ts';

const MOST_FOLLOWED = 20;
/** How many connections one person, and one address, may have at a node. */
const MOST_OF_ONE = 20;
const MOST_FROM_ONE = 300;
const HEARTBEAT = 30_000;
/** How long somebody stays connected whose wish to follow a table could not be granted, in milliseconds. */
const COME_AGAIN = 1000;
const checked = Compile(FromClient);

type FollowWish = Omit<Extract<FromClient, { type: 'follow' }>, 'type' | 'table'>;

/** The WebSockets of this node. */
export class Connections {
  private readonly services: () => Services;
  private readonly all = new Set<Connection>();
  private readonly byPerson = new Groups<Connection>();
  private readonly byAddress = new Groups<Connection>();
  private readonly byTable = new Groups<Connection>();
  private readonly heartbeat: NodeJS.Timeout;

  constructor(services: () => Services) {
    this.services = services;
    this.heartbeat = setInterval(() => void this.beat(), HEARTBEAT);
    this.heartbeat.unref();
  }

  get count(): number {
    return this.all.size;
  }

  /** Takes over a socket that has been let in. */
  accept(socket: WebSocket, caller: Caller | null, address: string): void {
    const { version, log, metrics, config, bus, sessions } = this.services();
    const connection = new Connection(socket, { caller, address, isDeaf: () => bus.isDeaf });
    if (config.limits > 0 && this.isCrowded(connection, config.limits)) {
      socket.close(1013, 'too many connections');
      return;
    }
    this.all.add(connection);
    if (connection.person !== null) this.byPerson.add(connection.person, connection);
    this.byAddress.add(address, connection);
    metrics.sockets.set(this.all.size);
    socket.on('pong', () => {
      connection.isAlive = true;
    });
    socket.on('message', (data, isBinary) => void this.hear(connection, isBinary ? '' : data.toString()));
    socket.on('error', (error) => log.debug({ error: error.message }, 'a socket failed'));
    socket.on('close', () => void this.drop(connection));
    // Somebody may have signed out since they were let in: only now would that be heard here, so that it is asked once more.
    connection
      .inTurn(() => doubt(sessions, [connection]))
      .catch((error: unknown) => log.warn({ error }, 'it could not be asked whether somebody has signed out'));
    connection.send({ type: 'hello', version, connection: connection.id });
    this.tellNotices(connection, true).catch((error: unknown) => log.warn({ error }, 'notices could not be read'));
  }

  private isCrowded({ person, address }: Connection, factor: number): boolean {
    const ofPerson = person === null ? 0 : this.byPerson.of(person).length;
    return ofPerson >= MOST_OF_ONE * factor || this.byAddress.of(address).length >= MOST_FROM_ONE * factor;
  }

  private async hear(connection: Connection, text: string): Promise<void> {
    if (!connection.hasRoom(this.services().config.limits)) {
      connection.fail('too-many', 'too many messages');
      connection.socket.close(1008);
      return;
    }
    const message = parsed(text);
    if (message === null) {
      connection.fail('bad-request', 'this message is not understood');
      return;
    }
    if (message.type === 'ping') connection.send({ type: 'pong' });
    else if (message.type === 'unfollow') await connection.inTurn(() => this.unfollow(connection, message.table));
    else await connection.inTurn(() => this.tryFollow(connection, message.table, message));
  }

  private tryFollow(connection: Connection, table: string, wish: FollowWish): Promise<void> {
    return this.follow(connection, table, wish).catch((error: unknown) => this.refuse(connection, table, error));
  }

  private refuse(connection: Connection, table: string, error: unknown): void {
    if (isUnwell(error)) {
      connection.fail('unavailable', 'the database does not answer; try again in a moment');
      sendAway(connection);
    } else if (!(error instanceof Refusal)) {
      this.services().log.error({ error, table }, 'a table could not be followed');
      connection.fail('internal', 'something went wrong here');
      sendAway(connection);
    } else if (error.code === 'not-found') connection.send({ type: 'gone', table });
    else connection.fail(error.code, error.message);
  }

  private async follow(connection: Connection, id: string, { since = 0, changes = false }: FollowWish): Promise<void> {
    const { db, registry } = this.services();
    await this.unfollow(connection, id);
    if (connection.follows.size >= MOST_FOLLOWED) throw new Refusal('too-many', `${MOST_FOLLOWED} tables are enough for one connection`);
    const table = await readTable(db, id);
    const access = accessTo(table, connection.looker);
    if (access === null) throw new Refusal('not-found', 'there is no such table');
    if (!connection.isOpen) return;
    const follower: Follower = {
      ...connection.looker,
      connection: connection.id,
      seat: access.seat,
      since,
      changes,
      fingerprint: '',
      update: ({ kind, text }) => connection.tellText(`{"type":"${kind}","update":${text}}`),
      gone: () => void this.leave(connection, id, follower),
    };
    tellTable(connection, follower, table);
    connection.follows.set(id, follower);
    this.byTable.add(id, connection);
    await this.arrive(connection, id);
    await registry.actor(id).follow(follower);
    if (connection.follows.get(id) !== follower) return;
    connection.tell({ type: 'presence', table: id, presence: await presenceAt(db, table) });
    if (!connection.isOpen) await this.unfollow(connection, id);
  }

  /** A table may not be seen any more: whoever follows it is told so, and follows it no longer. */
  private async leave(connection: Connection, table: string, follower: Follower): Promise<void> {
    if (connection.follows.get(table) !== follower) return;
    connection.send({ type: 'gone', table });
    await this.unfollow(connection, table);
  }

  private async unfollow(connection: Connection, table: string): Promise<void> {
    const follower = connection.follows.get(table);
    if (follower === undefined) return;
    connection.follows.delete(table);
    this.byTable.delete(table, connection);
    this.services().registry.actor(table).followers.delete(follower);
    await this.depart(connection, table);
  }

  private async drop(connection: Connection): Promise<void> {
    this.all.delete(connection);
    if (connection.person !== null) this.byPerson.delete(connection.person, connection);
    this.byAddress.delete(connection.address, connection);
    this.services().metrics.sockets.set(this.all.size);
    for (const table of [...connection.follows.keys()]) await this.unfollow(connection, table);
  }

  // Whoever looks at a table has seen what it had to tell.
  private async arrive({ person }: Connection, table: string): Promise<void> {
    const { db, node, bus } = this.services();
    if (person === null) return;
    await db
      .insertInto('presence')
      .values({ node, table_id: table, person })
      .onConflict((oc) => oc.doNothing())
      .execute();
    await db
      .updateTable('notices')
      .set({ seen: true, settled: true })
      .where('person', '=', person)
      .where('table_id', '=', table)
      .where('settled', '=', false)
      .execute();
    bus.publish({ kind: 'presence', table });
  }

  private async depart({ person }: Connection, table: string): Promise<void> {
    const { db, node, bus, log } = this.services();
    const stays = person === null || this.byPerson.of(person).some(({ follows }) => follows.has(table));
    if (stays) return;
    try {
      await db.deleteFrom('presence').where('node', '=', node).where('table_id', '=', table).where('person', '=', person).execute();
      bus.publish({ kind: 'presence', table });
    } catch (error) {
      log.warn({ error }, 'a departure could not be noted');
    }
  }

  /** Passes on what happened, here or on another node. */
  async pass(news: BusMessage, own: boolean): Promise<void> {
    switch (news.kind) {
      case 'moved':
        if (!own) await this.services().registry.actor(news.table).catchUp(news);
        return;
      case 'void':
        if (!own) await this.services().registry.invalidate(news.table);
        return;
      case 'table':
        await this.passTable(news.table);
        return;
      case 'chat':
        await this.passChat(news.table, news.id);
        return;
      case 'presence':
        await this.passPresence(news.table);
        return;
      case 'notice':
        for (const connection of this.byPerson.of(news.person)) await this.tellNotices(connection, false);
        return;
      case 'signed-out':
        await this.signedOut(news.person);
    }
  }

  /** Those who follow a table and may see it as it is now, each with the seat they have; the others are told that it is gone for them. */
  private async lookers(id: string, table: StoredTable | null): Promise<{ connection: Connection; seat: number | null }[]> {
    const seen = this.byTable.of(id).map((connection) => ({
      connection,
      access: table === null ? null : accessTo(table, connection.looker),
    }));
    for (const { connection, access } of seen) {
      const follower = connection.follows.get(id);
      if (access === null && follower !== undefined) await this.leave(connection, id, follower);
    }
    return seen.flatMap(({ connection, access }) => (access === null ? [] : [{ connection, seat: access.seat }]));
  }

  /** Tells those who follow a table how it stands. Seats and visibility may have changed, so everybody's right to look is found anew. */
  async passTable(id: string): Promise<void> {
    if (this.byTable.of(id).length === 0) return;
    const table = await this.services().registry.actor(id).changed().catch(nullIfGone);
    for (const { connection } of await this.lookers(id, table)) {
      const follower = connection.follows.get(id);
      if (table !== null && follower !== undefined) tellTable(connection, follower, table);
    }
  }

  private async passChat(id: string, message: number): Promise<void> {
    if (this.byTable.of(id).length === 0) return;
    const { db } = this.services();
    const table = await readTable(db, id).catch(nullIfGone);
    const [said] = await readChat(db, id, { rooms: ['players', 'spectators'], id: message });
    if (table === null) return;
    const deaf = said === undefined ? new Set<string | null>() : await deafTo(db, said.author.id);
    for (const { connection, seat } of await this.lookers(id, table))
      if (said === undefined) connection.tell({ type: 'unsaid', table: id, id: message });
      else if (roomsFor(table, seat).includes(said.room) && !deaf.has(connection.person ?? ''))
        connection.tell({ type: 'chat', table: id, message: said });
  }

  /** Tells those who follow a table who is there. */
  async passPresence(id: string): Promise<void> {
    if (this.byTable.of(id).length === 0) return;
    const { db } = this.services();
    const table = await readTable(db, id).catch(nullIfGone);
    if (table === null) return;
    const presence = await presenceAt(db, table);
    for (const { connection } of await this.lookers(id, table)) connection.tell({ type: 'presence', table: id, presence });
  }

  private async tellNotices(connection: Connection, first: boolean): Promise<void> {
    const { notices } = this.services();
    if (connection.person === null) return;
    const fresh = await notices.latest(connection.person, connection.noticed);
    connection.noticed = Math.max(connection.noticed, ...fresh.map(({ id }) => id));
    if (!first) for (const notice of fresh.toReversed()) connection.tell({ type: 'notice', notice });
  }

  private async signedOut(person: string): Promise<void> {
    const theirs = this.byPerson.of(person);
    const { registry, sessions } = this.services();
    sessions.forget(person);
    await doubt(sessions, theirs);
    const tables = new Set(theirs.flatMap(({ follows }) => [...follows.keys()]));
    for (const table of tables) await registry.actor(table).catchUp(null);
  }

  /** News may have been missed: whoever has signed out meanwhile is sent away. */
  recheck(): Promise<void> {
    return doubt(this.services().sessions, [...this.all]);
  }

  private async beat(): Promise<void> {
    for (const connection of this.all) {
      if (!connection.isAlive) connection.socket.terminate();
      else {
        connection.isAlive = false;
        connection.socket.ping();
      }
    }
    const { sessions, log } = this.services();
    await closeSignedOut(sessions, [...this.all]).catch((error: unknown) => log.warn({ error }, 'sessions could not be checked'));
  }

  /** Ends all connections; clients come back to another node, or to this one when it is there again. */
  close(): void {
    clearInterval(this.heartbeat);
    for (const connection of this.all) connection.socket.close(1001, 'the server is stopping');
  }
}

function tellTable(connection: Connection, follower: Follower, table: StoredTable): void {
  if (connection.tell({ type: 'table', table: tableFor(table, connection.person) })) follower.fingerprint = fingerprintOf(table);
}

/** Whoever wanted to follow a table and could not would hear nothing of it, and not know that: they come back, and ask again. */
function sendAway({ socket }: Connection): void {
  setTimeout(() => socket.close(1013, 'try again'), COME_AGAIN).unref();
}

/** A table that is gone; any other trouble is no reason to take it for gone. */
function nullIfGone(error: unknown): null {
  if (error instanceof Refusal && error.code === 'not-found') return null;
  throw error;
}

function parsed(text: string): FromClient | null {
  try {
    const value: unknown = JSON.parse(text);
    return checked.Check(value) ? value : null;
  } catch {
    return null;
  }
}
