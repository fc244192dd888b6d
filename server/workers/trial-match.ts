import { type Match, PantheonError, QuickDice, type Shape, STATE_BOUNDS, sampleAnswer } from '@pantheon/kernel';

/** How much of a match is played to see whether it can be played, and what it may need. Real matches need less than a tenth of this. */
const TRIAL = {
  answers: 200,
  /** Letters of a position, and of what one seat is sent, as JSON. */
  state: STATE_BOUNDS.size,
  sight: 1_000_000,
  /** Milliseconds of the processor for one answer, and for an answer on average. */
  step: 1500,
  average: 40,
} as const;

const MEASURED_EVERY = 20;

const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const tooMuch = (what: string): PantheonError => new PantheonError('bad-data', `a match with this data ${what}`);

/** Plays on at random, and refuses a match that swells or takes its time: it would do so among the tables of others. */
export function playTrial(match: Match<Shape>, seed: string): void {
  const dice = new QuickDice(seed);
  const began = processorTime();
  let answers = 0;
  requireModest(match);
  for (; answers < TRIAL.answers && !match.over; answers++) {
    const before = processorTime();
    const [waiting] = match.waiting;
    const question = waiting === undefined ? null : match.question(waiting.seat);
    if (question === null) throw tooMuch('comes to a stop');
    match.give(question.seat, sampleAnswer(question, dice));
    if (processorTime() - before > TRIAL.step) throw tooMuch('takes too long over an answer');
    if (answers % MEASURED_EVERY === 0) requireModest(match);
  }
  requireModest(match);
  if (answers > MEASURED_EVERY && (processorTime() - began) / answers > TRIAL.average) throw tooMuch('takes too long');
}

function requireModest(match: Match<Shape>): void {
  if (JSON.stringify(match.s).length > TRIAL.state) throw tooMuch('takes too much room');
  for (const { seat } of match.waiting)
    if (JSON.stringify(match.seatView(seat)).length > TRIAL.sight) throw tooMuch('has more to show than anybody can see');
}
