import { numberAt, type Preview, type Seat, say, who } from '@pantheon/kernel';
import { warlord } from './control.ts';
import { others } from './fanatics.ts';
import { captivesFor } from './groups.ts';
import { type G, type Land, NOBODY, type Space } from './types.ts';
import { isDry, isSea, shipOwner, slot } from './world.ts';

/** What a player should know before leaving a space with fanatics. */
export function leavingPreview(g: G, space: Space): Preview {
  const fanatics = isDry(g, space) ? numberAt(g.s.fanatics, space) : 0;
  if (fanatics === 0) return {};
  return { changes: [say('preview.stay', { fanatics, spare: others(g, space) - fanatics })] };
}

/** Whom an order would meet in a space. */
export const arrivingPreview = (g: G, seat: Seat, space: Space): Preview =>
  isSea(g, space) ? sailingPreview(g, seat, space) : landingPreview(g, seat, space);

/** Whose ships a fleet would meet. */
export function sailingPreview(g: G, seat: Seat, sea: Space): Preview {
  const owner = shipOwner(g, sea);
  if (owner === NOBODY || owner === seat) return {};
  return { changes: [say('preview.seaFight', { seat: who(owner), many: numberAt(g.s.fleet, sea) })] };
}

function landingPreview(g: G, seat: Seat, land: Land): Preview {
  const lord = warlord(g, land);
  if (lord !== NOBODY && lord !== seat)
    return { changes: [say('preview.fight', { seat: who(lord), many: numberAt(g.s.warriors, slot(g, land, lord)) })] };
  const captives = captivesFor(g, seat, land);
  return captives === 0 ? {} : { changes: [say('preview.enslave', { captives })] };
}
