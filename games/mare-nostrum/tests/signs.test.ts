import { loadPack } from '@pantheon/kernel';
import { expect, test } from 'vitest';
import { creatureSigns } from '../board/creature-signs.ts';
import { pieceSignOf } from '../board/drawings.ts';
import { rules } from '../rules/index.ts';

test('the signs of all creatures on the shelf are drawn with the pictures', () => {
  const { creatures } = loadPack(rules).data.components;
  const signs = (drawings: readonly { symbol: string }[]) => drawings.map(({ symbol }) => symbol).sort();
  expect(signs(creatures.map(({ id }) => pieceSignOf(`creature:${id}`)))).toEqual(signs(creatureSigns));
});
