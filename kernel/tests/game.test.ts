import { describe, expect, test } from 'vitest';
import { loadPack, optionSets, readOptions } from '../game.ts';
import { toy } from './toys.ts';

const specs = {
  id: 'toy',
  options: [
    { id: 'rounds', values: [6, 3] },
    { id: 'fog', values: [false, true] },
    { id: 'map', values: ['small', 'large', 'huge'] },
  ],
};

describe('options', () => {
  test('are the usual ones where nothing is said', () => {
    expect(readOptions(specs, {})).toEqual({ rounds: 6, fog: false, map: 'small' });
    expect(readOptions(specs, { map: 'huge' })).toEqual({ rounds: 6, fog: false, map: 'huge' });
  });

  test('may come as words, from a command line or a form', () => {
    expect(readOptions(specs, { rounds: '3', fog: 'true' })).toEqual({ rounds: 3, fog: true, map: 'small' });
  });

  test('that do not exist are refused by name', () => {
    expect(() => readOptions(specs, { speed: 1 })).toThrowError('toy has no option "speed"');
    expect(() => readOptions(specs, { rounds: 4 })).toThrowError('the option "rounds" takes 6, 3, not "4"');
    expect(() => readOptions(specs, { constructor: 1 })).toThrowError(expect.objectContaining({ code: 'bad-setup' }));
  });

  test('are combined in every way, or each value once where that is too much', () => {
    expect(optionSets(specs)).toHaveLength(12);
    expect(new Set(optionSets(specs).map((set) => JSON.stringify(set))).size).toBe(12);
    const few = optionSets(specs, 10);
    expect(few).toHaveLength(5);
    for (const { id, values } of specs.options) for (const value of values) expect(few.some((set) => set[id] === value)).toBe(true);
    expect(optionSets({ options: [] })).toEqual([{}]);
  });
});

describe('a data pack', () => {
  test('is read once and known by its hash, whatever the order of its keys', () => {
    let reads = 0;
    const read = (pack: unknown): { faces: number } => {
      reads++;
      return pack as { faces: number };
    };
    const game = toy({}, { read });
    const pack = { faces: 8, note: 'x' };
    expect(loadPack(game, pack)).toBe(loadPack(game, pack));
    expect(reads).toBe(1);
    expect(loadPack(game, { note: 'x', faces: 8 }).hash).toBe(loadPack(game, pack).hash);
    expect(loadPack(game, { faces: 9, note: 'x' }).hash).not.toBe(loadPack(game, pack).hash);
  });

  test('is read by each game for itself', () => {
    const pack = { faces: 8 };
    const [one, two] = [toy({}, { read: () => ({ faces: 1 }) }), toy({}, { read: () => ({ faces: 2 }) })];
    expect([loadPack(one, pack).data.faces, loadPack(two, pack).data.faces]).toEqual([1, 2]);
  });

  test('must be an object', () => {
    for (const pack of [null, 7, 'x']) expect(() => loadPack(toy({}), pack)).toThrowError(expect.objectContaining({ code: 'bad-data' }));
  });
});
