import { choose, Match, type PantheonError, type Phases, type Seat } from '@pantheon/kernel';
import { A, type G, note, type Toy, topicOf, toy } from './toys.ts';

/** A question for one word. */
export const word = topicOf<string>('word');

/** Turns of any number of words, in which some words have effects: chance, revelation, faults, the end. */
export const turns: Phases<Toy> = {
  *turn(g) {
    const seat = g.seats[g.s.round % g.seats.length] as Seat;
    const said = yield* choose(seat, word, ['stay', 'next', 'roll', 'show', 'draw', 'long', 'fail', 'rollAndFail', 'laterFail', 'end']);
    note(g, seat, said);
    return yield* effect(g, seat, said);
  },
  afterwards(g) {
    g.s.gold[A] = 0;
    throw new Error('a bug in the rules');
  },
};

function* effect(g: G, seat: Seat, said: string) {
  if (said === 'roll' || said === 'rollAndFail' || said === 'laterFail') g.s.gold[seat] = g.below(1000);
  if (said === 'show') g.reveal();
  if (said === 'draw') note(g, seat, g.draw(g.s.pool));
  if (said === 'long') note(g, seat, yield* choose(seat, topicOf<string>('more'), ['left', 'right']));
  if (said === 'fail' || said === 'rollAndFail') throw new TypeError('a bug in the rules');
  if (said === 'laterFail') return 'afterwards';
  if (said === 'end') return null;
  if (said === 'next') g.s.round++;
  return 'turn';
}

/** A game of such turns. */
export const game = toy(turns);

/** A match of it. */
export const start = (seats = 2, seed = 'm'): Match<Toy> => Match.start(game, { seats, seed });

/** All that can be seen of a match, by anybody. */
export const seen = (match: Match<Toy>): unknown =>
  JSON.parse(
    JSON.stringify({
      hash: match.hash(),
      history: match.history,
      log: match.log,
      sealed: match.waitingAnswers,
      checkpoint: match.lastCheckpoint(),
      sights: [...match.seats, null].map((seat) => match.seatView(seat)),
    }),
  );

/** The code of the error that something throws. */
export const codeOf = (act: () => void): string => {
  try {
    act();
  } catch (error) {
    return (error as PantheonError).code;
  }
  return 'nothing was thrown';
};

/** Gives answers one after the other to whoever is asked first. */
export const say = (match: Match<Toy>, ...words: readonly string[]): void => {
  for (const key of words) match.answer((match.waiting[0] as { seat: Seat }).seat, key);
};
