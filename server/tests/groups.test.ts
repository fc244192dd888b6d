import { expect, test } from 'vitest';
import { Groups } from '../live/groups.ts';

test('what has something in common is found by it, and nothing is kept of what is gone', () => {
  const groups = new Groups<number>();
  for (const thing of [1, 2, 2, 3]) groups.add(thing % 2 === 0 ? 'even' : 'odd', thing);
  expect([groups.of('odd'), groups.of('even'), groups.of('none')]).toEqual([[1, 3], [2], []]);
  for (const thing of groups.of('odd')) groups.delete('odd', thing);
  groups.delete('even', 7);
  groups.delete('none', 1);
  expect([groups.of('odd'), groups.of('even'), groups.size]).toEqual([[], [2], 1]);
});
