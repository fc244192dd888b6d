import path from 'node:path';
import { playthrough } from '@pantheon/kernel/testing';
import { languages } from '@pantheon/text';
import { describe, expect, test } from 'vitest';
import { folderOf, games, seatName, subjectOf } from './subjects.ts';

const LINES = 250;

describe('the golden playthrough', () => {
  // After a change of the rules that is meant: `npm run golden`, and read the difference before you commit it.
  const told = games.flatMap((game) => languages.map((language) => ({ ...game, language })));
  test.each(told)('of $id reads as it did in $language', async ({ id, load, language }) => {
    const subject = subjectOf(id, await load());
    const setup = { seats: subject.game.players.min, options: {}, seed: 'golden', lines: LINES, language, nameOf: seatName };
    await expect(playthrough(subject, setup)).toMatchFileSnapshot(path.join(folderOf(id), `tests/golden.${language}.txt`));
  });
});
