import type { Move, Review, TurningPoint } from '@pantheon/bots';
import type { Seat } from '@pantheon/kernel';
import { describe, expect, it } from 'vitest';
import { chanceText } from '../app/chance-text.ts';
import { wordsIn as words } from '../app/words.ts';
import { answersText, dearestMove, luckText, turningText } from '../screens/look-back-text.ts';

const seat = (n: number): Seat => n as Seat;
const names = ['Livia', 'Marco'];
const nameOf = (one: Seat): string => names[one] ?? '';
const move = (at: number, by: number, lost: number): Move => ({
  at,
  seat: seat(by),
  topic: 'bid',
  key: 'x',
  lost,
  better: lost > 0 ? 'y' : null,
  luck: [0, 0],
});
const point: TurningPoint = {
  from: 3,
  to: 5,
  seat: seat(1),
  topic: 'bid',
  key: 'x',
  before: [0.62, 0.38],
  after: [0.31, 0.69],
  moved: seat(0),
  by: -0.31,
  cause: 'decision',
};

describe('the look back', () => {
  it('tells a turning point in a sentence, in both languages', () => {
    const { id, args } = turningText(point, nameOf, 'en');
    expect(words('en')(id, args)).toBe('Marco threw Livia back: from 62% to 31%.');
    expect(words('it')(id, args)).toBe('Marco ha ricacciato indietro Livia: dal 62% al 31%.');
    const lucky = turningText({ ...point, cause: 'luck', by: 0.2, before: [0.2, 0.8], after: [0.4, 0.6] }, nameOf, 'en');
    expect(words('en')(lucky.id, lucky.args)).toBe('Chance was with Livia: from 20% to 40%.');
  });

  it('never tells more than a whole game, however long the match', () => {
    expect(chanceText(1.4, 'en')).toBe('100%');
    const moves = Array.from({ length: 200 }, (_, at) => move(at, 0, 0.05));
    const review: Review = { curve: [], moves, turning: [], luck: [-9.75, 0], lost: [10, 0], sound: [0.5, 1] };
    const { id, args } = answersText(review, seat(0), 'en');
    expect(words('en')(id, args)).toBe('100 of 200 answers were as good as the bot’s; on average one gave away 5% of a win.');
    expect(words('en')(luckText(review, seat(0)).id)).toBe('Dice and cards were very unkind.');
    expect(words('en')(luckText(review, seat(1)).id)).toBe('Dice and cards were even-handed.');
  });

  it('finds the dearest answer, where one was dear', () => {
    const review: Review = {
      curve: [],
      moves: [move(1, 0, 0.04), move(2, 0, 0.2), move(3, 1, 0.3), move(4, 0, 0.1)],
      turning: [],
      luck: [0, 0],
      lost: [0.34, 0.3],
      sound: [0, 0],
    };
    expect(dearestMove(review, seat(0))?.at).toBe(2);
    expect(dearestMove({ ...review, moves: [move(1, 0, 0.04)] }, seat(0))).toBeNull();
  });
});
