import { chooseOrPass, type Rule, type Seat, say } from '@pantheon/kernel';
import type { G, TopicFor } from '../types.ts';
import { averted } from './astarte.ts';
import { favouredBy, spendGod } from './favour.ts';

const marsTopic: TopicFor<'mars'> = {
  id: 'mars',
  key: (answer) => answer,
  text: () => say('option.god', { god: 'god:mars' }),
};

/** After the dice the holder of Mars, if he fights here, may add six to his total; returns what is added. @rules MAR-16.6, MAR-21.54 */
export function* mars(g: G, seat: Seat | null, opponent: Seat | null, totals: { mine: number; theirs: number }): Rule<number> {
  if (seat === null || favouredBy(g, 'mars') !== seat) return 0;
  const { mars: gain } = g.data.components.battle;
  const answer = yield* chooseOrPass(seat, marsTopic, ['use'], { about: { ...totals, total: totals.mine + gain } });
  if (answer === null) return 0;
  spendGod(g, seat, 'mars');
  return (yield* averted(g, opponent, 'mars')) ? 0 : gain;
}
