import { chooseOrPass, type Rule, type Seat, say, who } from '@pantheon/kernel';
import { godOf } from '../../data/read.ts';
import { godRef } from '../refs.ts';
import type { G, TopicFor } from '../types.ts';
import { favouredBy } from './favour.ts';

const astarteTopic: TopicFor<'astarte'> = {
  id: 'astarte',
  key: (answer) => answer,
  text: () => say('option.cancel'),
};

/** Whether the target of a god calls on Astarte and cancels it. @rules MAR-16.4, MAR-21.53 */
export function* averted(g: G, target: Seat | null, god: string): Rule<boolean> {
  if (target === null || favouredBy(g, 'astarte') !== target) return false;
  const answer = yield* chooseOrPass(target, astarteTopic, ['cancel'], { about: { god: godRef(g, godOf(g.data, god)) } });
  if (answer === null) return false;
  g.s.spent[godOf(g.data, 'astarte')] = 1;
  g.emitEffect('godCancelled', { seat: who(target), god: godRef(g, godOf(g.data, god)) });
  return true;
}
