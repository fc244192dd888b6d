import { type AssertCovered, clone, numberAt, type PhaseStrip, type Seat, say, who } from '@pantheon/kernel';
import { legacyOf } from './buildings.ts';
import { controller, warlord } from './control.ts';
import { roundLimit } from './end.ts';
import { forecast } from './forecast.ts';
import { linked } from './links.ts';
import { shores } from './transport.ts';
import { type G, type Land, type LandField, NOBODY, type PieceField, type State, type View } from './types.ts';
import { acting, beside, isDry, onMap, shipsOf, slot, strippedSpaces, warriorLimit, workerLimit } from './world.ts';

export type ViewIsComplete = AssertCovered<State, View, never>;

/** What everybody may know, which is everything: the same for all seats and spectators. @rules DIL-12.12, DIL-20.1 */
export function view(g: G): View {
  const { s } = g;
  return {
    phase: s.phase,
    round: s.round,
    first: s.first,
    turn: s.turn,
    colour: [...s.colour],
    ...pieces(s),
    ...lands(s),
    stock: [...s.stock],
    goneWorkers: [...s.goneWorkers],
    goneWarriors: [...s.goneWarriors],
    stance: [...s.stance],
    stanceChanged: [...s.stanceChanged],
    from: s.from,
    to: s.to,
    refusals: clone(s.refusals),
    offers: clone(s.offers),
    nextOffer: s.nextOffer,
    offersMade: [...s.offersMade],
    trading: [...s.trading],
    waits: s.waits,
    counter: s.counter,
    rises: s.rises,
    still: s.still ?? 0,
    rise: clone(s.rise),
    ended: s.ended,
    ...derived(g),
  };
}

const pieces = (s: State): Pick<View, PieceField> => ({
  workers: [...s.workers],
  tiredWorkers: [...s.tiredWorkers],
  warriors: [...s.warriors],
  tiredWarriors: [...s.tiredWarriors],
  fleet: [...s.fleet],
  fleetOf: [...s.fleetOf],
  sailed: [...s.sailed],
  carried: [...s.carried],
});

const lands = (s: State): Pick<View, LandField> => ({
  fanatics: [...s.fanatics],
  trees: [...s.trees],
  bare: [...s.bare],
  fate: [...s.fate],
  lastController: [...s.lastController],
  opening: [...s.opening],
  mines: [...s.mines],
  dolmen: [...s.dolmen],
  monument: [...s.monument],
  wonder: [...s.wonder],
  port: [...s.port],
  barracks: [...s.barracks],
  granary: [...s.granary],
});

/** What follows from the position, so that a board need not know the rules. */
function derived(g: G): Omit<View, keyof State> {
  return {
    control: g.s.trees.map((_, land) => controller(g, land)),
    lord: g.s.trees.map((_, land) => warlord(g, land)),
    exposed: exposedLands(g),
    legacy: g.seats.map((seat) => Object.values(legacyOf(g, seat)).reduce((sum, points) => sum + points, 0)),
    workersLeft: g.seats.map((seat) => workerLimit(g, seat) - onMap(g, g.s.workers, seat)),
    warriorsLeft: g.seats.map((seat) => warriorLimit(g, seat) - onMap(g, g.s.warriors, seat)),
    shipsLeft: g.seats.map((seat) => g.data.limits.ship - shipsOf(g, seat)),
    stripped: strippedSpaces(g),
    roundLimit: roundLimit(g),
    forecast: forecast(g),
    linked: g.seats.flatMap((a) => g.seats.map((b) => (linked(g, a, b) ? 1 : 0))),
  };
}

/** Where whoever rules must reckon with an attack: the largest army within reach, if it is stronger than the garrison. */
function exposedLands(g: G): number[] {
  const exposed = new Array<number>(g.data.lands).fill(0);
  for (const seat of g.seats) {
    for (let from = 0; from < g.data.lands; from++) {
      const army = numberAt(g.s.warriors, slot(g, from, seat));
      if (army === 0) continue;
      for (const to of [...beside(g, from).filter((land) => isDry(g, land)), ...shores(g, seat, from)])
        if (army > Math.max(numberAt(exposed, to), garrisonAgainst(g, seat, to))) exposed[to] = army;
    }
  }
  return exposed;
}

/** How many warriors guard a space against a seat; more than any army where there is nothing to take. */
function garrisonAgainst(g: G, seat: Seat, land: Land): number {
  const holder = controller(g, land);
  return holder === NOBODY || holder === seat ? Number.POSITIVE_INFINITY : numberAt(g.s.warriors, slot(g, land, holder));
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
