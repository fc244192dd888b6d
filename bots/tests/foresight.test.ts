import { fractionAt, QuickDice, readOptions, seatOf } from '@pantheon/kernel';
import { describe, expect, it } from 'vitest';
import { Evaluation } from '../evaluation.ts';
import { type ForesightLesson, fitForesight, foresee, foretold, keptBack } from '../learning/foresight.ts';
import { FORESIGHT_TRAINING, trainByForesight } from '../learning/foresight-net.ts';
import { Network } from '../network.ts';
import { normal } from '../statistics.ts';
import { gameOf, toyBot } from './tables.ts';

const start = { linear: [1, 1, 1], scale: 10 };
const evaluation = new Evaluation(toyBot as never, start);

/**
 * Ways through turns of two seats. Luck of the world, which shows in the second feature, moves all ways of a lesson alike: it goes with winning and is no reason for it.
 */
function lessons(count: number, worth: (features: readonly number[], progress: number) => number): ForesightLesson[] {
  const dice = new QuickDice('foresight');
  return Array.from({ length: count }, (): ForesightLesson => {
    const luck = 5 * normal(dice);
    const progress = dice.below(2);
    const ways = Array.from({ length: 4 }, () => {
      const own = [normal(dice), luck, normal(dice)];
      return { progress, features: [own, [0, 0, 0]], lead: luck + worth(own, progress) + 0.2 * normal(dice) };
    });
    return { seat: seatOf(0), ways };
  });
}

describe('foresight', () => {
  const seen = lessons(400, ([a = 0, , c = 0], progress) => 2 * a - progress * c);

  it('finds reasons, early and late, and takes nothing for one that merely goes with winning', () => {
    const { linear, late = [] } = fitForesight(seen, evaluation, start, 1);
    [2, 1, 0].forEach((worth, i) => {
      expect(fractionAt(linear, i)).toBeCloseTo(worth, 1);
    });
    [2, 1, -1].forEach((worth, i) => {
      expect(fractionAt(late, i)).toBeCloseTo(worth, 1);
    });
  });

  it('tells how much of the differences weights foretell', () => {
    const fitted = fitForesight(seen, evaluation, start, 1);
    const others = lessons(100, ([a = 0, , c = 0], progress) => 2 * a - progress * c);
    expect(foretold(others, evaluation, fitted)).toBeGreaterThan(0.9);
    expect(foretold(others, evaluation, start)).toBeLessThan(0.8);
    expect(foretold(others, evaluation, { linear: [-1, -1, -1] })).toBeLessThan(0);
  });

  it('stays with what is known where there is little to learn from', () => {
    const { linear } = fitForesight(seen.slice(0, 2), evaluation, start, 1e9);
    for (const weight of linear) expect(weight).toBeCloseTo(1, 3);
  });

  it('teaches a network what no weights can say, and nothing by what merely goes with winning', () => {
    const taught = lessons(1200, ([a = 0, , c = 0]) => 6 * Math.abs(a) + c);
    const linear = fitForesight(taught, evaluation, start, 1);
    const { net, foretold: found } = trainByForesight(taught, start, { ...FORESIGHT_TRAINING, rate: 0.01 });
    expect(found.before).toBeLessThan(0.3);
    expect(found.after).toBeGreaterThan(0.8);
    expect(found.after).toBeGreaterThan(foretold(keptBack(taught).kept, evaluation, linear));
    const judge = new Evaluation(toyBot as never, start, new Network(net));
    const nobody = [0, 0, 0];
    const leadWith = (own: number[]): number => judge.lead(judge.valuesOf([own, nobody], 0.5), seatOf(0));
    expect(leadWith([2, 0, 0])).toBeGreaterThan(leadWith(nobody));
  });

  it('goes on from a network as it is', () => {
    const taught = lessons(200, ([a = 0, , c = 0]) => 6 * Math.abs(a) + c);
    const settings = { ...FORESIGHT_TRAINING, rate: 0.01, epochs: 2 };
    const first = trainByForesight(taught, start, settings);
    const second = trainByForesight(taught, { ...start, net: first.net }, { ...settings, epochs: 0 });
    expect(second.foretold.before).toBeCloseTo(first.foretold.after, 3);
    expect(new Network(second.net).run(new Float32Array(11).fill(0.5))).toBeCloseTo(
      new Network(first.net).run(new Float32Array(11).fill(0.5)),
      3,
    );
  });

  it('keeps whole stretches of lessons back, each lesson on one side', () => {
    const { taught, kept } = keptBack(Array.from({ length: 1000 }, (_, at) => at));
    expect([...taught, ...kept].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 1000 }, (_, at) => at));
    expect(kept.filter((at) => kept.includes(at + 1)).length).toBeGreaterThan(0.9 * kept.length);
  });

  it('notes ways through turns of a real game, the same for the same seed', () => {
    const { rules, bot: game } = gameOf('isles');
    const config = { name: 'try', mind: 'thinker', search: { tries: 8 } } as const;
    const setup = { rules, options: readOptions(rules, { rounds: 3 }), game, config, seats: 3, seed: 'one' };
    const found = foresee(setup);
    expect(found.length).toBeGreaterThan(3);
    for (const { seat, ways } of found) {
      expect(seat).toBeLessThan(3);
      expect(ways.length).toBeGreaterThan(1);
      for (const { features, progress, lead } of ways) {
        expect(features.map((own) => own.length)).toEqual([4, 4, 4]);
        expect(progress).toBeLessThanOrEqual(1);
        expect(Number.isFinite(lead)).toBe(true);
      }
    }
    expect(foresee(setup)).toEqual(found);
  });
});
