import { allSetups, checkRefusedSetup, examine } from '@pantheon/kernel/testing';
import { describe, expect, test } from 'vitest';
import { deep, type Listed, subjectOf } from './subjects.ts';

/** How many decisions of one game are looked at closely, over all ways to set it up. */
const LOOKS = deep ? 6000 : 300;
const MATCHES = deep ? 6 : 1;

/** The tests of the kit for some games. They stand in two files so that two cores can share them. */
export async function kitTests(games: readonly Listed[]): Promise<void> {
  const modules = await Promise.all(games.map(async (game) => ({ id: game.id, module: await game.load() })));
  if (modules.length === 0) test('has nothing to do for this choice of games', () => expect(games).toEqual([]));
  for (const { id, module } of modules) describe(id, () => testsOf(id, module));
}

function testsOf(id: string, module: Awaited<ReturnType<Listed['load']>>): void {
  const subject = subjectOf(id, module);
  const setups = allSetups(subject.game);
  const open = setups.filter(({ refused }) => !refused);
  const looks = Math.max(3, Math.ceil(LOOKS / (open.length * MATCHES)));

  test.each(open.map(({ seats, options }) => ({ seats, options, name: `${seats} seats ${JSON.stringify(options)}` })))(
    'keeps every promise in random matches: $name',
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
    test.each(refused)('refuses $seats seats with $options', (setup) => {
      checkRefusedSetup(subject.game, setup);
    });
}
