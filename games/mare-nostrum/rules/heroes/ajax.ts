import { type Preview, pick, say, who } from '@pantheon/kernel';
import type { Power } from '../powers.ts';
import type { Die } from '../topics.ts';
import type { TopicFor } from '../types.ts';

const ajaxTopic: TopicFor<'ajax'> = {
  id: 'ajax',
  key: ({ at, face }) => `${at}.${face}`,
  text: ({ face }) => say('option.die', { face }),
};

/** Ajax: in land battles any of his dice may be rolled again, once. @rules MAR-15.3 */
export const ajax: Power = {
  id: 'ajax',
  *afterRoll(g, seat, force) {
    const dice = force.rolled.map((face, at): Die => ({ at, face }));
    const all = force.rolled.reduce((sum, face) => sum + face, 0);
    const preview = (chosen: readonly Die[]): Preview => {
      const given = chosen.reduce((sum, { face }) => sum + face, 0);
      return { changes: [say('preview.rerolls', { sum: all - given, n: chosen.length })] };
    };
    const again = yield* pick(seat, ajaxTopic, dice, { min: 0, max: dice.length, preview });
    if (again.length === 0) return;
    for (const { at } of again) force.rolled[at] = 1 + g.below(g.data.components.dice.faces);
    g.emitEffect('rerolled', { seat: who(seat), dice: [...force.rolled] });
  },
};
