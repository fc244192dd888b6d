import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberAt } from '../at.ts';
import { commitment, type Dice, mixedSeed, QuickDice, SealedDice, shuffle } from '../dice.ts';

const throws = (dice: Dice, sides: number, count: number): number[] => Array.from({ length: count }, () => dice.below(sides));
const sealed = (seed = 'pantheon'): SealedDice => new SealedDice({ seed, word: 0 });

/** The statistic of a chi-squared test that all sides are equally likely. */
function unevenness(dice: Dice, sides: number, count: number): number {
  const seen = new Array<number>(sides).fill(0);
  for (let i = 0; i < count; i++) {
    const side = dice.below(sides);
    seen[side] = numberAt(seen, side) + 1;
  }
  const expected = count / sides;
  return seen.reduce((sum, number) => sum + (number - expected) ** 2 / expected, 0);
}

const kinds: [string, (seed: string) => Dice][] = [
  ['sealed dice', (seed) => sealed(seed)],
  ['quick dice', (seed) => new QuickDice(seed)],
];

describe.each(kinds)('%s', (_, make) => {
  test('stay within their sides', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 0x1_0000_0000 }), (seed, sides) => {
        for (const outcome of throws(make(seed), sides, 5)) {
          expect(Number.isSafeInteger(outcome)).toBe(true);
          expect(outcome).toBeGreaterThanOrEqual(0);
          expect(outcome).toBeLessThan(sides);
        }
      }),
    );
  });

  test('the same seed gives the same throws, another seed others', () => {
    expect(throws(make('a'), 1000, 20)).toEqual(throws(make('a'), 1000, 20));
    expect(throws(make('a'), 1000, 20)).not.toEqual(throws(make('b'), 1000, 20));
  });

  test('a copy goes on exactly alike and on its own', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.integer({ min: 2, max: 100 }), (before, sides) => {
        const dice = make('copied');
        throws(dice, sides, before);
        const copy = dice.copy();
        const expected = throws(copy, sides, 20);
        expect(throws(dice, sides, 20)).toEqual(expected);
      }),
    );
  });

  test('every side is equally likely, with numbers of sides that do not divide the range too', () => {
    // Bounds of the chi-squared distribution that an unbiased source passes with a probability of 0.9999.
    expect(unevenness(make('even'), 6, 60_000)).toBeLessThan(25.8);
    expect(unevenness(make('even'), 7, 60_000)).toBeLessThan(27.9);
    expect(unevenness(make('even'), 20, 60_000)).toBeLessThan(50.8);
    expect(unevenness(make('even'), 52, 60_000)).toBeLessThan(95.7);
  });

  test('no low numbers are favoured where the range leaves a large rest', () => {
    const sides = 3 * 2 ** 30;
    const dice = make('rest');
    const low = Array.from({ length: 4000 }, () => dice.below(sides)).filter((outcome) => outcome < 2 ** 30).length;
    expect(low).toBeGreaterThan(1200);
    expect(low).toBeLessThan(1470);
  });

  test('a shuffle keeps all items, and every order is equally likely', () => {
    const dice = make('orders');
    const seen = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle(dice, ['a', 'b', 'c', 'd']).join('');
      seen.set([...order].sort().join('') === 'abcd' ? order : 'broken', (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(24);
    const statistic = [...seen.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(statistic).toBeLessThan(56);
  });
});

describe('sealed dice', () => {
  test('give what is frozen here, or every record in the world would be broken', () => {
    const dice = sealed();
    expect(throws(dice, 6, 20)).toEqual([1, 4, 1, 1, 5, 1, 4, 0, 4, 1, 4, 0, 1, 3, 2, 2, 0, 2, 0, 4]);
    expect(throws(dice, 1_000_003, 10)).toEqual([644160, 85418, 26552, 780609, 865237, 936416, 359789, 759012, 214454, 277327]);
    expect(dice.save()).toEqual({ seed: 'pantheon', word: 30 });
    expect(shuffle(sealed(), [...'abcdefghijklmnop']).join('')).toBe('bpndcmiegaklojhf');
  });

  test('are SHA-256 of the seed and a counter, which anybody can compute again', () => {
    const words = [0, 1, 2].flatMap((block) => {
      const digest = createHash('sha256').update(`pantheon/${block}`).digest();
      return Array.from({ length: 8 }, (_, at) => digest.readUInt32BE(at * 4));
    });
    expect(throws(sealed(), 0x1_0000_0000, 24)).toEqual(words);
  });

  test('go on from where they were saved', () => {
    for (let before = 0; before < 20; before++) {
      const dice = sealed();
      throws(dice, 6, before);
      const saved = JSON.parse(JSON.stringify(dice.save())) as ReturnType<SealedDice['save']>;
      expect(throws(new SealedDice(saved), 6, 20)).toEqual(throws(dice, 6, 20));
    }
  });
});

describe('quick dice', () => {
  test('give what is frozen here, so that simulations can be repeated', () => {
    const dice = new QuickDice('pantheon');
    expect(throws(dice, 6, 20)).toEqual([3, 2, 5, 5, 0, 4, 0, 0, 4, 0, 2, 5, 3, 5, 1, 0, 5, 3, 0, 1]);
    expect(throws(dice, 1_000_003, 10)).toEqual([320375, 237614, 100942, 414796, 720422, 775140, 563235, 446821, 936002, 582644]);
    expect(shuffle(new QuickDice('pantheon'), [...'abcdefghijklmnop']).join('')).toBe('aemnbjildckgopfh');
  });

  test('take numbers as seeds', () => {
    expect(throws(new QuickDice(7), 100, 5)).toEqual(throws(new QuickDice('7'), 100, 5));
  });
});

describe('the seed of a match', () => {
  test('is mixed from what the host and the players bring', () => {
    expect(mixedSeed('pantheon', ['a', 'b'])).toBe('cec44f5f60773215d6aa37a0e24b42785bfd0b6be00f9bb04add3384a71fc497');
    expect(mixedSeed('pantheon', [])).toBe('4cb7a8b3e4c5dbf2672669a4ca44aaa7d95e1897467c135cdabcf927dd1e54e3');
    expect(mixedSeed('pantheon', ['b', 'a'])).not.toBe(mixedSeed('pantheon', ['a', 'b']));
  });

  test('is announced by a hash that does not give it away', () => {
    expect(commitment('pantheon')).toBe('29089c93900aaf09f2c15ec0365ccec8aecce88d6d01f1b5e51f3465b4b55920');
    expect(commitment('pantheon')).not.toBe(mixedSeed('pantheon', []));
  });
});
