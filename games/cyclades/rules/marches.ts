import { say, type Why } from '@pantheon/kernel';
import { areaTopic, askArea } from './ask.ts';
import { askPaidGoal, carryOut, goalTopic } from './destination.ts';
import { inTeams } from './factions.ts';
import { askForce, marchUnitsTopic } from './forces.ts';
import { accessibleLands, canMoveFrom, reachOf } from './movement.ts';
import { coinsOf, hasUnits, landsOf, tooDear } from './pieces.ts';
import { action } from './powers.ts';
import type { Area, Faction, G, TopicFor } from './types.ts';

const fromTopic = areaTopic('marchFrom', { action: 'march', slot: 'from' });
const fromTopicInTeams: TopicFor<'marchFrom'> = { ...fromTopic, secret: true };
const toTopic = goalTopic('marchTo', 'march');

const stepsPaid = (g: G, faction: Faction): number => Math.floor(coinsOf(g, faction) / g.data.costs.landMove);

const marchOrigins = (g: G, faction: Faction): Area[] =>
  landsOf(g, faction).filter(
    (land) => hasUnits(g, land) && canMoveFrom(g, faction, land, stepsPaid(g, faction), (area) => accessibleLands(g, faction, area)),
  );

/** A land move: troops and heroes of one area go to an accessible one. @rules CYC-10.15, CYC-12.1 */
export const landMove = action({
  kind: 'landMove',
  text: say('option.landMove'),
  price: (g) => g.data.costs.landMove,
  whyNot(g, faction): Why | null {
    if (coinsOf(g, faction) < g.data.costs.landMove) return tooDear(g, faction, g.data.costs.landMove, 'CYC-10.15');
    return marchOrigins(g, faction).length > 0 ? null : { rule: 'CYC-12.1', text: say('why.noTroopMoves') };
  },
  *perform(g, faction) {
    const from = yield* askArea(g, faction, inTeams(g) ? fromTopicInTeams : fromTopic, marchOrigins(g, faction));
    const force = yield* askForce(g, faction, marchUnitsTopic, from);
    const reach = reachOf(g, faction, from, stepsPaid(g, faction), (area) => accessibleLands(g, faction, area));
    const { area, steps } = yield* askPaidGoal(g, faction, toTopic, force, reach);
    yield* carryOut(g, faction, from, area, force, { coins: steps * g.data.costs.landMove });
  },
});
