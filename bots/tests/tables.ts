import { catalog, type GameModule } from '@pantheon/catalog';
import {
  type AnyGame,
  type Args,
  type Game,
  type GameContext,
  loadPack,
  numberAt,
  type Options,
  type Phases,
  QuickDice,
  readOptions,
  type Seat,
  type Shape,
  Simulation,
  sampleAnswer,
  say,
} from '@pantheon/kernel';
import type { GameBot } from '../game-bot.ts';

/** Every game with its name. */
export const games: readonly { readonly id: string; readonly game: GameModule }[] = await Promise.all(
  catalog.map(async (entry) => ({ id: entry.id, game: await entry.load() })),
);

/** The game of a name. */
export const gameOf = (id: string): GameModule => games.find((entry) => entry.id === id)?.game as GameModule;

/** A play that saves its checkpoints, some random answers after the start. */
export function somewhere(rules: AnyGame, seats: number, seed: string, steps: number, options: Options = {}): Simulation<Shape> {
  const setting = { game: rules, data: loadPack(rules).data, options: readOptions(rules, options), seats };
  const play = Simulation.begin(setting, new QuickDice(`somewhere/${seed}`), true);
  const dice = new QuickDice(`answers/${seed}`);
  for (let step = 0; step < steps && !play.over; step++) play.play(play.open.map((question) => sampleAnswer(question, dice)));
  return play;
}

/** The seats that are asked. */
export const asked = (play: Simulation<Shape>): Seat[] => play.open.map((question) => question.seat);

/** A toy: gold for everybody, and whatever its phases do with it. */
export type Toy = {
  state: { gold: number[]; step: number; secret: number[]; note: string };
  data: object;
  options: Options;
  events: { readonly [name: string]: Args };
  view: { gold: number[]; step: number };
  topics: object;
};

export type G = GameContext<Toy>;

/** A toy game of some phases; most gold wins. */
export const toy = (phases: Phases<Toy>, players = { min: 2, max: 4 }): Game<Toy> => ({
  id: 'toy',
  version: '1',
  players,
  options: [],
  pack: { toy: true },
  read: (pack) => pack as object,
  setup: (g) => ({ gold: g.seats.map(() => 0), step: 0, secret: g.seats.map(() => g.below(100)), note: '' }),
  first: Object.keys(phases)[0] as string,
  phases,
  stepCap: 1000,
  phaseStrip: (g) => ({ round: say('round', { n: g.s.step }), phases: ['play'], now: 'play' }),
  colours: (g) => g.seats.map(() => 'red'),
  view: (g) => ({ gold: [...g.s.gold], step: g.s.step }),
  determinize(g, seat, dice) {
    g.s.secret = g.s.secret.map((secret, other) => (other === seat ? secret : dice.below(100)));
  },
  invariants: () => [],
  result: (g) => ({
    how: 'end',
    scores: g.seats.map((seat) => {
      const total = numberAt(g.s.gold, seat);
      return { seat, total, rank: 1 + g.s.gold.filter((other) => other > total).length, parts: [] };
    }),
  }),
});

/** A toy's bot counts gold. */
export const toyBot: GameBot<Toy> = { features: ['gold'], weights: [1], scale: 5, measure: (g, seat) => [numberAt(g.s.gold, seat)] };

/** A toy at its first question. */
export const begin = (game: Game<Toy>, seats = 2, seed = '1'): Simulation<Shape> =>
  Simulation.begin({ game: game as unknown as AnyGame, data: {}, options: {}, seats }, new QuickDice(seed), true);
