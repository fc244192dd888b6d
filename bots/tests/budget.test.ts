import { isLegal, type Question, QuickDice } from '@pantheon/kernel';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Budget } from '../budget.ts';
import { situationOf } from '../player.ts';
import { botNamed } from '../roster.ts';
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

  it.each(games)('answers legally with no time at all ($id)', ({ id, game }) => {
    for (const steps of [0, 11, 50]) {
      const play = somewhere(game.rules, game.rules.players.min, `none/${id}`, steps);
      for (const seat of asked(play)) {
        const decision = botNamed('titan', game.bot)?.decide(situationOf(play, seat, new QuickDice('none'), { ms: 0 }));
        const question = play.open.find((open) => open.seat === seat) as Question;
        expect(decision !== undefined && isLegal(question, decision.answer)).toBe(true);
      }
    }
  });
});
