import { amount, say } from '@pantheon/kernel';
import type { Power } from '../powers.ts';
import type { TopicFor } from '../types.ts';

/** What a die counts that is not rolled. */
const FOUR = 4;

const hamilcarTopic: TopicFor<'hamilcar'> = {
  id: 'hamilcar',
  key: String,
  text: (dice) => say('option.fours', { dice }),
};

/** Hamilcar: in land battles any of his dice may count four without being rolled. @rules MAR-15.11 */
export const hamilcar: Power = {
  id: 'hamilcar',
  *sealsDice(g, seat, dice) {
    g.s.fourDice[seat] = dice + 1;
    const topic: TopicFor<'hamilcar'> = {
      ...hamilcarTopic,
      preview: (fours) => ({ changes: [say('preview.fours', { sum: fours * FOUR, left: dice - fours })] }),
    };
    g.s.fours[seat] = yield* amount(seat, topic, { min: 0, max: dice });
  },
};
