import { clockwiseFrom, Match, type Seat } from '@pantheon/kernel';
import { keysOf, onlyQuestion, playOn, script } from '@pantheon/kernel/testing';
import { describe, expect, it } from 'vitest';
import { rules } from '../rules/index.ts';
import type { Bomarzo, State } from '../rules/types.ts';
import { ana, asked, ben, cai, table } from './scene.ts';

const start = (seats: number, seed = 'setup', options = {}) => Match.start<Bomarzo>(rules, { seats, seed, options });

/** Keeps the first card offered to everybody. */
const keepFirst = (match: Match<Bomarzo>): void => {
  for (const { seat } of match.waiting) match.answer(seat, keysOf(match, seat)[0] as string);
};

describe('set-up', () => {
  it('BOM-1.1 BOM-0.2 the first player is drawn by lot, and every seat can be it', () => {
    const first = new Set(Array.from({ length: 40 }, (_, n) => start(4, `lot ${n}`).s.first));
    expect([...first].sort()).toEqual([0, 1, 2, 3]);
    expect(start(4).s.season).toBe(1);
    expect(new Set(rules.colours(start(4))).size).toBe(4);
  });

  it('BOM-1.2 BOM-1.3 three pawns with two or three players, two with four; 1 Food, 1 Silver each', () => {
    for (const [seats, pawns] of [
      [2, 3],
      [3, 3],
      [4, 2],
    ] as const) {
      const { s } = start(seats);
      expect(s.pawns).toEqual(Array(seats).fill(pawns));
      expect(s.free).toEqual(s.pawns);
      expect(s.stock).toEqual(Array(seats).fill([1, 1, 0]));
    }
  });

  it('BOM-1.4 BOM-R.28 with four players the last one takes 1 Food or 1 Silver more, before anything is laid out', () => {
    const match = start(4);
    const last = clockwiseFrom(match.seats, match.s.first)[3] as Seat;
    expect(asked(match)).toBe(`${last}:lastPlayerBonus`);
    expect(keysOf(match, last)).toEqual(['food', 'silver']);
    expect(match.s.dealt.flat()).toEqual([]);
    script(match, 'lastPlayerBonus=silver');
    expect(match.s.stock[last]).toEqual([1, 2, 0]);
    expect(asked(start(3))).not.toContain('lastPlayerBonus');
  });

  it('BOM-1.5 BOM-0.6 workers and discs start at 0, all gods active', () => {
    const { s } = start(3);
    expect(s.workers).toEqual(Array(3).fill([0, 0, 0, 0, 0]));
    expect(s.tracks).toEqual(Array(3).fill([0, 0, 0]));
    expect(Object.values(s.gods).every(({ mossy, asleep }) => !mossy && !asleep)).toBe(true);
  });

  it('BOM-1.6 the gods are shuffled around the board', () => {
    const orders = new Set(Array.from({ length: 20 }, (_, n) => start(2, `gods ${n}`).s.order.join()));
    expect(orders.size).toBeGreaterThan(15);
    expect([...start(2).s.order].sort()).toEqual([...start(2).data.allGods].sort());
  });

  it('BOM-1.7 BOM-R.5 BOM-H.6 everybody keeps one of four cards at once; the others are shown together', () => {
    const match = start(3);
    expect(match.waiting.map(({ topic }) => topic)).toEqual(['keepCard', 'keepCard', 'keepCard']);
    expect(match.s.dealt.map((cards) => cards.length)).toEqual([4, 4, 4]);
    const dealt = match.s.dealt.flat();
    match.answer(ana, match.s.dealt[0]?.[2] as string);
    expect([match.s.hand[0], match.s.discard]).toEqual([[], []]);
    expect(JSON.stringify(match.seatView(match.seats[1] as Seat).view)).not.toContain(match.s.dealt[0]?.[2]);
    keepFirst(match);
    expect(match.s.hand.map((cards) => cards.length)).toEqual([1, 1, 1]);
    expect([...match.s.discard, ...match.s.hand.flat()].sort()).toEqual([...dealt].sort());
    expect(match.log.some(({ event, args }) => event === 'kept' && (args.discards as string[]).length === 9)).toBe(true);
  });

  it('BOM-1.8 BOM-R.6 the deck lies open: its top card is public, nothing below', () => {
    const match = start(2);
    keepFirst(match);
    const seen = rules.view(match, ana);
    expect(seen.top).toBe(match.s.top);
    expect(seen.deckSize).toBe(45 - 8);
    expect('deck' in seen).toBe(false);
  });

  it('BOM-1.10 BOM-R.8 in turn order everybody moves workers 2 steps in all; an Action symbol pays at once', () => {
    const match = start(3);
    keepFirst(match);
    const order = clockwiseFrom(match.seats, match.s.first);
    expect(asked(match)).toBe(`${order[0]}:workers`);
    expect(onlyQuestion(match)).toMatchObject({ min: 2, max: 2 });
    expect(keysOf(match, order[0] as Seat)).toHaveLength(15);
    script(match, 'workers=action=2');
    expect(match.s.pawns[order[0] as Seat]).toBe(4);
    expect(asked(match)).toBe(`${order[1]}:workers`);
    script(match, 'workers=food=1,card=1', 'workers=wine=2');
    expect(match.s.workers[order[1] as Seat]).toEqual([1, 0, 1, 0, 0]);
  });

  it('BOM-1.11 BOM-R.31 the discs and the gods lie open before cards are kept', () => {
    const match = start(3, 'expansions', { seasons: true, worship: 'everyTurn' });
    expect(asked(match)).toContain('keepCard');
    const seen = rules.view(match, ana);
    expect([seen.discs.length, seen.order.length, seen.worshipDeck]).toEqual([8, 8, 8]);
  });
});

describe('terms', () => {
  it('BOM-0.1 BOM-13.3 a game lasts eight seasons of Production, Action, Status', () => {
    const match = start(2);
    playOn(match, 'eight');
    expect(match.log.filter(({ event }) => event === 'season').map(({ args }) => args.n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(match.over).toBe(true);
  });

  it('BOM-0.3 BOM-R.3 BOM-0.7 BOM-R.4 the supply never runs short, hands and stocks have no limit', () => {
    const match = table((p) => p.stock(ana, 90, 90, 90).hand(ana, ...p.s.deck.slice(0, 20)));
    script(match, 'place=fields');
    expect(match.s.stock[ana]).toEqual([93, 90, 90]);
    expect(rules.invariants(match)).toEqual([]);
  });

  it('BOM-0.5 BOM-R.1 eight fields, each scored by exactly one god', () => {
    const { gods, allGods, fields } = start(2).data;
    expect(new Set(allGods.map((god) => gods[god]?.field))).toEqual(new Set(fields));
    expect(fields).toHaveLength(8);
  });
});

describe('village board', () => {
  it('BOM-2.1 five tracks of the same board for all', () => {
    const { village } = start(2).data;
    expect(village.map(({ id, length, symbolsAt }) => [id, length, symbolsAt])).toEqual([
      ['food', 6, [1, 3, 6]],
      ['silver', 6, [1, 3, 6]],
      ['card', 6, [1, 3, 6]],
      ['wine', 8, [2, 4, 6, 8]],
      ['action', 8, [2, 5, 8]],
    ]);
  });

  it('BOM-2.2 BOM-2.3 BOM-3.1 a symbol counts for good, from the next Production on', () => {
    const match = table((p) => {
      p.stock(ana, 1, 1, 0).free(ana, 1).free(ben, 1).free(cai, 0);
      p.s.workers[ana] = [2, 0, 0, 0, 0];
    });
    script(match, 'place=goddess', 'payment=food=1,silver=1', 'workers=food=1,silver=1');
    expect(match.s.stock[ana]).toEqual([0, 0, 0]);
    script(match, 'place=fields');
    expect(match.s.season).toBe(2);
    expect(match.s.stock[ana]).toEqual([2, 1, 0]);
  });

  it('BOM-2.6 a worker on the last step cannot move', () => {
    const match = table((p) => {
      p.stock(ana, 1, 1, 0);
      p.s.workers[ana] = [6, 5, 6, 8, 8];
    });
    script(match, 'place=goddess', 'payment=food=1,silver=1');
    expect(keysOf(match, ana)).toEqual(['none', 'silver=1']);
  });
});

describe('production', () => {
  const income = (edit: (s: State) => void) =>
    table(
      (p) => {
        p.stock(ana, 0, 0, 0).played(ana, 1, 'bom-b02').played(ana, 2, 'bom-b01');
        edit(p.s);
      },
      { phase: 'production' },
    );

  it('BOM-3.1 BOM-3.2 village symbols and level 2 cards pay, level 1 cards do not', () => {
    const match = income((s) => {
      s.workers[ana] = [3, 1, 1, 5, 2];
    });
    expect(match.s.stock[ana]).toEqual([2, 2, 2]);
    script(match, 'draw=1:0');
    expect(match.s.hand[ana]).toHaveLength(1);
  });

  it('BOM-3.3 BOM-R.9 resources for all first, then draws in turn order', () => {
    const match = income((s) => {
      s.workers = [
        [1, 0, 1, 0, 0],
        [1, 0, 1, 0, 0],
        [1, 0, 1, 0, 0],
      ];
      s.first = match2;
    });
    script(match, 'draw=1:0', 'draw=1:0', 'draw=1:0');
    const events = match.log.map(({ event, args }) => `${event} ${args.seat ?? ''}`).filter((line) => /^(income|draws)/.test(line));
    expect(events).toEqual(['income seat:1', 'income seat:2', 'income seat:0', 'draws seat:1', 'draws seat:2', 'draws seat:0']);
  });

  it('BOM-3.5 a seat with a ready Vision is asked how it draws, until nothing is due', () => {
    const vision = rules.read(rules.pack).allCards.find((id) => rules.read(rules.pack).cards[id]?.benefit === 'vision') as string;
    const match = table(
      (p) => {
        p.played(ana, 2, vision);
        p.s.workers[ana] = [0, 0, 3, 0, 0];
      },
      { phase: 'production' },
    );
    script(match, 'draw=1:1');
    expect(asked(match)).toBe(`${ana}:keepDrawn`);
    match.answer(ana, match.s.dealt[ana]?.[0] as string);
    script(match, 'draw=1:0');
    expect(match.s.hand[ana]).toHaveLength(2);
    expect(asked(match)).toBe(`${ana}:place`);
  });
});

const match2 = 1 as Seat;
