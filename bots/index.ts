export { type Bout, blockOf, bout, type Comparison, compare, encounters, mixedBlock, type Pairing, type Times, timesOf } from './arena.ts';
export { type Bot, type Decision, Forfeit, type Place, type Planned, type Situation } from './bot.ts';
export { Budget, type Limits } from './budget.ts';
export { sampleByPrior } from './candidates.ts';
export { type Contest, type ContestCheck, checkContest, contestCurve } from './contest.ts';
export { Evaluation, handWeights, softmax, usualEvaluation } from './evaluation.ts';
export {
  type Considered,
  type Explanation,
  explainDecision,
  hint,
  type Motive,
  motiveIn,
  motiveOf,
  type Reason,
  RIVALS,
} from './explain.ts';
export { type Exploiter, type Insistence, scripted } from './exploiters/exploiter.ts';
export type { GameBot, NetFile, PolicyByTopic, PolicyFile, TopicPolicy, Weights } from './game-bot.ts';
export { GREEDY, greedy, type ThinkerSettings } from './greedy.ts';
export { addHabits, type Habit, type HabitCount, type HabitWatch, HabitWatcher, habitsIn, type Note } from './habits.ts';
export { fitWeights, victoryLoss } from './learning/fit.ts';
export { type ForesightLesson, type ForesightSetup, fitForesight, foresee, foretold, keptBack } from './learning/foresight.ts';
export { FORESIGHT_TRAINING, trainByForesight } from './learning/foresight-net.ts';
export {
  type Perturbation,
  type PerturbationSetup,
  perturb,
  type Slope,
  shiftStepsOf,
  slopes,
  withSlopes,
} from './learning/perturbation.ts';
export { learnPolicy, type PolicyLessonResult, type SearchLesson, student } from './learning/policy-fit.ts';
export { type SelfPlayGame, selfPlay } from './learning/self-play.ts';
export { TRAINING, trainNetwork } from './learning/train.ts';
export { exactLevels, type Level, levelAnswer, levelBot, levels } from './levels.ts';
export { Player, situationOf } from './player.ts';
export { playByPrior } from './policy.ts';
export { random } from './random.ts';
export { type BotConfig, botNamed, botNames, botOf, configNamed } from './registry.ts';
export { type Move, REVIEW, type Review, type ReviewLimits, type ReviewPoint, reviewMatch, type TurningPoint } from './review.ts';
export { type RunOutcome, type RunSetup, runGame } from './run.ts';
export { type Claims, type Estimate, eloRatings, quantile, sequentialTest, type Verdict } from './statistics.ts';
export type { GameStudy } from './study.ts';
export { type Timing, type TimingSetup, timing } from './timing.ts';
