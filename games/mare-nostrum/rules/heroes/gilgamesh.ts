import { chooseOrPass, say, who } from '@pantheon/kernel';
import { cardOf } from '../../data/read.ts';
import { groundOf } from '../place.ts';
import type { Power } from '../powers.ts';
import { cardRef, spaceRef } from '../refs.ts';
import { BUILT_NOW, FORTRESS, type TopicFor } from '../types.ts';
import { countIn, deploy, hasReserve, setMark, sideOf } from '../units.ts';

const gilgameshTopic: TopicFor<'gilgamesh'> = {
  id: 'gilgamesh',
  key: (answer) => answer,
  text: () => say('option.takeFortress'),
};

/** Gilgamesh: each marker brings a free fortress with it. @rules MAR-15.10 */
export const gilgamesh: Power = {
  id: 'gilgamesh',
  *markerPlaced(g, seat, province) {
    const side = sideOf(g, seat);
    if (!hasReserve(g, side, FORTRESS) || countIn(g, side, FORTRESS, province) >= groundOf(g, seat).fortresses) return;
    const space = spaceRef(g, province);
    if ((yield* chooseOrPass(seat, gilgameshTopic, ['fortress'], { about: { space } })) === null) return;
    setMark(g, deploy(g, side, FORTRESS, province), BUILT_NOW);
    g.emitEffect('free', { seat: who(seat), thing: 'piece:fortress', space, card: cardRef(g, cardOf(g.data, 'gilgamesh')) });
  },
};
