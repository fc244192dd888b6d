import { at, chooseOrPass, numberAt, say, who } from '@pantheon/kernel';
import { handSize, noCards, pay } from '../hands.ts';
import type { Power } from '../powers.ts';
import { sideRef, spaceRef } from '../refs.ts';
import { ATTACKED, LEGION, MOVED, TAX, type TopicFor } from '../types.ts';
import { deploy, hasReserve, isPlainLegion, removeUnit, setMark } from '../units.ts';

const midasTopic: TopicFor<'midas'> = {
  id: 'midas',
  key: (answer) => answer,
  text: () => say('option.bribe'),
  secret: true,
};

/** Midas: in a land battle two taxes turn an enemy legion into one of his own, as often as he can pay. @rules MAR-15.16, MAR-21.49 */
export const midas: Power = {
  id: 'midas',
  *bribes(g, battle, mine) {
    const theirs = mine === battle.attacker ? battle.defender : battle.attacker;
    const price = g.data.components.battle.midasTaxes;
    const { seat, side } = mine;
    if (seat === null) return;
    for (;;) {
      const legions = theirs.units.filter((unit) => isPlainLegion(g, unit));
      if (legions.length === 0 || !hasReserve(g, side, LEGION) || handSize(g, seat) < price) return;
      const canPay = numberAt(at(g.s.hands, seat), TAX) >= price;
      const about = { space: spaceRef(g, battle.space), owner: sideRef(g, theirs.side) };
      if ((yield* chooseOrPass(seat, midasTopic, canPay ? ['pay'] : [], { about })) === null) return;
      pay(
        g,
        seat,
        noCards(g).map((_, kind) => (kind === TAX ? price : 0)),
      );
      const bribed = numberAt(legions, legions.length - 1);
      removeUnit(g, bribed);
      theirs.units = theirs.units.filter((unit) => unit !== bribed);
      const legion = deploy(g, side, LEGION, battle.space);
      if (mine === battle.attacker) setMark(g, legion, MOVED | ATTACKED);
      mine.units.push(legion);
      g.emitEffect('midas', { seat: who(seat), ...about });
    }
  },
};
