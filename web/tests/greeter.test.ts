import { readdirSync } from 'node:fs';
import { catalog } from '@pantheon/catalog';
import { languages, OFFERED_FROM, shareOf } from '@pantheon/text';
import { describe, expect, test, vi } from 'vitest';
import { greeterIn } from '../app/greeter.ts';
import { greeterAmong } from '../match/welcome-wish.ts';

// Whole games are loaded and compiled, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 240_000 });

const game = (id: string, spoken: string, greets = false) => ({ id, greets, teachesIn: (language: string) => spoken.includes(language) });

describe('the game that greets a newcomer', () => {
  test('is the one that asks to, if it teaches in their language', () => {
    expect(greeterAmong([game('a', 'en fr'), game('b', 'en', true)], 'en')?.id).toBe('b');
  });

  test('is another one that does where that one does not', () => {
    expect(greeterAmong([game('a', 'en'), game('b', 'en', true), game('c', 'en fr')], 'fr')?.id).toBe('c');
  });

  test('asks to greet where no game teaches in their language', () => {
    expect(greeterAmong([game('a', 'en'), game('b', 'en', true)], 'fr')?.id).toBe('b');
  });

  test('speaks to everybody in their own language, French too', () => {
    expect(greeterIn('en').greets).toBe(true);
    expect(greeterIn('it')).toBe(greeterIn('en'));
    expect(greeterIn('fr').id).toBe('bomarzo');
  });
});

test.each(catalog.filter(({ example }) => !example))('$id says everything in the languages in which it teaches', async ({ id, load }) => {
  const { text } = await load();
  const pages = readdirSync(new URL(`../../games/${id}/guide/`, import.meta.url));
  const others = pages
    .flatMap((page) => /^first-game\.(\w+)\.md$/.exec(page)?.[1] ?? [])
    .filter((code) => !languages.some((it) => it === code));
  for (const code of others) {
    const translation = await text.translations?.[code]?.();
    expect(translation === undefined ? 0 : shareOf(translation.default, text.catalogues.en)).toBeGreaterThanOrEqual(OFFERED_FROM);
  }
});
