import { setTimeout as sleep } from 'node:timers/promises';
import type { QuickDice } from '@pantheon/kernel';
import type { MatchUpdate, TableDto } from '../../api/index.ts';
import { type Client, requestId } from '../harness/client.ts';
import { legions } from '../harness/hostile-packs.ts';
import { count } from './findings.ts';
import type { Watchers } from './watchers.ts';
import { type Answer, codeOf, requireDone, type World } from './world.ts';

/** Tables of four strong bots that one guest may have open at once. */
const FLOOD = 6;
const DEEP = 20_000;
/** How long they rest, in milliseconds. */
const FAILING_PAUSE = 8000;
const HOSTILE_PAUSE = 1500;
/** Rules that loop are ended after twice the limit for them; somebody who waits for that long does not try it on the next node meanwhile. */
const LOOP = 25_000;
const DEEDS = ['throw', 'loop', 'swell'] as const;

/** People who mean harm: games whose rules fail, data that swells, records that are none, and more bots than anybody needs. */
export class Harm {
  private readonly world: World;
  private readonly watchers: Watchers;

  constructor(world: World, watchers: Watchers) {
    this.world = world;
    this.watchers = watchers;
  }

  /** Does all of that until no more trouble comes. */
  async act(): Promise<void> {
    if (!this.world.options.harm) return;
    await Promise.all([
      this.repeat('faulty', FAILING_PAUSE, (dice) => this.fail(dice)),
      this.repeat('hostile', HOSTILE_PAUSE, (dice) => this.send(dice)),
      this.flood(),
    ]);
  }

  private async repeat(name: string, pause: number, act: (dice: QuickDice) => Promise<void>): Promise<void> {
    for (let at = 0; !this.world.isCalm; at++) {
      await act(this.world.dice(`${name} ${at}`));
      for (const end = Date.now() + pause; Date.now() < end && !this.world.isCalm; ) await sleep(50);
    }
  }

  private ask(client: Client, dice: QuickDice, name: string, send: () => Promise<Answer>): Promise<Answer> {
    return this.world.insist(client, dice, name, send);
  }

  /** A table whose rules fail: it must be frozen, with what was entered before. */
  private async fail(dice: QuickDice): Promise<void> {
    const client = await this.world.guest('Eris', dice);
    const seats = [{ kind: 'me' as const }];
    const made = await this.ask(client, dice, 'POST /api/tables', () =>
      client.send('POST /api/tables', { body: { game: 'faulty', seats, autoStart: true } }),
    );
    const { id } = JSON.parse(requireDone(made)) as TableDto;
    await this.watchers.watch(client, [id], dice);
    const table = id;
    if (dice.below(3) > 0) client.patience = LOOP;
    for (const key of ['nothing', 'nothing', DEEDS[dice.below(DEEDS.length)] as string]) {
      const answer = await this.answer(client, table, key, dice);
      const wanted = key === 'nothing' ? 200 : 409;
      if (answer.status !== wanted)
        this.world.wrong('unfrozen', `${key} was answered ${answer.status} ${answer.text.slice(0, 200)} at ${table}`);
      if (key !== 'nothing') count(this.world.findings.hostile, key);
    }
    const after = await this.ask(client, dice, 'GET table', () => client.send('GET /api/tables/:table', { params: { table } }));
    const { status } = JSON.parse(after.text) as TableDto;
    if (status !== 'frozen') this.world.wrong('unfrozen', `table ${table} is ${status}`);
    this.watchers.leave(table);
  }

  private async answer(client: Client, table: string, key: string, dice: QuickDice): Promise<Answer> {
    const at = { params: { table } };
    // A table that was made while the database went away may not have been started.
    const looked = await this.ask(client, dice, 'GET match', () => client.send('GET /api/tables/:table/match', { ...at, query: {} }));
    if (looked.status === 409 && codeOf(looked.text) === 'not-running')
      await this.ask(client, dice, 'start', () => client.send('POST /api/tables/:table/start', at));
    const { moment } = looked.status === 200 ? (JSON.parse(looked.text) as MatchUpdate) : { moment: 1 };
    const body = { id: requestId(), expected: moment, key };
    const answer = await this.ask(client, dice, 'POST answers', () => client.send('POST /api/tables/:table/answers', { ...at, body }));
    if (answer.status === 200)
      this.world.acknowledge({ what: 'entry', table, request: body.id, moment: (JSON.parse(answer.text) as { moment: number }).moment });
    return answer;
  }

  /** Data that is to be refused, whatever it does to whoever reads it. */
  private async send(dice: QuickDice): Promise<void> {
    const client = await this.world.guest('Momus', dice);
    const bodies: Readonly<Record<string, () => Promise<readonly [path: string, body: string]>>> = {
      'many pieces': async () => ['/api/packs', JSON.stringify({ game: 'mare-nostrum', pack: await legions(2_500_000) })],
      'deep pack': async () => ['/api/packs', `{"game":"isles","pack":{"a":${nested()}}}`],
      'deep record': async () => ['/api/tables/import', `{"seats":[{"kind":"me"}],"record":{"a":${nested()}}}`],
      'huge record': async () => [
        '/api/tables/import',
        JSON.stringify({ seats: [{ kind: 'me' }, { kind: 'friend' }], record: hugeRecord() }),
      ],
      'strange file': async () => ['/api/tables/import', JSON.stringify({ seats: [{ kind: 'me' }], file: strangeFile() })],
    };
    const names = Object.keys(bodies);
    const name = names[dice.below(names.length)] as string;
    const [path, body] = (await bodies[name]?.()) ?? ['', ''];
    const { status, text } = await this.ask(client, dice, `${name} to ${path}`, () => client.raw('POST', path, body));
    count(this.world.findings.hostile, name);
    if (status < 400) this.world.wrong('harmed', `${name}: ${status} ${text.slice(0, 200)}`);
  }

  /** One guest with many tables of four strong bots. */
  private async flood(): Promise<void> {
    const dice = this.world.dice('flood');
    const client = await this.world.guest('Hydra', dice);
    const seats = Array.from({ length: 4 }, () => ({ kind: 'bot' as const, level: 'titan' }));
    for (let tables = 0; tables < FLOOD && !this.world.isCalm; tables++) {
      const { status } = await this.ask(client, dice, 'POST /api/tables', () =>
        client.send('POST /api/tables', { body: { game: 'isles', options: { rounds: 3 }, seats, autoStart: true } }),
      );
      if (status === 200) count(this.world.findings.hostile, 'table of bots');
      await sleep(1000);
    }
  }
}

const nested = (): string => `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`;

const hugeRecord = (): object => ({
  format: 'pantheon-record',
  version: 1,
  game: 'isles',
  rules: '1',
  seats: 2,
  options: { rounds: 3 },
  seed: 'x',
  answers: Array.from({ length: 100_000 }, (_, at) => [at % 2, '0', at]),
});

const strangeFile = (): object => ({
  format: 'pantheon-table',
  version: 1,
  journal: {
    setup: { game: 'isles', rules: '1', seats: [{ kind: 'person', person: 'x' }], pace: { kind: 'none' } },
    entries: [{}],
    state: null,
  },
});
