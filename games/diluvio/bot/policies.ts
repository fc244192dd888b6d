import type { TopicPolicy } from '@pantheon/bots';
import type { Topics } from '../rules/topics.ts';
import type { Diluvio } from '../rules/types.ts';

/** What a beginner thinks of the answers to one topic. */
export type PolicyFor<K extends keyof Topics> = TopicPolicy<Diluvio, Topics[K]>;

/** The same lists of counts, each once. */
export const distinct = (plans: readonly (readonly number[])[]): (readonly number[])[] => [
  ...new Map(plans.map((plan) => [plan.join(), plan])).values(),
];
