import {
  type AssertCovered,
  areSame,
  clone,
  KeptCopy,
  KeptEach,
  KeptRows,
  type PhaseStrip,
  Remembered,
  RememberedBySeat,
  type Seat,
  say,
  who,
} from '@pantheon/kernel';
import { ownsTablet } from './artefacts/tablet.ts';
import { strengthOf, unseenStrength } from './battle/strength.ts';
import { BLANK } from './blank-view.ts';
import { copyPlayer } from './copy-state.ts';
import { playerAt } from './planets.ts';
import { FACE_DOWN, type G, type Player, type PlayerView, type State, type View } from './types.ts';
import { handOf, handSize } from './weapon-hand.ts';

export type ViewIsComplete = AssertCovered<State, View, 'pactStack' | 'civilisationPool' | 'culturePool' | 'artefactPool'>;

/** Lists that are seen as they are; what does not change is the same list in every view. */
const copies = {
  players: new KeptEach<PlayerView, Player>(isSamePlayer, copyPlayer),
  tiles: new KeptCopy(),
  pieces: new KeptCopy(),
  guards: new KeptCopy(),
  covered: new KeptCopy(),
  culture: new KeptCopy(),
  display: new KeptCopy(),
  objectives: new KeptCopy(),
  tokens: new KeptCopy(),
  artefactsSeenBy: new KeptCopy(),
  suspected: new KeptRows(),
  entered: new KeptCopy(),
};

/** What a seat may know. @rules ANU-10.1, ANU-17.1, ANU-17.3, ANU-17.7 */
export function view(g: G, seat: Seat | null): View {
  const { s } = g;
  const sees = seat !== null && s.artefactsSeenBy.includes(seat);
  return {
    ...BLANK,
    round: s.round,
    step: s.step,
    first: s.first,
    active: s.active,
    players: copies.players.of(s.players),
    tiles: copies.tiles.of(s.tiles),
    pieces: copies.pieces.of(s.pieces),
    guards: copies.guards.of(s.guards),
    covered: copies.covered.of(s.covered),
    culture: copies.culture.of(s.culture),
    display: copies.display.of(s.display),
    objectives: copies.objectives.of(s.objectives),
    tokens: copies.tokens.of(s.tokens),
    artefactsLeft: sees ? [...s.artefactsLeft] : [],
    artefactsLeftCount: s.artefactsLeft.length,
    artefactsSeenBy: copies.artefactsSeenBy.of(s.artefactsSeenBy),
    choosesArtefact: s.choosesArtefact,
    hands: seenHands(g, seat),
    handSizes: g.seats.map((other) => handSize(g, other)),
    pactStackSize: s.pactStack.length,
    suspected: copies.suspected.of(s.suspected),
    dealt: s.dealt.map((cards, other) => (other === seat ? cards.slice() : [])),
    discarded: s.discarded.map((card, other) => (other === seat ? card : -1)),
    fate: s.step === 'end' || (seat !== null && ownsTablet(g, seat)) ? s.fate : null,
    used: s.used,
    manaLeft: s.manaLeft,
    manaDiscount: s.manaDiscount,
    manaTaken: s.manaTaken,
    entered: copies.entered.of(s.entered),
    battle: clone(s.battle),
    fought: clone(s.fought),
    ending: clone(s.ending),
    strengths: s.battle === null ? null : [strengthOf(g, s.battle, 0), isUnseen(g) ? null : strengthOf(g, s.battle, 1)],
    unseenStrength: unseen(g),
  };
}

/** Whether nothing that a player has is different from what it was. */
function isSamePlayer(one: PlayerView, other: PlayerView): boolean {
  return (
    one.house === other.house &&
    one.vp === other.vp &&
    one.mana === other.mana &&
    one.pawn === other.pawn &&
    one.cubes === other.cubes &&
    one.faces === other.faces &&
    one.improved === other.improved &&
    one.summoned === other.summoned &&
    one.reserve === other.reserve &&
    one.unbuilt === other.unbuilt &&
    one.domination === other.domination &&
    areSame(one.stock, other.stock) &&
    areSame(one.gods, other.gods) &&
    areSame(one.pacts, other.pacts) &&
    areSame(one.completed, other.completed) &&
    areSame(one.tracks, other.tracks) &&
    areSame(one.artefacts, other.artefacts) &&
    areSame(one.pandora, other.pandora) &&
    areSame(one.defeated, other.defeated)
  );
}

const lastHands = new RememberedBySeat<View['hands']>();

/** The Advanced cards in the hand of the reader, those of the others unknown. */
function seenHands(g: G, reader: Seat | null): View['hands'] {
  const house = reader === null ? -1 : playerAt(g, reader).house;
  const memory = lastHands.of(reader ?? g.seats.length);
  memory.begin();
  memory.note(g.data);
  memory.note(g.seats.length);
  memory.note(house);
  memory.note(reader === null ? 0 : g.s.hands[reader]);
  return memory.recall(() => g.seats.map((seat) => (seat === reader && house >= 0 ? handOf(g, seat).map((card) => card.index) : null)));
}

const lastUnseen = new Remembered<{ readonly strength: View['unseenStrength'] }>();

/** The strength of face-down Ancient Civilisations, worked out anew where one has been turned over. */
function unseen(g: G): View['unseenStrength'] {
  lastUnseen.begin();
  lastUnseen.note(g.data);
  lastUnseen.noteNumbers(g.s.civilisationPool);
  return lastUnseen.recall(() => ({ strength: unseenStrength(g) })).strength;
}

/** Whether the battle is against a tile that nobody has seen yet. @rules ANU-17.3 */
const isUnseen = ({ s }: G): boolean => s.battle?.defender === null && s.guards[s.battle.land] === FACE_DOWN;

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
