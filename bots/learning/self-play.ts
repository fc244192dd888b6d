import { type AnyGame, loadPack, type Options, QuickDice, type Seat, type Shape, Simulation, sampleAnswer } from '@pantheon/kernel';
import type { Bot } from '../bot.ts';
import { endOf, featuresOf } from '../evaluation.ts';
import type { GameBot } from '../game-bot.ts';
import { Player } from '../player.ts';
import { isQuiet } from '../policy.ts';

/** A position on the way, as the features show it to each seat. */
export interface Sample {
  readonly progress: number;
  /** By seat. */
  readonly features: readonly (readonly number[])[];
}

/** A game played to learn from: positions on the way in order, and how it ended. */
export interface SelfPlayGame {
  readonly samples: readonly Sample[];
  /** By seat, in the measure of the weights. */
  readonly points: readonly number[];
  /** By seat, its part of the victory. */
  readonly victory: readonly number[];
}

/** How a game is played to learn from it. */
export interface SelfPlaySetup {
  readonly rules: AnyGame;
  readonly options: Options;
  readonly game: GameBot;
  /** One bot for each seat. */
  readonly bots: readonly Bot[];
  readonly seed: string;
  /** How often, of a hundred times, any answer is given instead of the bot's own, so that unusual positions are met too. */
  readonly surprise: number;
}

/** Plays one game and keeps the positions between turns. */
export function selfPlay({ rules, options, game, bots, seed, surprise }: SelfPlaySetup): SelfPlayGame {
  const setting = { game: rules, data: loadPack(rules).data, options, seats: bots.length };
  const play = Simulation.begin(setting, new QuickDice(`${seed}/game`), true);
  const players = play.seats.map((seat) => new Player(bots[seat] as Bot, seat, `${seed}/bot`));
  const dice = new QuickDice(`${seed}/surprise`);
  const samples: Sample[] = [];
  let last: Seat | null = null;
  while (!play.over) {
    const [question] = play.open;
    const turned = play.open.length > 1 || question?.seat !== last;
    if (turned && isQuiet(game, play)) samples.push(sampleOf(game, play));
    last = play.open.length > 1 ? null : (question?.seat ?? null);
    play.play(
      play.open.map((asked) => (dice.below(100) < surprise ? sampleAnswer(asked, dice) : (players[asked.seat] as Player).answer(play))),
    );
  }
  return { samples, ...endOf(game, rules.result(play)) };
}

/** A position as the features show it. */
export const sampleOf = (game: GameBot, play: Simulation<Shape>): Sample => ({
  progress: game.progress?.(play) ?? 0,
  features: featuresOf(game, play),
});
