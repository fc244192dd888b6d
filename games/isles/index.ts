import { bot } from './bot/index.ts';
import { rules } from './rules/index.ts';
import { text } from './text/index.ts';

/** The example game, on which docs/adding-a-game.md is written. */
export const game = { rules, text, bot };
