import type { Creature } from '../creature.ts';
import { borders } from '../lanes.ts';
import type { G, Side, Space } from '../types.ts';

/** Provinces at distance two: over a bordering province, or over a sea. */
function flights(g: G, side: Side, from: Space): Space[] {
  const reached = new Set<Space>();
  for (const over of borders(g, side, from)) for (const to of borders(g, side, over)) reached.add(to);
  for (const sea of g.data.seas[from] as readonly Space[]) for (const to of g.data.land[sea] as readonly Space[]) reached.add(to);
  reached.delete(from);
  return [...reached];
}

/** Griffin: it flies over one space, whatever stands there, and is never carried. */
export const griffin: Creature = { id: 'griffin', notCarried: true, flights };
