import { at } from '@pantheon/kernel';
import type { Creature } from '../creature.ts';
import { borders } from '../lanes.ts';
import type { G, Side, Space } from '../types.ts';

/** Provinces at distance two: over a bordering province, or over a sea. @rules MAR-17.4, MAR-21.55 */
function flights(g: G, side: Side, from: Space): Space[] {
  const reached = new Set<Space>();
  for (const over of borders(g, side, from)) for (const to of borders(g, side, over)) reached.add(to);
  for (const sea of at(g.data.seas, from)) for (const to of at(g.data.land, sea)) reached.add(to);
  reached.delete(from);
  return [...reached];
}

/** Griffin: it flies over one space, whatever stands there, and is never carried. @rules MAR-7.14, MAR-17.4 */
export const griffin: Creature = { id: 'griffin', notCarried: true, flights };
