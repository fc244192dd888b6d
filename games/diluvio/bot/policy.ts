import type { PolicyByTopic } from '@pantheon/bots';
import type { Diluvio } from '../rules/types.ts';
import { build, buildSecond, pay } from './building-policy.ts';
import { endVote } from './end-policy.ts';
import { harvest } from './harvest-policy.ts';
import { flee, moveFrom, moveTo, moveWay, moveWith, passage } from './movement-policy.ts';
import { offerGive, offerTake, trade } from './trade-policy.ts';

/** What a beginner thinks of the answers, by topic. */
export const policy: PolicyByTopic<Diluvio> = {
  moveFrom,
  moveTo,
  moveWith,
  moveWay,
  passage,
  harvest,
  trade,
  offerGive,
  offerTake,
  build,
  buildSecond,
  pay,
  flee,
  endVote,
};
