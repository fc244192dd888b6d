import { amount, say } from '@pantheon/kernel';
import type { Power } from '../powers.ts';
import type { TopicFor } from '../types.ts';

const hamilcarTopic: TopicFor<'hamilcar'> = {
  id: 'hamilcar',
  key: String,
  text: (dice) => say('option.fours', { dice }),
};

/** Hamilcar: in land battles any of his dice may count four without being rolled. */
export const hamilcar: Power = {
  id: 'hamilcar',
  *sealsDice(g, seat, dice) {
    g.s.fourDice[seat] = dice + 1;
    g.s.fours[seat] = yield* amount(seat, hamilcarTopic, { min: 0, max: dice });
  },
};
