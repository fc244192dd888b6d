import {
  type AnyGame,
  differences,
  loadPack,
  Match,
  type Question,
  QuickDice,
  questionDto,
  readOptions,
  type Shape,
  Simulation,
  sampleAnswer,
} from '@pantheon/kernel';

/** How much is done for the first answers of a game at random, by what is done. No clock is asked: it is the same on every machine. */
export interface Operations {
  /** Answers given, phases begun, questions asked and options offered. */
  readonly answers: number;
  readonly phases: number;
  readonly questions: number;
  readonly options: number;
  readonly outcomes: number;
  /** How often rules read something of the state. */
  readonly rulesReads: number;
  /** How often a view of the asked seat, and one of a spectator right after it, read something of the state. */
  readonly viewReads: number;
  readonly spectatorReads: number;
  /** Of the asked seat's views: values in them, and those of them that were not taken over from a view before. */
  readonly viewValues: number;
  readonly freshValues: number;
  /** Letters of JSON. */
  readonly stateLetters: number;
  readonly viewLetters: number;
  readonly questionLetters: number;
  readonly changeLetters: number;
  readonly recordLetters: number;
}

const SEED = 1;
const ANSWERS = 80;

type Counts = { -readonly [name in keyof Operations]: number };

/** Plain JSON that counts how often it is read. What is written into it stays as it is. */
class Watched {
  reads = 0;
  private readonly known = new WeakMap<object, object>();
  private readonly made = new WeakSet<object>();

  of<T>(value: T): T {
    if (typeof value !== 'object' || value === null || this.made.has(value)) return value;
    const before = this.known.get(value);
    if (before !== undefined) return before as T;
    const watched = new Proxy(value, {
      get: (target, key, receiver) => {
        this.reads++;
        return this.of(Reflect.get(target, key, receiver));
      },
    });
    this.known.set(value, watched);
    this.made.add(watched);
    return watched;
  }

  during(work: () => void): number {
    const before = this.reads;
    work();
    return this.reads - before;
  }
}

/** The same game, with its phases counted. */
function counting(game: AnyGame, counts: Counts): AnyGame {
  const phases = Object.entries(game.phases).map(([name, run]): [string, typeof run] => [
    name,
    (g) => {
      counts.phases++;
      return run(g);
    },
  ]);
  return { ...game, phases: Object.fromEntries(phases) };
}

/** Counts the values inside one, and those of them that are not among the known ones. */
function countValues(value: unknown, known: Set<object>, counts: Counts, taken: boolean): void {
  counts.viewValues++;
  const old = taken || (typeof value === 'object' && value !== null && known.has(value));
  if (!old) counts.freshValues++;
  if (typeof value !== 'object' || value === null) return;
  for (const inner of Object.values(value)) countValues(inner, known, counts, old);
  known.add(value);
}

const letters = (value: unknown): number => JSON.stringify(value).length;

function noCounts(): Counts {
  return {
    answers: 0,
    phases: 0,
    questions: 0,
    options: 0,
    outcomes: 0,
    rulesReads: 0,
    viewReads: 0,
    spectatorReads: 0,
    viewValues: 0,
    freshValues: 0,
    stateLetters: 0,
    viewLetters: 0,
    questionLetters: 0,
    changeLetters: 0,
    recordLetters: 0,
  };
}

/** Plays the first answers of a game and counts. */
export function operationsOf(original: AnyGame): Operations {
  const counts = noCounts();
  const game = counting(original, counts);
  const seats = Math.min(4, game.players.max);
  const dice = new QuickDice(SEED);
  const play = Simulation.begin({ game, data: loadPack(original).data, options: readOptions(game, {}), seats }, dice);
  const watched = new Watched();
  play.s = watched.of(play.s);
  const shown = new Map<number, object>();
  const known = new Set<object>();
  while (!play.over && counts.answers < ANSWERS) {
    countQuestions(play, play.open, counts);
    countViews(play, watched, shown, known, counts);
    counts.rulesReads += watched.during(() => play.play(play.open.map((question) => sampleAnswer(question, dice))));
    counts.answers++;
  }
  countRecord(original, seats, counts);
  return counts;
}

function countQuestions(play: Simulation<Shape>, open: readonly Question[], counts: Counts): void {
  counts.questions += open.length;
  for (const question of open) {
    counts.options += question.kind === 'amount' ? 1 + question.max - question.min : question.options.length;
    counts.questionLetters += letters(questionDto(question, play));
  }
}

function countViews(play: Simulation<Shape>, watched: Watched, shown: Map<number, object>, known: Set<object>, counts: Counts): void {
  const { seat } = play.open[0] as Question;
  let view: object = {};
  counts.viewReads += watched.during(() => {
    view = play.game.view(play, seat);
  });
  counts.spectatorReads += watched.during(() => play.game.view(play, null));
  countValues(view, known, counts, false);
  counts.stateLetters += letters(play.s);
  counts.viewLetters += letters(view);
  counts.changeLetters += letters(differences(shown.get(seat) ?? {}, view));
  shown.set(seat, view);
}

/** A match of as many answers: its chance, and what is written down of it. */
function countRecord(game: AnyGame, seats: number, counts: Counts): void {
  const match: Match<Shape> = Match.start(game, { seats, seed: 'operations' });
  const dice = new QuickDice(SEED);
  while (!match.over && match.number < ANSWERS)
    for (const { seat } of match.waiting) match.give(seat, sampleAnswer(match.question(seat) as Question, dice));
  counts.outcomes += match.opening.length + match.history.reduce((sum, { chance }) => sum + chance.length, 0);
  counts.recordLetters += letters(match.history) + letters(match.log);
}
