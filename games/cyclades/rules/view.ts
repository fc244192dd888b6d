import {
  type AssertCovered,
  at,
  KeptCopy,
  KeptWords,
  numberAt,
  type PhaseStrip,
  Remembered,
  RememberedBySeat,
  type Seat,
  say,
} from '@pantheon/kernel';
import type { CreatureId } from '../data/schema.ts';
import { alarms } from './alarms.ts';
import { layingFaction } from './assembly.ts';
import { wallsIn } from './battle.ts';
import { bidder } from './bids.ts';
import { BLANK } from './blank-view.ts';
import { boardOf } from './board.ts';
import { type BoardFacts, boardFacts, type FactionFacts } from './board-facts.ts';
import { type BoardLists, boardLists } from './board-lists.ts';
import { fighterIn, portsFacing, strengthOn } from './combatants.ts';
import { copyTurn } from './copy-state.ts';
import { factionsOf, seatFor, teamOf } from './factions.ts';
import { landOdds, seaOdds } from './odds.ts';
import { outlookOf } from './outlook.ts';
import { philosophersLeft, priestessesLeft } from './pieces.ts';
import { placingFaction } from './placement.ts';
import { actor } from './refs.ts';
import { hasSeenTop, knowsCoins } from './secrets.ts';
import type { Assembly, Battle, BattleView, Faction, FactionView, G, State, View } from './types.ts';

export type ViewIsComplete = AssertCovered<State, View, 'coins' | 'firstLands' | 'interrupted'>;

const factions = new RememberedBySeat<readonly FactionView[]>();

/** The factions as a reader sees them. @rules CYC-21.1, CYC-21.2 */
function factionViews(g: G, seat: Seat | null, facts: readonly FactionFacts[]): readonly FactionView[] {
  const memory = factions.of(seat ?? g.seats.length);
  memory.begin();
  memory.note(facts);
  memory.note(seat);
  memory.note(g.s.over);
  memory.note(g.options.coins);
  memory.noteNumbers(g.s.coins);
  return memory.recall(() => facts.map((fact, faction) => factionView(g, seat, fact, faction)));
}

function factionView(g: G, seat: Seat | null, facts: FactionFacts, faction: Faction): FactionView {
  const { income, metropolises, lands, discounts, missing } = facts;
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
}

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

/** What a seat may know: what all see for a while, with what is the reader's alone or changes with every other answer. @rules CYC-21.1 */
export function view(g: G, seat: Seat | null): View {
  const { s } = g;
  const lists = boardLists(g);
  const facts = boardFacts(g, lists);
  const table = tableView(g, lists, facts);
  const acted = copies.acted.of(s.acted);
  const pawnGod = copies.pawnGod.of(s.pawnGod);
  const creatureTrack = copies.creatureTrack.of(s.creatureTrack);
  const { reach, danger } = outlookOf(g, seat, lists, facts);
  return {
    ...table,
    assembly: s.assembly ? assemblyView(s.assembly) : null,
    factions: factionViews(g, seat, facts.factions),
    creatureTrack,
    top: hasSeenTop(g, seat) ? (s.top?.card ?? null) : null,
    creatureDiscard: copies.creatureDiscard.of(s.creatureDiscard),
    playing: copies.playing.of(s.playing),
    acted,
    pawnGod,
    pawnBid: copies.pawnBid.of(s.pawnBid),
    step: s.step,
    displaced: s.displaced === null ? null : { ...s.displaced },
    turn: s.turn === null ? null : copyTurn(s.turn),
    // Once its area has changed hands, what is left to choose there is no part of the battle.
    battle: s.battle === null || s.control[s.battle.area] === s.battle.attacker ? null : battleView(g, s.battle),
    alarms: alarms(g, facts, table, { acted, pawnGod, creatureTrack }),
    reach,
    danger,
  };
}

/** Lists that change often; what does not change is the same list in every view. */
const copies = {
  creatureTrack: new KeptWords(),
  creatureDiscard: new KeptWords(),
  playing: new KeptWords(),
  acted: new KeptCopy(),
  pawnGod: new KeptWords(),
  pawnBid: new KeptCopy(),
};

const tableMemory = new Remembered<View>();

/** The table as everybody sees it. */
function tableView(g: G, lists: BoardLists, facts: BoardFacts): View {
  const { s } = g;
  const piles = pilesView(g);
  tableMemory.begin();
  tableMemory.note(piles);
  tableMemory.note(facts);
  tableMemory.note(lists.troops);
  tableMemory.note(lists.mercenaries);
  tableMemory.note(lists.fleets);
  tableMemory.note(lists.heroes);
  tableMemory.note(s.cycle);
  tableMemory.note(s.goal);
  tableMemory.note(s.settled);
  tableMemory.note(s.mercenariesLeft);
  tableMemory.note(s.openGods);
  tableMemory.note(s.repeated);
  tableMemory.note(s.lastApollo);
  tableMemory.note(s.over);
  return tableMemory.recall(() => wholeTable(g, lists, facts, piles));
}

function wholeTable(g: G, lists: BoardLists, facts: BoardFacts, piles: View): View {
  const { s } = g;
  const { placeIds, siteIds } = boardOf(g);
  const { control, troops, mercenaries, fleets, prosperity, used, heroes, figures, cards } = lists;
  const { built, metropolis, yields, closed, teamMetropolises } = facts;
  return {
    ...piles,
    cycle: s.cycle,
    mode: s.mode,
    goal: s.goal,
    board: s.board,
    settled: s.settled,
    areas: placeIds,
    sites: siteIds,
    control,
    troops,
    mercenaries,
    fleets,
    prosperity,
    built,
    metropolis,
    used,
    yields,
    closed,
    heroes,
    figures,
    cards,
    openGods: s.openGods,
    repeated: s.repeated,
    lastApollo: s.lastApollo,
    over: s.over,
    supply: supplyView(g, facts),
    winning: factionsOf(g).filter((faction) => numberAt(teamMetropolises, teamOf(g, faction)) >= s.goal),
    mercenariesLeft: s.mercenariesLeft,
  };
}

const pilesMemory = new Remembered<View>();

/** A view of what lies beside the board. @rules CYC-21.3 */
function pilesView(g: G): View {
  const { s } = g;
  pilesMemory.begin();
  pilesMemory.noteNumbers(s.troopsLeft);
  pilesMemory.noteNumbers(s.fleetsLeft);
  pilesMemory.noteNumbers(s.priestesses);
  pilesMemory.noteNumbers(s.philosophers);
  pilesMemory.noteNumbers(s.tokens);
  pilesMemory.noteNumbers(s.turnOrder);
  pilesMemory.noteAll(s.eliminated);
  pilesMemory.noteAll(s.gods);
  pilesMemory.noteAll(s.creatureDeck);
  pilesMemory.note(s.top?.card);
  pilesMemory.noteAll(s.heroTrack);
  pilesMemory.noteAll(s.heroDeck);
  pilesMemory.noteAll(s.heroDiscard);
  pilesMemory.noteAll(s.heroesGone);
  return pilesMemory.recall(() => ({
    ...BLANK,
    troopsLeft: s.troopsLeft.slice(),
    fleetsLeft: s.fleetsLeft.slice(),
    priestesses: s.priestesses.slice(),
    philosophers: s.philosophers.slice(),
    tokens: ascending(s.tokens),
    creatureDeck: deckOf(g),
    heroTrack: s.heroTrack.slice(),
    heroDeck: s.heroDeck.slice(),
    heroDiscard: s.heroDiscard.slice(),
    heroesGone: s.heroesGone.slice(),
    gods: s.gods.slice(),
    turnOrder: s.turnOrder.slice(),
    eliminated: s.eliminated.slice(),
  }));
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
