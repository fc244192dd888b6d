import { type AssertCovered, clone, numberAt, type PhaseStrip, say, who } from '@pantheon/kernel';
import { legacyOf } from './buildings.ts';
import { controller } from './control.ts';
import { roundLimit } from './end.ts';
import { forecast } from './forecast.ts';
import { linked } from './links.ts';
import { shores } from './transport.ts';
import { type G, NOBODY, type State, type View } from './types.ts';
import { acting, beside, isDry, onMap, shipsOf, slot, warriorLimit, workerLimit } from './world.ts';

export type ViewIsComplete = AssertCovered<State, View, never>;

/** What everybody may know, which is everything: the same for all seats and spectators. */
export function view(g: G): View {
  const { s } = g;
  return {
    phase: s.phase,
    round: s.round,
    first: s.first,
    turn: s.turn,
    colour: [...s.colour],
    workers: [...s.workers],
    tiredWorkers: [...s.tiredWorkers],
    warriors: [...s.warriors],
    tiredWarriors: [...s.tiredWarriors],
    fleet: [...s.fleet],
    fleetOf: [...s.fleetOf],
    sailed: [...s.sailed],
    carried: [...s.carried],
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
    rise: clone(s.rise),
    ended: s.ended,
    ...derived(g),
  };
}

/** What follows from the position, so that a board need not know the rules. */
function derived(g: G): Omit<View, keyof State> {
  return {
    control: g.s.trees.map((_, land) => controller(g, land)),
    exposed: exposedLands(g),
    legacy: g.seats.map((seat) => Object.values(legacyOf(g, seat)).reduce((sum, points) => sum + points, 0)),
    workersLeft: g.seats.map((seat) => workerLimit(g, seat) - onMap(g, g.s.workers, seat)),
    warriorsLeft: g.seats.map((seat) => warriorLimit(g, seat) - onMap(g, g.s.warriors, seat)),
    shipsLeft: g.seats.map((seat) => g.data.limits.ship - shipsOf(g, seat)),
    stripped: g.s.bare.reduce((sum, bare) => sum + bare, 0),
    roundLimit: roundLimit(g),
    forecast: forecast(g),
    linked: g.seats.flatMap((a) => g.seats.map((b) => (linked(g, a, b) ? 1 : 0))),
  };
}

/** Where whoever rules must reckon with an attack. */
function exposedLands(g: G): number[] {
  const exposed = new Array<number>(g.data.lands).fill(0);
  for (const seat of g.seats) {
    for (let from = 0; from < g.data.lands; from++) {
      const army = numberAt(g.s.warriors, slot(g, from, seat));
      if (army === 0) continue;
      for (const to of [...beside(g, from).filter((land) => isDry(g, land)), ...shores(g, seat, from)]) {
        const holder = controller(g, to);
        if (holder !== NOBODY && holder !== seat) exposed[to] = Math.max(numberAt(exposed, to), army);
      }
    }
  }
  return exposed;
}

/** Nothing is hidden but the dice to come. */
export function determinize(): void {
  // A sealed harvest plan is kept by the match, never in the state.
}

const ROUND = ['movement', 'harvest', 'trade', 'construction', 'growth', 'waters', 'end'] as const;

/** Where the round stands. */
export function phaseStrip(g: G): PhaseStrip {
  if (g.s.phase === 'colours') return { round: say('round.setup'), phases: ['colours'], now: 'colours' };
  const place = { round: say('round', { n: g.s.round, limit: roundLimit(g) }), phases: ROUND, now: g.s.phase };
  const alone = g.s.phase === 'movement' || g.s.phase === 'trade' || g.s.phase === 'construction' || g.s.rise !== null;
  return alone && g.s.turn < g.seats.length ? { ...place, acting: who(acting(g)) } : place;
}

/** The colour of each seat; before the choice, the free ones in their order. */
export function colours(g: G): string[] {
  const free = g.data.colours.filter(({ index }) => !g.s.colour.includes(index));
  return g.s.colour.map((colour) => (colour < 0 ? free.shift()?.id : g.data.colours[colour]?.id) ?? '');
}
