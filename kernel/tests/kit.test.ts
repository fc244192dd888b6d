import { allSetups, checkRefusedSetup, examine } from '@pantheon/kernel/testing';
import { describe, expect, test } from 'vitest';
import { deep, games, subjectOf } from './subjects.ts';

/** How many decisions of one game are looked at closely, over all ways to set it up. */
const LOOKS = deep ? 20_000 : 500;
const MATCHES = deep ? 10 : 1;

const modules = await Promise.all(games.map(async (game) => ({ id: game.id, module: await game.load() })));

describe.each(modules)('$id', ({ id, module }) => {
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

  test.each(setups.filter(({ refused }) => refused))('refuses $seats seats with $options', (setup) => {
    checkRefusedSetup(subject.game, setup);
  });
});
