import { type AnyGame, loadPack, type Options, QuickDice, type Seat, type Shape, Simulation } from '@pantheon/kernel';
import { type Times, timesIn } from './arena.ts';
import type { Bot } from './bot.ts';
import type { GameBot } from './game-bot.ts';
import { levelBot, levels } from './levels.ts';
import { Player, situationOf } from './player.ts';
import { botOf } from './registry.ts';

/** Where decisions are timed. */
export interface TimingSetup {
  readonly rules: AnyGame;
  readonly game: GameBot;
  readonly options: Options;
  readonly seats: number;
  readonly seed: string;
  /** How many questions every level is asked. */
  readonly questions: number;
  /** The levels that are asked; all of them if left out. */
  readonly levels?: readonly string[];
  /** Milliseconds that the processor has worked so far, where that can be told. On a busy machine the clock runs on while others work. */
  worked?(): number;
}

/** How long a level thinks about one answer, in milliseconds, and how long it may. */
export interface Timing extends Times {
  readonly level: string;
  readonly allowed: number;
  /** The same by what the processor worked, where that can be told. */
  readonly worked?: Times;
}

/** One question of so many is put to the levels. */
const SELDOM = 12;

/** Asks every level the same questions, as they come up in games of fair players, and takes the time of each answer. */
export function timing(setup: TimingSetup, onQuestion: () => void = () => undefined): Timing[] {
  const wanted = levels.filter(({ id }) => setup.levels?.includes(id) ?? true);
  const asked = wanted.map((level) => ({ level, bot: levelBot(level.id, setup.game), taken: [] as number[], worked: [] as number[] }));
  let count = 0;
  eachQuestion(setup, (play, seat) => {
    for (const { level, bot, taken, worked } of asked) {
      const before = setup.worked?.() ?? 0;
      const started = performance.now();
      bot.decide(situationOf(play, seat, new QuickDice(`${setup.seed}/pace/${count}`), { ms: level.ms }));
      taken.push(performance.now() - started);
      worked.push((setup.worked?.() ?? 0) - before);
    }
    onQuestion();
    return ++count < setup.questions;
  });
  return asked.map(({ level, taken, worked }) => ({
    level: level.id,
    allowed: level.ms,
    ...timesIn(taken),
    ...(setup.worked === undefined ? {} : { worked: timesIn(worked) }),
  }));
}

/** Shows questions from games of fair players until it is told that there were enough. */
function eachQuestion({ rules, game, options, seats, seed }: TimingSetup, show: (play: Simulation<Shape>, seat: Seat) => boolean): void {
  const fair = botOf({ name: 'fair', mind: 'thinker', weights: 'tuned', search: { each: 4, tries: 40 } }, game);
  const setting = { game: rules, data: loadPack(rules).data, options, seats };
  const dice = new QuickDice(`${seed}/seldom`);
  for (let number = 0; ; number++) {
    const play = Simulation.begin(setting, new QuickDice(`${seed}/${number}/game`), true);
    const players = play.seats.map((seat) => new Player(fair as Bot, seat, `${seed}/${number}`));
    while (!play.over) {
      for (const { seat } of play.open) if (dice.below(SELDOM) === 0 && !show(play, seat)) return;
      play.play(play.open.map(({ seat }) => (players[seat] as Player).answer(play)));
    }
  }
}
