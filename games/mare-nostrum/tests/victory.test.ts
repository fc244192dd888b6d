import { keyByOrder, Match, type Options, QuickDice, type Seat, sampleAnswer, seatOf } from '@pantheon/kernel';
import { describe, expect, it } from 'vitest';
import { rules } from '../rules/index.ts';
import { result } from '../rules/result.ts';
import type { G } from '../rules/types.ts';
import { asked, go, keys, type Scene, scene, type TestMatch } from './scene.ts';

const NINE = 'payment=tax.1+tax.2+tax.3+tax.4+tax.5+tax.6+tax.7+tax.8+tax.9';

const buying = (cards: string, options: Options = {}, change: (table: Scene) => Scene = (t) => t): TestMatch =>
  change(scene('rome carthage greece', options).own('rome', 'roma').cards('rome', cards).hand('rome', '9 tax 2 wine'))
    .turnOf('rome')
    .play('building');

describe('winning', () => {
  it('MAR-11.1 B1 B33 four heroes and wonders in any mixture win at once, the own hero among them', () => {
    const match = buying('caesar ajax colossus');
    go(match, 'build=medusa', NINE);
    expect(match.over).toBe(true);
    expect(match.result).toMatchObject({ how: 'heroes' });
    expect(match.result?.scores[0]).toMatchObject({ rank: 1, total: 4 });
  });

  it('MAR-11.2 in the long game it takes five, and the Pyramids cost thirteen', () => {
    const match = buying('caesar ajax colossus', { victory: 'long' });
    go(match, 'build=medusa', NINE);
    expect(match.over).toBe(false);
    const pyramids = scene('rome carthage greece', { victory: 'long' })
      .own('rome', 'roma')
      .hand('rome', '12 tax 2 wine')
      .turnOf('rome')
      .play('building');
    expect(keys(pyramids)).not.toContain('pyramids');
    const five = buying('caesar ajax colossus helen', { victory: 'long' });
    go(five, 'build=medusa', NINE);
    expect(five.result).toMatchObject({ how: 'heroes' });
  });

  it('MAR-11.3 MAR-21.36 C54 in the role variant three role cards win before commerce; heroes do not, and the Pyramids are not for sale', () => {
    const match = scene('rome carthage greece', { victory: 'roles' })
      .own('carthage', 'carthago')
      .built('carthago.city1 carthago.fruit market:carthago')
      .play('dawn');
    expect(match.over).toBe(true);
    expect(match.result).toMatchObject({ how: 'roles' });
    expect(match.result?.scores[1]?.rank).toBe(1);
    const heroes = buying('caesar ajax colossus', { victory: 'roles' });
    expect(keys(heroes)).not.toContain('pyramids');
    go(heroes, 'build=medusa', NINE);
    expect(heroes.over).toBe(false);
  });

  const rivals = (options: Options = {}, change: (table: Scene) => Scene = (table) => table): Scene =>
    change(
      scene('rome carthage greece', options)
        .own('rome', 'roma')
        .own('carthage', 'carthago')
        .own('greece', 'athenae')
        .cards('rome', 'caesar ajax colossus')
        .cards('carthage', 'hannibal helen midas')
        .hand('rome', '9 tax 2 wine')
        .hand('carthage', '9 tax 2 wine'),
    );

  it('MAR-11.4 two who could win in one turn, none of them Political Leader, may share the victory', () => {
    const match = rivals().role(2, 'greece').play('rivals');
    expect(asked(match)).toBe('rome:accord carthage:accord');
    match.answer(seatOf(0), 'share');
    match.answer(seatOf(1), 'share');
    expect(match.result).toMatchObject({ how: 'shared' });
    expect(match.result?.scores.map(({ rank }) => rank)).toEqual([1, 1, 3]);
  });

  it('MAR-11.4 if one of them does not want that, the order decides', () => {
    const match = rivals().role(2, 'greece').play('rivals');
    match.answer(seatOf(0), 'share');
    match.answer(seatOf(1), 'pass');
    expect(asked(match)).toBe('greece:call');
    go(match, 'call=1', 'build=medusa', NINE);
    expect(match.s.winner).toBe(1);
  });

  it('MAR-11.4 MAR-11.5 whoever has the cards for the Pyramids wins', () => {
    const match = rivals({}, (table) => table.hand('carthage', '3 tax'))
      .role(2, 'greece')
      .play('rivals');
    expect(match.result).toMatchObject({ how: 'pyramids' });
    expect(match.s.winner).toBe(1);
  });

  it('MAR-11.4 MAR-21.37 between two who could build the Pyramids the order decides', () => {
    const match = rivals({}, (table) => table.hand('carthage', '3 tax').hand('rome', '3 tax'))
      .role(2, 'greece')
      .play('rivals');
    expect(asked(match)).toBe('greece:call');
    go(match, 'call=1');
    expect(match.s.winner).toBe(1);
  });

  it('MAR-11.4 nothing is asked where the Political Leader could win too, where one alone could, or first come is agreed', () => {
    expect(asked(rivals().role(2, 'rome').play('rivals'))).toBe('rome:call');
    expect(asked(rivals({ rivals: 'firstCome' }).role(2, 'greece').play('rivals'))).toBe('greece:call');
    const alone = scene('rome carthage greece').cards('rome', 'caesar ajax colossus').hand('rome', '9 tax').role(2, 'greece');
    expect(asked(alone.play('rivals'))).toBe('greece:call');
  });

  it('MAR-11.4 MAR-14.5 the card that Cleopatra swaps counts', () => {
    const match = scene('rome egypt greece')
      .own('egypt', 'alexandria')
      .cards('rome', 'caesar ajax colossus')
      .cards('egypt', 'cleopatra helen midas')
      .hand('rome', '9 tax')
      .hand('egypt', '8 tax wine')
      .role(2, 'greece')
      .play('rivals');
    expect(asked(match)).toBe('rome:accord egypt:accord');
  });

  it('MAR-11.4 MAR-21.37 B22 first come, first served: who is called first wins', () => {
    const match = rivals({ rivals: 'firstCome' }).play('builders');
    go(match, 'call=1', 'build=medusa', NINE);
    expect(match.s.winner).toBe(1);
    expect(match.result?.scores.map(({ rank }) => rank)).toEqual([2, 1, 3]);
  });

  it('MAR-11.6 one of the three ways of winning for a table', () => {
    expect(rules.options.find(({ id }) => id === 'victory')?.values).toEqual(['standard', 'long', 'roles']);
  });

  it('MAR-11.7 MAR-21.68 after the last turn heroes and wonders decide, then roles, then provinces', () => {
    const match = scene('rome carthage greece', { turnLimit: 12 })
      .edit((s) => {
        s.turn = 12;
        s.called = [seatOf(0), seatOf(1)];
      })
      .cards('carthage', 'ajax')
      .cards('greece', 'helen')
      .role(0, 'greece')
      .own('rome', 'roma')
      .play('generals');
    expect(match.over).toBe(true);
    expect(match.result).toMatchObject({ how: 'turnLimit' });
    expect(match.result?.scores.map(({ rank }) => rank)).toEqual([3, 2, 1]);
  });

  it('MAR-11.7 MAR-21.68 there is no last turn unless the table wants one', () => {
    const late = (progress: number) =>
      scene('rome carthage greece')
        .edit((s) => {
          s.turn = 40;
          s.progress = progress;
          s.called = [seatOf(0), seatOf(1)];
        })
        .cards('greece', 'helen')
        .play('generals');
    expect(late(21).over).toBe(false);
    expect(late(20).result).toMatchObject({ how: 'standstill' });
    expect(late(20).result?.scores[2]?.rank).toBe(1);
  });

  it('MAR-11.7 a hero or wonder ends the quiet', () => {
    const match = buying('caesar');
    go(match, 'build=medusa', NINE);
    expect(match.s.progress).toBe(2);
  });

  it('MAR-11.7 equal in everything they share the victory', () => {
    const table = scene('rome carthage greece').edit((s) => {
      s.roles = [-1, -1, -1, -1];
      s.how = 'turnLimit';
    });
    const ranks = result({ s: table.s, data: table.data, seats: [seatOf(0), seatOf(1), seatOf(2)] } as unknown as G).scores.map(
      ({ rank }) => rank,
    );
    expect(ranks).toEqual([1, 1, 1]);
  });
});

describe('hidden cards', () => {
  it('MAR-18.1 B10 MAR-21.59 the size of a hand is public, its content is not', () => {
    const match = scene('rome carthage greece').hand('rome', '3 tax 2 wine').play('trade');
    const view = match.seatView(seatOf(1)).view as { hands: unknown[]; handSizes: number[] };
    expect(view.hands).toEqual([null, expect.any(Array), null]);
    expect(view.handSizes).toEqual([5, 0, 0]);
    expect((match.seatView(seatOf(0)).view as { hands: number[][] }).hands[0]?.[0]).toBe(3);
  });

  it('MAR-18.8 MAR-19.2 the board, roles, heroes, gods, cards for sale and who was called are open to all', () => {
    const view = scene('rome carthage greece')
      .gods('rome', 'mars')
      .cards('greece', 'ajax')
      .turnOf('rome')
      .play('generals')
      .seatView(null).view;
    expect(view).toMatchObject({ roles: [0, 0, 0, 0], called: [0], owner: expect.any(Array), supply: expect.any(Array), castor: -1 });
    expect(view).not.toHaveProperty('knowledge');
    expect(view).not.toHaveProperty('gifts');
  });

  it('MAR-18.2 what all have seen come stays known: nobody can be imagined with other cards', () => {
    const match = scene('rome carthage greece').hand('carthage', '3 tax 2 wine').hand('rome', '2 tax').play('trade');
    for (let round = 0; round < 20; round++) {
      const imagined = match.sampleWorld(seatOf(0), new QuickDice(round));
      expect(imagined.s.hands[1]).toEqual(match.s.hands[1]);
    }
  });

  it('MAR-18.4 MAR-18.5 MAR-18.6 what only some have seen is imagined anew by the others, within what they know', () => {
    const match = scene('rome egypt babylon').gods('rome', 'isis').hand('babylon', 'tax').hand('rome', 'tax').play('collection');
    go(match, 'isis=use', 'isisGift=wine', 'isisGift=slaves', 'isisGift=gold');
    const kinds = (viewer: number | null) =>
      new Set(
        Array.from({ length: 30 }, (_, round) =>
          match.sampleWorld(viewer === null ? null : seatOf(viewer), new QuickDice(round)).s.hands[2]?.join(),
        ),
      );
    expect(kinds(0).size).toBe(1);
    expect(kinds(1).size).toBe(2);
    expect(kinds(null).size).toBe(3);
  });

  it('MAR-18.4 MAR-18.7 the gifts of Isis leave the open bank all at once, so that nobody sees who gets which', () => {
    const match = scene('rome egypt babylon').gods('rome', 'isis').hand('babylon', 'tax').hand('rome', 'tax').play('collection');
    const bank = () => (match.seatView(seatOf(1)).view as { bank: number[] }).bank.join();
    go(match, 'isis=use');
    const before = bank();
    go(match, 'isisGift=wine', 'isisGift=slaves');
    expect(bank()).toBe(before);
    go(match, 'isisGift=gold');
    expect(bank()).not.toBe(before);
  });

  it('MAR-18.5 what is put away at the end of the building phase is seen by all', () => {
    const match = scene('rome carthage greece').hand('rome', '3 tax 2 wine').play('keeping');
    go(match, 'keep=tax=2');
    const seen = match.logFor(seatOf(1)).find(({ event }) => event === 'discarded');
    expect(seen?.args).toMatchObject({ cards: { 'kind:tax': 1, 'kind:wine': 2 } });
  });
});

describe('standing orders', () => {
  const byOrder = (match: TestMatch, seat: Seat, order: object) => {
    const question = match.question(seat);
    if (question === null) throw new Error('nobody is asked');
    return keyByOrder(match, question, { kind: 'game', order });
  };

  it('MAR-19.2 “do not ask for Poseidon unless my province is the target”', () => {
    const table = scene('rome carthage greece')
      .units('rome', 'roma', '2 legion')
      .units('rome', 'mare_tyrrhenum', 'trireme')
      .gods('carthage', 'poseidon_god')
      .own('carthage', 'sicilia')
      .turnOf('rome');
    const answer = (to: string) => {
      const match = table.play('land');
      go(match, 'land=move:roma', `marchTo=${to}`, 'marchers=legion=2', '?lane=mare-tyrrhenum');
      expect(asked(match)).toBe('carthage:poseidon');
      return byOrder(match, table.seat('carthage'), { poseidon: 'mine' });
    };
    expect(answer('sardinia')).toBe('pass');
    expect(answer('sicilia')).toBe(null);
  });

  it('MAR-6.19 MAR-19.2 orders to pass and to keep as much as allowed; none without an order', () => {
    const table = scene('rome carthage greece').hand('rome', '5 tax 2 wine');
    const match = table.play('keeping');
    expect(byOrder(match, table.seat('rome'), { keep: 'most' })).toBe('tax=2');
    expect(byOrder(match, table.seat('rome'), {})).toBe(null);
    expect(() => byOrder(match, table.seat('rome'), { keep: 'all' })).toThrow('standing order');
    const window = scene('rome carthage greece').own('carthage', 'carthago').built('carthago.city1').gods('rome', 'baal');
    expect(byOrder(window.play('trade'), window.seat('rome'), { wrath: 'pass' })).toBe('pass');
  });
});

describe('a whole match', () => {
  it('MAR-1.9 MAR-20.3 MAR-11.7 runs to its end at random, and says why', () => {
    const match = Match.start(rules, { seats: 4, options: { turnLimit: 12 }, seed: 'whole' });
    const dice = new QuickDice('whole');
    while (!match.over) for (const { seat } of match.waiting) match.give(seat, randomAnswer(match, seat, dice));
    expect(['turnLimit', 'heroes', 'pyramids']).toContain(match.result?.how);
    expect(rules.invariants(match)).toEqual([]);
  });
});

function randomAnswer(match: TestMatch, seat: number, dice: QuickDice) {
  const question = match.question(seatOf(seat));
  if (question === null) throw new Error('nobody is asked');
  return sampleAnswer(question, dice);
}
