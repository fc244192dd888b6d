import type { Seat } from '@pantheon/kernel';
import { factionsOf, seatFor, teamOf } from './factions.ts';
import type { G } from './types.ts';

/** Whether a reader runs a faction of the team. */
const isOfTeam = (g: G, seat: Seat | null, team: number): boolean =>
  seat !== null && factionsOf(g).some((faction) => teamOf(g, faction) === team && seatFor(g, faction) === seat);

/** Whether a reader may know the coins of a team. @rules CYC-21.2, CYC-21.8 */
export const knowsCoins = (g: G, seat: Seat | null, team: number): boolean =>
  g.s.over || g.options.coins !== 'hidden' || isOfTeam(g, seat, team);

/** Whether a reader has seen the top card of the creature deck: the player who looked, and nobody else. @rules CYC-21.4, CYC-21.8 */
export const hasSeenTop = (g: G, seat: Seat | null): boolean => g.s.top?.seenBy.some((faction) => seatFor(g, faction) === seat) ?? false;
