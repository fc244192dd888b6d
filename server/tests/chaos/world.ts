import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { QuickDice } from '@pantheon/kernel';
import type { Failure } from '../../api/index.ts';
import { Client } from '../harness/client.ts';
import { freePort, NodeProcess } from '../harness/node-process.ts';
import { TestedDatabase } from './database.ts';
import { diagnose } from './diagnosis.ts';
import { count, type Findings, freshFindings, type Wrong } from './findings.ts';
import { HealthWatch } from './health.ts';
import { Line } from './line.ts';
import type { ChaosOptions } from './options.ts';

/** How long a request may take before it is sent again. */
const REQUEST = 6000;
/** So many of each kind of violation are told. */
const TOLD = 8;

/** A node with the lines that lead to it and from it to the database, and the file that its clock goes by. */
export interface Station {
  readonly at: number;
  readonly node: NodeProcess;
  readonly door: Line;
  readonly link: Line;
  /** Where people find it. */
  readonly url: string;
  /** Sets its clock off by so many milliseconds. */
  setClock(offset: number): void;
}

/** Something that was acknowledged. */
export interface Acknowledged {
  readonly what: 'entry' | 'chat' | 'table';
  readonly table: string;
  readonly request: string;
  readonly moment: number;
}

/** A status, and what stood there. */
export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Everything that a run is about: nodes, their database, what people were told, and what was found. */
export class World {
  readonly options: ChaosOptions;
  readonly database: TestedDatabase;
  readonly stations: Station[] = [];
  readonly findings: Findings = freshFindings();
  readonly violations: string[] = [];
  readonly told: Acknowledged[] = [];
  readonly health: HealthWatch;
  /** No more trouble comes. */
  isCalm = false;
  private readonly began = Date.now();
  private readonly folder = mkdtempSync(path.join(os.tmpdir(), 'pantheon-chaos-clocks-'));

  private constructor(options: ChaosOptions, database: TestedDatabase) {
    this.options = options;
    this.database = database;
    this.health = new HealthWatch(this);
  }

  /** Starts the database and the nodes. */
  static async open(options: ChaosOptions): Promise<World> {
    const wantsDisk = options.troubles.includes('full-disk');
    const megabytes = wantsDisk ? Math.round(320 + 60 * Math.min(options.minutes, 60)) : 0;
    const early: string[] = [];
    const database = await TestedDatabase.launch(options.bundles.keeper, megabytes, (said) => early.push(said));
    const world = new World(options, database);
    if (wantsDisk && !database.hasDisk) world.findings.skipped.push('full-disk: no disk can be mounted here');
    try {
      for (let at = 0; at < options.nodes; at++) world.stations.push(await world.station(at));
      // One after the other: a database is migrated once.
      for (const { node } of world.stations) await node.start();
    } catch (error) {
      await world.close();
      throw error;
    }
    return world;
  }

  private async station(at: number): Promise<Station> {
    const link = await Line.open(this.database.socket);
    const port = this.options.port === undefined ? await freePort() : this.options.port + at;
    const door = await Line.open({ port, host: '127.0.0.1' });
    const clock = path.join(this.folder, String(at));
    const setClock = (offset: number): void => writeFileSync(clock, String(offset));
    setClock(0);
    const env = {
      DATABASE_URL: `postgres://app@127.0.0.1:${link.port}/postgres`,
      PANTHEON_TEST_CLOCK: clock,
      PANTHEON_BOT_TIME: '500',
      PANTHEON_SECRET_PAUSE: '500',
    };
    const node = new NodeProcess(this.options.bundles.node, port, env, {
      flags: ['--import', this.options.bundles.clock],
      onDeath: (how, said) => {
        this.wrong('deaths', `node ${at} ended with ${how}: ${lastWords(said)}`);
        void this.revive(at);
      },
      onError: (line) => this.hear(line),
    });
    return { at, node, door, link, url: `http://127.0.0.1:${door.port}`, setClock };
  }

  // Whoever runs servers starts one again that ended.
  private async revive(at: number): Promise<void> {
    const over = this.health.disturb(at);
    await this.stations[at]?.node.start();
    over();
  }

  private hear(line: string): void {
    try {
      const { msg, route, task, error } = JSON.parse(line) as {
        msg: string;
        route?: string;
        task?: string;
        error?: { message?: string; stack?: string };
      };
      if (msg.includes('a thread for')) this.findings.threadsLost++;
      const about = [msg, route ?? task, error?.message?.split('\n')[0]?.slice(0, 120)].filter((part) => part !== undefined).join(': ');
      count(this.findings.logged, about);
      if (msg === 'a request failed') this.wrong('errors', `${about}\n${error?.stack ?? ''}`);
    } catch {
      count(this.findings.logged, line.slice(0, 80));
    }
  }

  say(line: string): void {
    this.options.tell?.(`${((Date.now() - this.began) / 1000).toFixed(1)} s  ${line}`);
  }

  /** Something went wrong. */
  wrong(kind: Wrong, what: string): void {
    this.findings[kind]++;
    if (this.findings[kind] <= TOLD) this.violations.push(`${kind}: ${what}`);
    if (this.findings[kind] <= TOLD) this.say(`! ${kind}: ${what}`);
    if (kind === 'stuck' && this.findings.stuck === 1) void diagnose(this).then((how) => this.say(how));
  }

  /** Chance of somebody's own, from the one seed. */
  dice(name: string): QuickDice {
    return new QuickDice(`${this.options.seed}/${name}`);
  }

  anyStation(dice: QuickDice): Station {
    return this.stations[dice.below(this.stations.length)] as Station;
  }

  /** Somebody who has not come yet. */
  client(dice: QuickDice): Client {
    const client = new Client(this.anyStation(dice).url);
    client.patience = REQUEST;
    return client;
  }

  /** Sends something once, by whichever node; null if nobody answered or the answer was to come again. */
  async once(client: Client, dice: QuickDice, name: string, send: () => Promise<Answer>): Promise<Answer | null> {
    client.url = this.anyStation(dice).url;
    client.origin = client.url;
    try {
      const answer = await send();
      if (answer.status < 500) return answer;
      if (answer.status === 500) count(this.findings.failed, name);
      else if (answer.status === 503) count(this.findings.refusals, codeOf(answer.text));
      else this.wrong('errors', `${answer.status} for ${name}: ${answer.text.slice(0, 300)}`);
    } catch {
      this.findings.repeats++;
    }
    return null;
  }

  /** Repeats a request, on whichever node answers, until it is answered by yes or no. */
  async insist(client: Client, dice: QuickDice, name: string, send: () => Promise<Answer>): Promise<Answer> {
    const deadline = this.health.quietTime + 2 * this.options.patience;
    while (this.health.quietTime < deadline) {
      const answer = await this.once(client, dice, name, send);
      if (answer !== null) return answer;
      await sleep(100);
    }
    throw new Error(`no node answers any more: ${name}`);
  }

  /** Somebody new. */
  async guest(name: string, dice: QuickDice): Promise<Client> {
    const client = this.client(dice);
    requireDone(await this.insist(client, dice, 'POST /api/guest', () => client.send('POST /api/guest', { body: { name } })));
    return client;
  }

  /** Remembers what was acknowledged. */
  acknowledge(what: Acknowledged): void {
    this.told.push(what);
    this.findings.acknowledged++;
  }

  async close(): Promise<void> {
    this.health.close();
    for (const { node, door, link } of this.stations) {
      node.freeze(false);
      door.become('open');
      link.become('open');
    }
    await Promise.all(this.stations.map(({ node }) => node.end('SIGTERM')));
    await Promise.all(this.stations.flatMap(({ door, link }) => [door.close(), link.close()]));
    await this.database.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** What a process said of the reason why it ended, or else what it said last. */
const lastWords = (said: string): string =>
  said.split('\n').findLast((line) => line.includes('stopping because of an error')) ?? said.slice(-1500);

/** The text of an answer that must be yes. */
export function requireDone({ status, text }: Answer): string {
  if (status !== 200) throw new Error(`${status} ${text}`);
  return text;
}

/** The code of a refusal. */
export const codeOf = (text: string): string => (JSON.parse(text) as Failure).error.code;
