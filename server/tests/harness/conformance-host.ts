import { setTimeout as sleep } from 'node:timers/promises';
import type { GameModule } from '@pantheon/catalog';
import {
  type Journal,
  type PersonCommand,
  renamePeople,
  type SeatCommand,
  type TableUpdate,
  type Task,
  type Viewer,
  wholeUpdate,
} from '@pantheon/table';
import { type ConformanceHost, type Envelope, MemoryHost, type Outcome, TEST_START } from '@pantheon/table/testing';
import type { MatchChanges, MatchUpdate } from '../../api/index.ts';
import { Refusal } from '../../failure.ts';
import { type JobTasks, jobTasksOf } from '../../jobs/tasks.ts';
import type { ServerNode } from '../../node.ts';
import { isUnwell } from '../../store/connect.ts';
import { readJournal, readTable } from '../../tables/table-repository.ts';
import { type Answered, Client, type Live, Refused } from './client.ts';
import { storeTable } from './stored-table.ts';

/** What the server says for what the table says. */
const codeOf = (code: string): string => {
  if (code === 'unknown-proposal' || code === 'unknown-order') return 'not-found';
  return code === 'bad-data' ? 'bad-request' : code;
};

/** The plainest host with the words of the server for what is refused. */
export class SpokenMemoryHost extends MemoryHost {
  override async submit(table: number, person: string, command: SeatCommand, envelope: Envelope): Promise<Outcome> {
    const outcome = await super.submit(table, person, command, envelope);
    return 'refused' in outcome ? { refused: codeOf(outcome.refused) } : outcome;
  }

  // Sitting down is a matter of the lobby, which has words of its own for why not.
  override async join(table: number, seat: number, person: string): Promise<Outcome> {
    const outcome = await super.join(table, seat, person);
    return 'refused' in outcome ? { refused: 'forbidden' } : outcome;
  }
}

/** A node that a batch is played on, and its jobs, which are done when they are asked for. */
export interface TestNode {
  readonly node: ServerNode;
  readonly url: string;
  readonly tasks: JobTasks;
}

/** A node, ready for a batch. */
export const testNode = (node: ServerNode, url: string): TestNode => ({ node, url, tasks: jobTasksOf(node.services) });

// On a busy machine the database may be taken for silent. Whoever repeats a request then, with its id, does nothing twice.
async function patiently<T>(task: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await task();
    } catch (error) {
      const unwell = isUnwell(error) || (error instanceof Error && /answered 503/.test(error.message));
      const unavailable = (error instanceof Refused || error instanceof Refusal) && error.code === 'unavailable';
      if (!unwell && !unavailable) throw error;
      await sleep(100);
    }
  }
}

async function patientlySent(send: () => Promise<Answered>): Promise<Answered> {
  for (;;) {
    const answered = await send();
    if (answered.status !== 503) return answered;
    await sleep(100);
  }
}

/** Somebody with a connection to a node. They are told what has changed, and put it together. */
class Ear {
  readonly connection: string;
  private readonly live: Live;
  private read = 0;
  private readonly heard = new Map<string, MatchUpdate[]>();
  private readonly known: MatchUpdate[];
  private readonly counts = new Map<string, number>();
  private pings = 0;
  private silences = 0;

  private waiting: (() => void)[] = [];

  private constructor(live: Live, connection: string, known: MatchUpdate[]) {
    this.known = known;
    this.live = live;
    this.connection = connection;
    for (const event of ['message', 'close']) live.socket.on(event, () => this.wake());
  }

  private wake(): void {
    for (const go of this.waiting.splice(0)) go();
  }

  /** `known` is what they have put together before, by another connection. */
  static async open(client: Client, known: MatchUpdate[]): Promise<Ear> {
    const live = await patiently(() => client.live());
    const { connection } = await live.until('hello');
    return new Ear(live, connection, known);
  }

  private count(what: string): number {
    for (const message of this.live.received.slice(this.read)) {
      if (message.type === 'error') throw new Error(`the server says ${message.code}: ${message.message}`);
      const isUpdate = message.type === 'update' || message.type === 'changes';
      if (isUpdate) this.listFor(message.update.table).push(this.whole(message.update));
      const name = isUpdate ? message.update.table : message.type;
      this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
    }
    this.read = this.live.received.length;
    return this.counts.get(what) ?? 0;
  }

  /** The whole of what was sent. */
  whole(sent: MatchUpdate | MatchChanges): MatchUpdate {
    const before = this.known.findLast(({ table, moment }) => table === sent.table && moment === sent.since);
    const update = wholeUpdate(before ?? null, sent);
    if (update === null) throw new Error(`told of changes to moment ${sent.since}, which was never told here`);
    this.known.push(update);
    return update;
  }

  private listFor(table: string): MatchUpdate[] {
    const list = this.heard.get(table) ?? [];
    this.heard.set(table, list);
    return list;
  }

  private async until(what: string, times: number): Promise<void> {
    while (this.count(what) < times) {
      if (this.live.closed !== null) throw new Error(`the connection was closed with ${this.live.closed.code}`);
      await new Promise<void>((go) => this.waiting.push(go));
    }
  }

  /** What has been heard of a table. Messages keep their order: once a ping is answered, all that was sent before it is here. */
  async take(table: string): Promise<MatchUpdate[]> {
    this.live.say({ type: 'ping' });
    await this.until('pong', ++this.pings);
    return this.listFor(table).splice(0);
  }

  async follow(table: string, since: number): Promise<void> {
    const before = this.count(table);
    this.live.say({ type: 'follow', table, since, changes: true });
    await this.until(table, before + 1);
  }

  // That nobody is told any more is not said; but what is asked after it is answered after it.
  async unfollow(table: string): Promise<void> {
    this.live.say({ type: 'unfollow', table });
    this.live.say({ type: 'follow', table: 'nosuchtable' });
    await this.until('gone', ++this.silences);
    this.listFor(table).splice(0);
  }

  close(): Promise<void> {
    return this.live.close();
  }
}

/** People who are known to the server, by the names that scripts give them. */
export class Crowd {
  private readonly clients = new Map<string, Client>();
  private readonly ids = new Map<string, string>();

  static async of(url: string, names: readonly string[]): Promise<Crowd> {
    const crowd = new Crowd();
    for (const name of names) {
      const client = await Client.guest(url, name);
      crowd.clients.set(name, client);
      crowd.ids.set(name, (await client.call('GET /api/me'))?.id as string);
    }
    return crowd;
  }

  client(name: string): Client {
    return this.clients.get(name) as Client;
  }

  idOf = (name: string): string => this.ids.get(name) as string;

  nameOf = (id: string): string | null => [...this.ids].find(([, known]) => known === id)?.[0] ?? null;

  /** All of them speak to another node from now on. */
  moveTo(url: string): void {
    for (const client of this.clients.values()) Object.assign(client, { url, origin: url });
  }
}

/** Tables on real nodes with a real database, by what clients can do, and with jobs that are done by hand. */
export class ServerHost implements ConformanceHost {
  readonly name = 'server';
  private readonly game: Pick<GameModule, 'rules'>;
  private readonly crowd: Crowd;
  /** The node of these rules, and that of later ones. */
  private readonly nodes: readonly TestNode[];
  private readonly clock: { now: number };
  private at = 0;
  private tables: string[] = [];
  private readonly ears = new Map<Viewer, Promise<Ear>>();
  /** All that each of them was told. */
  private readonly known = new Map<Viewer, MatchUpdate[]>();

  constructor(game: Pick<GameModule, 'rules'>, crowd: Crowd, nodes: readonly TestNode[], clock: { now: number }) {
    this.game = game;
    this.crowd = crowd;
    this.nodes = nodes;
    this.clock = clock;
    this.clock.now = TEST_START;
    this.crowd.moveTo(this.here.url);
  }

  private get here(): TestNode {
    return this.nodes[this.at] as TestNode;
  }

  private get services() {
    return this.here.node.services;
  }

  private table(at: number): string {
    return this.tables[at] as string;
  }

  private ear(viewer: Viewer): Promise<Ear> {
    const known = this.known.get(viewer) ?? [];
    this.known.set(viewer, known);
    const ear = this.ears.get(viewer) ?? Ear.open(viewer === null ? new Client(this.here.url) : this.crowd.client(viewer), known);
    this.ears.set(viewer, ear);
    return ear;
  }

  async open(tables: readonly Journal[]): Promise<void> {
    const host = this.crowd.idOf('the host');
    const stored = tables.map((journal) =>
      patiently(() => storeTable(this.services.db, this.game, host, renamePeople(journal, this.crowd.idOf))),
    );
    this.tables = await Promise.all(stored);
  }

  async submit(table: number, person: string, command: SeatCommand, { request = '', expected }: Envelope): Promise<Outcome> {
    const id = this.table(table);
    const ear = this.ears.has(person) ? await this.ear(person) : null;
    const connection = ear?.connection ?? null;
    const more = expected === undefined ? {} : { expected };
    if (command.kind === 'resign' && command.because !== undefined)
      return this.leave(id, { person: this.crowd.idOf(person), command, request, ...more }, connection);
    const body = { id: request, command, ...more, ...(connection === null ? {} : { connection, changes: true }) };
    const { status, text } = await patientlySent(() =>
      this.crowd.client(person).send('POST /api/tables/:table/commands', { params: { table: id }, body }),
    );
    return status === 200 ? replied(text, ear) : { refused: (JSON.parse(text) as { error: { code: string } }).error.code };
  }

  // Whoever deletes an account leaves all tables: that is no command of a client.
  private async leave(id: string, command: PersonCommand, connection: string | null): Promise<Outcome> {
    try {
      const { moment, update } = await this.services.registry.actor(id).submit(command, { session: null, connection, changes: false });
      return { moment, update: updateIn(JSON.parse(update) as MatchUpdate) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { refused: error.code };
    }
  }

  async join(table: number, seat: number, person: string): Promise<Outcome> {
    const client = this.crowd.client(person);
    const id = this.table(table);
    const { status } = await patientlySent(() => client.send('POST /api/tables/:table/join', { params: { table: id }, body: { seat } }));
    if (status !== 200) return { refused: 'forbidden' };
    const update = await patiently(() => client.match(id));
    return { moment: update.moment, update: updateIn(update) };
  }

  async perform(table: number): Promise<Task['kind'] | null> {
    const id = this.table(table);
    const { registry, pool, db } = this.services;
    const { status, entries } = await patiently(async () => (await readTable(db, id)).row);
    if (status !== 'running') return null;
    const [task] = await patiently(() => registry.actor(id).withTable((now) => pool.about('due', now)));
    if (task === undefined || (task.kind === 'clock' && task.at > this.clock.now)) return null;
    const { tasks } = this.here;
    const job = { order: tasks.orders, bot: tasks.bots, clock: tasks.clock }[task.kind];
    await patiently(async () => {
      if ((await readTable(db, id)).row.entries === entries) await job({ table: id });
    });
    return task.kind;
  }

  async advance(ms: number): Promise<void> {
    this.clock.now += ms;
  }

  async reopen(later: boolean): Promise<void> {
    await this.hangUp();
    if (later) this.at++;
    this.crowd.moveTo(this.here.url);
    await Promise.all(this.tables.map((id) => this.bringBack(id)));
  }

  // A node loads a table when somebody asks for it; here somebody does at once.
  private async bringBack(id: string): Promise<void> {
    const { registry } = this.services;
    await registry.invalidate(id);
    await patiently(() => registry.actor(id).update({ viewer: null, since: 0, changes: false }));
  }

  private async hangUp(): Promise<void> {
    const ears = await Promise.all(this.ears.values());
    this.ears.clear();
    await Promise.all(ears.map((ear) => ear.close()));
  }

  async follow(table: number, viewer: Viewer, since: number): Promise<void> {
    await (await this.ear(viewer)).follow(this.table(table), since);
  }

  async unfollow(table: number, viewer: Viewer): Promise<void> {
    await (await this.ear(viewer)).unfollow(this.table(table));
  }

  async heard(table: number, viewer: Viewer): Promise<readonly TableUpdate[]> {
    return (await (await this.ear(viewer)).take(this.table(table))).map(updateIn);
  }

  async journal(table: number): Promise<Journal> {
    const { db } = this.services;
    const stored = await patiently(async () => readJournal(db, await readTable(db, this.table(table))));
    return renamePeople(stored, this.crowd.nameOf);
  }

  async close(): Promise<void> {
    await this.hangUp();
  }
}

const updateIn = ({ table: _, ...update }: MatchUpdate): TableUpdate => update;

function replied(text: string, ear: Ear | null): Outcome {
  const { moment, update } = JSON.parse(text) as { moment: number; update: MatchUpdate };
  return { moment, update: updateIn(ear === null ? update : ear.whole(update)) };
}
