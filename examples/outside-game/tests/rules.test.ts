import { type Match, seatOf } from '@pantheon/kernel';
import { keysOf, script, staged } from '@pantheon/kernel/testing';
import { describe, expect, test } from 'vitest';
import { rules } from '../rules/index.ts';
import type { State, Types } from '../rules/types.ts';

const [A, B] = [seatOf(0), seatOf(1)];

const gathering = (given: Partial<State> = {}, most = 3): Match<Types> =>
  staged(rules, { seats: 2, seed: 'lotus', options: { most } }, 'turn', (s) => {
    Object.assign(s, given);
  });

describe('Lotus', () => {
  test('LOT-1.1 every pond has its flowers, and nobody has any', () => {
    expect(gathering().s).toMatchObject({ flowers: [3, 4, 5, 6, 7], gathered: [0, 0], emptied: [0, 0] });
  });

  test('LOT-2.1 an empty pond cannot be chosen, and the refusal says why', () => {
    const match = gathering({ flowers: [0, 4, 5, 6, 7], gathered: [3, 0], emptied: [1, 0] });
    expect(keysOf(match, A)).toEqual(['1', '2', '3', '4']);
    expect(match.questionDto(A)?.blocked).toMatchObject([{ key: '0', why: { rule: 'LOT-2.1', text: { id: 'why.empty' } } }]);
  });

  test('LOT-2.1 the turn goes round', () => {
    const match = gathering();
    script(match, 'pond=2', 'flowers=1');
    expect(match.waiting.map(({ seat }) => seat)).toEqual([B]);
  });

  test.each([
    [3, ['1', '2', '3']],
    [2, ['1', '2']],
  ])('LOT-2.2 at most %i flowers are taken', (most, keys) => {
    const match = gathering({}, most);
    script(match, 'pond=3');
    expect(keysOf(match, A)).toEqual(keys);
  });

  test('LOT-2.3 whoever takes the last flower of a pond is told so', () => {
    const match = gathering();
    script(match, 'pond=0', 'flowers=3');
    expect(match.s).toMatchObject({ flowers: [0, 4, 5, 6, 7], gathered: [3, 0], emptied: [1, 0] });
  });

  test('LOT-3.1, LOT-3.2 without flowers it is over, and flowers and last ones make points', () => {
    const match = gathering({ flowers: [0, 0, 0, 0, 2], gathered: [10, 13], emptied: [2, 2] });
    script(match, 'flowers=2');
    expect(match.result?.scores).toMatchObject([
      { rank: 1, total: 12 + 3 * 3 },
      { rank: 2, total: 13 + 2 * 3 },
    ]);
  });

  test('LOT-3.2 a tie is shared', () => {
    const match = gathering({ flowers: [0, 0, 0, 0, 1], gathered: [10, 14], emptied: [2, 2] });
    expect(match.result?.scores).toMatchObject([
      { rank: 1, total: 20 },
      { rank: 1, total: 20 },
    ]);
  });
});
