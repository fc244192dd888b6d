import { type AnyGame, optionSets } from '@pantheon/kernel';
import { allSetups, checkRefusedSetup, examine } from '@pantheon/kernel/testing';
import { expect, test } from 'vitest';
import { deep, games, type Listed, subjectOf } from './subjects.ts';

/** How many decisions of one game are looked at closely, over all ways to set it up. */
const LOOKS = deep ? 6000 : 200;
const MATCHES = deep ? 6 : 1;
/** As many ways to set up a game are all tried, also in a short run. */
const MOST = 24;

/** The tests of the kit for every second way to set up a game: two files share them, so that two cores can. */
export async function kitTests(half: 'first' | 'second'): Promise<void> {
  const modules = await Promise.all(games.map(async (game) => ({ id: game.id, module: await game.load() })));
  for (const { id, module } of modules) testsOf(id, module, half);
}

/** Every set of options with every number of seats; in a short run, where those are many, with every second number. */
function chosenSetups(game: AnyGame): ReturnType<typeof allSetups> {
  const all = allSetups(game);
  const sets = optionSets(game).length;
  return deep || all.length <= MOST ? all : all.filter((_, place) => ((place % sets) + Math.floor(place / sets)) % 2 === 0);
}

function testsOf(id: string, module: Awaited<ReturnType<Listed['load']>>, half: 'first' | 'second'): void {
  const subject = subjectOf(id, module);
  const setups = chosenSetups(subject.game).filter((_, place) => (place % 2 === 0) === (half === 'first'));
  const open = setups.filter(({ refused }) => !refused);
  const looks = Math.max(3, Math.ceil(LOOKS / (2 * open.length * MATCHES)));

  test.each(open.map(({ seats, options }) => ({ seats, options, name: `${seats} seats ${JSON.stringify(options)}` })))(
    `${id} keeps every promise in random matches: $name`,
    ({ seats, options }) => {
      for (let round = 1; round <= MATCHES; round++) {
        const seen = examine(subject, { seats, options, seed: `kit-${round}`, looks });
        expect(seen.answers).toBeGreaterThan(0);
        expect(seen.looks).toBeGreaterThan(0);
      }
    },
    deep ? 600_000 : 120_000,
  );

  const refused = setups.filter((setup) => setup.refused);
  if (refused.length > 0)
    test.each(refused)(`${id} refuses $seats seats with $options`, (setup) => {
      checkRefusedSetup(subject.game, setup);
    });
}
