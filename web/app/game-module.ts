import { catalog, type GameModule } from '@pantheon/catalog';
import { type AnyGame, PantheonError } from '@pantheon/kernel';
import type { GameText } from '@pantheon/text';
import { currentSettings } from './settings.ts';
import { bringTranslation } from './translations.ts';

/** What the page needs of a game. Bots think in a thread of their own, and bring theirs. */
export type PageGame = Pick<GameModule, 'rules' | 'text'>;

/** The rules and texts of our own games, found by their place in the folder of a game, as boards are. */
const parts = () => ({
  rules: import.meta.glob('../../games/*/rules/index.ts', { import: 'rules' }) as Record<string, () => Promise<AnyGame>>,
  texts: import.meta.glob('../../games/*/text/index.ts', { import: 'text' }) as Record<string, () => Promise<GameText>>,
});

/** Rules and texts of a game without its bots; one that a host brings is loaded whole. */
async function withoutBots(id: string): Promise<PageGame> {
  const found = catalog.find((game) => game.id === id);
  if (found === undefined) throw new PantheonError('unknown-game', `there is no game "${id}"`);
  const { rules, texts } = parts();
  const [loadRules, loadText] = [rules[`../../games/${id}/rules/index.ts`], texts[`../../games/${id}/text/index.ts`]];
  if (loadRules === undefined || loadText === undefined) return found.load();
  const [own, text] = await Promise.all([loadRules(), loadText()]);
  return { rules: own, text };
}

/** Loads a game of the catalog, ready to speak the reader's language. */
export async function loadGame(id: string): Promise<PageGame> {
  const game = await withoutBots(id);
  await bringTranslation(game.text, currentSettings().language);
  return game;
}
