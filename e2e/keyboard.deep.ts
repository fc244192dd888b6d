import { catalog } from '@pantheon/catalog';
import { describe, expect, it } from 'vitest';
import { browserPath, picture, visit } from './browser.ts';
import { playWithKeys } from './keys.ts';
import { openSite } from './open-site.ts';
import { newLocalTable } from './tables.ts';

const wanted = process.env.PANTHEON_GAME;
const games = catalog.map(({ id }) => id).filter((game) => !wanted || game === wanted);

describe.skipIf(browserPath === undefined)('a whole match by keyboard alone', () => {
  const place = openSite();

  for (const game of games)
    it(`${game} is played to its end`, async () => {
      const { page, context, troubles } = await visit(place.browser);
      await newLocalTable(page, place.site.address, game, { seed: `keys-${game}` });
      const played = await playWithKeys(page).catch(async (error: unknown) => {
        await picture(page, `${game}-keys-stuck`);
        throw error;
      });
      console.log(played.tempo.told(`${game} by keys`, played.answers));
      expect(played.answers).toBeGreaterThan(10);
      await picture(page, `${game}-keys-end`);
      expect(troubles).toEqual([]);
      await context.close();
    }, 1_800_000);
});
