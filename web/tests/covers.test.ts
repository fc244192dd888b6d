import { catalog } from '@pantheon/catalog';
import { Match } from '@pantheon/kernel';
import { describe, expect, test } from 'vitest';
import { coverOf } from '../boards.ts';

describe.each([...catalog])('the cover of $id', ({ id, load }) => {
  test('recommends options that the rules have', async () => {
    const { rules } = await load();
    const cover = coverOf(id);
    expect(cover?.players).toEqual({ min: rules.players.min, max: rules.players.max });
    for (const options of [cover?.firstGame, cover?.shortGame, cover?.fullGame])
      if (options !== undefined)
        expect(() => Match.start(rules, { seats: rules.players.max, seed: 'cover', options }), JSON.stringify(options)).not.toThrow();
  });
});
