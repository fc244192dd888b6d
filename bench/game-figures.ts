import {
  type AnyGame,
  copyOfState,
  load,
  loadPack,
  Match,
  type MatchRecord,
  type Question,
  QuickDice,
  readFile,
  readOptions,
  recordOf,
  type Shape,
  Simulation,
  sampleAnswer,
} from '@pantheon/kernel';
import { microseconds, perSecond } from './measure.ts';

/** What is measured of a game; more is better where it is told by the second. */
export const FIGURES = {
  decisions: { title: 'decisions/s', moreIsBetter: true },
  games: { title: 'games/s', moreIsBetter: true },
  views: { title: 'decisions/s with views', moreIsBetter: true },
  fork: { title: 'fork µs', moreIsBetter: false },
  clone: { title: 'clone µs', moreIsBetter: false },
  load: { title: 'record load ms', moreIsBetter: false },
  resume: { title: 'load from checkpoint ms', moreIsBetter: false },
} as const;
export type FigureName = keyof typeof FIGURES;

/** Plays one game at random; returns the number of decisions. */
function playOne(game: AnyGame, seats: number, seed: number, views: boolean): number {
  const dice = new QuickDice(seed);
  const play = Simulation.begin({ game, data: loadPack(game).data, options: readOptions(game, {}), seats }, dice);
  let decisions = 0;
  while (!play.over) {
    if (views) game.view(play, (play.open[0] as Question).seat);
    play.play(play.open.map((question) => sampleAnswer(question, dice)));
    decisions++;
  }
  return decisions;
}

function answer(match: Match<Shape>, dice: QuickDice): void {
  for (const { seat } of match.waiting) match.give(seat, sampleAnswer(match.question(seat) as Question, dice));
}

/** A game with what its figures are measured on: matches that stand somewhere in the middle, and one that is over. */
export class MeasuredGame {
  readonly game: AnyGame;
  readonly seats: number;
  private readonly running: readonly Match<Shape>[];
  private readonly over: Match<Shape>;

  constructor(game: AnyGame) {
    this.game = game;
    this.seats = Math.min(4, game.players.max);
    const length = playOne(game, this.seats, 0, false);
    this.running = Array.from({ length: 30 }, (_, index) => this.matchAfter(index, Math.floor(((index + 1) * length) / 32))).filter(
      (match) => !match.over,
    );
    this.over = Match.start(game, { seats: this.seats, seed: 'bench' });
    for (const dice = new QuickDice('over'); !this.over.over; ) answer(this.over, dice);
  }

  private matchAfter(index: number, answers: number): Match<Shape> {
    const match = Match.start(this.game, { seats: this.seats, seed: `bench ${index}` });
    const dice = new QuickDice(index);
    while (!match.over && match.number < answers) answer(match, dice);
    return match;
  }

  private at(round: number): Match<Shape> {
    return this.running[round % this.running.length] as Match<Shape>;
  }

  /** How many answers a whole match has. */
  get answers(): number {
    return this.over.number;
  }

  /** The largest state seen, as JSON. */
  get stateBytes(): number {
    return Math.max(...this.running.map((match) => JSON.stringify(match.s).length));
  }

  measure(figure: FigureName): number {
    const { game, seats } = this;
    switch (figure) {
      case 'decisions':
        return perSecond((round) => playOne(game, seats, round, false));
      case 'games':
        return perSecond((round) => Math.min(1, playOne(game, seats, round, false)));
      case 'views':
        return perSecond((round) => playOne(game, seats, round, true));
      case 'fork':
        return microseconds((round) => this.at(round).fork());
      case 'clone':
        return microseconds((round) => copyOfState(game, this.at(round).s));
      case 'load':
        return this.loadOf(recordOf(this.over));
      case 'resume':
        // A record of other rules goes on from its last checkpoint instead of being played again.
        return this.loadOf({ ...recordOf(this.over), rules: 'former' });
    }
  }

  private loadOf(record: MatchRecord): number {
    const text = JSON.stringify(record);
    return microseconds(() => load(this.game, readFile(text) as MatchRecord), 1) / 1000;
  }
}
