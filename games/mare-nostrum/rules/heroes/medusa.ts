import { chooseOrPass, say, who } from '@pantheon/kernel';
import type { Power } from '../powers.ts';
import { spaceRef } from '../refs.ts';
import { exhaust, isUsed } from '../turn-notes.ts';
import type { TopicFor } from '../types.ts';

const medusaTopic: TopicFor<'medusa'> = {
  id: 'medusa',
  key: (answer) => answer,
  text: () => say('option.forbid'),
};

/** Medusa: once a turn, before the dice, no fighting in a province until the phase ends. @rules MAR-15.15, MAR-21.48 */
export const medusa: Power = {
  id: 'medusa',
  *forbids(g, seat, space) {
    if (isUsed(g, seat, 'medusa')) return false;
    const about = { space: spaceRef(g, space) };
    if ((yield* chooseOrPass(seat, medusaTopic, ['forbid'], { about })) === null) return false;
    exhaust(g, seat, 'medusa');
    g.s.campaign.petrified.push(space);
    g.emitEffect('petrified', { seat: who(seat), ...about });
    return true;
  },
};
