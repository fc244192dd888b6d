import { readdirSync, readFileSync } from 'node:fs';
import { catalog } from '@pantheon/catalog';
import { common } from '@pantheon/text';
import { describe, expect, test } from 'vitest';
import type { Catalogues } from '../kit/index.ts';

const words = import.meta.glob<Catalogues>('../../games/*/board/words.ts', { import: 'words' });

const SAID = /\bspeak\.id\(\s*'([\w.-]+)'/g;
const CONDITION = /\bspeak\.id\(\s*[^'`,()]+\?\s*'([\w.-]+)'\s*:\s*'([\w.-]+)'/g;

/** The sentences that the sources of a board ask for by a literal name. */
function saidBy(game: string): string[] {
  const folder = new URL(`../../games/${game}/board/`, import.meta.url);
  const sources = readdirSync(folder)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'));
  return [...new Set(sources.flatMap((source) => [...source.matchAll(SAID), ...source.matchAll(CONDITION)].flatMap(([, ...ids]) => ids)))];
}

describe('the words of boards', () => {
  test.each(catalog.map(({ id }) => id))(
    'of %s: whatever the board says, it can say in both languages',
    { timeout: 300_000 },
    async (game) => {
      const own = await words[`../../games/${game}/board/words.ts`]?.();
      const { text } = (await catalog.find(({ id }) => id === game)?.load()) ?? {};
      if (own === undefined || text === undefined) throw new Error(`there is no game "${game}"`);
      for (const language of ['en', 'it'] as const) {
        const known = { ...common[language], ...text.catalogues[language], ...own[language] };
        expect([language, saidBy(game).filter((id) => !(id in known))]).toEqual([language, []]);
      }
      expect(Object.keys(own.it).sort()).toEqual(Object.keys(own.en).sort());
    },
  );
});
