import {
  type AmountQuestion,
  type Answer,
  amount,
  choose,
  chooseOrPass,
  type Game,
  numberAt,
  QuickDice,
  type Seat,
  say,
  seatOf,
  type Topic,
  together,
} from '@pantheon/kernel';
import { describe, expect, it } from 'vitest';
import { Evaluation } from '../evaluation.ts';
import type { GameBot } from '../game-bot.ts';
import { GREEDY, greedy } from '../greedy.ts';
import { situationOf } from '../player.ts';
import { mixedStrategy } from '../regret-matching.ts';
import { Search } from '../search.ts';
import { begin, type G, type Toy, toy, toyBot } from './tables.ts';

const evaluation = new Evaluation(toyBot as GameBot);
const topic = <T>(id: string): Topic<T, G> => ({ id, key: String, text: (option) => say('x', { option: String(option) }) });
const pays = topic<number>('pays');
const gains = topic<number>('gains');
const calm = topic<string>('calm');

const add = (g: G, seat: Seat, gold: number): void => {
  g.s.gold[seat] = numberAt(g.s.gold, seat) + gold;
};

const lines = (game: Game<Toy>, tries = 300, seed = '1') =>
  new Search(evaluation, { ...GREEDY.search, tries }, situationOf(begin(game), seatOf(0), new QuickDice(seed))).lines();

describe('a search', () => {
  it('sees through a bad first step to what it buys', () => {
    const game = toy({
      *invest(g) {
        const price = yield* choose(seatOf(0), pays, [0, 3, 5]);
        add(g, seatOf(0), -price);
        const profit = yield* choose(seatOf(0), gains, price === 0 ? [1, 2] : price === 3 ? [2, 9, 4] : [5, 6]);
        add(g, seatOf(0), profit);
        return 'rest';
      },
      *rest() {
        yield* choose(seatOf(1), calm, ['a', 'b']);
        return null;
      },
    });
    const [best] = lines(game);
    expect(best?.answer).toBe(1);
    expect(best?.plan()).toEqual([{ topic: 'gains', key: '9' }]);
    expect(best?.value).toBeCloseTo(6, 6);
  });

  it('looks on over several actions of one turn', () => {
    const game = toy({
      *act(g) {
        const step = yield* chooseOrPass(seatOf(0), pays, [1, 2, 3]);
        if (step === null || g.s.step === 4) return 'rest';
        add(g, seatOf(0), step === 2 ? 2 : -1);
        g.s.step++;
        return 'act';
      },
      *rest() {
        yield* choose(seatOf(1), calm, ['a', 'b']);
        return null;
      },
    });
    const [best] = lines(game, 600);
    expect(best?.answer).toBe(1);
    expect(best?.value).toBeGreaterThanOrEqual(6);
  });

  it('takes dice for what they bring on average, not for what they might', () => {
    const game = toy({
      *bet(g) {
        const choice = yield* choose(seatOf(0), calm, ['sure', 'gamble']);
        add(g, seatOf(0), choice === 'sure' ? 3 : g.below(10) === 0 ? 12 : 0);
        return 'rest';
      },
      *rest() {
        yield* choose(seatOf(1), calm, ['a', 'b']);
        return null;
      },
    });
    const [best, other] = lines(game);
    expect(best?.answer).toBe(0);
    expect(best?.value).toBeCloseTo(3, 6);
    expect(other?.visits).toBeGreaterThan(5);
    expect(other?.value).toBeLessThan(2.5);
  });

  it('does not count on knowing what others hide', () => {
    const guess = topic<number>('guess');
    const game = toy({
      *guess(g) {
        const number = yield* choose(seatOf(0), guess, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
        if (numberAt(g.s.secret, 1) % 10 === number) add(g, seatOf(0), 10);
        else add(g, seatOf(0), -1);
        return 'rest';
      },
      *rest() {
        yield* choose(seatOf(1), calm, ['a', 'b']);
        return null;
      },
    });
    const play = begin(game);
    const answers = (source: typeof play) =>
      new Search(evaluation, { ...GREEDY.search, tries: 100 }, situationOf(source, seatOf(0), new QuickDice('hide')))
        .lines()
        .map(({ answer }) => answer);
    const twin = play.sampleWorld(seatOf(0), new QuickDice('twin'), true);
    expect((twin.s as Toy['state']).secret[1]).not.toBe((play.s as Toy['state']).secret[1]);
    expect(answers(twin)).toEqual(answers(play));
  });

  it('plays a turn as planned, without thinking again', () => {
    const game = toy({
      *act(g) {
        add(g, seatOf(0), yield* amount(seatOf(0), pays, { min: 0, max: 4 }));
        add(g, seatOf(0), -(yield* amount(seatOf(0), gains, { min: 0, max: 4 })));
        return null;
      },
    });
    const { answer, plan } = greedy(evaluation).decide(situationOf(begin(game), seatOf(0), new QuickDice('plan')));
    expect(answer).toBe(4);
    expect(plan).toEqual([{ topic: 'gains', key: '0' }]);
  });
});

describe('a sealed choice', () => {
  const pick = (g: G, win: (mine: number, other: number) => number, most: number) =>
    (function* () {
      const questions = g.seats.map(
        (seat): AmountQuestion<G> => ({ kind: 'amount', seat, topic: { ...topic<number>('pick'), secret: true }, min: 0, max: most }),
      );
      const [a, b] = (yield* together(questions as never)) as readonly Answer[];
      add(g, seatOf(0), win(a as number, b as number));
      add(g, seatOf(1), win(b as number, a as number));
      return null;
    })();

  it('is mixed evenly where every answer loses to another', () => {
    const game = toy({ pick: (g) => pick(g, (mine, other) => numberAt([0, 1, -1], (3 + mine - other) % 3), 2) });
    const { shares } = mixedStrategy(situationOf(begin(game), seatOf(0), new QuickDice('rps')), evaluation, { width: 3, rounds: 800 });
    for (const share of shares) expect(share).toBeCloseTo(1 / 3, 0.9);
  });

  it('is plain where one answer is always better', () => {
    const game = toy({ pick: (g) => pick(g, (mine) => mine, 3) });
    const { shares, choice } = mixedStrategy(situationOf(begin(game), seatOf(0), new QuickDice('plain')), evaluation, {
      width: 4,
      rounds: 200,
    });
    expect(shares[choice.indexOf(3)]).toBeGreaterThan(0.9);
  });
});
