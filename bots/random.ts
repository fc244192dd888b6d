import { sampleAnswer } from '@pantheon/kernel';
import type { Bot } from './bot.ts';

/** Gives any legal answer. */
export const random: Bot = {
  name: 'random',
  decide: ({ question, dice }) => ({ answer: sampleAnswer(question, dice) }),
};
