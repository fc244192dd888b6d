import { afterEach, expect, it, vi } from 'vitest';
import { askMe, ensureGuest } from '../app/me.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a server that cannot say who is signed in makes nobody a new guest', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    asked.push(`${init.method ?? 'GET'} ${url}`);
    return Response.json({ error: { code: 'unavailable', message: 'in a moment' } }, { status: 503 });
  });
  expect(await askMe()).toBe('offline');
  await expect(ensureGuest('Livia')).rejects.toMatchObject({ code: 'offline' });
  expect(new Set(asked)).toEqual(new Set(['GET /api/me']));
});
