import type { GameModule } from '@pantheon/catalog';
import { botSeedOf, Match, type MatchRecord, type Question, QuickDice, recordOf, type Seat, sampleAnswer } from '@pantheon/kernel';
import type { Contest } from '../contest.ts';
import { levelAnswer } from '../levels.ts';

/** The same match as somebody else has it who was told of it: from its last checkpoint, with the answers since. */
function retold({ rules }: GameModule, match: Match): Match {
  const { history, opening, origin, seats } = match;
  const checkpoint = match.lastCheckpoint();
  const before = history.slice(0, checkpoint.at);
  const since = history.slice(checkpoint.at);
  const rigged = [...(before.at(-1)?.chance ?? opening).slice(checkpoint.chance), ...since.flatMap(({ chance }) => chance)];
  const setup = { seats: seats.length, options: origin.options, seed: origin.seed, rigged };
  const again = Match.resume(rules, setup, { ...checkpoint, lines: 0 }, { opening, given: before });
  for (const { seat, key } of since) again.answer(seat, key);
  return again;
}

/** Plays a contest: the person answers at random, bots are asked as a page asks them. */
export function playContest(game: GameModule, contest: Contest, person: string): MatchRecord {
  const { seats, options, seed, level } = contest;
  const match = Match.start(game.rules, { seats, options, seed });
  const dice = new QuickDice(person);
  while (!match.over) {
    const seat = match.waiting[0]?.seat as Seat;
    const question = match.question(seat) as Question;
    if (seat === 0) match.give(seat, sampleAnswer(question, dice));
    else match.answer(seat, levelAnswer(retold(game, match), seat, level, game.bot, { seed: botSeedOf(seed), byTries: true }));
  }
  return recordOf(match);
}
