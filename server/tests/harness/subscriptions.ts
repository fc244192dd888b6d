import { catalog } from '@pantheon/catalog';
import { type AnyGame, type Dice, QuickDice } from '@pantheon/kernel';
import type { Kysely } from 'kysely';
import type { FromServer } from '../../api/index.ts';
import type { Database } from '../../store/schema.ts';
import { Client, type Live, requestId } from './client.ts';
import { anyKey } from './playing.ts';
import { type Sees, seenIn, seesOf, Truth, wrongInTable, wrongInUpdate } from './truth.ts';

const PEOPLE = 5;
const TABLES = 4;
const SOCKETS = 2;

interface Person {
  client: Client;
  id: string;
  lives: Live[];
}

/** A socket that was open, whose it is, and how many of its messages have been looked at. */
interface Ear {
  readonly live: Live;
  readonly person: string;
  looked: number;
  /** The session has ended; and that was before the last look, so that nothing may come any more. */
  ended: boolean;
  silent: boolean;
}

/** Nodes that do no jobs, so that nothing happens but what is done here, and the database that tells who may see what. */
export interface Watched {
  readonly urls: readonly string[];
  readonly db: Kysely<Database>;
}

/** People who change, one thing at a time, who sits where and who may look; all that comes on their sockets is compared with what they may see. */
class Subscriptions {
  readonly people: Person[] = [];
  readonly ears: Ear[] = [];
  readonly tables: string[] = [];
  readonly truths = new Map<string, Truth>();
  readonly counts = new Map<string, number>();
  readonly foreign: string[] = [];
  seen = 0;
  private readonly retired: string[] = [];
  private before = new Map<string, Sees>();
  private readonly server: Watched;
  private readonly dice: Dice;
  private readonly game: AnyGame;

  constructor(server: Watched, game: AnyGame, seed: string) {
    this.server = server;
    this.game = game;
    this.dice = new QuickDice(seed);
  }

  of<T>(list: readonly T[]): T {
    return list[this.dice.below(list.length)] as T;
  }

  private url(): string {
    return this.of(this.server.urls);
  }

  async begin(): Promise<void> {
    for (let at = 0; at < PEOPLE; at++) await this.arrive(at);
    for (let at = 0; at < TABLES; at++) await this.makeTable(at);
  }

  /** Somebody new, with sockets at several nodes. */
  private async arrive(at: number): Promise<void> {
    const client = await Client.guest(this.url(), `Person ${at}`);
    const { id } = (await client.call('GET /api/me')) as { id: string };
    this.people[at] = { client, id, lives: [] };
    for (let count = 0; count < SOCKETS; count++) await this.listen(at);
  }

  private async listen(at: number): Promise<void> {
    const { client, id, lives } = this.people[at] as Person;
    this.elsewhere(client);
    const live = await client.live();
    lives.push(live);
    this.ears.push({ live, person: id, looked: 0, ended: false, silent: false });
  }

  private elsewhere(client: Client): void {
    client.url = this.url();
    client.origin = client.url;
  }

  private async makeTable(at: number): Promise<void> {
    const { client } = this.of(this.people);
    const seats = [{ kind: 'me' as const }, { kind: 'friend' as const }, { kind: this.of(['friend', 'open'] as const) }];
    const table = await client.call('POST /api/tables', {
      body: {
        game: 'isles',
        seats,
        shuffleSeats: this.dice.below(2) === 0,
        public: this.dice.below(2) === 0,
        spectators: this.dice.below(3) > 0,
      },
    });
    this.retire(this.tables[at]);
    this.tables[at] = table.id;
    this.truths.set(table.id, new Truth(this.game));
  }

  // Nobody looks at a table any more that another one took the place of.
  private retire(table: string | undefined): void {
    if (table === undefined) return;
    for (const { live } of this.ears) if (live.socket.readyState === live.socket.OPEN) live.say({ type: 'unfollow', table });
    this.retired.push(table);
    const oldest = this.retired.length > TABLES ? this.retired.shift() : undefined;
    if (oldest !== undefined) this.truths.delete(oldest);
  }

  /** Does one thing that may change who sees what; whatever is refused is refused. */
  async change(): Promise<void> {
    const at = this.dice.below(PEOPLE);
    const { client, lives } = this.people[at] as Person;
    if (lives.length === 0) await this.listen(at);
    const slot = this.dice.below(TABLES);
    const table = this.tables[slot] as string;
    this.elsewhere(client);
    const params = { table };
    const rows = await this.rows(table);
    const invite = rows?.invite ?? '';
    const send = (name: Parameters<Client['send']>[0], given: object = {}) => client.send(name, { params, ...given } as never);
    const follow = (count: number): void => {
      const live = this.of(lives);
      for (let times = 0; times < count; times++)
        live.say({
          type: 'follow',
          table: this.dice.below(4) === 0 ? (this.of(this.tables) as string) : table,
          since: this.of([0, 0, 1, 3, 500]),
        });
    };
    const deeds: Record<string, () => Promise<unknown> | undefined> = {
      follow: async () => follow(1 + this.dice.below(3)),
      'follow again': async () => follow(2),
      unfollow: async () => this.of(lives).say({ type: 'unfollow', table }),
      join: () => client.send('POST /api/invites/:invite/join', { params: { invite }, body: {} }),
      'join in public': () => send('POST /api/tables/:table/join', { body: {} }),
      leave: () => send('POST /api/tables/:table/leave'),
      kick: () =>
        send('PUT /api/tables/:table/seats/:seat', {
          params: { table, seat: this.dice.below(3) },
          body: { kind: this.of(['open', 'friend']) },
        }),
      start: () => this.startBy(rows?.host ?? null, table),
      spectators: () => this.patchBy(rows?.host ?? null, table, { spectators: this.dice.below(2) === 0 }),
      public: () => this.patchBy(rows?.host ?? null, table, { public: this.dice.below(2) === 0 }),
      renew: () => send('POST /api/tables/:table/invite'),
      answer: () => this.answer(table),
      'answer more': () => this.answer(table),
      undo: () => send('POST /api/tables/:table/commands', { body: { id: requestId(), command: { kind: 'undo' } } }),
      order: () =>
        send('POST /api/tables/:table/orders', {
          body: { kind: 'answer', topic: 'order', key: 'pass', until: this.of(['once', 'round']) },
        }),
      resign: () => (this.dice.below(6) === 0 ? send('POST /api/tables/:table/resign', { body: { id: requestId() } }) : undefined),
      chat: () => send('POST /api/tables/:table/chat', { body: { id: requestId(), text: `from ${at}` } }),
      'new table': () => (rows === null || rows.status === 'finished' || this.dice.below(25) === 0 ? this.makeTable(slot) : undefined),
      'sign out': () => (this.dice.below(4) === 0 ? this.signOut(at) : undefined),
      'new socket': () => (lives.length < 4 ? this.listen(at) : undefined),
    };
    const name = this.of(Object.keys(deeds));
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
    await deeds[name]?.();
  }

  private async patchBy(host: string | null, table: string, body: { spectators?: boolean; public?: boolean }): Promise<void> {
    const owner = this.people.find(({ id }) => id === host);
    await owner?.client.send('PATCH /api/tables/:table', { params: { table }, body });
  }

  private async startBy(host: string | null, table: string): Promise<void> {
    const owner = this.people.find(({ id }) => id === host);
    for (let seat = 0; seat < 3; seat++) {
      const { db } = this.server;
      const { invite, status } = await db
        .selectFrom('tables')
        .select(['invite', 'status'])
        .where('id', '=', table)
        .executeTakeFirst()
        .then((row) => row ?? { invite: '', status: '' });
      if (status !== 'waiting') return;
      await (this.people[seat] as Person).client.send('POST /api/invites/:invite/join', { params: { invite }, body: {} });
      // Sitting down is a change of its own: the seats that are drawn next may be others than those that were taken.
      await this.look();
    }
    await owner?.client.send('POST /api/tables/:table/start', { params: { table } });
  }

  private async answer(table: string): Promise<void> {
    for (const { client } of this.people) {
      const { status, text } = await client.send('GET /api/tables/:table/match', { params: { table }, query: {} });
      if (status !== 200) continue;
      const { sight, moment } = JSON.parse(text) as Awaited<ReturnType<Client['match']>>;
      if (sight.question === null) continue;
      const key = anyKey(sight.question, this.dice);
      await client.send('POST /api/tables/:table/answers', { params: { table }, body: { id: requestId(), expected: moment, key } });
      return;
    }
  }

  private async signOut(at: number): Promise<void> {
    const { client, id } = this.people[at] as Person;
    await client.send('POST /api/logout');
    for (const ear of this.ears) if (ear.person === id) ear.ended = true;
    await this.arrive(at);
  }

  private async rows(table: string): Promise<{ invite: string; host: string | null; status: string } | null> {
    const { db } = this.server;
    return (await db.selectFrom('tables').select(['invite', 'host', 'status']).where('id', '=', table).executeTakeFirst()) ?? null;
  }

  /** Who may see what now, from the rows alone. */
  private async access(): Promise<Map<string, Sees>> {
    const { db } = this.server;
    const ids = [...this.truths.keys()];
    const [tables, seats, watchers] = await Promise.all([
      db.selectFrom('tables').select(['id', 'host', 'public', 'spectators', 'status']).where('id', 'in', ids).execute(),
      db.selectFrom('seats').select(['table_id', 'seat', 'person']).where('table_id', 'in', ids).execute(),
      db.selectFrom('watchers').selectAll().where('table_id', 'in', ids).execute(),
    ]);
    const found = new Map<string, Sees>();
    for (const { id, ...row } of tables) {
      const visibility = {
        ...row,
        seats: new Map(seats.filter((one) => one.table_id === id).map(({ seat, person }) => [seat, person])),
        watchers: new Set(watchers.filter((one) => one.table_id === id).map(({ person }) => person)),
      };
      for (const person of new Set(this.ears.map((ear) => ear.person))) found.set(`${person}/${id}`, seesOf(visibility, person));
    }
    return found;
  }

  /** Everything that was sent up to now has come: what is sent later comes after the pong. */
  private async barrier(): Promise<void> {
    const open = this.ears.filter(({ live }) => live.closed === null && live.socket.readyState === live.socket.OPEN);
    await Promise.all(
      open.map(async ({ live }) => {
        const before = live.received.filter(({ type }) => type === 'pong').length;
        live.say({ type: 'ping' });
        while (live.closed === null && live.received.filter(({ type }) => type === 'pong').length <= before)
          await new Promise((go) => setImmediate(go));
      }),
    );
  }

  /** Looks at all that came since the last change: it may belong to the time before it or after it, and to nobody else. */
  async look(): Promise<void> {
    await this.barrier();
    const { db } = this.server;
    for (const [id, truth] of this.truths) await truth.follow(db, id);
    const now = await this.access();
    for (const ear of this.ears) {
      const fresh = ear.live.received.slice(ear.looked);
      ear.looked = ear.live.received.length;
      for (const message of fresh) this.judge(ear, message, now);
      ear.silent = ear.ended;
    }
    this.before = now;
    for (const ear of [...this.ears])
      if (ear.live.closed !== null && ear.looked === ear.live.received.length) this.ears.splice(this.ears.indexOf(ear), 1);
    for (const person of this.people) person.lives = person.lives.filter(({ closed }) => closed === null);
  }

  private judge({ person, silent }: Ear, message: FromServer, now: ReadonlyMap<string, Sees>): void {
    const table =
      message.type === 'table'
        ? message.table.id
        : message.type === 'update'
          ? message.update.table
          : 'table' in message
            ? message.table
            : null;
    if (table === null || message.type === 'gone' || typeof table !== 'string' || !this.truths.has(table)) return;
    this.seen++;
    const allowed = [this.before.get(`${person}/${table}`) ?? 'nothing', now.get(`${person}/${table}`) ?? 'nothing'];
    const wrong = (why: string): void =>
      void this.foreign.push(`${why}: ${message.type} at ${table} for ${person} (${allowed.join(' then ')})`);
    if (allowed.every((sees) => sees === 'nothing')) wrong('may see nothing');
    if (silent) wrong('signed out');
    if (message.type === 'table') wrongInTable(message.table, allowed).forEach(wrong);
    if (message.type === 'update') wrongInUpdate(seenIn(message.update), allowed, this.truths.get(table) as Truth).forEach(wrong);
  }

  async end(): Promise<void> {
    for (const { live } of this.ears) if (live.closed === null) await live.close();
  }
}

/** What was found after so many changes. */
export interface Witnessed {
  /** How many messages were compared, and what each of the changes was. */
  readonly seen: number;
  readonly counts: ReadonlyMap<string, number>;
  /** What somebody was sent that was not theirs. */
  readonly foreign: readonly string[];
}

/** Makes so many changes, and ends with the first thing that somebody should not have been sent. */
export async function watchSubscriptions(
  server: Watched,
  changes: number,
  seed: string,
  tell: (line: string) => void = () => undefined,
): Promise<Witnessed> {
  const game = (await catalog.find(({ id }) => id === 'isles')?.load())?.rules as AnyGame;
  const world = new Subscriptions(server, game, seed);
  await world.begin();
  for (let change = 0; change < changes && world.foreign.length === 0; change++) {
    await world.change();
    await world.look();
    if (change % 1000 === 999) tell(`${change + 1} changes, ${world.seen} messages`);
  }
  await world.end();
  return world;
}
