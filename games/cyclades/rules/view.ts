import type { AssertCovered, PhaseStrip, Seat } from '@pantheon/kernel';
import { at, numberAt, say } from '@pantheon/kernel';
import type { CreatureId } from '../data/schema.ts';
import { alarms } from './alarms.ts';
import { layingFaction } from './assembly.ts';
import { wallsIn } from './battle.ts';
import { bidder } from './bids.ts';
import { boardOf } from './board.ts';
import { type BoardFacts, boardFacts } from './board-facts.ts';
import { fighterIn, portsFacing, strengthOn } from './combatants.ts';
import { factionsOf, seatFor, teamOf } from './factions.ts';
import { landOdds, seaOdds } from './odds.ts';
import { outlookOf } from './outlook.ts';
import { philosophersLeft, priestessesLeft } from './pieces.ts';
import { placingFaction } from './placement.ts';
import { actor } from './refs.ts';
import { hasSeenTop, knowsCoins } from './secrets.ts';
import type { Assembly, Battle, BattleView, FactionView, G, State, View } from './types.ts';

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
const factionViews = (g: G, seat: Seat | null, facts: BoardFacts['factions']): FactionView[] =>
  facts.map(({ income, metropolises, lands, discounts, missing }, faction) => {
    const team = teamOf(g, faction);
    return {
      colour: at(g.data.components.colours, faction).id,
      seat: seatFor(g, faction),
      team,
      coins: knowsCoins(g, seat, team) ? numberAt(g.s.coins, team) : null,
      income,
      metropolises,
      lands,
      discounts,
      missing,
    };
  });

/** Numbers from the smallest on, in a list of their own. */
function ascending(numbers: readonly number[]): number[] {
  const copy = [...numbers];
  for (let i = 1; i < copy.length; i++) if (numberAt(copy, i) < numberAt(copy, i - 1)) return copy.sort((a, b) => a - b);
  return copy;
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
  const facts = boardFacts(g);
  const { teamMetropolises } = facts;
  const { reach, danger } = outlookOf(g, seat);
  return {
    cycle: s.cycle,
    mode: s.mode,
    goal: s.goal,
    board: s.board,
    assembly: s.assembly ? assemblyView(s.assembly) : null,
    settled: s.settled,
    ...boardView(g, facts),
    factions: factionViews(g, seat, facts.factions),
    troopsLeft: [...s.troopsLeft],
    fleetsLeft: [...s.fleetsLeft],
    priestesses: [...s.priestesses],
    philosophers: [...s.philosophers],
    mercenariesLeft: s.mercenariesLeft,
    tokens: ascending(s.tokens),
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
    supply: supplyView(g, facts),
    alarms: s.over ? [] : alarms(g, teamMetropolises),
    reach,
    danger,
    winning: factionsOf(g).filter((faction) => numberAt(teamMetropolises, teamOf(g, faction)) >= s.goal),
  };
}

/** What lies and stands on the board. */
function boardView(g: G, { built, metropolis, yields, closed }: BoardFacts): Pick<View, BoardField> {
  const { s } = g;
  const { placeIds, siteIds } = boardOf(g);
  return {
    areas: placeIds,
    sites: siteIds,
    control: [...s.control],
    troops: [...s.troops],
    mercenaries: [...s.mercenaries],
    fleets: [...s.fleets],
    prosperity: [...s.prosperity],
    built: [...built],
    metropolis: [...metropolis],
    used: [...s.used],
    yields,
    closed,
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

const supplyView = (g: G, { buildings }: BoardFacts): View['supply'] => ({
  priestesses: priestessesLeft(g),
  philosophers: philosophersLeft(g),
  mercenaries: g.s.mercenariesLeft,
  metropolises: g.s.tokens.length,
  buildings,
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
