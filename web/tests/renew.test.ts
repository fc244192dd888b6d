import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildOf, type RenewedPage, renew } from '../app/renew.ts';

interface Tab extends RenewedPage {
  readonly reloads: string[];
}

function tab(build: string, there: string | null, { writing = false, kept = new Map<string, string>() } = {}): Tab {
  const reloads: string[] = [];
  return {
    build,
    latest: async () => there,
    isWriting: () => writing,
    memory: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
    reload: () => void reloads.push(build),
    reloads,
  };
}

describe('a page whose files were replaced', () => {
  it('loads itself anew', async () => {
    const page = tab('/assets/index-old.js', '/assets/index-new.js');
    expect(await renew(page)).toBe(true);
    expect(page.reloads).toEqual(['/assets/index-old.js']);
  });

  it('stays where the server has no other, or cannot be asked', async () => {
    for (const there of ['/assets/index-old.js', null]) {
      const page = tab('/assets/index-old.js', there);
      expect(await renew(page)).toBe(false);
      expect(page.reloads).toEqual([]);
    }
  });

  it('leaves every build once, so that two servers cannot send it back and forth', async () => {
    const kept = new Map<string, string>();
    const turns: boolean[] = [];
    for (let turn = 0; turn < 6; turn++) turns.push(await renew(turn % 2 === 0 ? tab('a', 'b', { kept }) : tab('b', 'a', { kept })));
    expect(turns).toEqual([true, true, false, false, false, false]);
  });

  it('waits for whoever writes', async () => {
    const kept = new Map<string, string>();
    expect(await renew(tab('a', 'b', { writing: true, kept }))).toBe(false);
    expect(await renew(tab('a', 'b', { kept }))).toBe(true);
  });

  it('is known by the script that it begins with', () => {
    expect(buildOf('<script type="module" crossorigin src="/assets/index-BD4oV9Yp.js"></script>')).toBe('/assets/index-BD4oV9Yp.js');
    expect(buildOf(readFileSync(new URL('../index.html', import.meta.url), 'utf8'))).toMatch(/main\.tsx$/);
    expect(buildOf('<h1>Not found</h1>')).toBe('');
  });
});
