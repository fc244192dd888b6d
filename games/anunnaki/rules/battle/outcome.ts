import { numberAt, type Ref, type Rule, type Seat, who } from '@pantheon/kernel';
import { METAL, type Reward, WAR } from '../../data/model.ts';
import { abilities } from '../abilities.ts';
import { drawArtefacts } from '../atlantis.ts';
import { capitalOf, count, foeAt, isAtlantis, playerAt, put } from '../planets.ts';
import { landRef, pieceRef } from '../refs.ts';
import { revealCulture } from '../reveal.ts';
import { takeRewards } from '../rewards.ts';
import { gain } from '../stock.ts';
import { type Battle, FOLLOWER, type G, type LandId, MAJOR, MINOR, NOTHING, SETTLEMENT, type Side } from '../types.ts';
import { cardsOn, effectsOf, enemyOf, seatOn } from './sides.ts';
import { civilisationOf } from './strength.ts';

/** What the cards of the winner give. @rules ANU-12.11 */
const spoils = (g: G, battle: Battle, side: Side): Reward[] =>
  cardsOn(g, battle, side).flatMap(({ vp, war }): Reward[] => [
    { t: 'vp', n: vp, of: -1 },
    { t: 'track', n: war, of: WAR },
  ]);

/**
 * All units of a seat in a Territory go to its Capital; so do the Settlements of Norrenis.
 * @rules ANU-12.7, ANU-12.11, ANU-12.22, ANU-16.9, ANU-R.66
 */
export function retreat(g: G, seat: Seat, land: LandId): void {
  const home = capitalOf(g, seat);
  const pieces = abilities(g, seat).settlementsAreUnits ? [FOLLOWER, MINOR, MAJOR, SETTLEMENT] : [FOLLOWER, MINOR, MAJOR];
  const moved: { [piece: Ref]: number } = {};
  for (const piece of pieces) {
    const n = count(g, seat, land, piece);
    if (n === 0) continue;
    put(g, seat, land, piece, -n);
    put(g, seat, home, piece, n);
    moved[pieceRef(piece)] = n;
  }
  g.emitEffect('retreated', { seat: who(seat), pieces: moved, land: landRef(g, home) });
}

/** The attacker has beaten an Ancient Civilisation. @rules ANU-12.6, ANU-12.23, ANU-13.1, ANU-13.4 */
export function* beatCivilisation(g: G, battle: Battle): Rule {
  const seat = seatOn(g, 0);
  const { land } = battle;
  const tile = numberAt(g.s.guards, land);
  g.emitEffect('won', { seat: who(seat), land: landRef(g, land) });
  yield* takeRewards(g, seat, [...civilisationOf(g, battle).reward, ...spoils(g, battle, 0)]);
  g.s.guards[land] = NOTHING;
  playerAt(g, seat).defeated.push(tile);
  if (isAtlantis(g, land)) {
    g.emitEffect('conquered', { seat: who(seat), land: landRef(g, land) });
    drawArtefacts(g, seat);
  }
}

/** The attacker has lost to an Ancient Civilisation. @rules ANU-12.7 */
export function loseToCivilisation(g: G, battle: Battle): void {
  const seat = seatOn(g, 0);
  retreat(g, seat, battle.land);
  gain(g, seat, METAL, g.data.components.setup.loserMetal);
}

/** A battle between players has been won. @rules ANU-8.4, ANU-12.11, ANU-12.12, ANU-R.26, ANU-R.58, ANU-R.75 */
export function* settle(g: G, battle: Battle, winning: Side): Rule {
  const losing = enemyOf(winning);
  const [winner, loser] = [seatOn(g, winning), seatOn(g, losing)];
  g.emitEffect('won', { seat: who(winner), land: landRef(g, battle.land) });
  yield* takeRewards(g, winner, spoils(g, battle, winning));
  for (const effect of effectsOf(g, battle, losing)) if (effect.afterLoss) yield* effect.afterLoss(g, loser, winner);
  retreat(g, loser, battle.land);
  const advanced = cardsOn(g, battle, losing).some((card) => card.advanced);
  if (advanced || battle.sentBack[losing]) gain(g, loser, METAL, g.data.components.setup.loserMetal);
}

/** The attacker cannot play a card. @rules ANU-12.8, ANU-R.21 */
export function loseAtOnce(g: G, land: LandId): void {
  const seat = g.s.active;
  g.emitEffect('lostAtOnce', { seat: who(seat), land: landRef(g, land) });
  const defender = foeAt(g, seat, land);
  g.s.fought = { land, attacker: seat, defender, cards: [[], []], strengths: null, winner: 1 };
  retreat(g, seat, land);
  if (defender === null && g.options.metalWithoutBattle) gain(g, seat, METAL, g.data.components.setup.loserMetal);
  revealCulture(g);
}
