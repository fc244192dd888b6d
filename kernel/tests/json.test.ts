import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, clone, sameJson } from '../json.ts';

const shuffledKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shuffledKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, shuffledKeys(item)]),
  );
};

describe('clone', () => {
  test('is equal and shares nothing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const copy = clone(value);
        expect(copy).toEqual(value);
        expect(JSON.stringify(copy)).toBe(JSON.stringify(value));
        expect(sharesObjects(value, copy)).toBe(false);
      }),
    );
  });

  test('keeps the order of keys and an empty place', () => {
    expect(JSON.stringify(clone({ b: [1, { c: null }], a: {}, d: [] }))).toBe('{"b":[1,{"c":null}],"a":{},"d":[]}');
  });
});

function sharesObjects(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return false;
  return a === b || Object.keys(a).some((key) => sharesObjects(a[key as keyof typeof a], b[key as keyof typeof b]));
}

describe('canonical', () => {
  test('reads back as the same value, and is the same for any order of keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonical(shuffledKeys(value))).toBe(canonical(value));
      }),
    );
  });

  test('differs for values that differ', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        const plain = (value: unknown): string => JSON.stringify(JSON.parse(canonical(value)));
        expect(sameJson(a, b)).toBe(plain(a) === plain(b));
      }),
    );
  });

  test('leaves out what is undefined, as JSON does', () => {
    expect(canonical({ b: undefined, a: 1 })).toBe('{"a":1}');
    expect(canonical([undefined])).toBe('[null]');
    expect(sameJson(undefined, null)).toBe(true);
  });
});
