import { describe, expect, it } from 'vitest';
import { type BotPort, type ClockPort, MemoryJournal, type Pace, seatWith, TableRunner, type TableUpdate } from '../index.ts';
import { personAt, TEST_LEVEL, TEST_START } from '../testing.ts';
import { testGame } from './games.ts';

/** A clock that a test winds on. */
class TestClock implements ClockPort {
  time = TEST_START;
  readonly waiting = new Map<() => void, number>();

  now(): number {
    return this.time;
  }

  after(ms: number, call: () => void): () => void {
    this.waiting.set(call, this.time + ms);
    return () => this.waiting.delete(call);
  }

  /** Lets so much time go by, and calls whoever waited for it. */
  wind(ms: number): void {
    this.time += ms;
    for (const [call, at] of [...this.waiting]) {
      if (at > this.time || !this.waiting.delete(call)) continue;
      call();
    }
  }
}

interface Options {
  readonly seats?: string;
  readonly pace?: Pace;
  readonly bots?: BotPort;
  readonly botPause?: () => number;
}

async function run({ seats: letters = 'pp', pace = { kind: 'none' }, bots, botPause }: Options = {}) {
  const game = await testGame('isles');
  const { rules } = game;
  const seats = [...letters].map((letter, seat) =>
    letter === 'b' ? seatWith({ kind: 'bot', level: TEST_LEVEL }) : seatWith({ kind: 'person', person: personAt(seat) }),
  );
  const setup = { game: rules.id, rules: rules.version, seats, pace, seed: 'a runner' };
  const journal = new MemoryJournal({ setup });
  const clock = new TestClock();
  const troubles: unknown[] = [];
  const runner = await TableRunner.create(rules, setup, {
    journal,
    clock,
    bots: bots ?? { answer: async (host, seat) => game.botAnswer(host, seat) },
    ...(botPause === undefined ? {} : { botPause }),
    onTrouble: (error) => troubles.push(error),
  });
  const heard: TableUpdate[] = [];
  const hear = (update: TableUpdate): void => void heard.push(update);
  return { runner, journal, clock, troubles, heard, hear };
}

/** Until everything that was begun is done. */
const idle = async (runner: TableRunner): Promise<void> => {
  for (let turns = 0; turns < 10; turns++) await Promise.resolve().then(() => runner.settled());
};

const answer = (seat: number, key: string) => ({ person: personAt(seat), command: { kind: 'answer', key } }) as const;
const order = { kind: 'order', plan: { kind: 'answer', topic: 'bid', key: '1', until: 'cancelled' } } as const;

describe('a table in this process', () => {
  it('tells whoever moves by the reply and everybody else as followers, each once', async () => {
    const { runner, heard, hear } = await run();
    const others: TableUpdate[] = [];
    runner.follow('person 0', 0, hear);
    runner.follow('person 1', 0, (update) => others.push(update));
    const { moment, update } = await runner.submit(answer(0, '1'), hear);
    expect([moment, update.since, update.moment, update.happened.length]).toEqual([2, 1, 2, 1]);
    await runner.submit(answer(1, '0'));
    expect(heard.map(({ since, moment: at }) => [since, at])).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(others.map(({ since, moment: at }) => [since, at])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
  });

  it('tells nobody else that somebody left an order', async () => {
    const { runner, heard, hear } = await run();
    const own: TableUpdate[] = [];
    runner.follow('person 1', 0, hear);
    runner.follow(null, 0, hear);
    runner.follow('person 0', 0, (update) => own.push(update));
    await runner.submit({ person: 'person 0', command: order });
    expect([heard.length, own.length, own[1]?.orders.length]).toEqual([2, 2, 1]);
  });

  it('is as it was before where an entry could not be stored, and nobody hears of it', async () => {
    const { runner, journal, heard, hear } = await run();
    runner.follow(null, 0, hear);
    const { append } = journal;
    journal.append = async () => {
      throw new Error('the disk is full');
    };
    await expect(runner.submit(answer(0, '1'))).rejects.toThrow('the disk is full');
    expect([runner.host.entries, runner.host.match.waitingAnswers.length, heard.length]).toEqual([1, 0, 1]);
    journal.append = append;
    await runner.submit(answer(0, '1'));
    expect([runner.host.entries, heard.length]).toEqual([2, 2]);
  });

  it('takes up what somebody else has written to its journal', async () => {
    const { runner, journal, heard, hear } = await run();
    const game = await testGame('isles');
    runner.follow(null, 0, hear);
    const other = await TableRunner.open(game.rules, {
      journal,
      clock: new TestClock(),
      bots: { answer: async (host, seat) => game.botAnswer(host, seat) },
    });
    await other.submit(answer(1, '2'));
    await expect(runner.submit(answer(0, '1'))).rejects.toMatchObject({ code: 'stale' });
    expect(heard.map(({ moment, chosen }) => [moment, chosen])).toEqual([
      [1, []],
      [2, [1]],
    ]);
    await runner.submit(answer(0, '1'));
    expect(journal.journal.entries.length).toBe(3);
  });

  it('gives bots the pause that people need, and no thought counts that began before something else happened', async () => {
    const asked: number[] = [];
    const bots: BotPort = {
      answer: async (host) => {
        asked.push(host.moment);
        return '1';
      },
    };
    const { runner, clock } = await run({ seats: 'pb', bots, botPause: () => 1000 });
    runner.start();
    await idle(runner);
    clock.wind(999);
    await idle(runner);
    expect(runner.host.entries).toBe(1);
    await runner.submit(answer(0, '1'));
    clock.wind(500);
    await idle(runner);
    expect(runner.host.entries).toBe(2);
    clock.wind(500);
    await idle(runner);
    expect([runner.host.entries, asked.slice(0, 2)]).toEqual([3, [1, 2]]);
    expect(clock.waiting.size).toBeLessThan(2);
  });

  it('says when a bot failed, and goes on when it is told to', async () => {
    let fails = true;
    const bots: BotPort = {
      answer: async () => {
        if (fails) throw new Error('lost in thought');
        return '1';
      },
    };
    const { runner, clock, troubles } = await run({ seats: 'pb', bots });
    runner.start();
    clock.wind(1);
    await idle(runner);
    expect(troubles.map(String)).toEqual(['Error: lost in thought']);
    fails = false;
    runner.tryAgain();
    clock.wind(1);
    await idle(runner);
    expect([runner.host.match.waitingAnswers.length, troubles.length]).toEqual([1, 1]);
  });

  it('follows an order by itself, and not again what was taken back', async () => {
    const { runner, clock } = await run();
    runner.start();
    await runner.submit({ person: 'person 0', command: order });
    clock.wind(0);
    await idle(runner);
    expect(runner.host.match.waitingAnswers).toEqual([{ seat: 0, key: '1' }]);
    await runner.submit({ person: 'person 0', command: { kind: 'undo' } });
    clock.wind(10_000);
    await idle(runner);
    expect(runner.host.match.waitingAnswers).toEqual([]);
    await runner.submit(answer(0, '2'));
  });

  it('waits for clocks that have more time than any timer, and leaves nothing behind when it is closed', async () => {
    const { runner, clock } = await run({ pace: { kind: 'daily', days: 60 } });
    runner.start();
    for (let day = 0; day < 59; day++) {
      clock.wind(86_400_000);
      await idle(runner);
    }
    expect([runner.host.state.seats.map(({ standIn }) => standIn), clock.waiting.size]).toEqual([[null, null], 1]);
    clock.wind(86_400_000);
    await idle(runner);
    expect(runner.host.state.seats[0]?.standIn).toEqual({ level: 'oracle', because: 'time' });
    runner.close();
    expect(clock.waiting.size).toBe(0);
  });

  it('seats whoever joins, and refuses a seat that is taken', async () => {
    const { runner } = await run();
    await expect(runner.join(1, 'somebody')).rejects.toMatchObject({ code: 'forbidden' });
  });
});
