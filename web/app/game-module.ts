import { catalog, type GameModule } from '@pantheon/catalog';
import { PantheonError } from '@pantheon/kernel';
import { currentSettings } from './settings.ts';
import { bringTranslation } from './translations.ts';

/** Loads a game of the catalog, ready to speak the reader's language. */
export async function loadGame(id: string): Promise<GameModule> {
  const found = catalog.find((game) => game.id === id);
  if (found === undefined) throw new PantheonError('unknown-game', `there is no game "${id}"`);
  const game = await found.load();
  await bringTranslation(game.text, currentSettings().language);
  return game;
}
