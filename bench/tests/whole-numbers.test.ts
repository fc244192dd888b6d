import { setFlagsFromString } from 'node:v8';
import { catalog } from '@pantheon/catalog';
import { type AnyGame, loadPack, type Question, QuickDice, readOptions, type Shape, Simulation, sampleAnswer } from '@pantheon/kernel';
import { describe, expect, test } from 'vitest';

setFlagsFromString('--allow-natives-syntax');
/** Whether the engine keeps a list as floating point numbers. */
const isFloating = new Function('list', 'return %HasDoubleElements(list)') as (list: readonly unknown[]) => boolean;

const MATCHES = 12;

/** Whether it keeps a list as one of whole numbers without holes. */
const isQuick = new Function('list', 'return %HasSmiElements(list) && !%HasHoleyElements(list)') as (list: readonly unknown[]) => boolean;

/** Lists that only few rules write. */
const SHORT = 20;

/** Where a state has lists of floating point numbers, and long ones that are not quick to read, as paths. */
function slowIn(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value) && isSlow(value)) return [path];
  return Object.entries(value).flatMap(([key, part]) => slowIn(part, `${path}.${key}`));
}

const isSlow = (list: readonly unknown[]): boolean =>
  isFloating(list) || (list.length > SHORT && list.every((item) => typeof item === 'number') && !isQuick(list));

/** Plays at random, with views as a server makes them, and returns the lists of the state that have become slow. */
function slowAfterPlay(game: AnyGame): string[] {
  const found = new Set<string>();
  for (let seed = 0; seed < MATCHES; seed++) {
    const dice = new QuickDice(seed);
    const setting = { game, data: loadPack(game).data, options: readOptions(game, {}), seats: Math.min(4, game.players.max) };
    const play: Simulation<Shape> = Simulation.begin(setting, dice);
    for (let answers = 0; !play.over && answers < 400; answers++) {
      game.view(play, (play.open[0] as Question).seat);
      play.play(play.open.map((question) => sampleAnswer(question, dice)));
    }
    for (const path of slowIn(play.s, 's')) found.add(path);
  }
  return [...found];
}

describe('lists of counts', () => {
  // One list of fractions that is read with `numberAt` makes all others slow, and one with holes all that are written where it is: see docs/performance.md.
  test.each(catalog)(
    'of $id stay quick lists of whole numbers to the engine',
    async ({ load }) => {
      expect(slowAfterPlay((await load()).rules)).toEqual([]);
    },
    60_000,
  );
});
