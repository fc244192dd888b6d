import type { AnyGame } from '@pantheon/kernel';
import { choose, chooseOrPass, say, type Topic } from '@pantheon/kernel';
import { describe, expect, it } from 'vitest';
import { type Exploiter, scripted } from '../exploiters/exploiter.ts';
import { addHabits, type Habit, HabitWatcher, habitsIn } from '../habits.ts';
import { novice } from '../novice.ts';
import { random } from '../random.ts';
import { botOf, configNamed } from '../registry.ts';
import { runGame } from '../run.ts';
import { type G, games, type Toy, toy, toyBot } from './tables.ts';

const gold: Topic<number, G, 'choose'> = { id: 'gold', key: String, text: (n) => say('n', { n }) };

/** Three times everybody takes some gold, or passes. */
const taking = toy({
  *play(g) {
    for (const seat of g.seats) {
      const taken = yield* chooseOrPass(seat, gold, [1, 2, 3]);
      g.s.gold[seat] = (g.s.gold[seat] ?? 0) + (taken ?? 0);
      g.emit('took', { taken: taken ?? 0 });
    }
    g.s.step++;
    if (g.s.step < 3) return 'play';
    yield* choose(g.seats[0] as (typeof g.seats)[number], gold, [7, 8]);
    return null;
  },
}) as unknown as AnyGame;

const passes: Habit<Toy> = {
  id: 'passes',
  about: 'gold that was left',
  better: 'less',
  watch: (note) => ({
    told: { took: (_, { taken }) => note(taken === 0) },
    over: (g) => note(g.s.gold.length, 0),
  }),
};

describe('habits', () => {
  const setup = { rules: taking, options: {}, bots: [random, random], seed: 'h' };

  it('are counted beside their chances while a match is played', () => {
    const [count] = habitsIn(setup, [passes as Habit]);
    expect(count).toMatchObject({ id: 'passes', chances: 6 });
    expect(count?.count).toBeGreaterThanOrEqual(2);
    expect(habitsIn(setup, [passes as Habit])).toEqual([count]);
  });

  it('see the position before an answer', () => {
    const seen: number[][] = [];
    const watcher = new HabitWatcher([
      { id: 'x', about: '', better: 'less', watch: () => ({ asked: { gold: (g: G) => void seen.push([...g.s.gold]) } as object }) },
    ]);
    runGame({ ...setup, beforeAnswers: (play, answers) => watcher.see(play, answers) });
    expect(seen[0]).toEqual([0, 0]);
    expect(seen).toHaveLength(7);
  });

  it('add up over matches', () => {
    const one = { id: 'a', about: '', better: 'less' as const, count: 1, chances: 2 };
    expect(addHabits([[one], [{ ...one, count: 3, chances: 5 }]])).toEqual([{ ...one, count: 4, chances: 7 }]);
  });
});

describe('exploiters', () => {
  const greedyForThree = { id: 'three', about: 'takes three', insists: { gold: { wish: (_: G, n: number) => (n === 3 ? 1 : 0) } } };

  it('insist on their idea and leave the rest to the bot below', () => {
    const bot = scripted(greedyForThree as never, novice(toyBot as never));
    const { result } = runGame({ rules: taking, options: {}, bots: [bot, random], seed: 'e' });
    expect(result?.scores[0]?.total).toBe(9);
  });

  it('may pass, where that is allowed, instead of what they wish for', () => {
    const idle = { id: 'idle', about: 'takes nothing', insists: { gold: { wish: () => 0, otherwise: 'pass' } } };
    const { result } = runGame({ rules: taking, options: {}, bots: [scripted(idle as never, novice(toyBot as never)), random], seed: 'e' });
    expect(result?.scores[0]?.total).toBe(0);
  });

  it('are named with the bot that they stand on', () => {
    expect(configNamed('exploiter:raider')).toMatchObject({ mind: 'thinker', net: 'own', exploiter: 'raider' });
    expect(configNamed('exploiter:raider+hero@400')).toMatchObject({ ms: 400, exploiter: 'raider' });
    expect(configNamed('exploiter:raider+nobody')).toBeNull();
    expect(() => botOf({ name: 'x', mind: 'novice', exploiter: 'x' }, toyBot as never)).toThrow('there is no exploiter "x"');
  });
});

describe.each(games.filter(({ game }) => game.study !== undefined))('the study of $id', ({ game }) => {
  it('has at least five exploiters, which play whole games, and habits that find something to count', async () => {
    const { habits, exploiters } = (await game.study?.()) ?? { habits: [], exploiters: [] };
    expect(new Set(exploiters.map(({ id }) => id)).size).toBe(exploiters.length);
    expect(exploiters.length).toBeGreaterThanOrEqual(5);
    const seats = game.rules.players.max;
    const tables = Math.ceil(exploiters.length / seats);
    const counts = addHabits(
      Array.from({ length: tables }, (_, table) => {
        const bots = Array.from({ length: seats }, (__, seat) =>
          scripted(exploiters[(table * seats + seat) % exploiters.length] as Exploiter, novice(game.bot)),
        );
        return habitsIn({ rules: game.rules, options: defaults(game.rules), bots, seed: `study/${table}` }, habits);
      }),
    );
    expect(counts.filter(({ chances }) => chances > 0).length).toBeGreaterThanOrEqual(Math.ceil(habits.length / 2));
  });
});

const defaults = ({ options }: AnyGame) => Object.fromEntries(options.map((option) => [option.id, option.values[0] as string]));
