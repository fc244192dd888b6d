import { bot } from './bot/index.ts';
import { rules } from './rules/index.ts';
import { text } from './text/index.ts';

/** Mare Nostrum with the Mythology expansion. */
export const game = { rules, text, bot, study: async () => (await import('./bot/study.ts')).study };
