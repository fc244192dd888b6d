import type { PolicyByTopic } from '@pantheon/bots';
import type { MareNostrum } from '../rules/types.ts';
import { buildingPolicy } from './building.ts';
import { commercePolicy } from './commerce.ts';
import { warPolicy } from './war.ts';

/** What a beginner thinks of the answers, by topic; of topics that are not here he likes all answers alike. */
export const policy: PolicyByTopic<MareNostrum> = { ...commercePolicy, ...buildingPolicy, ...warPolicy };
