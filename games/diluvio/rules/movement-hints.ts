import { type Blocked, numberAt, type Preview, type Seat, say, type Why, who } from '@pantheon/kernel';
import type { SpaceData } from '../data/read.ts';
import { warlord } from './control.ts';
import { others } from './fanatics.ts';
import { captivesFor } from './groups.ts';
import { goalsOf, openToSettlers, originsOf } from './reach.ts';
import { areFree } from './slaves.ts';
import { shores } from './transport.ts';
import { type G, type Land, LOST, NOBODY, type Space } from './types.ts';
import { beside, isDry, isSea, slot, spaceOf } from './world.ts';

/** What a player should know before leaving a space with fanatics. */
export function leavingPreview(g: G, space: Space): Preview {
  const fanatics = isDry(g, space) ? numberAt(g.s.fanatics, space) : 0;
  if (fanatics === 0) return {};
  return { changes: [say('preview.stay', { fanatics, spare: others(g, space) - fanatics })] };
}

/** Whom an order would meet in a space. */
export function arrivingPreview(g: G, seat: Seat, space: Space): Preview {
  const foe = isSea(g, space) ? (g.s.fleetOf[space] as Seat | -1) : warlord(g, space);
  if (foe !== NOBODY && foe !== seat) {
    const many = isSea(g, space) ? numberAt(g.s.fleet, space) : numberAt(g.s.warriors, slot(g, space, foe));
    return { changes: [say(isSea(g, space) ? 'preview.seaFight' : 'preview.fight', { seat: who(foe), many })] };
  }
  const captives = isSea(g, space) ? 0 : captivesFor(g, seat, space);
  return captives === 0 ? {} : { changes: [say('preview.enslave', { captives })] };
}

/** Why no piece of the mover may set out from a space. */
function whyNotFrom(g: G, seat: Seat, land: Land): Why {
  if (!areFree(g, land, seat)) return { rule: 'DIL-6.16', text: say('why.enslaved') };
  const at = slot(g, land, seat);
  const all = numberAt(g.s.workers, at) + numberAt(g.s.warriors, at);
  const tired = numberAt(g.s.tiredWorkers, at) + numberAt(g.s.tiredWarriors, at);
  return tired === all ? { rule: 'DIL-6.2', text: say('why.moved') } : { rule: 'DIL-6.8', text: say('why.nowhere') };
}

/** Spaces with pieces of the mover that cannot set out. */
export function blockedStarts(g: G, seat: Seat): Blocked<SpaceData>[] {
  const open = originsOf(g, seat);
  const blocked: Blocked<SpaceData>[] = [];
  for (const space of g.data.spaces) {
    if (open.includes(space)) continue;
    if (!isSea(g, space.index)) {
      const at = slot(g, space.index, seat);
      if (numberAt(g.s.workers, at) + numberAt(g.s.warriors, at) > 0)
        blocked.push({ option: space, why: whyNotFrom(g, seat, space.index) });
    } else if (g.s.fleetOf[space.index] === seat) {
      const rule = numberAt(g.s.carried, space.index) > 0 ? 'DIL-7.3' : 'DIL-6.2';
      blocked.push({ option: space, why: { rule, text: say(rule === 'DIL-7.3' ? 'why.shipCarried' : 'why.shipSailed') } });
    }
  }
  return blocked;
}

/** Why the mover's pieces in the origin may not go to a land space beside it or within reach of ships. */
function whyNotTo(g: G, seat: Seat, to: Land): Why {
  if (g.s.fate[to] === LOST) return { rule: 'DIL-6.6', text: say('why.lost') };
  const before = g.s.opening[to] as Seat | -1;
  if (before !== NOBODY && before !== seat) return { rule: 'DIL-6.10', text: say('why.shut', { seat: who(before) }) };
  if (!openToSettlers(g, seat, to)) return { rule: 'DIL-6.8', text: say('why.occupied') };
  return { rule: 'DIL-7.8', text: say('why.refused') };
}

/** Spaces within reach that the mover's pieces may not enter. */
export function blockedGoals(g: G, seat: Seat): Blocked<SpaceData>[] {
  const { from } = g.s;
  if (from < 0 || isSea(g, from)) return [];
  const open = goalsOf(g, seat, from);
  const near = new Set([...beside(g, from).filter((land) => !isSea(g, land)), ...shores(g, seat, from)]);
  return [...near]
    .map((land) => spaceOf(g, land))
    .filter((space) => !open.includes(space))
    .map((option) => ({ option, why: whyNotTo(g, seat, option.index) }));
}
