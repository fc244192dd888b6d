import { add, amount, at, numberAt, type Rule, say, type Why } from '@pantheon/kernel';
import { about, areaTopic, askArea, askAreaOrPass } from './ask.ts';
import { nextRound } from './battle.ts';
import { factionOn, portsFacing, type Side } from './combatants.ts';
import { inTeams, seatFor } from './factions.ts';
import { stayingPreview } from './forces.ts';
import { offerSacrifices } from './hero-actions.ts';
import { canMoveFrom, openSeasNextTo, reachOf } from './movement.ts';
import { seaOdds } from './odds.ts';
import { addFleets, coinsOf, pay, seasOf, sinkFleets, takeFleets, tooDear } from './pieces.ts';
import { action } from './powers.ts';
import { actor, areaRef } from './refs.ts';
import { type Area, type Battle, type Faction, type G, NONE, type TopicFor } from './types.ts';

const fromTopic = areaTopic('sailFrom', { action: 'sail', slot: 'from' });
const fleetsTopic: TopicFor<'sailFleets'> = {
  id: 'sailFleets',
  key: String,
  text: (n) => say('option.fleets', { n }),
  action: 'sail',
  slot: 'fleets',
};
const toTopic = areaTopic('sailTo', {
  action: 'sail',
  slot: 'to',
  commits: (place, g) => place !== null && numberAt(g.s.fleets, place.index) > 0,
});
const fromTopicInTeams: TopicFor<'sailFrom'> = { ...fromTopic, secret: true };
const toTopicInTeams: TopicFor<'sailTo'> = { ...toTopic, secret: true };
const retreatTopic = areaTopic('seaRetreat');

/** A question for the goal of some fleets, with what would happen there. */
const withOdds = (topic: TopicFor<'sailTo'>, faction: Faction, fleets: number): TopicFor<'sailTo'> => ({
  ...topic,
  preview: (place, g) => {
    const holder = numberAt(g.s.control, place.index);
    if (holder === NONE || holder === faction) return {};
    return { changes: [say('preview.battle', { who: actor(g, holder) })], odds: seaOdds(g, faction, place.index, fleets) };
  },
});

const stepsPaid = (g: G, faction: Faction): number => Math.floor(coinsOf(g, faction) / g.data.costs.seaMove);

const sailableSeas = (g: G, faction: Faction): Area[] =>
  seasOf(g, faction).filter((sea) => canMoveFrom(g, faction, sea, stepsPaid(g, faction), (area) => openSeasNextTo(g, area)));

/** A sea move: some fleets of one sea area go to another. @rules CYC-10.11, CYC-11.1, CYC-11.5 */
export const seaMove = action({
  kind: 'seaMove',
  text: say('option.seaMove'),
  price: (g) => g.data.costs.seaMove,
  whyNot(g, faction): Why | null {
    if (coinsOf(g, faction) < g.data.costs.seaMove) return tooDear(g, faction, g.data.costs.seaMove, 'CYC-10.11');
    return sailableSeas(g, faction).length > 0 ? null : { rule: 'CYC-11.1', text: say('why.noFleetMoves') };
  },
  *perform(g, faction) {
    const hidden = inTeams(g);
    const from = yield* askArea(g, faction, hidden ? fromTopicInTeams : fromTopic, sailableSeas(g, faction));
    const limits = { min: 1, max: numberAt(g.s.fleets, from), ...about(g, faction) };
    const topic: TopicFor<'sailFleets'> = { ...fleetsTopic, preview: (n) => stayingPreview(g, from, limits.max, n) };
    const fleets = yield* amount(seatFor(g, faction), topic, limits);
    const { open } = reachOf(g, faction, from, stepsPaid(g, faction), (area) => openSeasNextTo(g, area));
    const seas = open.map(({ area }) => area);
    const to = yield* askArea(g, faction, withOdds(hidden ? toTopicInTeams : toTopic, faction, fleets), seas);
    const coins = at(open, seas.indexOf(to)).steps * g.data.costs.seaMove;
    pay(g, faction, coins);
    takeFleets(g, from, fleets);
    g.emit('sailed', { who: actor(g, faction), fleets, from: areaRef(g, from), to: areaRef(g, to), coins });
    yield* enterSea(g, faction, to, fleets);
  },
});

/** @rules CYC-11.3, CYC-11.4 */
function* enterSea(g: G, faction: Faction, sea: Area, fleets: number): Rule {
  const holder = numberAt(g.s.control, sea);
  if (holder === NONE || holder === faction) {
    addFleets(g, faction, sea, fleets);
    return;
  }
  const battle: Battle = {
    kind: 'sea',
    area: sea,
    attacker: faction,
    defender: holder,
    fleets,
    troops: 0,
    mercenaries: 0,
    turned: 0,
    round: 0,
    dice: null,
    totals: null,
    past: [],
  };
  g.s.battle = battle;
  g.emitEffect('attack', { who: actor(g, faction), whom: actor(g, holder), area: areaRef(g, sea) });
  yield* fight(g, battle);
  g.s.battle = null;
}

/** @rules CYC-11.6, CYC-11.13 */
const defenders = (g: G, battle: Battle): number => (g.s.control[battle.area] === battle.defender ? numberAt(g.s.fleets, battle.area) : 0);

/** @rules CYC-11.9, CYC-11.12, CYC-22.5 */
function* fight(g: G, battle: Battle): Rule {
  const { area, attacker, defender } = battle;
  while (battle.fleets > 0 && defenders(g, battle) > 0) {
    fightRound(g, battle);
    if (battle.fleets === 0 || defenders(g, battle) === 0) break;
    if (yield* offerRetreat(g, battle, 'defence')) break;
    yield* offerSacrifices(g, attacker);
    if (defenders(g, battle) === 0 || (yield* offerRetreat(g, battle, 'attack'))) break;
  }
  if (battle.fleets > 0) {
    const left = battle.fleets;
    battle.fleets = 0;
    addFleets(g, attacker, area, left);
    g.emitEffect('seaWon', { who: actor(g, attacker), area: areaRef(g, area) });
  } else if (defenders(g, battle) > 0) g.emitEffect('held', { who: actor(g, defender), area: areaRef(g, area) });
  else g.emitEffect('allLost', { area: areaRef(g, area) });
}

/** @rules CYC-11.7, CYC-11.8 */
function fightRound(g: G, battle: Battle): void {
  const { area, attacker, defender } = battle;
  nextRound(battle);
  const [die, against] = [g.roll(g.data.faces), g.roll(g.data.faces)];
  const attack = die + battle.fleets + portsFacing(g, attacker, area);
  const defence = against + defenders(g, battle) + portsFacing(g, defender, area);
  battle.dice = [die, against];
  battle.totals = [attack, defence];
  g.emitEffect('round', { attack, defence, die, against, n: battle.round });
  if (attack <= defence) {
    battle.fleets--;
    add(g.s.fleetsLeft, attacker, 1);
  }
  if (defence <= attack) sinkFleets(g, area, 1);
}

/**
 * All fleets of a side leave together for a neighbouring sea area that is free or their own.
 * @rules CYC-11.9, CYC-11.10, CYC-11.11, CYC-20.11, CYC-22.2
 */
function* offerRetreat(g: G, battle: Battle, side: Side): Rule<boolean> {
  const faction = factionOn(battle, side);
  const open = openSeasNextTo(g, battle.area).filter((sea) => g.s.control[sea] === NONE || g.s.control[sea] === faction);
  const refuge = yield* askAreaOrPass(g, faction, retreatTopic, open);
  if (refuge === null) return false;
  const fleets = side === 'attack' ? battle.fleets : defenders(g, battle);
  if (side === 'attack') battle.fleets = 0;
  else takeFleets(g, battle.area, fleets);
  addFleets(g, faction, refuge, fleets);
  g.emitEffect('retreated', { who: actor(g, faction), area: areaRef(g, refuge) });
  return true;
}
