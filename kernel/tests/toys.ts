import type { AmountQuestion, Args, Game, GameContext, Options, Phases, Question, Seat, Topic } from '@pantheon/kernel';
import { say, seatOf, who } from '@pantheon/kernel';
import { numberAt } from '../at.ts';

/** A state that any small test can use. */
export interface ToyState {
  round: number;
  gold: number[];
  /** What was done, in words. */
  done: string[];
  /** By seat: a number that only this seat knows. */
  secret: number[];
  pool: string[];
}

export type Toy = {
  state: ToyState;
  data: { readonly faces: number };
  options: Options;
  events: { readonly [name: string]: Args };
  view: Omit<ToyState, 'secret' | 'pool'> & { readonly secret: (number | null)[]; readonly left: number };
  topics: object;
};

export type G = GameContext<Toy>;

/** A question about words or numbers. */
export const topic = (id: string, more: Partial<Topic<unknown, G>> = {}): Topic<never, G> =>
  ({ id, key: String, text: (option: unknown) => say('option', { option: String(option) }), ...more }) as Topic<never, G>;

/** The same for a given type of options. */
export const topicOf = <T>(id: string, more: Partial<Topic<T, G>> = {}): Topic<T, G> =>
  topic(id, more as Partial<Topic<unknown, G>>) as Topic<T, G>;

/** One sealed question to each seat. */
export const sealedAmounts = (g: G, id = 'seal', max = 5): Question[] =>
  g.seats.map(
    (seat): AmountQuestion<G> => ({ kind: 'amount', seat, topic: topicOf<number>(id, { secret: true }), min: 0, max }) as AmountQuestion<G>,
  ) as Question[];

/** Says and notes what somebody did. */
export function note(g: G, seat: Seat, what: string): void {
  g.s.done.push(`${seat}:${what}`);
  g.emit('did', { seat: who(seat), what });
}

/** A game made of the given phases, the first of which comes first. */
export function toy(phases: Phases<Toy>, more: Partial<Game<Toy>> = {}): Game<Toy> {
  return {
    id: 'toy',
    version: '1',
    players: { min: 2, max: 4 },
    options: [],
    pack: { faces: 6 },
    read: (pack) => pack as Toy['data'],
    setup: (g) => ({
      round: 0,
      gold: g.seats.map(() => 5),
      done: [],
      secret: g.seats.map(() => g.below(10)),
      pool: ['a', 'b', 'c'],
    }),
    first: Object.keys(phases)[0] as string,
    phases,
    stepCap: 1000,
    phaseStrip: (g) => ({ round: say('round', { n: g.s.round }), phases: ['play'], now: 'play' }),
    colours: (g) => ['red', 'blue', 'green', 'yellow'].slice(0, g.seats.length),
    view: ({ s }, seat) => ({
      round: s.round,
      gold: [...s.gold],
      done: [...s.done],
      secret: s.secret.map((number, owner) => (owner === seat ? number : null)),
      left: s.pool.length,
    }),
    determinize: (g, seat, dice) => {
      g.s.secret = g.s.secret.map((number, owner) => (owner === seat ? number : dice.below(10)));
    },
    invariants: ({ s }) => (s.gold.some((gold) => gold < 0) ? ['somebody owes gold'] : []),
    result: (g) => ({
      how: 'over',
      scores: g.seats.map((seat) => ({
        seat,
        rank: 1,
        total: numberAt(g.s.gold, seat),
        parts: [{ source: 'gold', points: numberAt(g.s.gold, seat) }],
      })),
    }),
    ...more,
  };
}

export const [A, B, C] = [seatOf(0), seatOf(1), seatOf(2)];
