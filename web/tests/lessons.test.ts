import { readdir, readFile } from 'node:fs/promises';
import { catalog } from '@pantheon/catalog';
import { languages } from '@pantheon/text';
import { describe, expect, test, vi } from 'vitest';
import { type GuidedStep, readGuidedSteps, START } from '../app/guided-steps.ts';
import { PLACES } from '../table/spotlight-places.ts';

// A whole game is loaded and compiled, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 240_000 });

const page = async (game: string, language: string): Promise<GuidedStep[]> =>
  readGuidedSteps(await readFile(new URL(`../../games/${game}/guide/first-game.${language}.md`, import.meta.url), 'utf8'));

describe('a page of lessons', () => {
  test('has a title, moments and a text for each', () => {
    expect(
      readGuidedSteps('# A first game\n\n## Welcome [start]\nHello.\n\nMore.\n\n## Bids [bid, offer] {side, god:ares}\nBid.\n'),
    ).toEqual([
      { title: 'Welcome', when: ['start'], places: [], text: 'Hello.\n\nMore.' },
      { title: 'Bids', when: ['bid', 'offer'], places: ['side', 'god:ares'], text: 'Bid.' },
    ]);
  });
});

describe.each(catalog.filter(({ id }) => id !== 'isles'))('the first game of $id', ({ id, load }) => {
  test('has the same lessons in every language, the welcome first', async () => {
    const files = await readdir(new URL(`../../games/${id}/guide/`, import.meta.url));
    const written = files.flatMap((file) => /^first-game\.(\w+)\.md$/.exec(file)?.[1] ?? []);
    expect(written).toEqual(expect.arrayContaining([...languages]));
    const english = await page(id, 'en');
    expect(english[0]?.when).toEqual([START]);
    for (const language of written)
      expect((await page(id, language)).map(({ when, places }) => [when, places])).toEqual(
        english.map(({ when, places }) => [when, places]),
      );
  });

  test('speaks of parts of the table that there are', async () => {
    const places = (await page(id, 'en')).flatMap((lesson) => lesson.places).filter((place) => !place.includes(':'));
    expect(places.filter((place) => !(place in PLACES))).toEqual([]);
  });

  test('is read at questions and phases that there are', async () => {
    const { text } = await load();
    const catalogue = text.catalogues.en;
    const moments = (await page(id, 'en')).flatMap(({ when }) => when).filter((moment) => moment !== START);
    expect(moments.filter((moment) => catalogue[`ask.${moment}`] === undefined && catalogue[`phase.${moment}`] === undefined)).toEqual([]);
  });
});
