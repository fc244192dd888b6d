import { add, type Rule } from '@pantheon/kernel';
import { areaTopic, askArea } from '../ask.ts';
import { boardOf } from '../board.ts';
import { gainCoins } from '../pieces.ts';
import type { GodPower } from '../powers.ts';
import { actor, areaRef } from '../refs.ts';
import type { Area, Faction, G } from '../types.ts';

const landTopic = areaTopic('apolloLand', { action: 'apollo', slot: 'land' });
const seaTopic = areaTopic('apolloSea', { action: 'apollo', slot: 'sea' });

/** @rules CYC-1.3, CYC-10.23 */
function prosper(g: G, faction: Faction, area: Area): void {
  add(g.s.prosperity, area, 1);
  g.emit('prosperity', { who: actor(g, faction), area: areaRef(g, area) });
}

/** Any area may prosper; the own ones come to mind first. @rules CYC-R.11 */
const ownFirst = (g: G, faction: Faction, areas: readonly Area[]): Area[] => [
  ...areas.filter((area) => g.s.control[area] === faction),
  ...areas.filter((area) => g.s.control[area] !== faction),
];

/** @rules CYC-10.22 */
function* blessing(g: G, faction: Faction): Rule {
  const { lands, seas } = boardOf(g);
  const land = yield* askArea(g, faction, landTopic, ownFirst(g, faction, lands));
  const sea = yield* askArea(g, faction, seaTopic, ownFirst(g, faction, seas));
  prosper(g, faction, land);
  prosper(g, faction, sea);
  gainCoins(g, faction, g.data.apolloCoins);
  g.emit('coins', { who: actor(g, faction), coins: g.data.apolloCoins });
}

/** Prosperity and coins, and nothing else. @rules CYC-10.22, CYC-10.23, CYC-10.24 */
export const apollo: GodPower = {
  id: 'apollo',
  mandatory: [{ key: 'blessing', perform: blessing }],
  builds: () => [],
  optional: () => [],
  allowsSacrifice: false,
};
