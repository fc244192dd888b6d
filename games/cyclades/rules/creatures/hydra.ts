import { add, numberAt, ref } from '@pantheon/kernel';
import { ask } from '../ask.ts';
import { placeAt } from '../board.ts';
import { areasFor, placeFigure } from '../creature-actions.ts';
import { killTroop, sinkFleets } from '../pieces.ts';
import type { CreaturePower } from '../powers.ts';
import { actor, areaRef } from '../refs.ts';
import type { Prey } from '../topics.ts';
import type { Area, G, Troop } from '../types.ts';
import { preyTopic, troopsIn } from './prey.ts';

const topic = preyTopic('hydraPrey');

const preyIn = (g: G, area: Area): Prey<Troop | 'fleet'>[] => {
  const place = placeAt(g, area);
  if (place.land) return troopsIn(g, area);
  return numberAt(g.s.fleets, area) > 0 ? [{ place, unit: 'fleet' }] : [];
};

/** Doubles the income of her area, devours what lives around it and leaves riches behind. @rules CYC-6.3, CYC-16.25, CYC-16.26 */
export const hydra: CreaturePower = {
  id: 'hydra',
  isPossible: (g, faction) => areasFor(g, faction, 'hydra').length > 0,
  play: (g, faction) => placeFigure(g, faction, 'hydra'),
  ground: 'both',
  incomeTimes: 2,
  /** @rules CYC-16.27, CYC-R.28 */
  *onFeeding(g, { area, owner }) {
    const { lands, seas } = placeAt(g, area);
    const prey = [area, ...lands, ...seas].flatMap((near) => preyIn(g, near));
    if (prey.length === 0) return;
    const { place, unit } = yield* ask(g, owner, topic, prey);
    const victim = numberAt(g.s.control, place.index);
    if (unit === 'fleet') sinkFleets(g, place.index, 1);
    else killTroop(g, place.index, unit);
    add(g.s.prosperity, place.index, 1);
    g.emitEffect('killed', {
      creature: ref('creature', 'hydra'),
      whom: actor(g, victim),
      unit: ref('piece', unit),
      area: areaRef(g, place.index),
    });
    g.emitEffect('prosperity', { who: actor(g, owner), area: areaRef(g, place.index) });
  },
};
