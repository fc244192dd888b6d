import { choose, type Game, numberAt, QuickDice, type Seat, say, seatOf, type Topic } from '@pantheon/kernel';
import { describe, expect, it, vi } from 'vitest';
import type { Limits } from '../budget.ts';
import { Evaluation } from '../evaluation.ts';
import type { GameBot } from '../game-bot.ts';
import { GREEDY } from '../greedy.ts';
import { situationOf } from '../player.ts';
import { ROLLOUT, Rollout, type RolloutLimits } from '../rollout.ts';
import { Search } from '../search.ts';
import { begin, type G, type Toy, toy, toyBot } from './tables.ts';

const evaluation = new Evaluation(toyBot as GameBot);
const word: Topic<string, G> = { id: 'word', key: String, text: (option) => say('x', { option }) };
const add = (g: G, seat: Seat, gold: number): void => {
  g.s.gold[seat] = numberAt(g.s.gold, seat) + gold;
};

/** What looks best at the end of the turn, and what looks best after a rollout. */
function thoughts(game: Game<Toy>, rollout: Partial<RolloutLimits>, limits: Limits = {}) {
  const situation = situationOf(begin(game), seatOf(0), new QuickDice('rollout'), limits);
  const lines = new Search(evaluation, GREEDY.search, situation).lines();
  const imagine = vi.spyOn(situation, 'imagine');
  const { answer } = new Rollout(situation, evaluation, { ...ROLLOUT, ...rollout }, lines).best();
  return { atFirst: lines[0]?.answer, answer, worlds: imagine.mock.calls.length };
}

/** More gold at once, or a little less where nobody can take it away. */
const exposed = toy({
  *earn(g) {
    const place = yield* choose(seatOf(0), word, ['open', 'safe']);
    add(g, seatOf(0), place === 'open' ? 3 : 2);
    g.s.note = place;
    return 'steal';
  },
  *steal(g) {
    const deed = yield* choose(seatOf(1), word, ['work', 'steal']);
    if (deed === 'steal' && g.s.note === 'open') {
      add(g, seatOf(0), -3);
      add(g, seatOf(1), 3);
    } else add(g, seatOf(1), 1);
    return null;
  },
});

describe('a rollout', () => {
  it('sees what others will make of an answer', () => {
    const { atFirst, answer } = thoughts(exposed, { tries: 60 });
    expect(atFirst).toBe(0);
    expect(answer).toBe(1);
  });

  it('is trusted only when there was enough of it', () => {
    expect(thoughts(exposed, { tries: 4, trust: 100 }).answer).toBe(0);
  });

  it('needs no more worlds than tell two answers apart', () => {
    expect(thoughts(exposed, {}).worlds).toBeLessThan(50);
  });

  it('ends with the budget', () => {
    const { atFirst, answer, worlds } = thoughts(exposed, { tries: 60 }, { thoughts: 1 });
    expect(answer).toBe(atFirst);
    expect(worlds).toBe(0);
  });

  it('lets luck that answers share decide nothing', () => {
    const game = toy({
      *earn(g) {
        add(g, seatOf(0), (yield* choose(seatOf(0), word, ['more', 'less'])) === 'more' ? 1 : 0);
        return 'luck';
      },
      *luck(g) {
        add(g, seatOf(0), 5 * g.below(20));
        yield* choose(seatOf(1), word, ['a', 'b']);
        return null;
      },
    });
    expect(thoughts(game, { tries: 12 }).answer).toBe(0);
  });
});
