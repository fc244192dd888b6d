import { type AssertCovered, at, clone, KeptCopy, KeptRows, type PhaseStrip, type Seat, say, who } from '@pantheon/kernel';
import { ownsTablet } from './artefacts/tablet.ts';
import { strengthOf, unseenStrength } from './battle/strength.ts';
import { BLANK } from './blank-view.ts';
import { landsInPlay } from './planets.ts';
import { type MapLists, mapLists, seenPlayer, surveyOf, waysOf, worthTo } from './standing.ts';
import { FACE_DOWN, type G, type State, type View } from './types.ts';
import { handOf, handSize } from './weapon-hand.ts';

export type ViewIsComplete = AssertCovered<State, View, 'pactStack' | 'civilisationPool' | 'culturePool' | 'artefactPool'>;

/** Lists that are seen as they are; what does not change is the same list in every view. */
const copies = {
  covered: new KeptCopy(),
  culture: new KeptCopy(),
  display: new KeptCopy(),
  tokens: new KeptCopy(),
  artefactsSeenBy: new KeptCopy(),
  suspected: new KeptRows(),
  entered: new KeptCopy(),
};

/** What a seat may know. @rules ANU-10.1, ANU-17.1, ANU-17.3, ANU-17.7 */
export function view(g: G, seat: Seat | null): View {
  const { s } = g;
  const mine = (other: number): boolean => other === seat;
  const chosen = haveHouses(g);
  const sees = seat !== null && s.artefactsSeenBy.includes(seat);
  const { pieces, guards, tiles, objectives } = mapLists(g);
  return {
    ...derived(g, { pieces, guards, tiles, objectives }),
    round: s.round,
    step: s.step,
    first: s.first,
    active: s.active,
    players: s.players.map(seenPlayer),
    tiles,
    pieces,
    guards,
    covered: copies.covered.of(s.covered),
    culture: copies.culture.of(s.culture),
    display: copies.display.of(s.display),
    objectives,
    tokens: copies.tokens.of(s.tokens),
    artefactsLeft: sees ? [...s.artefactsLeft] : [],
    artefactsSeenBy: copies.artefactsSeenBy.of(s.artefactsSeenBy),
    choosesArtefact: s.choosesArtefact,
    hands: g.seats.map((other) => (chosen && mine(other) ? handOf(g, other).map((card) => card.index) : null)),
    suspected: copies.suspected.of(s.suspected),
    dealt: s.dealt.map((cards, other) => (mine(other) ? [...cards] : [])),
    discarded: s.discarded.map((card, other) => (mine(other) ? card : -1)),
    fate: s.step === 'end' || (seat !== null && ownsTablet(g, seat)) ? s.fate : null,
    used: s.used,
    manaLeft: s.manaLeft,
    manaDiscount: s.manaDiscount,
    manaTaken: s.manaTaken,
    entered: copies.entered.of(s.entered),
    battle: clone(s.battle),
    fought: clone(s.fought),
    ending: clone(s.ending),
  };
}

/** Whether every seat has its House. */
const haveHouses = ({ s }: G): boolean => s.players.every((player) => player.house >= 0);

const NO_YIELDS: View['tileYields'][number] = [];

/** A view of what follows from the position, so that a board need not know the rules. @rules ANU-17.3 */
function derived(g: G, lists: MapLists): View {
  const { s } = g;
  const chosen = haveHouses(g);
  const { control, contested, realms } = surveyOf(g, lists);
  const worth = chosen ? g.seats.map((seat) => worthTo(g, seat, at(realms, seat), lists)) : null;
  const ways = g.seats.map((seat) => waysOf(g, seat, lists));
  return {
    ...BLANK,
    artefactsLeftCount: s.artefactsLeft.length,
    handSizes: g.seats.map((other) => (chosen ? handSize(g, other) : 0)),
    strengths: s.battle === null ? null : [strengthOf(g, s.battle, 0), isUnseen(g) ? null : strengthOf(g, s.battle, 1)],
    pactStackSize: s.pactStack.length,
    control,
    contested,
    lands: landsInPlay(g),
    objectiveValues: worth === null ? g.seats.map(() => s.objectives.map(() => 0)) : worth.map(({ objectives }) => objectives),
    turnsLeft: s.ending === null ? null : turnsLeft(g),
    cubesLeft: ways.map((way) => way.cubesLeft),
    tileYields: worth === null ? g.seats.map(() => NO_YIELDS) : worth.map(({ yields }) => yields),
    pawnPlaces: ways.map(({ places }) => places),
    pawnCloses: ways.map(({ closes }) => closes),
    unseenStrength: unseenStrength(g),
  };
}

/** Whether the battle is against a tile that nobody has seen yet. @rules ANU-17.3 */
const isUnseen = ({ s }: G): boolean => s.battle?.defender === null && s.guards[s.battle.land] === FACE_DOWN;

/** Who still has a turn, the present one included. */
function turnsLeft(g: G): number[] {
  const place = (seat: number): number => (seat - g.s.first + g.seats.length) % g.seats.length;
  return g.seats.map((seat) => (g.s.step !== 'end' && place(seat) >= place(g.s.active) ? 1 : 0));
}

const OPENING = ['houses', 'gods'];
const TURN = ['pawn', 'mana', 'extra', 'battle', 'culture'];

/** The part of the turn that a phase of the rules belongs to. */
const partOf: { readonly [phase: string]: string } = { action: 'pawn', battles: 'battle', artefact: 'battle' };

/** Where the turn stands. */
export function phaseStrip(g: G, phase: string): PhaseStrip {
  const { round, active } = g.s;
  if (phase === 'houses') return { round: say('round.setup'), phases: OPENING, now: 'houses', acting: who(active) };
  if (phase === 'deal' || phase === 'gods' || phase === 'ready') return { round: say('round.setup'), phases: OPENING, now: 'gods' };
  if (phase === 'finish') return { round: say('round.end'), phases: ['end'], now: 'end' };
  return { round: say('round', { n: round }), phases: TURN, now: partOf[phase] ?? phase, acting: who(active) };
}
