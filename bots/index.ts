export type { GameBot } from './game-bot.ts';
