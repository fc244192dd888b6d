import { allocate, at, choose, numberAt, type Preview, type Rule, type Seat, say, who } from '@pantheon/kernel';
import { isForbidden } from './battle.ts';
import { creatureOf } from './creature.ts';
import { addUp, blessByMars, force, lossesOf, rollAgain, rollDice, sealDice } from './dice.ts';
import { chooseLosses } from './losses.ts';
import { forecast, outlook } from './odds.ts';
import { countedUnits, sideRef, spaceRef } from './refs.ts';
import type { Aim, Battery } from './topics.ts';
import { ATTACKED, type Battle, type G, type Side, type Space, type TopicFor, TRIREME, type Unit } from './types.ts';
import { forceIn, isCreature, kindOfUnit, mayAttack, othersIn, presence, removeUnit, setMark, sideOf, sidesIn, unitsIn } from './units.ts';

const strikeTopic: TopicFor<'strikeAt'> = {
  id: 'strikeAt',
  key: ({ word }) => word,
  text: ({ space, side, ships }, g) =>
    say(ships ? 'option.strikeShips' : 'option.strikeAt', { space: spaceRef(g, space), side: sideRef(g, side) }),
  focus: ({ space, side }, g) => [spaceRef(g, space), sideRef(g, side)],
  commits: () => true,
  action: 'strike',
  slot: 'target',
};

/** Provinces with Titans that may strike, and how many: those at war fight where they stand. @rules MAR-17.10, MAR-17.11 */
function readyTitans(g: G, seat: Seat): Map<Space, Unit[]> {
  const side = sideOf(g, seat);
  const found = new Map<Space, Unit[]>();
  if (!creatureOf(g, side).strikes) return found;
  const first = side * g.data.unitsPerSide;
  for (let unit = first; unit < first + g.data.unitsPerSide; unit++) {
    const space = numberAt(g.s.at, unit);
    if (space < 0 || space >= g.data.provinces || !isCreature(g, unit) || !mayAttack(g, unit)) continue;
    const isBusy = othersIn(g, side, space) !== 0 && !g.s.campaign.petrified.includes(space);
    if (!isBusy) found.set(space, [...(found.get(space) ?? []), unit]);
  }
  return found;
}

/** Whether a Titan strikes that far: over a border, never across a strait. @rules MAR-17.10 */
const reaches = (g: G, from: Space, target: Space): boolean =>
  at(target < g.data.provinces ? g.data.land : g.data.seas, from).includes(target);

const unlaunched = (g: G, side: Side, space: Space): Unit[] =>
  space < g.data.provinces ? unitsIn(g, side, space).filter((unit) => kindOfUnit(g, unit) === TRIREME) : [];

const aimAt = (g: G, space: Space, side: Side, ships: boolean): Aim => ({
  space,
  side,
  ships,
  word: `${g.data.sides[side]?.word}.${g.data.spaces[space]?.word}${ships ? '.ships' : ''}`,
});

/** Everything that the Titans of a seat could strike now. @rules MAR-17.10, MAR-21.58 */
export function strikeTargets(g: G, seat: Seat): Aim[] {
  const side = sideOf(g, seat);
  if (!creatureOf(g, side).strikes) return [];
  const titans = readyTitans(g, seat);
  if (titans.size === 0) return [];
  const reached = new Set<Space>();
  for (const from of titans.keys()) {
    for (const space of at(g.data.land, from)) reached.add(space);
    if (g.options.titanSea) for (const sea of at(g.data.seas, from)) reached.add(sea);
  }
  const sides = presence(g);
  return [...reached]
    .sort((a, b) => a - b)
    .filter((space) => !g.s.campaign.petrified.includes(space))
    .flatMap((space) => [
      ...sidesIn(numberAt(sides, space) & ~(1 << side)).map((other) => aimAt(g, space, other, false)),
      ...g.s.seat.flatMap((_, other) => (other !== side && unlaunched(g, other, space).length > 0 ? [aimAt(g, space, other, true)] : [])),
    ]);
}

const batteryTopic: TopicFor<'titans'> = {
  id: 'titans',
  key: ({ word }) => word,
  text: ({ from }, g) => spaceRef(g, from),
  focus: ({ from }, g) => [spaceRef(g, from)],
  action: 'strike',
  slot: 'titans',
};

/** Titans strike units in an adjacent space, which cannot answer. @rules MAR-17.10 */
export function* strike(g: G, seat: Seat): Rule {
  const aim = yield* choose(seat, strikeTopic, strikeTargets(g, seat));
  const titans = yield* chooseTitans(g, seat, aim);
  g.emit('strike', { seat: who(seat), target: sideRef(g, aim.side), space: spaceRef(g, aim.space), titans: titans.length });
  const onLand = aim.space < g.data.provinces && !aim.ships;
  if (onLand && (yield* isForbidden(g, aim.space))) return;
  for (const unit of titans) setMark(g, unit, ATTACKED);
  const mine = force(g, sideOf(g, seat), titans);
  const theirs = force(g, aim.side, aim.ships ? unlaunched(g, aim.side, aim.space) : forceIn(g, aim.side, aim.space));
  const battle: Battle = { space: aim.space, onLand, strike: true, rolled: false, attacker: mine, defender: theirs };
  g.s.battle = battle;
  if (onLand) yield* sealDice(g, mine, titans.length);
  rollDice(g, mine, titans.length);
  battle.rolled = true;
  if (onLand) yield* rollAgain(g, mine);
  addUp(g, mine);
  yield* blessByMars(g, mine, theirs);
  theirs.lost = lossesOf(g, mine.total, theirs, onLand);
  const fallen = yield* chooseLosses(g, theirs.seat, theirs.units, theirs.lost);
  if (fallen.length === 0) g.emitEffect('noLosses', { side: sideRef(g, aim.side), space: spaceRef(g, aim.space) });
  else g.emitEffect('losses', { side: sideRef(g, aim.side), units: countedUnits(g, fallen), space: spaceRef(g, aim.space) });
  for (const unit of fallen) removeUnit(g, unit);
}

/** What a strike of these Titans may bring: nothing before there are any. */
function strikePreview(g: G, seat: Seat, aim: Aim, titans: readonly Unit[]): Preview {
  if (titans.length === 0) return {};
  const attacker = force(g, sideOf(g, seat), titans);
  const defender = force(g, aim.side, aim.ships ? unlaunched(g, aim.side, aim.space) : forceIn(g, aim.side, aim.space));
  const onLand = aim.space < g.data.provinces && !aim.ships;
  return outlook(forecast(g, { space: aim.space, onLand, strike: true, rolled: false, attacker, defender }));
}

function* chooseTitans(g: G, seat: Seat, aim: Aim): Rule<Unit[]> {
  const batteries = [...readyTitans(g, seat)].flatMap(([from, titans]): Battery[] =>
    reaches(g, from, aim.space) ? [{ from, titans, word: at(g.data.spaces, from).word }] : [],
  );
  const all = batteries.flatMap(({ titans }) => titans);
  if (all.length === 1) return all;
  const caps = batteries.map(({ titans }) => titans.length);
  const chosen = (counts: readonly number[]): Unit[] => batteries.flatMap(({ titans }, at) => titans.slice(0, counts[at]));
  const preview = (counts: readonly number[]): Preview => strikePreview(g, seat, aim, chosen(counts));
  return chosen(yield* allocate(seat, batteryTopic, batteries, { caps, min: 1, max: all.length, preview }));
}
