import type { Shape } from '@pantheon/kernel';
import type { Exploiter } from './exploiters/exploiter.ts';
import type { Habit } from './habits.ts';

/** What is only needed to find out how well bots play a game. Players never load it. */
export interface GameStudy<T extends Shape = Shape> {
  readonly habits: readonly Habit<T>[];
  readonly exploiters: readonly Exploiter<T>[];
}
