import path from 'node:path';
import { playthrough } from '@pantheon/kernel/testing';
import { describe, expect, test } from 'vitest';
import { folderOf, games, seatName, subjectOf } from './subjects.ts';

const LINES = 250;

describe('the golden playthrough', () => {
  // After a change of the rules that is meant: `npm run golden`, and read the difference before you commit it.
  test.each(games)('of $id reads as it did', async ({ id, load }) => {
    const subject = subjectOf(id, await load());
    const text = playthrough(subject, { seats: subject.game.players.min, options: {}, seed: 'golden' }, LINES, seatName);
    await expect(text).toMatchFileSnapshot(path.join(folderOf(id), 'tests/golden.txt'));
  });
});
