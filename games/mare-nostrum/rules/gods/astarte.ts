import { chooseOrPass, type Rule, type Seat, say, type Topic, who } from '@pantheon/kernel';
import { godRef } from '../refs.ts';
import type { G } from '../types.ts';
import { favouredBy } from './favour.ts';

const astarteTopic: Topic<'cancel', G> = {
  id: 'astarte',
  key: (answer) => answer,
  text: () => say('option.cancel'),
};

/** Whether the target of a god calls on Astarte and cancels it. */
export function* averted(g: G, target: Seat | null, god: string): Rule<boolean> {
  if (target === null || favouredBy(g, 'astarte') !== target) return false;
  const answer = yield* chooseOrPass(target, astarteTopic, ['cancel'], { about: { god: godRef(g, g.data.godOf(god)) } });
  if (answer === null) return false;
  g.s.spent[g.data.godOf('astarte')] = 1;
  g.emitEffect('godCancelled', { seat: who(target), god: godRef(g, g.data.godOf(god)) });
  return true;
}
