import { type Result, type Seat, seatOf } from '@pantheon/kernel';
import { describe, expect, it } from 'vitest';
import { words as cyclades } from '../../games/cyclades/board/words.ts';
import { palette, type Recipe } from '../app/sound-palette.ts';
import { wordsIn } from '../app/words.ts';
import { matchingOptions } from '../table/answer-finder.tsx';
import { askOf } from '../table/orders.tsx';
import { winnersText } from '../table/waiting.tsx';

const result = (...ranks: readonly number[]): Result => ({
  how: 'goal',
  scores: ranks.map((rank, seat) => ({ seat: seatOf(seat), rank, total: 10 - rank, parts: [], tiebreak: [] })),
});
const players = [{ name: 'Livia' }, { name: 'Marco' }, { name: 'Teo' }];
const me = 0 as Seat;

describe('the line above a match that is over', () => {
  it('names who has won', () => {
    const [english, italian] = [wordsIn('en'), wordsIn('it')];
    expect(winnersText(english, 'en', result(2, 1, 3), players, me)).toBe('Marco has won.');
    expect(winnersText(english, 'en', result(1, 2, 3), players, me)).toBe('You have won.');
    expect(winnersText(english, 'en', result(2, 1, 1), players, me)).toBe('Marco and Teo have won.');
    expect(winnersText(italian, 'it', result(2, 1, 1), players, me)).toBe('Vincono Marco e Teo.');
    expect(winnersText(italian, 'it', result(1, 2, 3), players, null)).toBe('Vince Livia.');
  });
});

describe('questions that can be answered ahead', () => {
  it('are told apart by their own words where they have some', () => {
    for (const language of ['en', 'it'] as const) {
      const catalogue: { readonly [id: string]: string | undefined } = {
        'topic.retreat': 'x',
        'topic.seaRetreat': 'x',
        ...cyclades[language],
      };
      const speak = { has: (id: string) => catalogue[id] !== undefined, id: (id: string) => catalogue[id] ?? '' };
      expect(askOf(speak, 'retreat')).not.toBe(askOf(speak, 'seaRetreat'));
    }
  });
});

describe('a typed answer', () => {
  const options = ['Citadel in Naxos', 'Oia', 'Città di Oia', 'Naxos'].map((words) => ({ words }));
  const found = (typed: string): string[] => matchingOptions(options, typed).map(({ words }) => words);

  it('is found by some of its letters, in any order, with or without accents', () => {
    expect(found('nax')).toEqual(['Naxos', 'Citadel in Naxos']);
    expect(found('oia citta')).toEqual(['Città di Oia']);
    expect(found('')).toHaveLength(4);
    expect(found('zeus')).toEqual([]);
  });

  it('is found by what its button says, too', () => {
    const bids = [
      { words: 'Ares, 7', deed: 'Bid 7 on Ares' },
      { words: 'Hera, 7', deed: 'Bid 7 on Hera' },
    ];
    expect(matchingOptions(bids, 'bid 7 ares').map(({ words }) => words)).toEqual(['Ares, 7']);
  });
});

describe('the sounds', () => {
  it('stay below the ceiling, and every one can be played', () => {
    for (const [name, recipe] of Object.entries<Recipe>(palette)) {
      const together = new Map<number, number>();
      for (const { at = 0, peak, attack, decay } of recipe.voices) {
        expect(attack > 0 && decay > 0, name).toBe(true);
        together.set(at, (together.get(at) ?? 0) + peak);
      }
      for (const peak of together.values()) expect(peak * recipe.level, name).toBeLessThanOrEqual(1);
    }
  });
});
