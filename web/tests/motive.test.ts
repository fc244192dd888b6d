import { describe, expect, it } from 'vitest';
import { wordsIn as words } from '../app/words.ts';
import { motiveText, reasonTexts } from '../table/motive.tsx';

const speak = {
  locale: 'en',
  has: (id: string) => id !== 'feature.rivals',
  id: (id: string) => `the ${id.slice('feature.'.length)}`,
};

describe('what a bot says', () => {
  it('tells what an answer was for and what it cost, and nothing but that', () => {
    const motive = { gained: 'income', given: 'coins', instead: 'zeus:3' };
    expect(motiveText(motive, words('en'), speak)).toBe('It was for this: the income. The price: the coins.');
    expect(motiveText({ ...motive, given: null }, words('it'), speak)).toBe('L’ha fatto per questo: the income.');
    expect(motiveText({ ...motive, gained: 'rivals' }, words('en'), speak)).toBe(
      'It was to leave less to the others. The price: the coins.',
    );
    expect(motiveText({ ...motive, gained: null }, words('en'), speak)).toBe('Nothing spoke clearly for it or against it.');
    expect(motiveText(null, words('en'), speak)).toBe('Nothing spoke clearly for it or against it.');
  });

  it('advises in words, without figures', () => {
    const reasons = [
      { feature: 'income', points: 3.2 },
      { feature: 'coins', points: -1.1 },
      { feature: 'rivals', points: 0.4 },
    ];
    expect(reasonTexts(reasons, words('en'), speak)).toEqual(['For it: the income and what the others have.', 'Against it: the coins.']);
    expect(reasonTexts([], words('en'), speak)).toEqual([]);
  });
});
