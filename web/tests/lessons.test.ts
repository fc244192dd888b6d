import { readFile } from 'node:fs/promises';
import { catalog } from '@pantheon/catalog';
import { describe, expect, test } from 'vitest';
import { type GuidedStep, readGuidedSteps, START } from '../app/guided-steps.ts';

const page = async (game: string, language: string): Promise<GuidedStep[]> =>
  readGuidedSteps(await readFile(new URL(`../../games/${game}/guide/first-game.${language}.md`, import.meta.url), 'utf8'));

describe('a page of lessons', () => {
  test('has a title, moments and a text for each', () => {
    expect(readGuidedSteps('# A first game\n\n## Welcome [start]\nHello.\n\nMore.\n\n## Bids [bid, offer]\nBid.\n')).toEqual([
      { title: 'Welcome', when: ['start'], text: 'Hello.\n\nMore.' },
      { title: 'Bids', when: ['bid', 'offer'], text: 'Bid.' },
    ]);
  });
});

describe.each(catalog.filter(({ id }) => id !== 'isles'))('the first game of $id', ({ id, load }) => {
  test('has the same lessons in both languages, the welcome first', async () => {
    const [en, it] = await Promise.all([page(id, 'en'), page(id, 'it')]);
    expect(en[0]?.when).toEqual([START]);
    expect(it.map(({ when }) => when)).toEqual(en.map(({ when }) => when));
  });

  test('is read at questions and phases that there are', async () => {
    const { text } = await load();
    const catalogue = text.catalogues.en;
    const moments = (await page(id, 'en')).flatMap(({ when }) => when).filter((moment) => moment !== START);
    expect(moments.filter((moment) => catalogue[`ask.${moment}`] === undefined && catalogue[`phase.${moment}`] === undefined)).toEqual([]);
  });
});
