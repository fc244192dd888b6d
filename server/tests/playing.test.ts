import { catalog } from '@pantheon/catalog';
import { type Game, Match, type MatchRecord, type QuestionDto, QuickDice, recordOf, type Shape, verify } from '@pantheon/kernel';
import { TableHost } from '@pantheon/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MatchUpdate } from '../api/index.ts';
import type { ServerNode } from '../node.ts';
import { connect } from '../store/connect.ts';
import { readJournal, readTable } from '../tables/table-repository.ts';
import { Client, requestId } from './harness/client.ts';
import { anyKey, playOn, type Sitting, sitDown, sitDownTwo } from './harness/playing.ts';
import { stopTests, type TestServer, testServer } from './harness/server.ts';

/** Plays on until one of two people has to put an answer together while the other waits. */
async function firstPart(sitting: Sitting): Promise<{ asked: Client; waiting: Client; question: QuestionDto }> {
  const dice = new QuickDice('part');
  for (let answers = 0; answers < 500; answers++) {
    const sights = await Promise.all(sitting.players.map((player) => player.match(sitting.table.id)));
    const at = sights.findIndex(({ sight }) => sight.question !== null);
    const { moment, sight } = sights[at] as MatchUpdate;
    const question = sight.question as QuestionDto;
    const alone = sights.every((other, index) => index === at || other.sight.question === null);
    const [asked, waiting] = [sitting.players[at], sitting.players[1 - at]] as [Client, Client];
    if (alone && (question.kind === 'pick' || question.kind === 'allocate') && (question.min ?? 0) > 0) return { asked, waiting, question };
    await asked.answer(sitting.table.id, moment, anyKey(question, dice));
  }
  throw new Error('nobody had to put an answer together');
}

/** A whole answer of a pick or an allocation, key by key. */
const chosenIn = (question: QuestionDto): string[] =>
  anyKey(question, new QuickDice('whole'))
    .split(/[+,]/)
    .flatMap((part) => {
      const [key, count] = part.split('=') as [string, string?];
      return Array.from({ length: Number(count ?? 1) }, () => key);
    });

describe('playing', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(async () => {
    await server.close();
    await stopTests();
  });

  const two = (more: object = {}) => sitDownTwo(server.urls, more);
  /** Both bid, so that the one who bids more has the first turn. */
  const bid = async (table: string, ada: Client, bob: Client): Promise<void> => {
    await ada.answer(table, 1, '1');
    await bob.answer(table, 1, '0');
  };

  it('brings a table into memory with the way back that it has, though others wrote since its row was read', async () => {
    const { table, ada, bob } = await two();
    const { rules } = await (catalog.find(({ id }) => id === 'isles') as (typeof catalog)[number]).load();
    const store = connect(server.database.url, { connections: 2 });
    const { db } = store;
    const dice = new QuickDice('a row of before');
    const ways = (host: TableHost): boolean[] => host.match.seats.map((seat) => host.match.canUndo(seat));
    let backs = 0;
    for (let answers = 0; answers < 30; answers++) {
      const before = await readTable(db, table);
      for (const player of [ada, bob]) {
        const { moment, sight } = await player.match(table);
        if (sight.question !== null) await player.answer(table, moment, anyKey(sight.question, dice));
      }
      const journal = await readJournal(db, before);
      const opened = TableHost.open(rules, journal);
      backs += ways(TableHost.replay(rules, { ...journal, entries: journal.entries.slice(0, before.row.entries) })).filter(Boolean).length;
      expect(ways(opened)).toEqual(ways(TableHost.replay(rules, journal)));
      expect(opened.entries).toBeGreaterThan(before.row.entries);
    }
    await store.close();
    expect(backs).toBeGreaterThan(5);
  });

  it.each(['isles', 'bomarzo'])(
    'plays a whole match of %s to the end, and then shows seed and record',
    async (game) => {
      const sitting = await sitDown(server.urls, 3, { game });
      await playOn(sitting, game);
      const [player] = sitting.players as [Client];
      const at = { params: { table: sitting.table.id } };
      expect(await player.call('GET /api/tables/:table', at)).toMatchObject({ status: 'finished', ending: 'played', waiting: [] });
      const update = await player.match(sitting.table.id);
      const record = (await player.call('GET /api/tables/:table/record', at)) as MatchRecord;
      expect(record).toMatchObject({ format: 'pantheon-record', game, seed: update.sight.seed, commitment: sitting.table.commitment });
      const module = await catalog.find(({ id }) => id === game)?.load();
      expect(verify(module?.rules as NonNullable<typeof module>['rules'], record)).toEqual([]);
    },
    180_000,
  );

  it('takes an answer once, however often it is sent', async () => {
    const { table, ada } = await two();
    const before = await ada.match(table);
    const id = requestId();
    const replies = await Promise.all(Array.from({ length: 5 }, () => ada.answer(table, before.moment, '1', id)));
    expect(new Set(replies.map(({ moment }) => moment))).toEqual(new Set([before.moment + 1]));
    const other = { params: { table }, body: { id, expected: before.moment, key: '2' } };
    expect(await ada.refused('POST /api/tables/:table/answers', other)).toBe('id-reused');
    expect((await ada.match(table)).moment).toBe(before.moment + 1);
  });

  it('refuses an answer to a question that has changed, and says where the match stands', async () => {
    const { table, ada, bob } = await two();
    await bid(table, ada, bob);
    const late = await ada.send('POST /api/tables/:table/answers', {
      params: { table },
      body: { id: requestId(), expected: 1, key: 'recruit' },
    });
    expect([late.status, JSON.parse(late.text)]).toMatchObject([409, { error: { code: 'stale', moment: 3 } }]);
    const early = { params: { table }, body: { id: requestId(), expected: 99, key: 'recruit' } };
    expect(await ada.refused('POST /api/tables/:table/answers', early)).toBe('stale');
  });

  it('takes sealed answers of several seats at once, whatever the order in which they come', async () => {
    const { table, players } = await sitDown(server.urls, 4).then((sitting) => ({ ...sitting, table: sitting.table.id }));
    const replies = await Promise.all(players.map((player, seat) => player.answer(table, 1, String(seat % 3))));
    expect(replies.map(({ moment }) => moment).sort()).toEqual([2, 3, 4, 5]);
    expect((await (players[0] as Client).match(table)).sight.stage.now).toBe('orders');
  });

  it('shows of a sealed answer that it was given, and nothing else', async () => {
    const { table, ada, bob } = await two();
    const before = await bob.match(table);
    await ada.answer(table, 1, '2');
    const after = await bob.match(table);
    expect(after.sight.waiting).toEqual([{ seat: 1, topic: 'bid' }]);
    expect({ ...after.sight, waiting: null }).toEqual({ ...before.sight, waiting: null });
    expect(after.log).toEqual(before.log);
  });

  it('takes answers back down to a point of no return, and restarts a turn', async () => {
    const { table, ada, bob } = await two();
    await bid(table, ada, bob);
    const start = await ada.match(table);
    await ada.answer(table, 3, 'march');
    const from = (await ada.match(table)).sight.question?.options[0]?.key as string;
    await ada.answer(table, 4, from);
    const undone = await ada.call('POST /api/tables/:table/undo', { params: { table }, body: { id: requestId(), expected: 5 } });
    expect([undone.moment, undone.update.sight.number, undone.update.sight.question?.topic]).toEqual([
      6,
      start.sight.number + 1,
      'marchFrom',
    ]);
    const restarted = await ada.call('POST /api/tables/:table/restart-turn', { params: { table }, body: { id: requestId(), expected: 6 } });
    expect(restarted.update.sight).toEqual(start.sight);
    const beyond = { params: { table }, body: { id: requestId(), expected: 7 } };
    expect(await ada.refused('POST /api/tables/:table/undo', beyond)).toBe('cannot-undo');
    expect(await bob.refused('POST /api/tables/:table/undo', beyond)).toBe('cannot-undo');
  });

  it('gives the same to whoever asks from the beginning and to whoever asks in between, also across an undo', async () => {
    const { sitting, table, ada } = await two();
    await playOn(sitting, 'halfway', 25);
    const whole = await ada.match(table);
    let log: MatchUpdate['log']['lines'] = [];
    for (let since = 0; since < whole.moment; since += 3) {
      const part = await ada.match(table, since);
      expect(part.sight).toEqual(whole.sight);
      log = [...whole.log.lines.slice(0, part.log.from), ...part.log.lines];
      expect(log).toEqual(whole.log.lines);
      expect(part.happened.map(({ moment }) => moment)).toEqual(
        Array.from({ length: whole.moment - since }, (_, step) => since + step + 1),
      );
    }
  });

  it('asks the database once for an answer', async () => {
    const { sitting, table, ada } = await two();
    const { pool } = (server.nodes[0] as ServerNode).services.store;
    const askedFor: number[] = [];
    for (let answers = 0; answers < 6; answers++) {
      await playOn(sitting, `answers ${answers}`, 1);
      const { moment } = await ada.match(table);
      let asked = 0;
      const count = (): void => void asked++;
      pool.on('acquire', count);
      const { status } = await ada.send('POST /api/tables/:table/undo', { params: { table }, body: { id: requestId(), expected: moment } });
      pool.off('acquire', count);
      if (status === 200) askedFor.push(asked);
    }
    // Now and then the node asks something by itself meanwhile.
    expect(Math.min(...askedFor)).toBe(1);
  });

  it('takes nothing by a session that has ended, also where it was remembered', async () => {
    const { table, ada, bob } = await two();
    const { moment } = await ada.answer(table, 1, '0');
    await bob.call('GET /api/me');
    const { db } = (server.nodes[0] as ServerNode).services;
    await db
      .deleteFrom('sessions')
      .where('person', '=', (await bob.call('GET /api/me'))?.id as string)
      .execute();
    const body = { id: requestId(), expected: moment, key: '0' };
    expect(await bob.refused('POST /api/tables/:table/answers', { params: { table }, body })).toBe('not-signed-in');
    expect((await ada.match(table)).moment).toBe(moment);
  });

  it('tells whoever has signed out nothing of an earlier request, nor why another is refused', async () => {
    const { table, ada, bob } = await two();
    const id = requestId();
    const answer = { params: { table }, body: { id, expected: 1, key: '0' } };
    await ada.call('POST /api/tables/:table/answers', answer);
    const { db } = (server.nodes[0] as ServerNode).services;
    await db
      .deleteFrom('sessions')
      .where('person', '=', (await ada.call('GET /api/me'))?.id as string)
      .execute();
    expect(await ada.refused('POST /api/tables/:table/answers', answer)).toBe('not-signed-in');
    const other = { params: { table }, body: { ...answer.body, id: requestId(), key: 'nonsense' } };
    expect(await ada.refused('POST /api/tables/:table/answers', other)).toBe('not-signed-in');
    await bob.answer(table, 2, '0');
  });

  it('lets a bot play on for whoever resigns, and ends when one person is left', async () => {
    const sitting = await sitDown(server.urls, 3);
    const [ada, bob, eve] = sitting.players as [Client, Client, Client];
    const table = sitting.table.id;
    await ada.call('POST /api/tables/:table/resign', { params: { table }, body: { id: requestId() } });
    const after = await bob.call('GET /api/tables/:table', { params: { table } });
    expect([after.status, after.seats[0]?.standIn]).toEqual(['running', { level: 'oracle', because: 'resigned' }]);
    expect(await ada.refused('POST /api/tables/:table/return', { params: { table }, body: { id: requestId() } })).toBe('forbidden');
    await expect.poll(async () => (await bob.match(table)).sight.waiting.map(({ seat }) => seat), { timeout: 20_000 }).toEqual([1, 2]);
    await eve.call('POST /api/tables/:table/resign', { params: { table }, body: { id: requestId() } });
    expect(await bob.call('GET /api/tables/:table', { params: { table } })).toMatchObject({ status: 'finished', ending: 'resigned' });
  });

  it('answers by standing orders, once or until they are cancelled', async () => {
    const { table, ada, bob } = await two();
    await bid(table, ada, bob);
    const at = { params: { table } };
    await bob.call('POST /api/tables/:table/orders', { ...at, body: { kind: 'answer', topic: 'order', key: 'pass', until: 'once' } });
    await ada.answer(table, 3, 'pass');
    await expect.poll(async () => (await ada.match(table)).sight.stage.round.args?.n, { timeout: 20_000 }).toBe(2);
    expect(await bob.call('GET /api/tables/:table/orders', at)).toEqual([]);
    const { happened } = await ada.match(table, 4);
    expect(happened).toMatchObject([{ kind: 'answer', seat: 1, by: 'person' }]);
  });

  it('refuses an order in words that the game does not understand', async () => {
    const { table, ada } = await two();
    const body = { kind: 'game', order: { auction: 7 }, until: 'once' } as const;
    expect(await ada.refused('POST /api/tables/:table/orders', { params: { table }, body })).toBe('bad-request');
    expect(await ada.call('GET /api/tables/:table/orders', { params: { table } })).toEqual([]);
  });

  it('says what may still be added to part of an answer, to the one who is asked', async () => {
    const sitting = await sitDown(server.urls, 2, { game: 'bomarzo' });
    const params = { table: sitting.table.id };
    const route = 'POST /api/tables/:table/part';
    const { asked, waiting, question } = await firstPart(sitting);
    const keys = question.options.map(({ key }) => key);
    expect((await asked.call(route, { params, body: { chosen: [] } })).whole).toBe(false);
    const whole = await asked.call(route, { params, body: { chosen: chosenIn(question) } });
    expect(whole.whole).toBe(true);
    expect(keys).toEqual(expect.arrayContaining([...whole.open]));
    expect(await waiting.refused(route, { params, body: { chosen: keys } })).toBe('not-your-question');
  });

  it('shows what was, to each as they saw it', async () => {
    const { sitting, table, ada } = await two();
    const seen = new Map<number, unknown>();
    for (let round = 0; round < 10; round++) {
      const { sight } = await ada.match(table);
      seen.set(sight.number, sight.view);
      await playOn(sitting, `past ${round}`, 1);
    }
    for (const [number, view] of seen) {
      const { sight } = await ada.call('GET /api/tables/:table/past/:number', { params: { table, number } });
      expect(sight.view).toEqual(view);
    }
  });

  it('keeps the record to itself until the match is over', async () => {
    const { table, ada } = await two();
    expect(await ada.refused('GET /api/tables/:table/record', { params: { table } })).toBe('not-over');
    expect((await ada.match(table)).sight.seed).toBeNull();
  });

  it('puts a match that was played elsewhere on a table, and refuses one that was tampered with', async () => {
    const { sitting, table, ada, bob } = await two();
    await playOn(sitting, 'elsewhere', 20);
    const { proposals } = await ada.call('POST /api/tables/:table/proposals', {
      params: { table },
      body: { id: requestId(), kind: 'abandon' },
    });
    await bob.call('POST /api/tables/:table/proposals/:proposal', {
      params: { table, proposal: proposals[0]?.id as string },
      body: { agree: true },
    });
    const record = (await ada.call('GET /api/tables/:table/record', { params: { table } })) as MatchRecord;
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'shepherd' }];
    const imported = await ada.call('POST /api/tables/import', { body: { record, seats } });
    expect(imported).toMatchObject({ status: 'running', seedChosen: true });
    expect((await ada.match(imported.id)).sight.view).toEqual((await ada.match(table)).sight.view);
    const forged = { ...record, answers: record.answers.slice(0, 6) };
    expect(await ada.refused('POST /api/tables/import', { body: { record: forged, seats } })).toBe('bad-record');
    expect(await ada.refused('POST /api/tables/import', { body: { record: { game: 'isles' } as never, seats } })).toBe('bad-record');
  });

  it('keeps the seats of a match that was brought along for friends, who play on where they sit down', async () => {
    const ada = await Client.guest(server.urls[0] as string, 'Ada');
    const { rules } = (await catalog.find(({ id }) => id === 'isles')?.load()) ?? {};
    const record = recordOf(Match.start(rules as Game<Shape>, { seats: 2, seed: 'one device' }));
    const { id: table, invite } = await ada.call('POST /api/tables/import', {
      body: { record, seats: [{ kind: 'me' }, { kind: 'friend' }], pace: { kind: 'daily', days: 2 } },
    });
    const at = { params: { table } };
    expect((await ada.match(table)).clocks.map(({ running }) => running)).toEqual([true, false]);
    await ada.answer(table, 1, '1');
    const bob = await Client.guest(server.urls[0] as string, 'Bob');
    expect(await bob.refused('POST /api/tables/:table/join', { ...at, body: {} })).toBe('not-found');
    const sat = await bob.call('POST /api/invites/:invite/join', { params: { invite: invite as string }, body: {} });
    expect([sat.status, sat.me.seat]).toEqual(['running', 1]);
    const { clocks, moment } = await bob.match(table);
    expect(clocks.map(({ running }) => running)).toEqual([false, true]);
    await bob.answer(table, moment, '0');
    const eve = await Client.guest(server.urls[0] as string, 'Eve');
    expect((await eve.call('POST /api/invites/:invite/join', { params: { invite: invite as string }, body: {} })).me.seat).toBeNull();
  });

  it('plays a rematch at one new table, whoever asks first', async () => {
    const { table, ada, bob } = await two();
    expect(await ada.refused('POST /api/tables/:table/rematch', { params: { table } })).toBe('not-over');
    await ada.call('POST /api/tables/:table/resign', { params: { table }, body: { id: requestId() } });
    const [first, second] = await Promise.all(
      [ada, bob].map((client) => client.call('POST /api/tables/:table/rematch', { params: { table } })),
    );
    expect(first?.id).toBe(second?.id);
    expect(await ada.call('GET /api/tables/:table', { params: { table: first?.id as string } })).toMatchObject({
      status: 'running',
      rematchOf: table,
    });
  });

  it('lets those who sit say that they are ready, and forgets it when they get up', async () => {
    const [ada, bob] = [await Client.guest(server.urls[0] as string), await Client.guest(server.urls[0] as string)];
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'bot' as const, level: 'shepherd' }];
    const { id: table } = await ada.call('POST /api/tables', { body: { game: 'isles', seats, public: true } });
    const params = { table };
    const ready = async (): Promise<boolean[]> => (await ada.call('GET /api/tables/:table', { params })).seats.map((seat) => seat.ready);
    expect(await bob.refused('PUT /api/tables/:table/ready', { params, body: { ready: true } })).toBe('forbidden');
    await bob.call('POST /api/tables/:table/join', { params, body: {} });
    expect(await ready()).toEqual([true, false, true]);
    await bob.call('PUT /api/tables/:table/ready', { params, body: { ready: true } });
    expect(await ready()).toEqual([true, true, true]);
    await bob.call('POST /api/tables/:table/leave', { params });
    await bob.call('POST /api/tables/:table/join', { params, body: {} });
    expect(await ready()).toEqual([true, false, true]);
    await ada.call('POST /api/tables/:table/start', { params });
    expect(await bob.refused('PUT /api/tables/:table/ready', { params, body: { ready: true } })).toBe('not-waiting');
  });

  it('tells whether bots may be asked for advice; the host says so before the start, and a rematch keeps it', async () => {
    const ada = await Client.guest(server.urls[0] as string);
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'shepherd' }];
    const { id: table, advice } = await ada.call('POST /api/tables', { body: { game: 'isles', seats } });
    expect(advice).toBe(false);
    const params = { table };
    expect((await ada.call('PATCH /api/tables/:table', { params, body: { advice: true } })).advice).toBe(true);
    await ada.call('POST /api/tables/:table/start', { params });
    expect(await ada.refused('PATCH /api/tables/:table', { params, body: { advice: false } })).toBe('not-waiting');
    await ada.call('POST /api/tables/:table/resign', { params, body: { id: requestId() } });
    expect((await ada.call('POST /api/tables/:table/rematch', { params })).advice).toBe(true);
  });

  it('plays against bots alone, at once', async () => {
    const ada = await Client.guest(server.urls[0] as string);
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'shepherd' }, { kind: 'bot' as const, level: 'oracle' }];
    const table = await ada.call('POST /api/tables', { body: { game: 'isles', seats, autoStart: true } });
    expect(table.status).toBe('running');
    await expect.poll(async () => (await ada.match(table.id)).sight.waiting, { timeout: 20_000 }).toEqual([{ seat: 0, topic: 'bid' }]);
  });
});
