import { expect, test } from 'vitest';
import type { AssertCovered } from '../view.ts';

interface State {
  readonly gold: number;
  readonly deck: readonly string[];
}

interface View {
  readonly gold: number;
}

type Complete = AssertCovered<State, View, 'deck'>;

// @ts-expect-error the deck is neither in the view nor named as hidden
type Forgotten = AssertCovered<State, View, never>;

test('a view that forgets a field of the state does not compile', () => {
  const shown: Complete[] = ['gold'];
  const forgetful: Forgotten[] = [];
  expect([shown, forgetful]).toEqual([['gold'], []]);
});
