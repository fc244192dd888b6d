import { type Game, say, seatOf, who } from '@pantheon/kernel';
import pack from '../data/components.json' with { type: 'json' };
import { read } from '../data/read.ts';
import { gather } from './gather.ts';
import { result } from './result.ts';
import type { G, State, Types } from './types.ts';

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Every flower is in a pond or has been gathered, and every empty pond was emptied by somebody. */
function invariants({ s, data }: G): string[] {
  const grown = total(data.ponds.map(({ flowers }) => flowers));
  const empty = s.flowers.filter((flowers) => flowers === 0).length;
  return [
    ...(total(s.flowers) + total(s.gathered) === grown ? [] : ['flowers were lost or grew']),
    ...(total(s.emptied) === empty ? [] : ['the emptied ponds do not add up']),
  ];
}

/** The rules of Lotus. */
export const rules: Game<Types> = {
  id: 'lotus',
  version: '1',
  players: { min: 2, max: 4 },
  options: [{ id: 'most', values: [3, 2] }],
  pack,
  read,
  /** @rules LOT-1.1 */
  setup: ({ data, seats }): State => ({
    turn: seatOf(0),
    flowers: data.ponds.map(({ flowers }) => flowers),
    gathered: seats.map(() => 0),
    emptied: seats.map(() => 0),
  }),
  first: 'turn',
  phases: {
    *turn(g) {
      yield* gather(g, g.s.turn);
      if (total(g.s.flowers) === 0) return null;
      g.s.turn = seatOf((g.s.turn + 1) % g.seats.length);
      return 'turn';
    },
  },
  stepCap: 300,
  phaseStrip: ({ s }) => ({
    round: say('flowers-left', { flowers: total(s.flowers) }),
    phases: ['turn'],
    now: 'turn',
    acting: who(s.turn),
  }),
  colours: ({ seats }) => ['red', 'blue', 'green', 'yellow'].slice(0, seats.length),
  view: ({ s }) => ({ turn: s.turn, flowers: [...s.flowers], gathered: [...s.gathered], emptied: [...s.emptied] }),
  determinize: () => undefined,
  invariants,
  result,
};
