import { describe, expect, test } from 'vitest';
import { PantheonError } from '../errors.ts';
import * as schema from '../schema.ts';

const { bilingual, checked, dictionary, flag, json, jsonObject, list, number, oneOf, optional, shape, text, whole } = schema;

const refusal = (read: () => unknown): string => {
  try {
    read();
  } catch (error) {
    expect(error).toBeInstanceOf(PantheonError);
    expect((error as PantheonError).code).toBe('bad-data');
    return (error as PantheonError).message;
  }
  throw new Error('nothing was refused');
};

const card = shape({
  id: text,
  cost: whole(0, 9),
  kind: oneOf('god', 'beast'),
  secret: flag,
  odds: optional(number(0, 1)),
  name: bilingual,
  icons: list(oneOf(1, 2, 3), { min: 1, max: 2 }),
  prices: dictionary(whole(0, 99), { max: 2 }),
});
const good = { id: 'a', cost: 3, kind: 'god', secret: false, name: { en: 'A', it: 'A' }, icons: [1], prices: { x: 1 } };

describe('a schema', () => {
  test('reads what is good and drops what it does not know', () => {
    expect(card({ ...good, provenance: 'rulebook' }, '')).toEqual(good);
    expect(card({ ...good, odds: 0.5 }, '')).toEqual({ ...good, odds: 0.5 });
  });

  test.each([
    [{ id: 1 }, 'id: expected a text, found 1'],
    [{ cost: 10 }, 'cost: expected a whole number from 0 to 9, found 10'],
    [{ cost: -1 }, 'cost: expected a whole number from 0 to 9, found -1'],
    [{ cost: 1.5 }, 'cost: expected a whole number from 0 to 9, found 1.5'],
    [{ cost: '1' }, 'cost: expected a whole number from 0 to 9, found "1"'],
    [{ kind: 'hero' }, 'kind: expected one of god, beast, found "hero"'],
    [{ secret: 0 }, 'secret: expected true or false, found 0'],
    [{ odds: Number.NaN }, 'odds: expected a number from 0 to 1, found null'],
    [{ odds: null }, 'odds: expected a number from 0 to 1, found null'],
    [{ name: { en: 'A' } }, 'name.it: expected a text, found undefined'],
    [{ icons: [1, 7] }, 'icons[1]: expected one of 1, 2, 3, found 7'],
    [{ icons: [] }, 'icons: expected a list of 1 to 2 items, found []'],
    [{ icons: [1, 1, 1] }, 'icons: expected a list of 1 to 2 items, found [1,1,1]'],
    [{ icons: 'x' }, 'icons: expected a list, found "x"'],
    [{ prices: { gold: -1 } }, 'prices.gold: expected a whole number from 0 to 99, found -1'],
    [{ prices: [] }, 'prices: expected an object, found []'],
    [{ prices: { a: 1, b: 2, c: 3 } }, 'prices: expected at most 2 short names, found {"a":1,"b":2,"c":3}'],
    [{ odds: 1.5 }, 'odds: expected a number from 0 to 1, found 1.5'],
    [{ odds: Number.POSITIVE_INFINITY }, 'odds: expected a number from 0 to 1, found null'],
    [{ id: 'x'.repeat(1001) }, `id: expected a text of at most 1000 letters, found "${'x'.repeat(59)}…`],
    [{ name: null }, 'name: expected an object, found null'],
  ])('says where %j is wrong', (change, message) => {
    expect(refusal(() => card({ ...good, ...change }, ''))).toBe(message);
  });

  test('names the whole when it is wrong as a whole', () => {
    expect(refusal(() => card(7, ''))).toBe('the data: expected an object, found 7');
    expect(refusal(() => card(null, ''))).toBe('the data: expected an object, found null');
    expect(refusal(() => card([], ''))).toBe('the data: expected an object, found []');
  });

  test('leads through nested lists to the place', () => {
    const packs = shape({ decks: list(shape({ cards: list(card) })) });
    expect(refusal(() => packs({ decks: [{ cards: [good, { ...good, cost: 99 }] }] }, ''))).toBe(
      'decks[0].cards[1].cost: expected a whole number from 0 to 9, found 99',
    );
  });

  test('checks what only a rule can say', () => {
    const even = checked(whole(0, 9), (value) => (value % 2 === 0 ? null : 'it is odd'));
    expect(even(4, 'n')).toBe(4);
    expect(refusal(() => even(3, 'n'))).toBe('n: it is odd');
    expect(refusal(() => even(3, ''))).toBe('the data: it is odd');
  });

  test('shows only the beginning of what is long', () => {
    const message = refusal(() => flag('x'.repeat(1000), 'field'));
    expect(message.length).toBeLessThan(120);
    expect(message.endsWith('…')).toBe(true);
  });

  test('bounds what nobody has bounded', () => {
    expect(refusal(() => list(flag)(new Array(301).fill(true), 'a'))).toContain('a list of 0 to 300 items');
    expect(refusal(() => dictionary(flag)(Object.fromEntries(Array.from({ length: 101 }, (_, at) => [at, true])), 'a'))).toContain(
      'at most 100',
    );
    expect(refusal(() => dictionary(flag)({ ['x'.repeat(2000)]: true }, 'a'))).toContain('short names');
  });

  test('measures JSON that it does not read', () => {
    const small = json({ depth: 3, size: 20 });
    const good = { a: [1, 2, { b: 'c' }] };
    expect(small(good, '')).toBe(good);
    expect(refusal(() => small({ a: [[[1]]] }, 'state'))).toContain('state: expected at most 20 letters and values, 3 deep');
    expect(refusal(() => small(new Array(30).fill(0), ''))).toContain('at most 20');
    expect(refusal(() => small('x'.repeat(30), ''))).toContain('at most 20');
    expect(refusal(() => small({ ['x'.repeat(30)]: 1 }, ''))).toContain('at most 20');
    expect(refusal(() => jsonObject({ depth: 3, size: 20 })([], 'state'))).toBe('state: expected an object, found []');
  });

  test('survives what is deeper than any stack', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
    expect(refusal(() => flag(deep, 'field')).length).toBeLessThan(120);
    expect(refusal(() => json({ depth: 30, size: 1e6 })(deep, 'field')).length).toBeLessThan(150);
  });

  test('is not fooled by what an object inherits', () => {
    expect(refusal(() => shape({ constructor: text })({}, ''))).toContain('constructor: expected a text');
    expect(Object.keys(dictionary(whole(0, 9))(JSON.parse('{"__proto__": 1}'), ''))).toEqual(['__proto__']);
  });
});
