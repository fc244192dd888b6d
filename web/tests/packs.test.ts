import { readdirSync } from 'node:fs';
import { type AnyGame, loadPack } from '@pantheon/kernel';
import { describe, expect, it } from 'vitest';
import { ownPack, runRules } from '../build/packs.ts';
import { following } from '../build/read-part.ts';

const games = readdirSync(new URL('../../games/', import.meta.url));
const modules = import.meta.glob<AnyGame>('../../games/*/rules/index.ts', { import: 'rules' });

describe('the component data on its way to the page', () => {
  it.each(games)('of %s reads as the whole does, and is remembered by the hash of the whole', async (game) => {
    const rules = (await modules[`../../games/${game}/rules/index.ts`]?.()) as AnyGame;
    const { whole, hash, parts } = await ownPack(game);
    const sent = await runRules(game, (file) => parts[file] ?? null);
    expect(sent.read()).toEqual(rules.read(rules.pack));
    expect(hash).toBe(loadPack(rules).hash);
    expect(JSON.stringify(whole)).toBe(JSON.stringify(rules.pack));
    expect(JSON.stringify(Object.values(parts)).length).toBeLessThanOrEqual(JSON.stringify(whole).length);
  });

  it('is what was looked at until then: lists whole, what was taken unseen, too', () => {
    const { follow, done } = following();
    const data = { a: { b: 1, note: 'no' }, list: [{ x: 1, y: 2 }, { x: 3 }], taken: { all: 1 }, rest: 'no' };
    const seen = follow('file', data) as typeof data;
    expect([seen.a.b, seen.list.map(({ x }) => x)]).toEqual([1, [1, 3]]);
    const { taken } = seen;
    expect(done()).toEqual({ file: { a: { b: 1 }, list: [{ x: 1 }, { x: 3 }], taken: { all: 1 } } });
    expect(taken).toEqual({ all: 1 });
  });
});
