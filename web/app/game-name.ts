import type { LanguageCode } from '@pantheon/text';
import { coverOf } from '../boards.ts';
import { printedIn } from './words.ts';

/** The name of a game, or its id where it is not here any more. */
export const gameName = (game: string, language: LanguageCode): string => printedIn(coverOf(game)?.name, language) || game;
