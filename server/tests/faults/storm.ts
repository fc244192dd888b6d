import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { QuickDice } from '@pantheon/kernel';
import { drill } from '../../admin/repair.ts';
import type { Failure, MatchUpdate, SeatPlan } from '../../api/index.ts';
import { connect } from '../../store/connect.ts';
import { launch, type Postgres } from '../../store/launcher.ts';
import { Client, requestId } from '../harness/client.ts';
import { anyKey } from '../harness/playing.ts';
import { ServerProcess } from './processes.ts';

const REAL = ['bomarzo', 'diluvio', 'cyclades', 'mare-nostrum', 'anunnaki'];
/** So many answers of people are enough of one match. */
const LONG = 150;
/** So many answers after the last kill show that a match goes on. */
const ENOUGH = 15;
/** How long nothing may happen at a table before it counts as stuck, in milliseconds. */
const PATIENCE = 300_000;
/** What somebody may be told whose answer came when it was not asked for any more. */
const LATE = new Set<string>(['stale', 'not-your-question', 'not-running']);

/** How hard it blows. */
export interface StormOptions {
  readonly kills: number;
  readonly nodes: number;
  /** Matches in all, and how many are played at the same time. */
  readonly matches: number;
  readonly atOnce: number;
  readonly seed: string;
  /** Every so manieth match is of a game of the shelf, in turn; the others are of the quick example. */
  readonly real?: number;
  /** The most answers that are acknowledged between a start and the next kill: a slow machine is killed as often in a match as a fast one. */
  readonly calm?: number;
  /** After so many minutes no more kills: what was found until then counts. */
  readonly minutes?: number;
  /** The bundles of the server and of the thread that runs rules. */
  readonly server: string;
  readonly worker: string | URL;
  /** The first of the ports that the nodes listen on. */
  readonly port: number;
  tell?(line: string): void;
}

/** What was found afterwards. All from `lost` on must be 0, but for `errors`: what was told in them was "try again". */
export interface Findings {
  kills: number;
  databaseKills: number;
  matches: number;
  /** Matches of real games among them. */
  real: number;
  acknowledged: number;
  repeats: number;
  lost: number;
  doubled: number;
  gaps: number;
  diverged: number;
  stuck: number;
  errors: number;
}

/** A request to be sent once more. */
interface Twin {
  readonly table: string;
  readonly cookie: string;
  readonly body: { readonly id: string; readonly expected: number; readonly key: string };
}

interface Acknowledged {
  readonly table: string;
  readonly request: string;
  readonly moment: number;
}

/**
 * People play while servers are killed without warning, and the database with them now and then. They repeat what was not answered, send
 * some things twice and out of order, and remember what they were told. In the end everything that they were told must be in the records.
 */
export async function storm(options: StormOptions): Promise<Findings> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pantheon-storm-'));
  const postgres = await launch({ folder });
  const servers = Array.from(
    { length: options.nodes },
    (_, at) => new ServerProcess(options.server, options.port + at, { DATABASE_URL: postgres.url }),
  );
  const weather = new Weather(options, servers, folder);
  try {
    await Promise.all(servers.map((server) => server.start()));
    await weather.rage();
    return await weather.survey(postgres.url);
  } finally {
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    for (const held of [postgres, ...weather.held]) await held.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

class Weather {
  private readonly options: StormOptions;
  private readonly servers: readonly ServerProcess[];
  private readonly folder: string;
  private readonly dice: QuickDice;
  private readonly told: Acknowledged[] = [];
  private readonly findings: Findings = {
    kills: 0,
    databaseKills: 0,
    matches: 0,
    real: 0,
    acknowledged: 0,
    repeats: 0,
    lost: 0,
    doubled: 0,
    gaps: 0,
    diverged: 0,
    stuck: 0,
    errors: 0,
  };
  private calm = false;
  private readonly end: number;
  /** Who keeps the database running after it was killed. */
  readonly held: Postgres[] = [];

  constructor(options: StormOptions, servers: readonly ServerProcess[], folder: string) {
    this.options = options;
    this.servers = servers;
    this.folder = folder;
    this.dice = new QuickDice(options.seed);
    this.end = Date.now() + (options.minutes ?? Number.POSITIVE_INFINITY) * 60_000;
  }

  async rage(): Promise<void> {
    let next = 0;
    const players = Array.from({ length: this.options.atOnce }, async () => {
      while ((next < this.options.matches && Date.now() < this.end) || !this.calm) await this.playOne(next++);
    });
    const kills = this.kill().catch((error: unknown) => {
      this.options.tell?.(String(error));
      throw error;
    });
    await Promise.all([...players, kills]);
  }

  private async kill(): Promise<void> {
    for (let count = 0; count < this.options.kills && Date.now() < this.end; count++) {
      await this.untilAnswers(1 + this.dice.below(this.options.calm ?? 40));
      const server = this.servers[this.dice.below(this.servers.length)] as ServerProcess;
      const alsoDatabase = this.dice.below(5) === 0;
      if (alsoDatabase) this.killDatabase();
      await server.end('SIGKILL');
      this.findings.kills++;
      if (alsoDatabase) this.held.push(await launch({ folder: this.folder }));
      await server.start();
      if ((count + 1) % 10 === 0) this.options.tell?.(`${count + 1} kills, ${this.findings.acknowledged} answers acknowledged`);
    }
    this.calm = true;
  }

  // Waits for so many more answers, and a moment longer, so that the kill comes in the middle of whatever follows.
  private async untilAnswers(count: number): Promise<void> {
    const enough = this.findings.acknowledged + count;
    const deadline = Date.now() + PATIENCE;
    while (this.findings.acknowledged < enough && Date.now() < deadline) await sleep(5);
    await sleep(this.dice.below(100));
  }

  private killDatabase(): void {
    const pid = Number(readFileSync(path.join(this.folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    if (!command.includes(this.folder)) throw new Error('that is not our database');
    process.kill(pid, 'SIGKILL');
    this.findings.databaseKills++;
  }

  private anyUrl(): string {
    return (this.servers[this.dice.below(this.servers.length)] as ServerProcess).url;
  }

  /** Repeats a request, on whichever node answers, until it is answered by yes or no. */
  private async insist(client: Client, send: () => Promise<{ status: number; text: string }>): Promise<{ status: number; text: string }> {
    const deadline = Date.now() + 2 * PATIENCE;
    while (Date.now() < deadline) {
      client.url = this.anyUrl();
      client.origin = client.url;
      try {
        const answer = await send();
        if (answer.status < 500) return answer;
        if (answer.status === 500) this.findings.errors++;
      } catch {
        this.findings.repeats++;
      }
      await sleep(100);
    }
    throw new Error('no node answers any more');
  }

  private async guest(name: string): Promise<Client> {
    const client = new Client(this.anyUrl());
    requireDone(await this.insist(client, () => client.send('POST /api/guest', { body: { name } })));
    return client;
  }

  private gameOf(number: number): string {
    const every = this.options.real ?? 3;
    if (number % every !== 0) return 'isles';
    this.findings.real++;
    return REAL[(number / every) % REAL.length] as string;
  }

  /** One match of two people and a bot, until it ends, or for a good while. */
  private async playOne(number: number): Promise<void> {
    const game = this.gameOf(number);
    const people = [await this.guest('Storm'), await this.guest('Drang')] as const;
    const seats: SeatPlan[] = [{ kind: 'me' }, { kind: 'friend' }, { kind: 'bot', level: 'shepherd' }];
    const options = game === 'isles' ? { options: { rounds: 3 } } : {};
    const made = await this.insist(people[0], () => people[0].send('POST /api/tables', { body: { game, seats, ...options } }));
    const { id, invite } = JSON.parse(requireDone(made)) as { id: string; invite: string };
    requireDone(await this.insist(people[1], () => people[1].send('POST /api/invites/:invite/join', { params: { invite }, body: {} })));
    await this.insist(people[0], () => people[0].send('POST /api/tables/:table/start', { params: { table: id } }));
    const stragglers: Promise<void>[] = [];
    let idle = Date.now();
    for (let [answers, sinceCalm] = [0, 0]; answers < LONG && sinceCalm < ENOUGH; ) {
      const moved = await Promise.all(people.map((client) => this.playTurn(client, id, stragglers)));
      const given = moved.filter((one) => one === 'moved').length;
      answers += given;
      if (this.calm && number >= this.options.matches) sinceCalm += given;
      if (moved.includes('over')) {
        await this.compareNodes(people[0], id);
        break;
      }
      if (moved.includes('moved')) idle = Date.now();
      else if (Date.now() - idle > PATIENCE) {
        this.findings.stuck++;
        this.options.tell?.(`table ${id} does not go on`);
        break;
      } else await sleep(30);
    }
    await Promise.all(stragglers);
    this.findings.matches++;
  }

  // A match that is over looks the same on every node that answers.
  private async compareNodes(client: Client, table: string): Promise<void> {
    const seen = new Set<string>();
    for (const { url } of this.servers) {
      const there = new Client(url);
      there.cookie = client.cookie;
      const update = await there.match(table).catch(() => null);
      if (update !== null) seen.add(JSON.stringify([update.moment, update.sight, update.log]));
    }
    if (seen.size > 1) this.findings.diverged++;
  }

  private async playTurn(client: Client, table: string, stragglers: Promise<void>[]): Promise<'moved' | 'waiting' | 'over'> {
    const answered = await this.insist(client, () =>
      client.send('GET /api/tables/:table/match', { params: { table }, query: { since: 1_000_000 } }),
    );
    const { sight, moment } = JSON.parse(requireDone(answered)) as MatchUpdate;
    if (sight.result !== null) return 'over';
    if (sight.question === null) return 'waiting';
    const body = { id: requestId(), expected: moment, key: anyKey(sight.question, this.dice) };
    const send = () => client.send('POST /api/tables/:table/answers', { params: { table }, body });
    const twin = { table, cookie: client.cookie, body };
    if (this.dice.below(4) === 0) stragglers.push(this.delayed(twin, 200));
    if (this.dice.below(8) === 0) stragglers.push(this.delayed(twin, 3000));
    this.note(table, body.id, await this.insist(client, send));
    return 'moved';
  }

  // The same request once more, by another way: before the first one, beside it, or when others have long been sent.
  private async delayed({ table, cookie, body }: Twin, atMost: number): Promise<void> {
    const twin = new Client(this.anyUrl());
    twin.cookie = cookie;
    await sleep(this.dice.below(atMost));
    this.note(table, body.id, await this.insist(twin, () => twin.send('POST /api/tables/:table/answers', { params: { table }, body })));
  }

  private note(table: string, request: string, { status, text }: { status: number; text: string }): void {
    if (status === 200) {
      this.told.push({ table, request, moment: (JSON.parse(text) as { moment: number }).moment });
      this.findings.acknowledged++;
    } else if (!LATE.has((JSON.parse(text) as Failure).error.code)) throw new Error(`${status} ${text}`);
  }

  /** Compares what people were told with what the records hold. */
  async survey(url: string): Promise<Findings> {
    const store = connect(url, { connections: 4 });
    try {
      const entries = await store.db
        .selectFrom('entries')
        .select(['table_id', 'moment', 'request'])
        .orderBy('table_id')
        .orderBy('moment')
        .execute();
      const byRequest = new Map<string, number[]>();
      const moments = new Map<string, number[]>();
      for (const { table_id, moment, request } of entries) {
        moments.set(table_id, [...(moments.get(table_id) ?? []), moment]);
        if (request !== null) byRequest.set(`${table_id} ${request}`, [...(byRequest.get(`${table_id} ${request}`) ?? []), moment]);
      }
      for (const { table, request, moment } of this.told) if (!byRequest.get(`${table} ${request}`)?.includes(moment)) this.findings.lost++;
      for (const found of byRequest.values()) if (found.length > 1) this.findings.doubled++;
      for (const list of moments.values()) if (list.some((moment, at) => moment !== at + 1)) this.findings.gaps++;
      const frozen = await store.db.selectFrom('tables').select('id').where('status', '=', 'frozen').execute();
      this.findings.stuck += frozen.length;
      // Matches that are over are tried like running ones: their records must lead where they say.
      await store.db.updateTable('tables').set({ status: 'running' }).where('status', '=', 'finished').execute();
      const { resumed, broken } = await drill(
        store,
        this.options.worker,
        ({ table, why }) => why !== null && this.options.tell?.(`${table}: ${why}`),
      );
      this.findings.diverged += resumed + broken;
      return this.findings;
    } finally {
      await store.close();
    }
  }
}

function requireDone({ status, text }: { status: number; text: string }): string {
  if (status !== 200) throw new Error(`${status} ${text}`);
  return text;
}
