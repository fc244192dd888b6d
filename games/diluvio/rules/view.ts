import { type AssertCovered, clone, equalNumbers, numberAt, type PhaseStrip, Remembered, type Seat, say, who } from '@pantheon/kernel';
import { legacies } from './buildings.ts';
import { controllers, warlords } from './control.ts';
import { copyOffer } from './copy-state.ts';
import { roundLimit } from './end.ts';
import { forecast } from './forecast.ts';
import { linked } from './links.ts';
import { shores } from './transport.ts';
import { type G, type Holder, type Land, type LandField, NOBODY, type PieceField, type State, type View } from './types.ts';
import { acting, beside, isDry, onMap, shipsOf, slot, strippedSpaces, warriorLimit, workerLimit } from './world.ts';

export type ViewIsComplete = AssertCovered<State, View, never>;

const remembered = new Remembered<View>();

/**
 * What everybody may know, which is everything: the same for all seats and spectators. While people talk and trade the map stays as it was,
 * so that only what the talk is about is written anew. @rules DIL-12.12, DIL-20.1
 */
export function view(g: G): View {
  const { s } = g;
  noteMap(g);
  return {
    ...remembered.recall(() => wholeView(g)),
    turn: s.turn,
    ...talk(s),
    rise: clone(s.rise),
  };
}

/** Notes everything but what is written anew in every view. */
function noteMap({ s, data, options, seats }: G): void {
  remembered.begin();
  remembered.note(data);
  remembered.note(options);
  remembered.note(seats.length);
  remembered.note(s.phase);
  remembered.note(s.round);
  remembered.note(s.first);
  remembered.note(s.counter);
  remembered.note(s.rises);
  remembered.note(s.still);
  remembered.note(s.ended);
  remembered.noteNumbers(s.colour);
  remembered.noteNumbers(s.stock);
  remembered.noteNumbers(s.goneWorkers);
  remembered.noteNumbers(s.goneWarriors);
  remembered.noteNumbers(s.stance);
  notePieces(s);
  noteLands(s);
}

function notePieces(s: State): void {
  remembered.noteNumbers(s.workers);
  remembered.noteNumbers(s.tiredWorkers);
  remembered.noteNumbers(s.warriors);
  remembered.noteNumbers(s.tiredWarriors);
  remembered.noteNumbers(s.fleet);
  remembered.noteNumbers(s.fleetOf);
  remembered.noteNumbers(s.sailed);
  remembered.noteNumbers(s.carried);
}

function noteLands(s: State): void {
  remembered.noteNumbers(s.fanatics);
  remembered.noteNumbers(s.trees);
  remembered.noteNumbers(s.bare);
  remembered.noteNumbers(s.fate);
  remembered.noteNumbers(s.lastController);
  remembered.noteNumbers(s.opening);
  remembered.noteNumbers(s.mines);
  remembered.noteNumbers(s.dolmen);
  remembered.noteNumbers(s.monument);
  remembered.noteNumbers(s.wonder);
  remembered.noteNumbers(s.port);
  remembered.noteNumbers(s.barracks);
  remembered.noteNumbers(s.granary);
}

function wholeView(g: G): View {
  const { s } = g;
  return {
    phase: s.phase,
    round: s.round,
    first: s.first,
    turn: s.turn,
    colour: s.colour.slice(),
    ...pieces(s),
    ...lands(s),
    stock: s.stock.slice(),
    goneWorkers: s.goneWorkers.slice(),
    goneWarriors: s.goneWarriors.slice(),
    stance: s.stance.slice(),
    ...talk(s),
    counter: s.counter,
    rises: s.rises,
    still: s.still ?? 0,
    rise: clone(s.rise),
    ended: s.ended,
    ...derived(g),
  };
}

type TalkField = 'stanceChanged' | 'from' | 'to' | 'refusals' | 'offers' | 'nextOffer' | 'offersMade' | 'trading' | 'waits';

/** What people say to each other: stances, passages and offers. */
const talk = (s: State): Pick<View, TalkField> => ({
  stanceChanged: s.stanceChanged.slice(),
  from: s.from,
  to: s.to,
  refusals: s.refusals.map((refusal) => ({ ...refusal })),
  offers: s.offers.map(copyOffer),
  nextOffer: s.nextOffer,
  offersMade: s.offersMade.slice(),
  trading: s.trading.slice(),
  waits: s.waits,
});

const pieces = (s: State): Pick<View, PieceField> => ({
  workers: s.workers.slice(),
  tiredWorkers: s.tiredWorkers.slice(),
  warriors: s.warriors.slice(),
  tiredWarriors: s.tiredWarriors.slice(),
  fleet: s.fleet.slice(),
  fleetOf: s.fleetOf.slice(),
  sailed: s.sailed.slice(),
  carried: s.carried.slice(),
});

const lands = (s: State): Pick<View, LandField> => ({
  fanatics: s.fanatics.slice(),
  trees: s.trees.slice(),
  bare: s.bare.slice(),
  fate: s.fate.slice(),
  lastController: s.lastController.slice(),
  opening: s.opening.slice(),
  mines: s.mines.slice(),
  dolmen: s.dolmen.slice(),
  monument: s.monument.slice(),
  wonder: s.wonder.slice(),
  port: s.port.slice(),
  barracks: s.barracks.slice(),
  granary: s.granary.slice(),
});

/** What follows from the position, so that a board need not know the rules. */
function derived(g: G): Omit<View, keyof State> {
  const lord = warlords(g);
  const control = controllers(g, lord);
  return {
    control,
    lord,
    exposed: exposedLands(g, lord, control),
    legacy: legacies(g),
    workersLeft: g.seats.map((seat) => workerLimit(g, seat) - onMap(g, g.s.workers, seat)),
    warriorsLeft: g.seats.map((seat) => warriorLimit(g, seat) - onMap(g, g.s.warriors, seat)),
    shipsLeft: g.seats.map((seat) => g.data.limits.ship - shipsOf(g, seat)),
    stripped: strippedSpaces(g),
    roundLimit: roundLimit(g),
    forecast: forecast(g),
    linked: links(g),
  };
}

/** By seat and seat: 1 if the two may trade. */
function links(g: G): number[] {
  const found: number[] = [];
  for (const a of g.seats) for (const b of g.seats) found.push(linked(g, a, b) ? 1 : 0);
  return found;
}

/** Where whoever rules must reckon with an attack: the largest army within reach, if it is stronger than the garrison. */
function exposedLands(g: G, lord: readonly Holder[], control: readonly Holder[]): number[] {
  const { warriors } = g.s;
  const exposed = equalNumbers<number>(g.data.lands, 0);
  const threaten = (to: Land, seat: Seat, army: number): void => {
    const holder = control[to] as Holder;
    const garrison = holder === NOBODY || holder === seat ? Number.POSITIVE_INFINITY : numberAt(warriors, slot(g, to, holder));
    if (army > garrison && army > numberAt(exposed, to)) exposed[to] = army;
  };
  for (let from = 0; from < g.data.lands; from++) {
    if (lord[from] === NOBODY) continue;
    for (const seat of g.seats) {
      const army = numberAt(warriors, slot(g, from, seat));
      if (army === 0) continue;
      for (const land of beside(g, from)) if (isDry(g, land)) threaten(land, seat, army);
      for (const land of shores(g, seat, from)) threaten(land, seat, army);
    }
  }
  return exposed;
}

const ROUND = ['movement', 'harvest', 'trade', 'construction', 'growth', 'waters', 'end'] as const;

/** What has no place of its own in the strip. */
const SHOWN_AS: { readonly [phase: string]: (typeof ROUND)[number] } = { round: 'movement', agreement: 'end' };

/** The phases in which one player after the other is asked. */
const IN_TURNS: readonly string[] = ['movement', 'trade', 'construction', 'waters'];

/** Where the round stands. @rules DIL-5.1 */
export function phaseStrip(g: G, phase: string): PhaseStrip {
  if (phase === 'colours') return { round: say('round.setup'), phases: ['colours'], now: 'colours' };
  const limit = roundLimit(g);
  const round = limit === null ? say('round', { n: g.s.round }) : say('round.limited', { n: g.s.round, limit });
  const strip = { round, phases: ROUND, now: SHOWN_AS[phase] ?? phase };
  return IN_TURNS.includes(phase) ? { ...strip, acting: who(acting(g)) } : strip;
}

/** The colour of each seat; before the choice, the free ones in their order. */
export function colours(g: G): string[] {
  const free = g.data.colours.filter(({ index }) => !g.s.colour.includes(index));
  return g.s.colour.map((colour) => (colour < 0 ? free.shift()?.id : g.data.colours[colour]?.id) ?? '');
}
