import { type AssertCovered, at, clone, type PhaseStrip, type Seat, say, who } from '@pantheon/kernel';
import { ownsTablet } from './artefacts/tablet.ts';
import { strengthOf, unseenStrength } from './battle/strength.ts';
import { landsInPlay } from './planets.ts';
import { survey } from './realms.ts';
import { closedCount, cubesLeft, placesOnWay } from './star.ts';
import { tileYields } from './tiles/index.ts';
import { objectiveValue } from './tracks.ts';
import { FACE_DOWN, type G, type Player, type Segment, type State, type View } from './types.ts';
import { handOf, handSize } from './weapon-hand.ts';

export type ViewIsComplete = AssertCovered<State, View, 'pactStack' | 'civilisationPool' | 'culturePool' | 'artefactPool'>;

/** What a seat may know. @rules ANU-10.1, ANU-17.1, ANU-17.3, ANU-17.7 */
export function view(g: G, seat: Seat | null): View {
  const { s } = g;
  const mine = (other: number): boolean => other === seat;
  const chosen = haveHouses(g);
  const sees = seat !== null && s.artefactsSeenBy.includes(seat);
  return {
    round: s.round,
    step: s.step,
    first: s.first,
    active: s.active,
    players: s.players.map(copyOfPlayer),
    tiles: s.tiles.slice(),
    pieces: s.pieces.slice(),
    guards: s.guards.slice(),
    covered: s.covered.slice(),
    culture: s.culture.slice(),
    display: s.display.slice(),
    objectives: s.objectives.slice(),
    tokens: s.tokens.slice(),
    artefactsLeft: sees ? [...s.artefactsLeft] : [],
    artefactsSeenBy: s.artefactsSeenBy.slice(),
    choosesArtefact: s.choosesArtefact,
    hands: g.seats.map((other) => (chosen && mine(other) ? handOf(g, other).map((card) => card.index) : null)),
    suspected: s.suspected.map((hands) => [...hands]),
    dealt: s.dealt.map((cards, other) => (mine(other) ? [...cards] : [])),
    discarded: s.discarded.map((card, other) => (mine(other) ? card : -1)),
    fate: s.step === 'end' || (seat !== null && ownsTablet(g, seat)) ? s.fate : null,
    used: s.used,
    manaLeft: s.manaLeft,
    manaDiscount: s.manaDiscount,
    manaTaken: s.manaTaken,
    entered: s.entered.slice(),
    battle: clone(s.battle),
    fought: clone(s.fought),
    ending: clone(s.ending),
    ...derived(g),
  };
}

/** Whether every seat has its House. */
const haveHouses = ({ s }: G): boolean => s.players.every((player) => player.house >= 0);

/** What follows from the position, so that a board need not know the rules. @rules ANU-17.3 */
function derived(g: G): Omit<View, keyof State> {
  const { s } = g;
  const chosen = haveHouses(g);
  const { control, contested, realms } = survey(g);
  const pawnPlaces = s.players.map((player) => placesOnWay(g, player));
  return {
    artefactsLeftCount: s.artefactsLeft.length,
    handSizes: g.seats.map((other) => (chosen ? handSize(g, other) : 0)),
    strengths: s.battle === null ? null : [strengthOf(g, s.battle, 0), isUnseen(g) ? null : strengthOf(g, s.battle, 1)],
    pactStackSize: s.pactStack.length,
    control,
    contested,
    lands: [...landsInPlay(g)],
    objectiveValues: g.seats.map((other) => s.objectives.map((tile) => (chosen ? objectiveValue(g, other, tile, at(realms, other)) : 0))),
    turnsLeft: s.ending === null ? null : turnsLeft(g),
    cubesLeft: s.players.map((player) => cubesLeft(g, player)),
    tileYields: g.seats.map((other) => (chosen ? tileYields(g, other, at(realms, other)) : [])),
    pawnPlaces,
    pawnCloses: pawnPlaces.map((places, other) => closesOf(g, at(s.players, other), places)),
    unseenStrength: unseenStrength(g),
  };
}

/** Whether the battle is against a tile that nobody has seen yet. @rules ANU-17.3 */
const isUnseen = ({ s }: G): boolean => s.battle?.defender === null && s.guards[s.battle.land] === FACE_DOWN;

/** How many gods a cube in each of some places encloses. */
const closesOf = (g: G, player: Player, places: readonly Segment[]): number[] =>
  places.map((segment) => (segment < 0 ? 0 : closedCount(g, player, segment)));

const copyOfPlayer = (player: Player): Player => ({
  ...player,
  stock: player.stock.slice(),
  gods: player.gods.slice(),
  pacts: player.pacts.slice(),
  completed: player.completed.slice(),
  tracks: player.tracks.slice(),
  artefacts: player.artefacts.slice(),
  pandora: player.pandora.slice(),
  defeated: player.defeated.slice(),
});

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
