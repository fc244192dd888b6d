import { add, allocate, numberAt } from '@pantheon/kernel';
import { about, areaTopic, askArea, places } from '../ask.ts';
import { boardOf } from '../board.ts';
import { areOpponents, seatFor } from '../factions.ts';
import { landsOf } from '../pieces.ts';
import type { CreaturePower } from '../powers.ts';
import { actor, areaRef } from '../refs.ts';
import { type Area, type Faction, NONE, type Visible } from '../types.ts';

const fromTopic = areaTopic('giantFrom', { action: 'giant', slot: 'from' });
const toTopic = areaTopic('giantTo', { action: 'giant', slot: 'to' });

/** @rules CYC-20.14, CYC-R.40 */
const preyOf = (g: Visible, faction: Faction): Area[] =>
  boardOf(g).lands.filter((land) => {
    const holder = numberAt(g.s.control, land);
    return holder !== NONE && numberAt(g.s.mercenaries, land) > 0 && areOpponents(g, faction, holder);
  });

/** Takes all mercenaries of an enemy area and deploys them in own areas. @rules CYC-16.10, CYC-16.11 */
export const giant: CreaturePower = {
  id: 'giant',
  isPossible: (g, faction) => preyOf(g, faction).length > 0 && landsOf(g, faction).length > 0,
  *play(g, faction) {
    const from = yield* askArea(g, faction, fromTopic, preyOf(g, faction));
    const n = numberAt(g.s.mercenaries, from);
    const lands = places(g, landsOf(g, faction));
    const limits = { caps: lands.map(() => n), min: n, max: n, ...about(g, faction, { n }) };
    const counts = lands.length === 1 ? [n] : yield* allocate(seatFor(g, faction), toTopic, lands, limits);
    g.s.mercenaries[from] = 0;
    lands.forEach(({ index }, bin) => {
      add(g.s.mercenaries, index, numberAt(counts, bin));
    });
    g.emitEffect('stoleMercenaries', { who: actor(g, faction), whom: actor(g, numberAt(g.s.control, from)), n, land: areaRef(g, from) });
  },
};
