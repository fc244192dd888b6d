import { bot } from './bot/index.ts';
import { rules } from './rules/index.ts';
import { text } from './text/index.ts';

/** Lotus. */
export const game = { rules, text, bot };
