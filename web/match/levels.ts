import { type Answer, type Match, QuickDice, type Seat, sampleAnswer } from '@pantheon/kernel';
import type { GameModule } from '@pantheon/shelf';

interface Answering {
  answer(match: Match): Answer;
}

/** The bot of a level at a seat. */
export function playerFor(_game: GameModule, _level: string, seat: Seat, seed: string): Answering {
  return {
    answer(match) {
      const question = match.question(seat);
      if (question === null) throw new Error('nothing is asked');
      return sampleAnswer(question, new QuickDice(`${seed}/${match.number}/${seat}`));
    },
  };
}
