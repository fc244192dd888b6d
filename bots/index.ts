export type { Bot, Decision, Planned, Situation } from './bot.ts';
export { Budget, type Limits } from './budget.ts';
export { Evaluation, handWeights, softmax } from './evaluation.ts';
export type { GameBot, NetFile, Weights } from './game-bot.ts';
export { GREEDY, type GreedySettings, greedy } from './greedy.ts';
export { Player, situationOf } from './player.ts';
export { random } from './random.ts';
export { botNamed, botNames } from './roster.ts';
export { type RunOutcome, type RunSetup, runGame } from './run.ts';
