import { describe, expect, test } from 'vitest';
import type { Covers, Holds } from '../view.ts';

interface State {
  readonly gold: number;
  readonly deck: readonly string[];
}

type Complete = Holds<Covers<State, { readonly gold: number }, 'deck'>>;

// @ts-expect-error the deck is neither in the view nor named as hidden
type Forgotten = Holds<Covers<State, { readonly gold: number }, never>>;

describe('the check that a view accounts for every field of the state', () => {
  test('holds where each is shown or named as hidden, and names what was forgotten', () => {
    const complete: Complete = true;
    const names: Covers<State, { readonly gold: number }, never> = { forgotten: 'deck' };
    const held: Forgotten[] = [];
    expect([complete, names, held]).toEqual([true, { forgotten: 'deck' }, []]);
  });
});
