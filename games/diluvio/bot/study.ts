import type { GameStudy } from '@pantheon/bots';
import type { Diluvio } from '../rules/types.ts';
import { exploiters } from './exploiters.ts';
import { habits } from './habits.ts';

/** What measures the bots of this game. */
export const study: GameStudy<Diluvio> = { habits, exploiters };
