import { teamsOf } from './factions.ts';
import { teamMetropolises } from './pieces.ts';
import type { G } from './types.ts';

/** The teams that control enough metropolises. @rules CYC-19.5, CYC-20.2 */
export const teamsAtGoal = (g: G): number[] => teamsOf(g).filter((team) => teamMetropolises(g, team) >= g.s.goal);

/** Phase 6: the new turn order, and whether the game is over. @rules CYC-19.4, CYC-19.5, CYC-19.7 */
export function endCycle(g: G): boolean {
  const { s } = g;
  if (teamsAtGoal(g).length > 0 || s.eliminated.includes(true)) {
    s.over = true;
    g.heading('end', { n: s.cycle });
    return true;
  }
  s.lastApollo = s.pawnGod.indexOf('apollo');
  s.turnOrder = [...s.acted].reverse();
  s.acted = [];
  s.cycle++;
  s.used = s.used.map(() => false);
  for (const card of s.cards) card.used = false;
  for (const hero of s.heroes) hero.moves = 0;
  return false;
}
