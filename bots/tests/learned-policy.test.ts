import { QuickDice } from '@pantheon/kernel';
import { describe, expect, it } from 'vitest';
import { candidateAnswers, choiceOf, handPriorOf, priorOf } from '../candidates.ts';
import { usualEvaluation } from '../evaluation.ts';
import { GREEDY } from '../greedy.ts';
import { HASH_PLACES, partsOf } from '../learned-policy.ts';
import { learnPolicy, type SearchLesson, student } from '../learning/policy-fit.ts';
import { runGame } from '../run.ts';
import { gameOf, games, somewhere } from './tables.ts';

/** A topic on which searches always prefer the answer with a certain part. */
const lesson = (wanted: number): SearchLesson => ({
  topic: 't',
  answers: [0, 1, 2].map((answer) => ({ parts: [answer], hint: 0 })),
  preferred: [0, 1, 2].map((answer) => (answer === wanted ? 1 : 0)),
});

describe('a learned policy', () => {
  it('prefers what searches preferred', () => {
    const lessons = Array.from({ length: 80 }, (_, at) => lesson(at % 10 === 3 ? 2 : 1));
    const { policy, before, after } = learnPolicy(lessons);
    expect(after.surprise).toBeLessThan(before.surprise);
    expect(after.agreed).toBeGreaterThan(0.8);
    const weight = (place: number): number => policy.weights[policy.at.indexOf(place)] ?? 0;
    expect(weight(1)).toBeGreaterThan(weight(2));
    expect(weight(2)).toBeGreaterThan(weight(0));
  });

  it('trusts the rules of thumb as far as they foretell', () => {
    const misled: SearchLesson = { topic: 't', answers: [-2, 2].map((hint, at) => ({ parts: [at + 10], hint })), preferred: [1, 0] };
    const { policy } = learnPolicy(Array.from({ length: 60 }, () => misled));
    expect(policy.trust.t).toBeLessThan(1);
  });

  it('is learned from games and then orders answers', () => {
    const { rules, bot } = gameOf('isles');
    const lessons: SearchLesson[] = [];
    const search = { ...GREEDY.search, tries: 12 };
    const pupil = student(usualEvaluation(bot), { search, sealed: GREEDY.sealed, sharpness: 0.1 }, (heard) => lessons.push(heard));
    const options = Object.fromEntries(rules.options.map(({ id, values }) => [id, values[0] as string]));
    runGame({ rules, options, bots: [pupil, pupil], seed: 'lessons' });
    expect(lessons.length).toBeGreaterThan(10);
    for (const { preferred } of lessons) expect(preferred.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    const learned = { ...bot, learnedPolicy: learnPolicy(lessons).policy };
    const play = somewhere(rules, 2, 'policy', 6);
    for (const question of play.open)
      for (const answer of candidateAnswers(bot, play, question, 10, new QuickDice('x'))) {
        expect(priorOf(bot, play, question, answer)).toBe(handPriorOf(bot, play, question, answer));
        expect(priorOf(learned, play, question, answer)).toBeGreaterThan(0);
      }
  });
});

describe.each(games)('answers of $id', ({ game: { rules, bot } }) => {
  it('are all tried in time, the likely ones first, and have parts', () => {
    for (let steps = 0; steps < 60; steps += 12) {
      const play = somewhere(rules, rules.players.max, `all/${steps}`, steps);
      for (const question of play.open) {
        const { answers, likely } = choiceOf(bot, play, question, 60, new QuickDice('all'));
        const hinted = candidateAnswers(bot, play, question, 60, new QuickDice('all'));
        expect(likely).toBe(hinted.length);
        expect(answers.length).toBeGreaterThanOrEqual(likely);
        for (const answer of answers) for (const place of partsOf(bot, play, question, answer)) expect(place).toBeLessThan(HASH_PLACES);
      }
    }
  });
});
