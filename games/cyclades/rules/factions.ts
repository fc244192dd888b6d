import { numberAt, type Seat, seatOf } from '@pantheon/kernel';
import type { Sides } from '../data/read.ts';
import type { Faction, Visible } from './types.ts';

/** Who plays with whom. @rules CYC-20.1 */
export const sidesOf = (g: Visible): Sides => g.data.sides[g.s.mode];

/** Whether each player runs two factions. @rules CYC-20.12 */
export const isDuel = (g: Visible): boolean => sidesOf(g).duel;

/** The seat that decides for a faction. @rules CYC-20.12 */
export const seatFor = (g: Visible, faction: Faction): Seat => seatOf(numberAt(sidesOf(g).seatOf, faction));

/** The team of a faction; in a free-for-all each faction is a team. */
export const teamOf = (g: Visible, faction: Faction): number => numberAt(sidesOf(g).teamOf, faction);

/** The other faction of the same team, or NONE. */
export const partnerOf = (g: Visible, faction: Faction): Faction => numberAt(sidesOf(g).partnerOf, faction);

/** Whether factions play in teams of two. */
export const inTeams = (g: Visible): boolean => sidesOf(g).teams < sidesOf(g).factions;

/** Whether two factions are of different teams. @rules CYC-20.7 */
export const areOpponents = (g: Visible, one: Faction, other: Faction): boolean => teamOf(g, one) !== teamOf(g, other);

/** All factions, in seating order. */
export const factionsOf = (g: Visible): readonly Faction[] => sidesOf(g).all;

/** All teams. */
export const teamsOf = (g: Visible): readonly number[] => sidesOf(g).allTeams;

/** The factions of a team. */
export const membersOf = (g: Visible, team: number): Faction[] => factionsOf(g).filter((faction) => teamOf(g, faction) === team);

/** Opponents of a faction that are still in the game. @rules CYC-20.14 */
export const opponentsOf = (g: Visible, faction: Faction): Faction[] =>
  factionsOf(g).filter((other) => areOpponents(g, faction, other) && !g.s.eliminated[other]);
