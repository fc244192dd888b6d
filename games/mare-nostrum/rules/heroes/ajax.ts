import { pick, say, who } from '@pantheon/kernel';
import type { Power } from '../powers.ts';
import type { Die } from '../topics.ts';
import type { TopicFor } from '../types.ts';

const ajaxTopic: TopicFor<'ajax'> = {
  id: 'ajax',
  key: ({ at, face }) => `${at}.${face}`,
  text: ({ face }) => say('option.die', { face }),
};

/** Ajax: in land battles any of his dice may be rolled again, once. */
export const ajax: Power = {
  id: 'ajax',
  *afterRoll(g, seat, force) {
    const dice = force.rolled.map((face, at): Die => ({ at, face }));
    const again = yield* pick(seat, ajaxTopic, dice, { min: 0, max: dice.length });
    if (again.length === 0) return;
    for (const { at } of again) force.rolled[at] = 1 + g.below(g.data.components.dice.faces);
    g.emitEffect('rerolled', { seat: who(seat), dice: [...force.rolled] });
  },
};
