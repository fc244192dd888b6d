import { QuickDice } from '@pantheon/kernel';
import { describe, expect, test } from 'vitest';
import { boardgameIo } from '../toy/boardgame-io.ts';
import { allowed, carryOut, choices, holdings, opening, TURNS } from '../toy/lands.ts';
import { playOurs } from '../toy/ours.ts';

describe('the toy of the comparison', () => {
  test('offers exactly what is allowed, and keeps its lands and units in bounds', () => {
    const dice = new QuickDice('toy');
    const lands = opening(4);
    for (let turn = 0; turn < 400; turn++) {
      const open = choices(lands, turn % 4);
      for (let choice = 0; choice < 73; choice++) expect(allowed(lands, turn % 4, choice)).toBe(open.includes(choice));
      carryOut(lands, turn % 4, open[dice.below(open.length)] as number, (sides) => dice.below(sides));
      expect(holdings(lands, 4).reduce((sum, held) => sum + held)).toBe(24);
      expect(lands.units.every((units) => units >= 1 && units <= 9)).toBe(true);
    }
  });

  test('is played for the same number of decisions by both engines', () => {
    const { client, reducer } = boardgameIo();
    for (const play of [playOurs, client, reducer]) {
      const { decisions, held } = play(7);
      expect(decisions).toBe(TURNS);
      expect(held.reduce((sum, lands) => sum + lands)).toBe(24);
    }
    expect(playOurs(1).held).not.toEqual(playOurs(2).held);
  });
});
