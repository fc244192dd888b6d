import { chooseOrPass, say, who } from '@pantheon/kernel';
import type { Power } from '../powers.ts';
import { sideRef, spaceRef } from '../refs.ts';
import { exhaust, isUsed } from '../turn-notes.ts';
import { LEGION, type TopicFor } from '../types.ts';
import { deploy, hasReserve, isPlainLegion, removeUnit, sideOf } from '../units.ts';

const helenTopic: TopicFor<'helen'> = {
  id: 'helen',
  key: (answer) => answer,
  text: () => say('option.seduce'),
};

/** Helen of Troy: once a military phase a legion that enters a province of her owner becomes his. @rules MAR-13.4 */
export const helen: Power = {
  id: 'helen',
  *onEntry(g, seat, { province, side, units }) {
    const mine = sideOf(g, seat);
    const legion = units.find((unit) => g.s.at[unit] === province && isPlainLegion(g, unit));
    if (legion === undefined || isUsed(g, seat, 'helen') || !hasReserve(g, mine, LEGION)) return;
    const about = { space: spaceRef(g, province), mover: sideRef(g, side) };
    if ((yield* chooseOrPass(seat, helenTopic, ['convert'], { about })) === null) return;
    exhaust(g, seat, 'helen');
    removeUnit(g, legion);
    deploy(g, mine, LEGION, province);
    g.emitEffect('helen', { seat: who(seat), ...about });
  },
};
