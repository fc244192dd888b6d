import { bot } from './bot/index.ts';
import { rules } from './rules/index.ts';
import { text } from './text/index.ts';

/** Diluvio: four continents, rising waters, and what you leave behind. */
export const game = { rules, text, bot, study: async () => (await import('./bot/study.ts')).study };
