import { add, addFraction, at, fractionAt, numberAt } from '@pantheon/kernel';
import { describe, expect, test } from 'vitest';

describe('a list of numbers', () => {
  test('is added to in whole numbers and in parts of them', () => {
    const list = [1, 0, 0.25];
    add(list, 0, 2);
    add(list, 1, -0);
    add(list, 2, 0.5);
    expect(list).toEqual([3, 0, 0.75]);
    expect(Object.is(list[1], 0)).toBe(true);
  });

  test('keeps numbers that are too large for small integers', () => {
    const list = [2 ** 31 - 1];
    add(list, 0, 1);
    expect(list).toEqual([2 ** 31]);
  });

  test('has a reader and an adder of its own where it holds fractions', () => {
    const chances = [0.5, 0.25];
    addFraction(chances, 1, 0.125);
    expect(fractionAt(chances, 1)).toBe(0.375);
  });

  test('is read with a check', () => {
    expect(numberAt([4, 5], 1)).toBe(5);
    expect(() => numberAt([4, 5], 2)).toThrow('nothing at 2');
    expect(() => at(['a'], -1)).toThrow('nothing at -1');
    expect(() => add([1], 1, 1)).toThrow('nothing at 1');
    expect(() => fractionAt([0.5], 1)).toThrow('nothing at 1');
  });
});
