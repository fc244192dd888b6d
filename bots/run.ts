import {
  type Answer,
  type AnyGame,
  loadPack,
  type Match,
  type Options,
  type Question,
  QuickDice,
  type Result,
  type Seat,
  type Shape,
  Simulation,
  sampleAnswer,
} from '@pantheon/kernel';
import type { Bot } from './bot.ts';
import type { Limits } from './budget.ts';
import { Player } from './player.ts';
import { roundOf } from './policy.ts';
import { random } from './random.ts';

/** A game for bots. */
export interface RunSetup {
  readonly rules: AnyGame;
  readonly options: Options;
  /** One bot for each seat. */
  readonly bots: readonly Bot[];
  /** The dice of the game; the bots have dice of their own, from the same seed. */
  readonly seed: string;
  /** The match to play in, where its record is wanted; else a play without history is used, which is faster. */
  readonly match?: Match;
  readonly limits?: Limits;
  /** Looks at the position after each answer; what it returns is wrong with it. */
  readonly check?: (play: Simulation<Shape>) => readonly string[];
  /** Shown the position and the answers that are about to be given to all open questions. */
  readonly beforeAnswers?: (play: Simulation<Shape>, answers: readonly Answer[]) => void;
  /** Shown the position at the start of each round. */
  readonly onRound?: (play: Simulation<Shape>) => void;
  /** Told of every decision that took thinking, and how many milliseconds it took. */
  readonly watch?: (seat: Seat, ms: number) => void;
}

/** How a game of bots went. */
export interface RunOutcome {
  readonly result: Result | null;
  readonly answers: number;
  readonly round: number;
  /** What each seat was playing, by its colour. */
  readonly colours: readonly string[];
  readonly problems: readonly string[];
}

/** Plays one game to its end. */
export function runGame(setup: RunSetup): RunOutcome {
  const { rules, bots, seed } = setup;
  const thinking = bots.some((bot) => bot !== random);
  const setting = { game: rules, data: loadPack(rules).data, options: setup.options, seats: bots.length };
  const play: Simulation<Shape> = setup.match ?? Simulation.begin(setting, new QuickDice(`${seed}/game`), thinking);
  const players = play.seats.map((seat) => {
    const bot = bots[seat] as Bot;
    const seated = bot.sitDown?.({ rules, options: setup.options, seats: bots.length, seat }) ?? bot;
    return new Player(seated, seat, `${seed}/bot`, setup.limits);
  });
  try {
    return playOut(setup, play, players);
  } finally {
    for (const { bot } of players) bot.standUp?.();
  }
}

function playOut(setup: RunSetup, play: Simulation<Shape>, players: readonly Player[]): RunOutcome {
  const { rules, seed } = setup;
  const chance = new QuickDice(`${seed}/random`);
  const problems: string[] = [...(setup.check?.(play) ?? [])];
  let answers = 0;
  let round = 0;
  while (!play.over && problems.length === 0) {
    const given = play.open.map((question): Answer => {
      const player = players[question.seat] as Player;
      return player.bot === random ? sampleAnswer(question as Question, chance) : timed(setup, play, player);
    });
    setup.beforeAnswers?.(play, given);
    if (setup.match === undefined) play.play(given);
    else for (const [at, { seat }] of [...play.open].entries()) setup.match.give(seat, given[at] as Answer);
    answers += given.length;
    const now = roundOf(play) ?? round;
    if (now > round) setup.onRound?.(play);
    round = now;
    if (setup.check !== undefined) for (const problem of setup.check(play)) problems.push(`after ${answers} answers: ${problem}`);
    if (answers > rules.stepCap) problems.push(`more than ${rules.stepCap} answers`);
  }
  return { result: play.over ? rules.result(play) : null, answers, round, colours: rules.colours(play), problems };
}

function timed(setup: RunSetup, play: Simulation<Shape>, player: Player): Answer {
  if (setup.watch === undefined) return player.answer(play);
  const started = performance.now();
  const answer = player.answer(play);
  if (player.thought) setup.watch(player.seat, performance.now() - started);
  return answer;
}
