import { bot } from './bot/index.ts';
import { rules } from './rules/index.ts';
import { text } from './text/index.ts';

/** Anunnaki: Dawn of the Gods. */
export const game = { rules, text, bot, study: async () => (await import('./bot/study.ts')).study };
