import { clone, type Json, QuickDice } from '@pantheon/kernel';
import { describe, expect, it } from 'vitest';
import { changeBetween, withChange } from '../index.ts';

const WORDS = ['a', 'b', 'c', '__proto__', '0', 'length'];

/** Any JSON value, not too deep. */
function anything(dice: QuickDice, depth = 4): Json {
  const kind = dice.below(depth === 0 ? 4 : 6);
  if (kind === 0) return null;
  if (kind === 1) return dice.below(2) === 0;
  if (kind === 2) return dice.below(4);
  if (kind === 3) return WORDS[dice.below(WORDS.length)] as string;
  const items = Array.from({ length: dice.below(5) }, () => anything(dice, depth - 1));
  return kind === 4 ? items : Object.fromEntries(items.map((item) => [WORDS[dice.below(WORDS.length)], item]));
}

/** The same value with a few differences. */
function varied(dice: QuickDice, value: Json): Json {
  if (dice.below(4) === 0) return anything(dice, 2);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item: Json) => varied(dice, item));
  return Object.fromEntries(Object.entries(value).flatMap(([key, item]) => (dice.below(6) === 0 ? [] : [[key, varied(dice, item)]])));
}

describe('changes', () => {
  it('lead from any value to any other, by way of JSON text', () => {
    const dice = new QuickDice('changes');
    for (let i = 0; i < 3000; i++) {
      const before = anything(dice);
      const after = dice.below(2) === 0 ? anything(dice) : varied(dice, before);
      const kept = clone(before);
      const change = changeBetween(before, after);
      if (change === null) expect(before).toEqual(after);
      else expect(withChange(before, JSON.parse(JSON.stringify(change)))).toEqual(after);
      expect(before).toEqual(kept);
    }
  });

  it('name what is different and nothing else', () => {
    const before = { troops: [1, 2, 3, 4], players: [{ coins: 3, name: 'Livia' }, { coins: 1 }], top: 'x', gone: 1 };
    const after = { troops: [1, 2, 5, 4], players: [{ coins: 3, name: 'Livia' }, { coins: 0 }], top: null };
    expect(changeBetween(before, after)).toEqual({ troops: { 2: [5] }, players: { 1: { coins: [0] } }, top: [null], gone: [] });
    expect(changeBetween(before, structuredClone(before))).toBeNull();
  });

  it('leave what is not different as the object it was', () => {
    const before = { hand: [1, 2], deck: { size: 3 } };
    const after = withChange(before, { deck: { size: [2] } }) as typeof before;
    expect(after).toEqual({ hand: [1, 2], deck: { size: 2 } });
    expect(after.hand).toBe(before.hand);
  });

  it('tell a short list as a whole when most of it is different', () => {
    expect(changeBetween([1, 2, 3], [3, 2, 1])).toEqual([[3, 2, 1]]);
  });
});
