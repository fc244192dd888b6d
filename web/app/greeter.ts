import type { LanguageCode } from '@pantheon/text';
import { playedCovers } from '../boards.ts';
import type { GameCover } from '../kit/index.ts';
import { greeterAmong } from '../match/welcome-wish.ts';
import { teachesIn } from './guided-steps.ts';

const games = playedCovers.map((cover) => ({
  id: cover.id,
  greets: cover.greets === true,
  teachesIn: (language: LanguageCode) => teachesIn(cover.id, language),
  cover,
}));

/** The game that a newcomer who reads a language is shown first. */
export function greeterIn(language: LanguageCode): GameCover {
  const found = greeterAmong(games, language);
  if (found === undefined) throw new Error('there is no game to greet with');
  return found.cover;
}
