import { choose, type Game, type GameContext, QuickDice, ranked, Simulation, sampleAnswer, say, type Topic } from '@pantheon/kernel';
import { type Choice, carryOut, choices, holdings, type Lands, opening, TURNS } from './lands.ts';

interface State extends Lands {
  turn: number;
}

type Toy = { state: State; data: object; options: Record<string, never>; events: Record<string, never>; view: State; topics: object };

const act: Topic<Choice, GameContext<Toy>> = { id: 'act', key: String, text: (choice) => say('option', { choice }) };

const game: Game<Toy> = {
  id: 'lands',
  version: '1',
  players: { min: 2, max: 4 },
  options: [],
  pack: {},
  read: () => ({}),
  setup: (g) => ({ ...opening(g.seats.length), turn: 0 }),
  first: 'turn',
  phases: {
    *turn(g) {
      const seat = g.seats[g.s.turn % g.seats.length] as (typeof g.seats)[number];
      const choice = yield* choose(seat, act, choices(g.s, seat));
      carryOut(g.s, seat, choice, (sides) => g.below(sides));
      g.s.turn++;
      return g.s.turn === TURNS ? null : 'turn';
    },
  },
  stepCap: TURNS,
  phaseStrip: ({ s }) => ({ round: say('round', { n: s.turn }), phases: ['turn'], now: 'turn' }),
  colours: (g) => g.seats.map(String),
  view: ({ s }) => ({ owner: [...s.owner], units: [...s.units], turn: s.turn }),
  determinize: () => undefined,
  invariants: () => [],
  result: (g) => {
    const totals = holdings(g.s, g.seats.length);
    const ranks = ranked(totals.map((total) => [total]));
    return {
      how: 'over',
      scores: g.seats.map((seat) => ({ seat, rank: ranks[seat] as number, total: totals[seat] as number, parts: [] })),
    };
  },
};

const setting = { game, data: {}, options: {}, seats: 4 };

/** Plays one game with random legal choices; returns how many decisions it took and who held what. */
export function playOurs(seed: number): { decisions: number; held: number[] } {
  const dice = new QuickDice(seed);
  const play = Simulation.begin(setting, dice);
  let decisions = 0;
  while (!play.over) {
    play.play(play.open.map((question) => sampleAnswer(question, dice)));
    decisions++;
  }
  return { decisions, held: holdings(play.s, 4) };
}
