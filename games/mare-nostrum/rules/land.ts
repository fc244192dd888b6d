import { at, choose, chooseOrPass, type Label, numberAt, type Rule, type Seat, say } from '@pantheon/kernel';
import { cardOf, godOf } from '../data/read.ts';
import { wordOf } from '../data/thing.ts';
import { ascending } from './ascending.ts';
import { conquer, conquerable, mustConquer } from './conquest.ts';
import { attackFrom, readyIn } from './entry.ts';
import { callDown, wrathOf } from './gods/wrath.ts';
import { canLeave, march, seasOf } from './march.ts';
import { battlePreview } from './odds.ts';
import { ifAny, powerOf, powersAt } from './powers.ts';
import { cardRef, godRef, spaceRef } from './refs.ts';
import { strike, strikeTargets } from './strike.ts';
import type { Act } from './topics.ts';
import type { G, Space, TopicFor } from './types.ts';
import { placesOf, presence, sideOf } from './units.ts';

const landKey = (act: Act): string => {
  switch (act.what) {
    case 'god':
      return `god:${wordOf(act.god)}`;
    case 'power':
      return `use:${act.word}`;
    case 'strike':
      return 'strike';
    default:
      return `${act.what}:${act.id}`;
  }
};

function landText(g: G, act: Act): Label {
  switch (act.what) {
    case 'god':
      return say('option.god', { god: godRef(g, godOf(g.data, act.god)) });
    case 'power':
      return say('option.power', { card: cardRef(g, act.card) });
    case 'strike':
      return say('option.strike');
    default:
      return say(`option.${act.what}`, { space: spaceRef(g, act.space) });
  }
}

const landTopic: TopicFor<'land'> = {
  id: 'land',
  key: landKey,
  text: (act, g) => landText(g, act),
  preview: (act, g, seat) => (act.what === 'assault' ? battlePreview(g, seat, act.space, readyIn(g, seat, act.space)) : {}),
  focus: (act, g) => (act.what === 'move' || act.what === 'assault' || act.what === 'conquer' ? [spaceRef(g, act.space)] : []),
  action: 'march',
  slot: 'what',
};

/** Provinces in which units of a seat have to attack before its turn ends. @rules MAR-7.16, MAR-17.11, MAR-20.6 */
function forcedAttacks(g: G, seat: Seat, places: readonly Space[], sides: readonly number[]): Space[] {
  const side = sideOf(g, seat);
  return places.filter(
    (space) =>
      space < g.data.provinces &&
      (numberAt(sides, space) & ~(1 << side)) !== 0 &&
      !g.s.campaign.petrified.includes(space) &&
      readyIn(g, seat, space).length > 0,
  );
}

/** What the board asks of a player in his land step. */
interface Tasks {
  /** Where he has pieces. */
  readonly places: readonly Space[];
  /** Where he has to attack, and where he may settle what becomes of a province. */
  readonly forced: readonly Space[];
  readonly conquests: readonly Space[];
}

function tasksOf(g: G, seat: Seat): Tasks {
  const sides = presence(g);
  const places = ascending(placesOf(g, sideOf(g, seat)));
  return { places, forced: forcedAttacks(g, seat, places, sides), conquests: conquerable(g, seat, sides) };
}

/** @rules MAR-7.2, MAR-7.3 */
function actsOf(g: G, seat: Seat, { places, forced, conquests }: Tasks): Act[] {
  const side = sideOf(g, seat);
  const seas = seasOf(g, side);
  const idOf = (space: Space): string => at(g.data.spaces, space).word;
  const acts: Act[] = [];
  for (const space of places) if (canLeave(g, side, space, seas)) acts.push({ what: 'move', space, id: idOf(space) });
  for (const space of forced) acts.push({ what: 'assault', space, id: idOf(space) });
  for (const space of conquests) acts.push({ what: 'conquer', space, id: idOf(space) });
  if (strikeTargets(g, seat).length > 0) acts.push({ what: 'strike' });
  for (const power of powersAt(g, seat, 'march')) {
    const card = cardOf(g.data, power.id);
    if (power.mayMarch?.(g, seat)) acts.push({ what: 'power', card, word: at(g.data.cards, card).word });
  }
  for (const god of wrathOf(g, seat)) acts.push({ what: 'god', god });
  return acts;
}

/** One move, attack or choice of the land step; false when the step is over. @rules MAR-7.1, MAR-7.3 */
export function* landAction(g: G, seat: Seat): Rule<boolean> {
  const tasks = tasksOf(g, seat);
  const acts = actsOf(g, seat, tasks);
  if (acts.length === 0) return false;
  const act =
    tasks.forced.length > 0 || mustConquer(g, seat, tasks.conquests).length > 0
      ? yield* choose(seat, landTopic, acts)
      : yield* chooseOrPass(seat, landTopic, acts);
  // What a battle came to stays in sight while its conquest is chosen.
  if (act?.what !== 'conquer') g.s.battle = null;
  if (act === null) return false;
  switch (act.what) {
    case 'god':
      yield* callDown(g, seat, act.god);
      break;
    case 'power':
      yield* ifAny(powerOf(g, act.card).march?.(g, seat));
      break;
    case 'strike':
      yield* strike(g, seat);
      break;
    case 'assault':
      yield* attackFrom(g, seat, act.space);
      break;
    case 'conquer':
      yield* conquer(g, seat, act.space);
      break;
    case 'move':
      yield* march(g, seat, act.space);
  }
  return true;
}
