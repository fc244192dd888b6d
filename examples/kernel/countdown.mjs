// A whole game on the kernel: a heap of 21 stones, everybody takes one to three in turn, whoever takes the last one wins.
//   npm install @pantheon/kernel && node countdown.mjs
import { amount, Match, QuickDice, recordOf, replay, sampleAnswer, say, seatOf, winners } from '@pantheon/kernel';

const take = { id: 'take', key: String, text: (count) => say('stones', { count }) };

const countdown = {
  id: 'countdown',
  version: '1',
  players: { min: 2, max: 4 },
  options: [],
  pack: { stones: 21 },
  read: (pack) => pack,
  setup: ({ data }) => ({ stones: data.stones, turn: 0 }),
  first: 'turn',
  phases: {
    *turn(g) {
      g.s.stones -= yield* amount(seatOf(g.s.turn), take, { min: 1, max: Math.min(3, g.s.stones) });
      if (g.s.stones === 0) return null;
      g.s.turn = (g.s.turn + 1) % g.seats.length;
      return 'turn';
    },
  },
  stepCap: 21,
  phaseStrip: () => ({ round: say('round', {}), phases: ['turn'], now: 'turn' }),
  colours: () => ['red', 'blue', 'green', 'white'],
  view: ({ s }) => ({ stones: s.stones }),
  determinize: () => undefined, // nothing is hidden
  invariants: ({ s }) => (s.stones < 0 ? ['stones are missing'] : []),
  result: ({ s, seats }) => ({
    how: 'last-stone',
    scores: seats.map((seat) => ({ seat, rank: seat === s.turn ? 1 : 2, total: seat === s.turn ? 1 : 0, parts: [] })),
  }),
};

const match = Match.start(countdown, { seats: 3, seed: 'stones' });
const dice = new QuickDice('anybody');
while (!match.over) {
  const [{ seat }] = match.waiting;
  match.give(seat, sampleAnswer(match.question(seat), dice));
}
console.log(`after ${match.number} answers seat ${winners(match.result)[0]} wins`);
console.log(`the record leads to the same end: ${replay(countdown, recordOf(match)).hash() === match.hash()}`);
