import { numberAt } from '@pantheon/kernel';
import type { Topics } from '../rules/topics.ts';
import { distinct, type PolicyFor } from './policies.ts';

/** Whole plans, each once: everybody to work, forests spared down to two trees or to one, or all trees first. */
export const harvest: PolicyFor<'harvest'> = {
  candidates(_, question) {
    const [busy, sparing = busy] = question.suggest?.() ?? [];
    if (busy === undefined || sparing === undefined) return [];
    return distinct([busy, sparing, leavingOne(question, busy), woodFirst(question, busy)]);
  },
};

/** The busy plan, with one tree left standing in each space. */
const leavingOne = ({ options, caps }: Topics['harvest'], busy: readonly number[]): number[] =>
  options.map(({ job }, bin) => {
    const count = numberAt(busy, bin);
    return job === 'wood' ? Math.min(count, Math.max(0, numberAt(caps, bin) - 1)) : count;
  });

/** All trees first; whoever is left digs. */
function woodFirst({ options, caps }: Topics['harvest'], busy: readonly number[]): number[] {
  const plan = [...busy];
  options.forEach(({ job }, bin) => {
    if (job !== 'wood' || options[bin + 1]?.job !== 'dig') return;
    const hands = numberAt(busy, bin) + numberAt(busy, bin + 1);
    const wood = Math.min(hands, numberAt(caps, bin));
    plan[bin] = wood;
    plan[bin + 1] = Math.min(hands - wood, numberAt(caps, bin + 1));
  });
  return plan;
}
