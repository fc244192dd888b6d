import { numberAt, QuickDice, readOptions } from '@pantheon/kernel';
import { describe, expect, it } from 'vitest';
import { fitWeights, solve, victoryLoss } from '../learning/fit.ts';
import { type Perturbation, perturb, shiftStepsOf, slopes, withSlopes } from '../learning/perturbation.ts';
import { type SelfPlayGame, selfPlay } from '../learning/self-play.ts';
import { outcomeOf, TRAINING, trainNetwork } from '../learning/train.ts';
import { inputsOf, inputWidth, Network } from '../network.ts';
import { botNamed } from '../registry.ts';
import { normal } from '../statistics.ts';
import { gameOf, games } from './tables.ts';

/** Games in which three features decide: one always, one early, and one not at all. */
function made(count: number, value: (features: readonly number[], progress: number) => number): SelfPlayGame[] {
  const dice = new QuickDice('lessons');
  const draw = (): number => dice.below(1001) / 100 - 5;
  return Array.from({ length: count }, (): SelfPlayGame => {
    const features = [0, 1, 2].map(() => [draw(), draw(), draw()]);
    const progress = dice.below(2);
    const points = features.map((own) => value(own, progress));
    const most = Math.max(...points);
    return { samples: [{ progress, features }], points, victory: points.map((point) => (point === most ? 1 : 0)) };
  });
}

describe('fitting', () => {
  it('solves a system', () => {
    const [x, y] = solve([Float64Array.from([2, 1]), Float64Array.from([1, 3])], Float64Array.from([5, 10]));
    expect(x).toBeCloseTo(1, 9);
    expect(y).toBeCloseTo(3, 9);
  });

  it('finds what features are worth, early and late', () => {
    const selfPlayGames = made(400, ([a = 0, b = 0], progress) => 2 * a + (1 - progress) * b);
    const found = fitWeights(selfPlayGames, { linear: [0, 0, 0] }, 0.01);
    [2, 1, 0].forEach((worth, i) => {
      expect(found.linear[i]).toBeCloseTo(worth, 3);
    });
    [2, 0, 0].forEach((worth, i) => {
      expect(found.late?.[i]).toBeCloseTo(worth, 3);
    });
    expect(victoryLoss(selfPlayGames, found)).toBeLessThan(victoryLoss(selfPlayGames, { linear: [1, 1, 1] }));
  });

  it('stays with what is known where games are few', () => {
    const found = fitWeights(
      made(2, ([a = 0]) => a),
      { linear: [7, 7, 7] },
      1e9,
    );
    for (const weight of found.linear) expect(weight).toBeCloseTo(7, 3);
  });
});

describe('trials', () => {
  const made = (worth: readonly number[]): Perturbation[] => {
    const dice = new QuickDice('trials');
    return Array.from({ length: 400 }, () => {
      const shifts = worth.map(() => 0.3 * normal(dice));
      return { shifts, lead: 2 * shifts.reduce((sum, shift, i) => sum + shift * numberAt(worth, i), 0) + normal(dice) };
    });
  };

  it('say what a weight is worth, and how sure that is', () => {
    const found = slopes(made([5, -2, 0]));
    [5, -2, 0].forEach((worth, i) => {
      expect(Math.abs((found[i]?.gain as number) - worth)).toBeLessThan(3 * (found[i]?.doubt as number));
    });
    expect(found[0]?.doubt).toBeLessThan(0.5);
  });

  it('move the weights that matter, early and late ones, and leave those in doubt', () => {
    const sure = { gain: 4, doubt: 0.5 };
    const unsure = { gain: 0.5, doubt: 0.6 };
    const { linear, late } = withSlopes({ linear: [1, 2], late: [3, -0.2] }, [0.4, 1, 1, 0.5], [sure, unsure, { ...sure, gain: -4 }, sure]);
    expect(linear[0]).toBeGreaterThan(1.2);
    expect(linear[1]).toBe(2);
    expect(late?.[0]).toBeLessThan(2.5);
    expect(late?.[1]).toBeGreaterThan(0);
  });

  it('move a weight further where seats hardly differ, never where they do not', () => {
    const samples = [
      {
        progress: 0,
        features: [
          [1, 10, 5],
          [3, 30, 5],
        ],
      },
      {
        progress: 1,
        features: [
          [2, 20, 5],
          [4, 40, 5],
        ],
      },
    ];
    const games = [{ samples, points: [0, 0], victory: [1, 0] }];
    expect(shiftStepsOf(games, { linear: [0, 0, 0], late: [100, 0, 100], scale: 20 })).toEqual([2, 0.2, 0, 35, 0.2, 0]);
  });

  it('play both halves of a table against each other, the same way for the same seed', () => {
    const { rules, bot } = gameOf('isles');
    const config = { name: 'try', mind: 'thinker', weights: { linear: bot.weights }, search: { tries: 4 } } as const;
    const steps = bot.weights.map(() => 0.5);
    const setup = { rules, options: readOptions(rules, { rounds: 3 }), game: bot, config, steps, seats: 3, seed: 's' };
    expect(perturb(setup)).toEqual(perturb(setup));
    expect(perturb(setup).shifts).toHaveLength(bot.weights.length);
    expect(perturb({ ...setup, seed: 't' }).shifts).not.toEqual(perturb(setup).shifts);
  });
});

describe('a network', () => {
  it('computes what its numbers say', () => {
    const net = new Network({
      sizes: [2, 2, 1],
      layers: [
        { weights: [1, 2, -1, 0], biases: [0, 0.5] },
        { weights: [3, 10], biases: [1] },
      ],
    });
    expect(net.run(Float32Array.from([2, 1]))).toBeCloseTo(3 * 4 + 10 * -1.5 * 0.05 + 1, 5);
  });

  it('is shown own features, the same late, the best of the rivals, the time, the seats', () => {
    expect([
      ...(inputsOf(
        [
          [1, 2],
          [3, 1],
          [0, 5],
        ],
        0.5,
      )[0] as Float32Array),
    ]).toEqual([1, 2, 0.5, 1, 3, 5, 0.5, 3]);
  });

  it('takes a close end for less than a clear one', () => {
    const ended = (points: readonly number[]): number[] => [...outcomeOf({ samples: [], points, victory: [1, 0] }, 5)];
    expect(ended([20, 0])[0]).toBeCloseTo(0.991, 3);
    expect(ended([11, 10])[0]).toBeCloseTo(0.775, 3);
    expect(ended([11, 10]).reduce((sum, part) => sum + part, 0)).toBeCloseTo(1, 9);
  });

  it('starts as the evaluation that is known, and learns what that does not see', () => {
    const selfPlayGames = made(600, ([a = 0, b = 0]) => a + 3 * Math.abs(b));
    const { net, losses } = trainNetwork(
      selfPlayGames,
      { linear: [1, 0, 0], scale: 1 },
      { ...TRAINING, hidden: 12, epochs: 20, rate: 0.01 },
    );
    expect(losses[0]).toBeCloseTo(
      victoryLoss(
        selfPlayGames.filter((_, at) => at % 8 === 0).map((one) => ({ ...one, victory: [...outcomeOf(one, 1)] })),
        { linear: [1, 0, 0], scale: 1 },
      ),
      1,
    );
    expect(Math.min(...losses)).toBeLessThan(0.5 * numberAt(losses, 0));
    const judge = new Network(net);
    const [high, low] = inputsOf(
      [
        [0, -4, 0],
        [0, 0, 0],
        [0, 1, 0],
      ],
      0,
    ).map((input) => judge.run(input)) as [number, number];
    expect(high).toBeGreaterThan(low);
  });
});

describe.each(games)('what was learned of $id', ({ game: { bot } }) => {
  it('fits the features that are measured today', () => {
    const width = bot.features.length;
    for (const { linear, late = linear } of bot.tuned === undefined ? [] : [bot.tuned])
      expect([linear.length, late.length]).toEqual([width, width]);
    for (const { sizes, layers } of bot.net === undefined ? [] : [bot.net]) {
      expect(sizes[0]).toBe(inputWidth(width));
      layers.forEach(({ weights, biases }, at) => {
        expect(biases.length).toBe(sizes[at + 1]);
        expect(weights.length).toBe(numberAt(sizes, at) * biases.length);
      });
    }
  });
});

describe('a game of self-play', () => {
  it('keeps quiet positions on the way and how the game ended', () => {
    const { rules, bot: game } = gameOf('isles');
    const bots = ['novice', 'random'].map((name) => botNamed(name, game)).filter((bot) => bot !== null);
    const found = selfPlay({ rules, options: { rounds: 3 }, game, bots, seed: 'one', surprise: 5 });
    expect(found.samples.length).toBeGreaterThan(5);
    for (const { features } of found.samples) expect(features.map((own) => own.length)).toEqual([4, 4]);
    expect(found.victory.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1, 9);
    expect(found.points.length).toBe(2);
  });
});
