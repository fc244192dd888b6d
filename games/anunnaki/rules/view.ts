import { type AssertCovered, clone, type Dice, numberAt, type PhaseStrip, type Seat, say, shuffle, who } from '@pantheon/kernel';
import { strengthOf } from './battle/strength.ts';
import { controller, isContested, landsInPlay } from './planets.ts';
import { cubesLeft } from './star.ts';
import { objectiveValue } from './tracks.ts';
import { FACE_DOWN, type G, type State, type View } from './types.ts';
import { handOf, handSize } from './weapon-hand.ts';

export type ViewIsComplete = AssertCovered<State, View, 'pactStack' | 'civilisationPool' | 'culturePool' | 'artefactPool'>;

/** What a seat may know. */
export function view(g: G, seat: Seat | null): View {
  const { s } = g;
  const mine = (other: number): boolean => other === seat;
  const chosen = s.players.every((player) => player.house >= 0);
  const sees = seat !== null && s.artefactsSeenBy.includes(seat);
  return {
    round: s.round,
    step: s.step,
    first: s.first,
    active: s.active,
    players: clone(s.players),
    tiles: [...s.tiles],
    pieces: [...s.pieces],
    guards: [...s.guards],
    covered: [...s.covered],
    culture: [...s.culture],
    display: [...s.display],
    objectives: [...s.objectives],
    tokens: [...s.tokens],
    artefactsLeft: sees ? [...s.artefactsLeft] : [],
    artefactsLeftCount: s.artefactsLeft.length,
    artefactsSeenBy: [...s.artefactsSeenBy],
    choosesArtefact: s.choosesArtefact,
    hands: g.seats.map((other) => (chosen && mine(other) ? handOf(g, other).map((card) => card.index) : null)),
    handSizes: g.seats.map((other) => (chosen ? handSize(g, other) : 0)),
    suspected: clone(s.suspected),
    dealt: s.dealt.map((cards, other) => (mine(other) ? [...cards] : [])),
    discarded: s.discarded.map((card, other) => (mine(other) ? card : -1)),
    fate: ownsFate(g, seat) || s.step === 'end' ? s.fate : null,
    used: s.used,
    manaLeft: s.manaLeft,
    manaDiscount: s.manaDiscount,
    manaTaken: s.manaTaken,
    entered: [...s.entered],
    battle: clone(s.battle),
    fought: clone(s.fought),
    strengths: s.battle === null ? null : [strengthOf(g, s.battle, 0), isUnseen(g) ? null : strengthOf(g, s.battle, 1)],
    ending: clone(s.ending),
    pactStackSize: s.pactStack.length,
    control: g.data.lands.map((land) => controller(g, land.index)),
    contested: g.data.lands.map((land) => g.seats.some((other) => isContested(g, other, land.index))),
    lands: [...landsInPlay(g)],
    objectiveValues: g.seats.map((other) => s.objectives.map((tile) => (chosen ? objectiveValue(g, other, tile) : 0))),
    turnsLeft: s.ending === null ? null : turnsLeft(g),
    cubesLeft: s.players.map((player) => cubesLeft(g, player)),
  };
}

/** Whether the battle is against a tile that nobody has seen yet. */
const isUnseen = ({ s }: G): boolean => s.battle?.defender === null && s.guards[s.battle.land] === FACE_DOWN;

const ownsFate = (g: G, seat: Seat | null): boolean =>
  seat !== null && (g.s.players[seat]?.artefacts ?? []).some((card) => g.data.artefacts[card]?.id === 'tablet-destinies');

/** Who still has a turn, the present one included. */
function turnsLeft(g: G): number[] {
  const place = (seat: number): number => (seat - g.s.first + g.seats.length) % g.seats.length;
  return g.seats.map((seat) => (g.s.step !== 'end' && place(seat) >= place(g.s.active) ? 1 : 0));
}

/** Draws anew what a seat cannot know: hands, gods put back, Artefacts, the Fate token. Stacks have no order to hide. */
export function determinize(g: G, seat: Seat | null, dice: Dice): void {
  const { s } = g;
  for (const other of g.seats) {
    if (other === seat) continue;
    const hands = s.suspected[other] as number[];
    s.hands[other] = numberAt(hands, dice.below(hands.length));
    redealGods(g, other, dice);
  }
  if (seat === null || !s.artefactsSeenBy.includes(seat)) {
    const unknown = shuffle(
      dice,
      [...s.artefactPool, ...s.artefactsLeft].sort((a, b) => a - b),
    );
    s.artefactsLeft = unknown.splice(0, s.artefactsLeft.length).sort((a, b) => a - b);
    s.artefactPool = unknown.sort((a, b) => a - b);
  }
  if (s.fate >= 0 && !ownsFate(g, seat) && s.step !== 'end') s.fate = dice.below(g.data.components.developmentTracks.tracks.length);
}

function redealGods(g: G, other: Seat, dice: Dice): void {
  const { dealt, discarded, players } = g.s;
  const player = players[other] as State['players'][number];
  if (player.house < 0) return;
  const cards = (g.data.houses[player.house] as { minors: readonly unknown[] }).minors.map((_, at) => at);
  const drawn = (dealt[other] as number[]).length;
  if (drawn > 0)
    dealt[other] = shuffle(dice, cards)
      .slice(0, drawn)
      .sort((a, b) => a - b);
  if (numberAt(discarded, other) >= 0) {
    const left = cards.filter((card) => !player.gods.includes(card));
    discarded[other] = numberAt(left, dice.below(left.length));
  }
}

const PHASES = ['pawn', 'mana', 'extra', 'battle', 'culture'];
const OPENING = ['houses', 'gods'];

/** Where the turn stands. */
export function phaseStrip(g: G): PhaseStrip {
  const { step, round, active } = g.s;
  if (step === 'houses') return { round: say('round.setup'), phases: OPENING, now: 'houses', acting: who(active) };
  if (step === 'gods') return { round: say('round.setup'), phases: OPENING, now: 'gods' };
  if (step === 'end') return { round: say('round.end'), phases: ['end'], now: 'end' };
  return { round: say('round', { n: round }), phases: PHASES, now: step === 'action' ? 'pawn' : step, acting: who(active) };
}
