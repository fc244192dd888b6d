import {
  type Answer,
  type AnswerTo,
  type AnyGame,
  type Args,
  forTopic,
  type GameContext,
  Match,
  type Options,
  type Question,
  type QuestionOn,
  type Result,
  type Shape,
  type Simulation,
  type TopicName,
} from '@pantheon/kernel';
import type { Bot } from './bot.ts';
import { runGame } from './run.ts';

/** Notes a figure, and for how many chances it stands: `note(true)` is one chance taken, `note(3, 7)` is three of seven. */
export type Note = (count: number | boolean, chances?: number) => void;

/** A method rather than a function, so that what listens to one game can stand in a list for any. */
interface Listener<T extends Shape, A> {
  hear(g: GameContext<T>, args: A): void;
}

/** What a habit looks at while a match goes by. The position is the true one: nobody plays by what is seen here. */
export interface HabitWatch<T extends Shape = Shape> {
  /** By topic: the position before an answer, the question, and the answer. */
  readonly asked?: {
    readonly [K in TopicName<T>]?: (g: GameContext<T>, question: QuestionOn<T, K>, answer: AnswerTo<QuestionOn<T, K>>) => void;
  };
  /** By event: the position after the answer that brought it about, and what the log says of it. */
  readonly told?: { readonly [E in keyof T['events']]?: Listener<T, T['events'][E]>['hear'] };
  /** The match is over. */
  over?(g: GameContext<T>, result: Result): void;
}

/** Something that a strong player would shake his head at, or miss: how often it happens, of how many chances. */
export interface Habit<T extends Shape = Shape> {
  readonly id: string;
  /** What is counted, and of what, in a few words. */
  readonly about: string;
  /** Whether a strong player has less of it or more. */
  readonly better: 'less' | 'more';
  /** Begins to watch one match. */
  watch(note: Note): HabitWatch<T>;
}

/** How often something happened, and how often it could have. */
export interface HabitCount {
  readonly id: string;
  readonly about: string;
  readonly better: 'less' | 'more';
  readonly count: number;
  readonly chances: number;
}

/** A match that is watched for habits while it is played. */
export interface HabitSetup {
  readonly rules: AnyGame;
  readonly options: Options;
  readonly bots: readonly Bot[];
  readonly seed: string;
}

/** Plays one match and counts the habits in it. */
export function habitsIn({ rules, options, bots, seed }: HabitSetup, habits: readonly Habit[]): HabitCount[] {
  const match = Match.start(rules, { seats: bots.length, seed, options });
  const watched = new HabitWatcher(habits);
  watched.hear(match);
  const { result, problems } = runGame({
    rules,
    options,
    bots,
    seed,
    match,
    beforeAnswers: (play, answers) => watched.see(play, answers),
    check: () => {
      watched.hear(match);
      return [];
    },
  });
  if (result === null) throw new Error(`the game with seed ${seed} did not end: ${problems.join('; ')}`);
  watched.end(match, result);
  return watched.counts();
}

/** Shows a match to every habit, step by step. */
export class HabitWatcher {
  private readonly habits: readonly Habit[];
  private readonly sums: { count: number; chances: number }[];
  private readonly watches: readonly HabitWatch[];
  private heard = 0;

  constructor(habits: readonly Habit[]) {
    this.habits = habits;
    this.sums = habits.map(() => ({ count: 0, chances: 0 }));
    this.watches = habits.map((habit, at) =>
      habit.watch((count, chances = 1) => {
        const sum = this.sums[at] as { count: number; chances: number };
        sum.count += Number(count);
        sum.chances += chances;
      }),
    );
  }

  /** The answers that are about to be given to all open questions. */
  see(play: Simulation<Shape>, answers: readonly Answer[]): void {
    play.open.forEach((question, at) => {
      for (const { asked } of this.watches) forTopic<Asked>(asked, question)?.(play, question, answers[at] as Answer);
    });
  }

  /** What the log has told since it was last looked at. */
  hear(match: Match): void {
    for (const { event, args } of match.log.slice(this.heard))
      for (const { told } of this.watches) (told as { readonly [event: string]: Told } | undefined)?.[event]?.(match, args);
    this.heard = match.log.length;
  }

  end(match: Match, result: Result): void {
    for (const watch of this.watches) watch.over?.(match, result);
  }

  counts(): HabitCount[] {
    return this.habits.map(({ id, about, better }, at) => ({
      id,
      about,
      better,
      ...(this.sums[at] as { count: number; chances: number }),
    }));
  }
}

type Asked = (g: GameContext<Shape>, question: Question, answer: Answer) => void;
type Told = (g: GameContext<Shape>, args: Args) => void;

/** The counts of several matches together. */
export function addHabits(all: readonly (readonly HabitCount[])[]): HabitCount[] {
  const [first = [], ...others] = all;
  return first.map((habit, at) => ({
    ...habit,
    count: others.reduce((sum, counts) => sum + (counts[at]?.count ?? 0), habit.count),
    chances: others.reduce((sum, counts) => sum + (counts[at]?.chances ?? 0), habit.chances),
  }));
}
