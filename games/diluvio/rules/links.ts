import type { Seat } from '@pantheon/kernel';
import { controlled, controller } from './control.ts';
import type { G, Space } from './types.ts';
import { beside, isDry, isSea } from './world.ts';

/** Whether two players may trade: always, or only if their lands meet or a chain of their ships joins them. @rules DIL-12.11 */
export function linked(g: G, a: Seat, b: Seat): boolean {
  if (a === b) return false;
  if (g.options.tradeReach === 'free') return true;
  const seen = new Uint8Array(g.data.spaces.length);
  const open: Space[] = [];
  const board = (sea: Space): void => {
    const owner = g.s.fleetOf[sea];
    if (seen[sea] === 1 || !isSea(g, sea) || (owner !== a && owner !== b)) return;
    seen[sea] = 1;
    open.push(sea);
  };
  for (const land of controlled(g, a)) {
    for (const next of beside(g, land)) {
      if (isDry(g, next) && controller(g, next) === b) return true;
      board(next);
    }
  }
  for (const sea of open) {
    for (const next of beside(g, sea)) {
      if (isDry(g, next) && controller(g, next) === b) return true;
      board(next);
    }
  }
  return false;
}

/** The players with whom a player may trade. */
export const partnersOf = (g: G, seat: Seat): Seat[] => g.seats.filter((other) => linked(g, seat, other));
