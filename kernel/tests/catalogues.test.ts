import type { GameModule } from '@pantheon/catalog';
import { languages } from '@pantheon/text';
import { describe, expect, test } from 'vitest';
import { games } from './subjects.ts';

const modules = await Promise.all(
  games.map(async ({ id, load }) => ({ id, module: (await load()) as Partial<GameModule> & Pick<GameModule, 'rules' | 'text'> })),
);

describe.each(modules)('the texts of $id', ({ module: { rules, text, bot } }) => {
  const { catalogues } = text;
  const missing = (ids: readonly string[]): string[] =>
    languages.flatMap((language) => ids.filter((id) => catalogues[language][id] === undefined).map((id) => `${language} ${id}`));

  test('are there in every language', () => {
    expect(missing([...new Set(languages.flatMap((language) => Object.keys(catalogues[language])))])).toEqual([]);
  });

  test('name the game, its options and every value of them', () => {
    const options = rules.options.flatMap(({ id, values }) => [`option.${id}`, ...values.map((value) => `option.${id}.${value}`)]);
    expect(missing(['game.name', 'game.tagline', ...options])).toEqual([]);
  });

  test('name what the bot looks at', () => {
    expect(missing((bot?.features ?? []).map((feature) => `feature.${feature}`))).toEqual([]);
    expect(bot?.weights.length).toBe(bot?.features.length);
  });

  test('are written out: none is empty or waits for its translation', () => {
    for (const language of languages)
      for (const [id, message] of Object.entries(catalogues[language]))
        expect(message.trim(), `${language} ${id}`).not.toMatch(/^$|todo|fixme|xxx/i);
  });
});
