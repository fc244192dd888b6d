import {
  type AssertCovered,
  at,
  copyEach,
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
import { layingFaction } from './assembly.ts';
import { bidder } from './bids.ts';
import { BLANK } from './blank-view.ts';
import { boardOf } from './board.ts';
import { type BoardLists, boardLists, LISTS } from './board-lists.ts';
import { copyBattle, copyTurn } from './copy-state.ts';
import { factionsOf, seatFor, teamOf } from './factions.ts';
import { placingFaction } from './placement.ts';
import { actor } from './refs.ts';
import { hasSeenTop, knowsCoins } from './secrets.ts';
import type { Assembly, Battle, Faction, FactionView, G, State, View } from './types.ts';

export type ViewIsComplete = AssertCovered<State, View, 'coins' | 'firstLands'>;

const factions = new RememberedBySeat<readonly FactionView[]>();

/** The factions as a reader sees them. @rules CYC-21.1, CYC-21.2 */
function factionViews(g: G, seat: Seat | null): readonly FactionView[] {
  const memory = factions.of(seat ?? g.seats.length);
  memory.begin();
  memory.note(g.data);
  memory.note(g.s.mode);
  memory.note(seat);
  memory.note(g.s.over);
  memory.note(g.options.coins);
  memory.noteNumbers(g.s.coins);
  return memory.recall(() => factionsOf(g).map((faction) => factionView(g, seat, faction)));
}

function factionView(g: G, seat: Seat | null, faction: Faction): FactionView {
  const team = teamOf(g, faction);
  return {
    colour: at(g.data.components.colours, faction).id,
    seat: seatFor(g, faction),
    team,
    coins: knowsCoins(g, seat, team) ? numberAt(g.s.coins, team) : null,
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

/** What a seat may know: what all see for a while, with what is the reader's alone or changes with every other answer. @rules CYC-21.1 */
export function view(g: G, seat: Seat | null): View {
  const { s } = g;
  return {
    ...tableView(g),
    assembly: s.assembly ? assemblyView(s.assembly) : null,
    factions: factionViews(g, seat),
    creatureTrack: copies.creatureTrack.of(s.creatureTrack),
    top: hasSeenTop(g, seat) ? (s.top?.card ?? null) : null,
    creatureDiscard: copies.creatureDiscard.of(s.creatureDiscard),
    playing: copies.playing.of(s.playing),
    acted: copies.acted.of(s.acted),
    pawnGod: copies.pawnGod.of(s.pawnGod),
    pawnBid: copies.pawnBid.of(s.pawnBid),
    step: s.step,
    displaced: s.displaced === null ? null : { ...s.displaced },
    turn: s.turn === null ? null : copyTurn(s.turn),
    battle: s.battle === null ? null : copyBattle(s.battle),
    interrupted: s.interrupted === undefined ? NO_BATTLES : copyEach(s.interrupted, copyBattle),
  };
}

const NO_BATTLES: readonly Battle[] = [];

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
function tableView(g: G): View {
  const { s } = g;
  const piles = pilesView(g);
  const lists = boardLists(g);
  tableMemory.begin();
  tableMemory.note(boardOf(g));
  tableMemory.note(piles);
  for (const list of LISTS) tableMemory.note(lists[list]);
  tableMemory.note(s.cycle);
  tableMemory.note(s.mode);
  tableMemory.note(s.goal);
  tableMemory.note(s.settled);
  tableMemory.note(s.mercenariesLeft);
  tableMemory.note(s.openGods);
  tableMemory.note(s.repeated);
  tableMemory.note(s.lastApollo);
  tableMemory.note(s.over);
  tableMemory.note(g.options.bridges);
  return tableMemory.recall(() => wholeTable(g, lists, piles));
}

function wholeTable(g: G, lists: BoardLists, piles: View): View {
  const { s } = g;
  const { placeIds, siteIds } = boardOf(g);
  return {
    ...piles,
    ...lists,
    cycle: s.cycle,
    mode: s.mode,
    goal: s.goal,
    board: s.board,
    settled: s.settled,
    areas: placeIds,
    sites: siteIds,
    openGods: s.openGods,
    repeated: s.repeated,
    lastApollo: s.lastApollo,
    over: s.over,
    mercenariesLeft: s.mercenariesLeft,
    bridges: g.options.bridges,
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
