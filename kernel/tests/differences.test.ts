import { describe, expect, it } from 'vitest';
import { differences } from '../index.ts';

describe('differences', () => {
  it('are told by place, with what was and what is', () => {
    const before = {
      cards: [
        { id: 'oak', cost: 2 },
        { id: 'ash', cost: 3 },
      ],
      gold: 5,
      name: 'old',
    };
    const after = {
      cards: [
        { id: 'ash', cost: 4 },
        { id: 'elm', cost: 1 },
      ],
      gold: 5,
      rounds: [1, 2],
    };
    expect(differences(before, after)).toEqual([
      { place: 'cards › oak', before: { id: 'oak', cost: 2 } },
      { place: 'cards › ash › cost', before: 3, after: 4 },
      { place: 'cards › elm', after: { id: 'elm', cost: 1 } },
      { place: 'name', before: 'old' },
      { place: 'rounds', after: [1, 2] },
    ]);
  });

  it('of lists without ids go by number, and stop at the limit', () => {
    expect(differences({ list: [1, 2, 3] }, { list: [1, 5] })).toEqual([
      { place: 'list › 2', before: 2, after: 5 },
      { place: 'list › 3', before: 3 },
    ]);
    expect(differences([1, 2, 3], [4, 5, 6], 2)).toHaveLength(2);
    expect(differences({ a: { b: 1 } }, { a: { b: 1 } })).toEqual([]);
    expect(differences({ a: [] }, { a: {} })).toEqual([{ place: 'a', before: [], after: {} }]);
  });
});
