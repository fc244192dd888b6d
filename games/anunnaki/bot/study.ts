import type { GameStudy } from '@pantheon/bots';
import type { Anunnaki } from '../rules/types.ts';
import { exploiters } from './exploiters.ts';
import { habits } from './habits.ts';

/** What measures the bots of this game. */
export const study: GameStudy<Anunnaki> = { habits, exploiters };
