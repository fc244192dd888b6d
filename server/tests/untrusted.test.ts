import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type AnyGame, Match, type MatchRecord, QuickDice, recordOf, type Shape, sampleAnswer } from '@pantheon/kernel';
import { seatWith, type TableFile, TableHost } from '@pantheon/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api, Failure } from '../api/index.ts';
import { Checkers } from '../workers/checkers.ts';
import { FairQueue } from '../workers/fair-queue.ts';
import { isFault, isSlow } from '../workers/worker-pool.ts';
import { Client } from './harness/client.ts';
import { legions, packsAtExtremes, rulesOf } from './harness/hostile-packs.ts';
import { anyKey, type Sitting, sitDown } from './harness/playing.ts';
import { stopTests, type TestServer, testServer, testWorker } from './harness/server.ts';

/** A match played at random, up to so many answers. */
function played(match: Match<Shape>, answers: number, seed: string): Match<Shape> {
  const dice = new QuickDice(seed);
  while (!match.over && match.number < answers) {
    for (const { seat } of match.waiting) {
      const question = match.question(seat);
      if (question !== null) match.give(seat, sampleAnswer(question, dice));
    }
  }
  return match;
}

/** Plays on at a table until something else is done; returns how long each answer took, in milliseconds. */
async function timesWhile({ table, players }: Sitting, work: Promise<unknown>): Promise<number[]> {
  const dice = new QuickDice('meanwhile');
  const times: number[] = [];
  let done = false;
  const finished = work.finally(() => {
    done = true;
  });
  while (!done) {
    for (const player of players) {
      const { moment, sight } = await player.match(table.id);
      if (sight.question === null) continue;
      const started = performance.now();
      await player.answer(table.id, moment, anyKey(sight.question, dice));
      times.push(performance.now() - started);
    }
  }
  await finished;
  return times.sort((a, b) => a - b);
}

/** Says how others fared; a busy machine may be slower than ours, but nobody waits for a check. */
function expectUndisturbed(times: readonly number[], during: string): void {
  const at = (part: number): number => Math.round(times[Math.floor((times.length - 1) * part)] ?? 0);
  process.stdout.write(`${during}: ${times.length} answers at another table, p50 ${at(0.5)} p95 ${at(0.95)} longest ${at(1)} ms\n`);
  expect(times.length).toBeGreaterThan(5);
  expect(at(0.95)).toBeLessThan(2000);
}

afterAll(stopTests);

describe('data packs of every game at their extremes', () => {
  let server: TestServer;
  let other: Sitting;
  beforeAll(async () => {
    server = await testServer({ worker: 'server/worker.ts' });
    other = await sitDown(server.urls, 3, { game: 'mare-nostrum' });
  });
  afterAll(() => server.close());

  it('two and a half million legions are refused, twelve are played with', async () => {
    const ada = await Client.guest(server.urls[0] as string);
    const post = async (count: number) => ada.send('POST /api/packs', { body: { game: 'mare-nostrum', pack: await legions(count) } });
    const refused = await post(2_500_000);
    const { error } = JSON.parse(refused.text) as Failure;
    expect([refused.status, error.code]).toEqual([400, 'bad-data']);
    expect(error.message).toContain('unitsPerCivilisation.legion: expected a whole number');
    expect((await post(12)).status).toBe(200);
  });

  it('harm nobody: no request fails, and another table goes on', { timeout: 900_000 }, async () => {
    const packs = await packsAtExtremes(({ what }) => /= (1000000000|9007199254740992|0)$/.test(what), 9);
    const statuses = new Map<string, number>();
    const post = async (mine: typeof packs): Promise<void> => {
      const guest = await Client.guest(server.urls[0] as string, 'Fuzz');
      for (const body of mine) {
        const { status, text } = await guest.send('POST /api/packs', { body });
        const code = status === 200 ? 'kept' : (JSON.parse(text) as Failure).error.code;
        statuses.set(code, (statuses.get(code) ?? 0) + 1);
      }
    };
    const thirds = [0, 1, 2].map((third) => post(packs.filter((_, at) => at % 3 === third)));
    expectUndisturbed(await timesWhile(other, Promise.all(thirds)), `${packs.length} packs at their extremes`);
    expect(packs.length).toBeGreaterThanOrEqual(50);
    expect([...statuses.keys()].filter((code) => code !== 'kept' && code !== 'bad-data')).toEqual([]);
  });

  it('a long honest match is taken in, and nobody waits for it', { timeout: 600_000 }, async () => {
    const rules = await rulesOf('mare-nostrum');
    const match = played(Match.start(rules, { seats: 6, seed: 'a long evening' }), 3308, 'long');
    const record = recordOf(match);
    expect(record.answers.length).toBeGreaterThan(3000);
    const ada = await Client.guest(server.urls[0] as string);
    const seats = [{ kind: 'me' as const }, ...Array.from({ length: 5 }, () => ({ kind: 'friend' as const }))];
    const started = performance.now();
    const bringing = ada.call('POST /api/tables/import', { body: { record, seats } });
    const times = await timesWhile(other, bringing);
    expectUndisturbed(times, `a match of ${record.answers.length} answers, ${Math.round(performance.now() - started)} ms`);
    expect(await ada.call('GET /api/tables/:table', { params: { table: (await bringing).id } })).toMatchObject({ game: 'mare-nostrum' });
  });
});

describe('matches that are brought', () => {
  let server: TestServer;
  let ada: Client;
  let rules: AnyGame;
  let sound: MatchRecord;
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  beforeAll(async () => {
    server = await testServer({ jobs: false });
    ada = await Client.guest(server.urls[0] as string);
    rules = await rulesOf('isles');
    sound = recordOf(played(Match.start(rules, { seats: 2, seed: 'sound' }), 6, 'sound'));
  });
  afterAll(() => server.close());

  /** A position where units stand on an isle that nobody owns. */
  const broken = () => {
    const { phase, state, dice } = Match.start(rules, { seats: 2, seed: 'broken' }).lastCheckpoint();
    const { owner } = state as { owner: readonly number[] };
    return { phase, state: { ...state, owner: [null, ...owner.slice(1)] }, dice };
  };

  const said = async (body: Api['POST /api/tables/import']['body']): Promise<string[]> => {
    const { error } = JSON.parse((await ada.send('POST /api/tables/import', { body })).text) as Failure;
    return [error.code, error.message];
  };

  it('must begin in a position that the rules call sound', async () => {
    const record = recordOf(played(Match.startFrom(rules, { seats: 2, seed: 'broken' }, broken()), 4, 'broken'));
    expect(await said({ record, seats })).toEqual(['bad-record', expect.stringContaining('this is no position of isles')]);
    const nowhere = { ...record, start: { ...broken(), phase: 'constructor' } };
    expect(await ada.refused('POST /api/tables/import', { body: { record: nowhere, seats } })).toBe('bad-record');
  });

  it('must do so as whole tables too', async () => {
    const people = ['a', 'b'].map((person) => seatWith({ kind: 'person', person }));
    const setup = { game: 'isles', rules: rules.version, seats: people, pace: { kind: 'none' as const }, seed: 'broken', start: broken() };
    const { host, step } = TableHost.create(rules, setup, 0);
    const journal = { setup, base: null, checkpoint: step.checkpoint, entries: [step.entry], state: host.state };
    const file = { format: 'pantheon-table-file', formatVersion: 1, title: '', names: ['A', 'B'], journal } as TableFile;
    expect(await said({ file, seats })).toEqual(['bad-record', expect.stringContaining('this is no position of isles')]);
  });

  it('are refused when they are too deep or too large, and nothing fails', async () => {
    const deep = JSON.stringify({ record: 0, seats }).replace('0', `${'['.repeat(20_000)}${']'.repeat(20_000)}`);
    const pack = JSON.stringify({ game: 'isles', pack: { note: 0 } }).replace('0', `${'['.repeat(20_000)}${']'.repeat(20_000)}`);
    for (const [path, body] of [['tables/import', deep] as const, ['packs', pack] as const])
      expect((await ada.raw('POST', `/api/${path}`, body)).status).toBe(400);
    const huge = { ...sound, start: { ...broken(), state: { gold: new Array(300_000).fill(1) } } };
    expect(await ada.refused('POST /api/tables/import', { body: { record: huge, seats } })).toBe('bad-record');
  });

  it('leave one seat to one person', async () => {
    const twice = [{ kind: 'me' as const }, { kind: 'me' as const }];
    expect(await ada.refused('POST /api/tables/import', { body: { record: sound, seats: twice } })).toBe('bad-setup');
  });

  it('count among the tables of a person', async () => {
    const bob = await Client.guest(server.urls[0] as string, 'Bob');
    expect((await bob.send('POST /api/tables/import', { body: { record: sound, seats } })).status).toBe(200);
    const room = async (): Promise<number> => (await bob.send('POST /api/tables', { body: { game: 'isles', seats } })).status;
    while ((await room()) === 200);
    expect(await bob.refused('POST /api/tables/import', { body: { record: sound, seats } })).toBe('too-many');
  });

  it('packs that one person keeps are counted', async () => {
    const { db } = (server.nodes[0] as TestServer['nodes'][number]).services;
    const cleo = await Client.guest(server.urls[0] as string, 'Cleo');
    const person = ((await cleo.call('GET /api/me')) as { id: string }).id;
    const own = rules.pack as { income: number };
    const post = (income: number) => cleo.send('POST /api/packs', { body: { game: 'isles', pack: { ...own, income } } });
    expect((await post(3)).status).toBe(200);
    const row = (at: number) => ({ hash: `f${String(at).padStart(15, '0')}`, game: 'isles', pack: JSON.stringify({ at }), person });
    await db
      .insertInto('packs')
      .values(Array.from({ length: 49 }, (_, at) => row(at)))
      .execute();
    expect((await post(3)).status).toBe(200);
    expect((await post(4)).status).toBe(429);
  });
});

describe('what checks untrusted data', () => {
  let checkers: Checkers;
  const lost: string[] = [];
  const good = { game: 'isles', seats: 2, options: {}, pack: {} };
  const bad = (patience: unknown) => ({ game: 'faulty', seats: 1, options: {}, pack: { patience } });
  const failure = (ask: Parameters<Checkers['check']>[1]): Promise<unknown> =>
    checkers.check('ada', ask).then(
      () => null,
      (error: unknown) => error,
    );

  beforeAll(async () => {
    good.pack = (await rulesOf('isles')).pack as object;
    const file = await testWorker();
    checkers = new Checkers({ file, processes: 1, limit: 1500, idle: 1000, memory: 128, onLost: (why) => lost.push(why) });
  });
  afterAll(async () => {
    await checkers.close();
    await stopTests();
  });

  it('hangs, dies or swells alone, and the next check is done', { timeout: 600_000 }, async () => {
    for (const patience of [0, 'dies', 'swells']) {
      const error = await failure(bad(patience));
      expect(isFault(error)).toBe(true);
      if (patience === 0) expect(isSlow(error)).toBe(true);
      expect(await checkers.check('ada', good)).toMatchObject({ rules: '1' });
    }
    expect(lost).toHaveLength(3);
  });

  it('knows nothing of this server', async () => {
    process.env.PANTHEON_TEST_SECRET = 'a secret';
    const error = await failure(bad('tells'));
    expect(String(error)).toContain('it knows');
    expect(String(error)).not.toMatch(/PANTHEON|DATABASE|PATH|HOME/);
    delete process.env.PANTHEON_TEST_SECRET;
  });

  it('goes when whoever started it went before it could listen', async () => {
    const child = fork(fileURLToPath(await testWorker()), { stdio: 'ignore' });
    const gone = once(child, 'exit');
    child.disconnect();
    await gone;
  });

  it('goes when there is nothing to do', async () => {
    await checkers.check('ada', good);
    expect(checkers.pids).toHaveLength(1);
    await expect.poll(() => checkers.pids, { timeout: 20_000 }).toEqual([]);
  });

  it('takes people in turns, and few things of one', { timeout: 600_000 }, async () => {
    const order: string[] = [];
    const ask = (person: string, name: string, what: Parameters<Checkers['check']>[1] = good) =>
      checkers.check(person, what).then(
        () => order.push(name),
        () => order.push(name),
      );
    const all = [ask('ada', 'a1', bad(0)), ask('ada', 'a2'), ask('ada', 'a3'), ask('ada', 'a4')];
    await expect(checkers.check('ada', good)).rejects.toMatchObject({ code: 'too-many' });
    all.push(ask('bob', 'b1'));
    await Promise.all(all);
    expect(order).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
  });

  it('refuses what waits when the server stops', async () => {
    const stopped = new Checkers({ file: await testWorker(), processes: 1, limit: 60_000 });
    const waiting = [bad(0), good].map((ask) => stopped.check('ada', ask).catch((error: unknown) => String(error)));
    await expect.poll(() => stopped.pids.length, { timeout: 20_000 }).toBe(1);
    await stopped.close();
    expect(stopped.pids).toEqual([]);
    expect(await Promise.all(waiting)).toEqual([expect.stringContaining('stopping'), expect.stringContaining('stopping')]);
  });
});

it('a fair queue gives everybody a turn', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) queue.push(item.slice(0, 1), item);
  expect([queue.size, queue.sizeOf('a'), queue.sizeOf('d')]).toEqual([6, 3, 0]);
  expect(Array.from({ length: 7 }, () => queue.shift())).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', undefined]);
  queue.push('a', 'a4');
  expect([queue.clear(), queue.size, queue.shift()]).toEqual([['a4'], 0, undefined]);
});
