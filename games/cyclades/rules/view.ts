import type { AssertCovered, PhaseStrip, Seat } from '@pantheon/kernel';
import { at, numberAt, say } from '@pantheon/kernel';
import { bonusIds, buildingIds, type CreatureId } from '../data/schema.ts';
import { alarms } from './alarms.ts';
import { layingFaction } from './assembly.ts';
import { wallsIn } from './battle.ts';
import { bidder } from './bids.ts';
import { boardOf } from './board.ts';
import { fighterIn, portsFacing, strengthOn } from './combatants.ts';
import { unusedDiscounts } from './creature-actions.ts';
import { teamsAtGoal } from './end.ts';
import { factionsOf, seatFor, teamOf } from './factions.ts';
import { collectorOf, incomes, yieldOf } from './income.ts';
import { missingTypes } from './metropolis.ts';
import { isLandOpen, isSeaOpen } from './movement.ts';
import { landOdds, seaOdds } from './odds.ts';
import { landsInDanger, landsInReach } from './outlook.ts';
import { buildingsLeft, countLands, isMetropolis, metropolisesOf, philosophersLeft, priestessesLeft } from './pieces.ts';
import { placingFaction } from './placement.ts';
import { actor } from './refs.ts';
import { hasSeenTop, knowsCoins } from './secrets.ts';
import { type Assembly, type Battle, type BattleView, type FactionView, type G, METROPOLIS, type State, type View } from './types.ts';

export type ViewIsComplete = AssertCovered<State, View, 'coins' | 'firstLands' | 'interrupted'>;

type BoardField =
  | 'areas'
  | 'sites'
  | 'control'
  | 'troops'
  | 'mercenaries'
  | 'fleets'
  | 'prosperity'
  | 'built'
  | 'metropolis'
  | 'used'
  | 'yields'
  | 'closed'
  | 'heroes'
  | 'figures'
  | 'cards';

type CardField =
  | 'creatureTrack'
  | 'creatureDeck'
  | 'top'
  | 'creatureDiscard'
  | 'playing'
  | 'heroTrack'
  | 'heroDeck'
  | 'heroDiscard'
  | 'heroesGone';

/** @rules CYC-21.1, CYC-21.2 */
function factionViews(g: G, seat: Seat | null): FactionView[] {
  const sums = incomes(g);
  return factionsOf(g).map((faction) => {
    const team = teamOf(g, faction);
    return {
      colour: at(g.data.components.colours, faction).id,
      seat: seatFor(g, faction),
      team,
      coins: knowsCoins(g, seat, team) ? numberAt(g.s.coins, team) : null,
      income: numberAt(sums, faction),
      metropolises: metropolisesOf(g, faction),
      lands: countLands(g, faction),
      discounts: unusedDiscounts(g, faction),
      missing: missingTypes(g, faction),
    };
  });
}

/** The deck as everybody can know it: which cards it holds, the top one among them. @rules CYC-21.3 */
const deckOf = ({ s }: G): CreatureId[] => (s.top === null ? [...s.creatureDeck] : [...s.creatureDeck, s.top.card].sort());

function battleView(g: G, battle: Battle): BattleView {
  const { area, attacker, defender } = battle;
  const told = {
    ...battle,
    dice: copy(battle.dice),
    totals: copy(battle.totals),
    past: battle.past.map(([a, b]): [number, number] => [a, b]),
  };
  if (battle.kind === 'sea') {
    const strengths = [battle.fleets, g.s.control[area] === defender ? numberAt(g.s.fleets, area) : 0] as const;
    const walls = [portsFacing(g, attacker, area), portsFacing(g, defender, area)] as const;
    return { ...told, fighters: [null, null], strengths, walls, odds: strengths[1] === 0 ? 1 : seaOdds(g, attacker, area, battle.fleets) };
  }
  const heroes = g.s.heroes.filter((hero) => hero.area === area && hero.owner === attacker).map(({ id }) => id);
  const force = { troops: battle.troops, mercenaries: battle.mercenaries, heroes };
  const strengths = [strengthOn(g, battle, 'attack'), strengthOn(g, battle, 'defence')] as const;
  const fighters = [fighterIn(g, area, attacker)?.id ?? null, fighterIn(g, area, defender)?.id ?? null] as const;
  return { ...told, fighters, strengths, walls: [0, wallsIn(g, battle)], odds: landOdds(g, attacker, area, force, battle.round > 0) };
}

/** What a seat may know. @rules CYC-21.1 */
export function view(g: G, seat: Seat | null): View {
  const { s } = g;
  const goal = teamsAtGoal(g);
  return {
    cycle: s.cycle,
    mode: s.mode,
    goal: s.goal,
    board: s.board,
    assembly: s.assembly ? assemblyView(s.assembly) : null,
    settled: s.settled,
    ...boardView(g),
    factions: factionViews(g, seat),
    troopsLeft: [...s.troopsLeft],
    fleetsLeft: [...s.fleetsLeft],
    priestesses: [...s.priestesses],
    philosophers: [...s.philosophers],
    mercenariesLeft: s.mercenariesLeft,
    tokens: [...s.tokens].sort((a, b) => a - b),
    ...cardsView(g, seat),
    gods: [...s.gods],
    openGods: s.openGods,
    turnOrder: [...s.turnOrder],
    acted: [...s.acted],
    pawnGod: [...s.pawnGod],
    pawnBid: [...s.pawnBid],
    step: s.step,
    displaced: s.displaced === null ? null : { ...s.displaced },
    repeated: s.repeated,
    lastApollo: s.lastApollo,
    turn: s.turn === null ? null : { ...s.turn, done: [...s.turn.done] },
    // Once its area has changed hands, what is left to choose there is no part of the battle.
    battle: s.battle === null || s.control[s.battle.area] === s.battle.attacker ? null : battleView(g, s.battle),
    eliminated: [...s.eliminated],
    over: s.over,
    supply: supplyView(g),
    alarms: s.over ? [] : alarms(g),
    reach: s.over || s.assembly ? [] : landsInReach(g, seat),
    danger: s.over || s.assembly ? [] : landsInDanger(g, seat),
    winning: factionsOf(g).filter((faction) => goal.includes(teamOf(g, faction))),
  };
}

/** What lies and stands on the board. */
function boardView(g: G): Pick<View, BoardField> {
  const { s } = g;
  const { places, sites } = boardOf(g);
  return {
    areas: places.map(({ id }) => id),
    sites: sites.map(({ id }) => id),
    control: [...s.control],
    troops: [...s.troops],
    mercenaries: [...s.mercenaries],
    fleets: [...s.fleets],
    prosperity: [...s.prosperity],
    built: s.built.map((what) => (what < 0 ? null : isMetropolis(what) ? at(bonusIds, what - METROPOLIS) : at(buildingIds, what))),
    metropolis: s.built.map(isMetropolis),
    used: [...s.used],
    yields: places.map(({ index }) => ({ coins: yieldOf(g, index), to: collectorOf(g, index) })),
    closed: places.map(({ index, land }) => !(land ? isLandOpen(g, index) : isSeaOpen(g, index))),
    heroes: s.heroes.map((hero) => ({ ...hero })),
    figures: s.figures.map((figure) => ({ ...figure })),
    cards: s.cards.map((card) => ({ ...card })),
  };
}

/** The tracks, decks and piles of cards. @rules CYC-21.3 */
function cardsView(g: G, seat: Seat | null): Pick<View, CardField> {
  const { s } = g;
  return {
    creatureTrack: [...s.creatureTrack],
    creatureDeck: deckOf(g),
    top: hasSeenTop(g, seat) ? (s.top?.card ?? null) : null,
    creatureDiscard: [...s.creatureDiscard],
    playing: [...s.playing],
    heroTrack: [...s.heroTrack],
    heroDeck: [...s.heroDeck],
    heroDiscard: [...s.heroDiscard],
    heroesGone: [...s.heroesGone],
  };
}

const supplyView = (g: G): View['supply'] => ({
  priestesses: priestessesLeft(g),
  philosophers: philosophersLeft(g),
  mercenaries: g.s.mercenariesLeft,
  metropolises: g.s.tokens.length,
  buildings: { port: buildingsLeft(g, 0), fortress: buildingsLeft(g, 1), temple: buildingsLeft(g, 2), university: buildingsLeft(g, 3) },
});

const copy = (pair: [number, number] | null): [number, number] | null => (pair === null ? null : [...pair]);

const assemblyView = ({ side, tiles, laying }: Assembly): Assembly => ({
  side,
  tiles: [...tiles],
  laying: laying && { tile: laying.tile, at: laying.at && [...laying.at] },
});

const CYCLE = ['start', 'income', 'offerings', 'upkeep', 'actions', 'end'];

/** Where the cycle stands. */
export function phaseStrip(g: G, phase: string): PhaseStrip {
  const { s } = g;
  if (phase === 'assembly')
    return { round: say('round.assembly'), phases: ['assembly', 'placement'], now: 'assembly', acting: actor(g, layingFaction(g)) };
  if (phase === 'placement')
    return { round: say('round.placement'), phases: ['placement'], now: 'placement', acting: actor(g, placingFaction(g)) };
  const cycle = { round: say('round', { n: s.cycle }), phases: CYCLE };
  if (phase === 'offerings') return { ...cycle, now: phase, acting: actor(g, bidder(g)) };
  if (s.turn !== null) return { ...cycle, now: 'actions', acting: actor(g, s.turn.faction) };
  return { ...cycle, now: phase === 'turns' ? 'actions' : phase };
}
