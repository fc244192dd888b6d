import { type Answer, isLegal, keyOf, numberAt, type Question, QuickDice, type Shape, type Simulation } from '@pantheon/kernel';
import { describe, expect, it } from 'vitest';
import { candidateAnswers, priorOf, sampleByPrior, weighted } from '../candidates.ts';
import type { GameBot } from '../game-bot.ts';
import { games, somewhere, toyBot } from './tables.ts';

const nowhere = {} as Simulation<Shape>;
const topic = { id: 't', key: String, text: () => ({ id: 'x' }) };
const choice = (count: number): Question => ({
  kind: 'choose',
  seat: 0 as never,
  topic: topic as never,
  options: Array.from({ length: count }, (_, i) => i),
  pass: false,
});
const dice = () => new QuickDice('candidates');

describe('candidates', () => {
  it('are all answers where they are few', () => {
    expect(candidateAnswers(toyBot as GameBot, nowhere, choice(5), 10, dice())).toEqual([0, 1, 2, 3, 4]);
  });

  it('are the likeliest and some others where they are many', () => {
    const game = {
      ...toyBot,
      otherPolicy: { prior: (_: unknown, __: Question, answer: Answer) => (answer === 17 || answer === 3 ? 9 : 1) },
    } as GameBot;
    const found = candidateAnswers(game, nowhere, choice(40), 6, dice());
    expect(found.length).toBe(6);
    expect(found).toContain(17);
    expect(found).toContain(3);
    expect(new Set(found).size).toBe(6);
  });

  it('are the hints of the game where it has some, without those that are not legal', () => {
    const game = { ...toyBot, otherPolicy: { candidates: () => [2, 99, 4] } } as GameBot;
    expect(candidateAnswers(game, nowhere, choice(5), 10, dice())).toEqual([2, 4]);
  });

  it('are suggestions and samples where nobody can list all', () => {
    const question: Question = {
      kind: 'pick',
      seat: 0 as never,
      topic: topic as never,
      options: Array.from({ length: 30 }, (_, i) => i),
      min: 9,
      max: 9,
      suggest: () => [[0, 1, 2, 3, 4, 5, 6, 7, 8]],
    };
    const found = candidateAnswers(toyBot as GameBot, nowhere, question, 12, dice());
    expect(found.length).toBe(12);
    expect(found[0]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    for (const answer of found) expect(isLegal(question, answer)).toBe(true);
    expect(new Set(found.map((answer) => keyOf(question, answer))).size).toBe(12);
  });

  it('of an amount include both ends', () => {
    const question: Question = { kind: 'amount', seat: 0 as never, topic: topic as never, min: 5, max: 500 };
    const found = candidateAnswers(toyBot as GameBot, nowhere, question, 8, dice());
    expect(found).toContain(5);
    expect(found).toContain(500);
  });
});

describe('weights', () => {
  it('are kept on average', () => {
    const source = dice();
    const counts = [0, 0, 0];
    for (let time = 0; time < 6000; time++) {
      const index = weighted([1, 0, 5], source);
      counts[index] = numberAt(counts, index) + 1;
    }
    expect(counts[1]).toBe(0);
    expect(numberAt(counts, 2) / 6000).toBeCloseTo(5 / 6, 1);
  });
});

it.each(games)('priors of $id are for legal answers and above nothing', ({ game: { rules, bot } }) => {
  for (let steps = 0; steps < 120; steps += 8) {
    const play = somewhere(rules, rules.players.max, `prior/${steps}`, steps);
    for (const question of play.open) {
      expect(isLegal(question, sampleByPrior(bot, play, question, dice()))).toBe(true);
      for (const answer of candidateAnswers(bot, play, question, 30, dice())) {
        const prior = priorOf(bot, play, question, answer);
        expect(Number.isFinite(prior) && prior > 0, `${question.topic.id} ${keyOf(question, answer)}`).toBe(true);
      }
    }
    for (const seat of play.seats) for (const value of bot.measure(play, seat)) expect(Number.isFinite(value)).toBe(true);
  }
});
