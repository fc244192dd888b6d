import { at, numberAt, seatOf } from '@pantheon/kernel';
import { describe, expect, it } from 'vitest';
import { kindOf } from '../data/read.ts';
import { asked, go, handOf, held, keys, type Scene, scene, type TestMatch } from './scene.ts';

/** A table at which Rome directs the trade and everybody holds these cards. */
const trading = (hands: { [civ: string]: string }, change: (table: Scene) => Scene = (table) => table): TestMatch => {
  const table = scene(Object.keys(hands).join(' ')).role(0, Object.keys(hands)[0] as string);
  for (const [civ, cards] of Object.entries(hands)) table.hand(civ, cards);
  return change(table).play('trade');
};

const offer = (match: TestMatch, ...keysOfSeats: readonly string[]): void => {
  keysOfSeats.forEach((key, seat) => {
    if (key !== '') match.answer(seatOf(seat), key);
  });
};

describe('the size of the trade', () => {
  it('MAR-4.8 MAR-4.9 B11 the Director names from nothing up to his own hand, and shuts out who holds less', () => {
    const match = trading({ rome: '8 tax', carthage: '8 wine', greece: '5 fish', egypt: '3 gold' });
    expect(keys(match)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8']);
    go(match, 'tradeSize=6');
    expect(match.s.trade.participants).toEqual([0, 1]);
  });

  it('MAR-4.8 B11 nothing named ends the trade', () => {
    const match = trading({ rome: '8 tax', carthage: '8 wine', greece: '5 fish' });
    go(match, 'tradeSize=0');
    expect(match.s.stage).toBe('offering');
    expect(held(match, 'carthage', 'wine')).toBe(8);
  });

  it('MAR-4.12 MAR-21.21 where nobody else can meet the number nothing happens', () => {
    const match = trading({ rome: '8 tax', carthage: '2 wine', greece: '5 fish' });
    go(match, 'tradeSize=7');
    expect(match.s.stage).toBe('offering');
    expect(held(match, 'rome', 'tax')).toBe(8);
  });

  it('MAR-4.9 MAR-15.4 B13 C5 only Antigone stays out of a trade, after hearing its size', () => {
    const match = trading({ rome: '5 tax', carthage: '6 wine', greece: '5 fish' }, (table) => table.cards('carthage', 'antigone'));
    go(match, 'tradeSize=4');
    expect(asked(match)).toBe('carthage:antigone');
    go(match, 'antigone=out');
    expect(match.s.trade.participants).toEqual([0, 2]);
    expect(held(match, 'carthage', 'wine')).toBe(6);
  });

  it('MAR-4.9 MAR-15.6 MAR-19.1 whoever owns Antigone answers before whoever copies her', () => {
    const match = trading({ rome: '5 tax', carthage: '6 wine', greece: '5 fish' }, (table) =>
      table.cards('greece', 'antigone').copies('carthage', 'antigone'),
    );
    go(match, 'tradeSize=4');
    expect(asked(match)).toBe('greece:antigone');
    go(match, 'antigone=pass');
    expect(asked(match)).toBe('carthage:antigone');
    go(match, 'antigone=out');
    expect(match.s.trade.participants).toEqual([0, 2]);
  });

  it('MAR-4.10 MAR-21.20 C6 a Director with Antigone takes part', () => {
    const match = trading({ rome: '5 tax', carthage: '6 wine', greece: '5 fish' }, (table) => table.cards('rome', 'antigone'));
    go(match, 'tradeSize=4');
    expect(match.s.trade.participants).toEqual([0, 1, 2]);
  });
});

describe('offers and takes', () => {
  it('MAR-4.11 MAR-18.3 offers are secret until all have chosen', () => {
    const match = trading({ rome: '3 tax wine', carthage: '2 wine fish', greece: 'tax 2 fish' });
    go(match, 'tradeSize=2');
    expect(match.waiting.map(({ topic }) => topic)).toEqual(['offer', 'offer', 'offer']);
    offer(match, 'tax=1,wine=1');
    expect(match.seatView(seatOf(1)).view).toMatchObject({ trade: { offer: [[], [], []].map(() => expect.not.arrayContaining([1])) } });
    offer(match, '', 'wine=2', 'fish=2');
    expect(match.s.trade.offer[1]?.[kindOf(match.data, 'wine')]).toBe(2);
    expect(asked(match)).toBe('rome:take');
  });

  it('MAR-4.13 MAR-4.14 MAR-4.15 A1 B14 after a take and its answer the first may not take from the second again', () => {
    const match = trading({ rome: '3 tax', carthage: '3 wine', greece: '2 fish gold' });
    go(match, 'tradeSize=2');
    offer(match, 'tax=2', 'wine=2', 'gold=1,fish=1');
    expect(keys(match)).toEqual(['1-wine', '2-gold', '2-fish']);
    go(match, 'take=1-wine', 'take=0-tax');
    expect(asked(match)).toBe('rome:take');
    expect(match.s.trade.taken[0]?.[kindOf(match.data, 'wine')]).toBe(1);
    expect(match.questionDto(seatOf(0))?.blocked.map(({ key, why }) => `${key} ${why.rule}`)).toEqual(['1-wine MAR-4.15']);
    expect(keys(match)).toEqual(['2-gold', '2-fish']);
  });

  it('MAR-4.15 B12 after a take from somebody else the barred source is open again', () => {
    const match = trading({ rome: '5 tax', carthage: '3 wine 2 gems', greece: '3 fish 2 gold' });
    go(match, 'tradeSize=4');
    offer(match, 'tax=4', 'gems=2,wine=2', 'gold=2,fish=2');
    go(match, 'take=1-wine', 'take=0-tax');
    expect(keys(match)).toEqual(['2-gold', '2-fish']);
    go(match, 'take=2-fish', 'take=0-tax');
    expect(keys(match)).toEqual(['1-gems', '1-wine']);
    go(match, 'take=1-wine');
    expect(keys(match)).toEqual(['0-tax', '2-gold', '2-fish']);
  });

  it('MAR-4.15 MAR-4.16 MAR-4.17 MAR-21.22 C1 of two traders the chain stops level when the only source is barred', () => {
    const match = trading({ rome: '4 tax', carthage: '4 wine', greece: 'fish' });
    go(match, 'tradeSize=3');
    offer(match, 'tax=3', 'wine=3');
    go(match, '?take=1-wine', '?take=0-tax');
    expect(match.s.stage).toBe('offering');
    expect(handOf(match, 'rome')).toEqual({ tax: 3, wine: 1 });
    expect(handOf(match, 'carthage')).toEqual({ tax: 1, wine: 3 });
  });

  it('MAR-4.16 MAR-4.17 MAR-4.18 MAR-18.6 MAR-21.23 C2 the Director makes the missing card good, unseen by others', () => {
    const match = trading({ rome: '2 tax gold', carthage: '2 wine', greece: '2 fish' });
    go(match, 'tradeSize=1');
    offer(match, 'tax=1', 'wine=1', 'fish=1');
    go(match, '?take=1-wine', '?take=0-tax', '?take=2-fish');
    expect(asked(match)).toBe('rome:madeGood');
    expect(keys(match)).toEqual(['tax', 'gold', 'fish', 'wine']);
    go(match, 'madeGood=gold');
    expect(held(match, 'greece', 'gold')).toBe(1);
    expect(match.logFor(seatOf(2)).some(({ event }) => event === 'madeGood')).toBe(true);
    expect(match.logFor(seatOf(1)).some(({ event }) => event === 'madeGood')).toBe(false);
  });

  it('MAR-4.16 MAR-4.17 C3 cards left with the player due return to him, and he is one short', () => {
    const table = scene('rome carthage greece').role(0, 'rome').hand('rome', '2 tax');
    const match = table
      .edit((s, data) => {
        s.trade = { ...s.trade, n: 2, participants: [seatOf(0), seatOf(1), seatOf(2)], due: 2 };
        at(s.trade.offer, 2)[kindOf(data, 'fish')] = 1;
        at(s.trade.taken, 1)[kindOf(data, 'wine')] = 2;
        s.bank[kindOf(data, 'fish')] = numberAt(s.bank, kindOf(data, 'fish')) - 1;
        s.bank[kindOf(data, 'wine')] = numberAt(s.bank, kindOf(data, 'wine')) - 2;
      })
      .play('taking');
    expect(asked(match)).toBe('rome:madeGood');
    expect(handOf(match, 'greece')).toEqual({ fish: 1 });
    go(match, 'madeGood=tax');
    expect(handOf(match, 'greece')).toEqual({ tax: 1, fish: 1 });
  });

  it('MAR-4.17 C4 when the Director is due all are level and nobody gives', () => {
    const match = trading({ rome: '2 tax', carthage: '2 wine', greece: '2 fish' });
    go(match, 'tradeSize=1');
    offer(match, 'tax=1', 'wine=1', 'fish=1');
    go(match, '?take=1-wine', '?take=2-fish', '?take=0-tax');
    expect(match.s.stage).toBe('offering');
    expect(handOf(match, 'greece')).toEqual({ tax: 1, fish: 1 });
  });
});

describe('Ulysses', () => {
  const hands = { rome: '3 tax', carthage: '3 wine', greece: '3 fish' };

  it('MAR-13.6 MAR-21.40 B36 whoever took from a third gives the card back and takes one of his', () => {
    const match = trading(hands, (table) => table.cards('carthage', 'ulysses'));
    go(match, 'tradeSize=2');
    offer(match, 'tax=2', 'wine=2', 'fish=2');
    go(match, '?take=2-fish');
    expect(asked(match)).toBe('carthage:ulysses');
    go(match, 'ulysses=force');
    expect(match.s.trade.offer[2]?.[kindOf(match.data, 'fish')]).toBe(2);
    expect(match.s.trade.taken[0]?.[kindOf(match.data, 'wine')]).toBe(1);
    expect(asked(match)).toBe('carthage:take');
    expect(match.s.used).toHaveLength(1);
  });

  it('MAR-13.6 B36 C8 even right after he took from that player; then he may not take from him', () => {
    const match = trading({ ...hands, egypt: '3 gold' }, (table) => table.cards('rome', 'ulysses'));
    go(match, 'tradeSize=2');
    offer(match, 'tax=2', 'wine=2', 'fish=2', 'gold=2');
    go(match, '?take=1-wine', '?take=2-fish', 'ulysses=force');
    expect(asked(match)).toBe('rome:take');
    expect(keys(match)).toEqual(['2-fish', '3-gold']);
  });

  it('MAR-13.6 C7 without cards left on offer he is not asked', () => {
    const match = trading(hands, (table) => table.cards('rome', 'ulysses'));
    go(match, 'tradeSize=1');
    offer(match, 'tax=1', 'wine=1', 'fish=1');
    go(match, '?take=1-wine', '?take=0-tax', '?take=2-fish');
    expect(asked(match)).toBe('rome:madeGood');
  });

  it('MAR-15.6 MAR-19.1 C9 the original is asked before the copy, which may answer the forced take', () => {
    const match = trading({ ...hands, egypt: '3 gold' }, (table) => table.cards('carthage', 'ulysses').copies('egypt', 'ulysses'));
    go(match, 'tradeSize=2');
    offer(match, 'tax=2', 'wine=2', 'fish=2', 'gold=2');
    go(match, '?take=2-fish');
    expect(asked(match)).toBe('carthage:ulysses');
    go(match, 'ulysses=force');
    expect(asked(match)).toBe('egypt:ulysses');
    go(match, 'ulysses=force');
    expect(match.s.trade.taken[0]?.[kindOf(match.data, 'gold')]).toBe(1);
    expect(asked(match)).toBe('egypt:take');
  });
});
