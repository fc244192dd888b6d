import { describe, expect, test } from 'vitest';
import { KeptCopy, KeptRows, oncePerView, Remembered } from '../remembered.ts';

/** Adds up numbers, counting how often that was done. */
function sums(): { readonly times: () => number; of(name: string, numbers: readonly number[], flags?: readonly boolean[]): number } {
  const remembered = new Remembered<number>();
  let times = 0;
  return {
    times: () => times,
    of(name, numbers, flags = []) {
      remembered.begin();
      remembered.note(name);
      remembered.noteNumbers(numbers);
      remembered.noteAll(flags);
      return remembered.recall(() => {
        times++;
        return numbers.reduce((sum, number) => sum + number, 0);
      });
    },
  };
}

describe('what was worked out last', () => {
  test('is kept while all that was noted is the same, whoever holds it', () => {
    const sum = sums();
    expect([sum.of('a', [1, 2]), sum.of('a', [1, 2]), sum.of('a', [...[1, 2]])]).toEqual([3, 3, 3]);
    expect(sum.times()).toBe(1);
  });

  test.each([
    ['a text', 'b', [1, 2], []],
    ['a number', 'a', [1, 3], []],
    ['how many numbers there are', 'a', [1, 2, 0], []],
    ['how few', 'a', [1], []],
    ['a flag', 'a', [1, 2], [true]],
  ] as const)('is worked out again when %s has changed, and again when it changes back', (_, name, numbers, flags) => {
    const sum = sums();
    sum.of('a', [1, 2]);
    expect(sum.of(name, numbers, flags)).toBe(numbers.reduce((all: number, number) => all + number, 0));
    expect(sum.of('a', [1, 2])).toBe(3);
    expect(sum.times()).toBe(3);
  });

  test('sees a change in the very list that it noted', () => {
    const sum = sums();
    const numbers = [1, 2];
    sum.of('a', numbers);
    numbers[0] = 5;
    expect(sum.of('a', numbers)).toBe(7);
  });

  test('is not kept where working it out failed', () => {
    const remembered = new Remembered<number>();
    const work = (outcome: () => number): number => {
      remembered.begin();
      remembered.note('x');
      return remembered.recall(outcome);
    };
    expect(() =>
      work(() => {
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(work(() => 4)).toBe(4);
  });
});

describe('the copy that views are given', () => {
  test('is the same while the list stays as it was, whichever match it belongs to', () => {
    const kept = new KeptCopy();
    const first = kept.of([1, 2]);
    expect(kept.of([1, 2])).toBe(first);
    expect(kept.of([1, 2, 3])).toEqual([1, 2, 3]);
    expect(kept.of([1, 2])).not.toBe(first);
  });

  test('is not touched by a change of the list', () => {
    const kept = new KeptCopy();
    const list = [1, 2];
    const first = kept.of(list);
    list[0] = 5;
    expect(kept.of(list)).toEqual([5, 2]);
    expect(first).toEqual([1, 2]);
  });

  test('shares the rows that stayed as they were', () => {
    const kept = new KeptRows();
    const first = kept.of([[1], [2]]);
    expect(kept.of([[1], [2]])).toBe(first);
    const second = kept.of([[1], [3]]);
    expect(second).toEqual([[1], [3]]);
    expect(second[0]).toBe(first[0]);
    expect(kept.of([[1]])).toEqual([[1]]);
    expect(first).toEqual([[1], [2]]);
  });
});

describe('what is made of a view', () => {
  test('is made once for each view, and anew for one that only looks alike', () => {
    const readOff = oncePerView((view: { n: number }, data: { plus: number }) => ({ sum: view.n + data.plus }));
    const [view, alike, data] = [{ n: 1 }, { n: 1 }, { plus: 2 }];
    const first = readOff(view, data);
    expect(first).toEqual({ sum: 3 });
    expect(readOff(view, data)).toBe(first);
    expect(readOff(alike, data)).not.toBe(first);
  });
});
