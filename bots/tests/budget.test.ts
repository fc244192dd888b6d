import { isLegal, type Question, QuickDice } from '@pantheon/kernel';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Budget } from '../budget.ts';
import { levelBot, levels } from '../levels.ts';
import { situationOf } from '../player.ts';
import { botNamed } from '../registry.ts';
import { asked, gameOf, games, somewhere } from './tables.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** A clock that goes on by so much each time somebody looks at it. */
function slowClock(step: number): () => number {
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    time += step;
    return time;
  });
  return () => time;
}

describe('a budget', () => {
  it('ends a little before its milliseconds are over', () => {
    slowClock(10);
    const budget = new Budget({ ms: 100 });
    let looks = 0;
    while (!budget.spent) looks++;
    expect(looks).toBe(9);
  });

  it('ends sooner when less time is left than was said at first', () => {
    slowClock(10);
    let atMost = 1000;
    const budget = new Budget({ ms: 100, atMost: () => atMost });
    let looks = 0;
    while (!budget.spent) if (++looks === 4) atMost = 50;
    expect(looks).toBe(4);
  });

  it('ends after so many thoughts', () => {
    const budget = new Budget({ thoughts: 3 });
    for (let thought = 0; thought < 3; thought++) {
      expect(budget.spent).toBe(false);
      budget.think();
    }
    expect(budget.spent).toBe(true);
  });
});

describe('a searcher', () => {
  it.each(['bomarzo', 'isles'])('looks at the clock between thoughts and stops in time (%s)', (id) => {
    const game = gameOf(id);
    const play = somewhere(game.rules, 3, `clock/${id}`, 40);
    const clock = slowClock(1);
    const started = clock();
    for (const seat of asked(play)) botNamed('searcher', game.bot)?.decide(situationOf(play, seat, new QuickDice('clock'), { ms: 60 }));
    expect(clock() - started).toBeLessThanOrEqual(65 * asked(play).length);
  });

  it('takes about as long as it may on a real clock, and no longer', () => {
    const game = gameOf('bomarzo');
    const play = somewhere(game.rules, 4, 'real', 30);
    const [seat] = asked(play);
    const bot = botNamed('searcher', game.bot);
    const started = performance.now();
    bot?.decide(situationOf(play, seat as never, new QuickDice('real'), { ms: 150 }));
    expect(performance.now() - started).toBeLessThan(1000);
  });

  it.each(games)('answers legally, after one thought at most, with no time at all ($id)', ({ id, game }) => {
    for (const steps of [0, 11, 50]) {
      const play = somewhere(game.rules, game.rules.players.min, `none/${id}`, steps);
      for (const seat of asked(play)) {
        for (const { id: level } of levels) {
          const situation = situationOf(play, seat, new QuickDice('none'), { ms: 0 });
          const think = vi.spyOn(situation.budget, 'think');
          const { answer } = levelBot(level, game.bot).decide(situation);
          expect(isLegal(play.open.find((open) => open.seat === seat) as Question, answer)).toBe(true);
          expect(think.mock.calls.length).toBeLessThanOrEqual(1);
        }
      }
    }
  });

  it.each(games)('looks up between thoughts, also with a single millisecond ($id)', ({ id, game }) => {
    const play = somewhere(game.rules, game.rules.players.max, `one/${id}`, 33);
    for (const seat of asked(play)) {
      slowClock(0.25);
      const situation = situationOf(play, seat, new QuickDice('one'), { ms: 1 });
      const think = vi.spyOn(situation.budget, 'think');
      const { answer } = levelBot('titan', game.bot).decide(situation);
      expect(isLegal(play.open.find((open) => open.seat === seat) as Question, answer)).toBe(true);
      expect(think.mock.calls.length).toBeLessThanOrEqual(5);
      vi.restoreAllMocks();
    }
  });
});
