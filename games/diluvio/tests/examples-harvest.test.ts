import { type AllocateQuestion, answerOf, type Question } from '@pantheon/kernel';
import { script } from '@pantheon/kernel/testing';
import { describe, expect, it } from 'vitest';
import { ADVANCED, at, blue, fanatics, green, idleUntil, isLost, move, pieces, reap, stock, trees, white, world, yellow } from './scene.ts';

const offers = (question: Question | null, key: string): boolean => question !== null && answerOf(question, key) !== null;

describe('scenarios of growth from the rulebook', () => {
  it('A6 regrowth (DIL-14.5)', () => {
    const match = world('growth', (w) => w.put('steppe', yellow, '1w').trees('siberia', 2).trees('india', 1).trees('sunda', 0));
    expect(['cathay', 'siberia', 'india', 'sunda'].map((id) => trees(match, id))).toEqual([3, 3, 1, 0]);
  });

  it('A7 granary (DIL-19.7)', () => {
    const match = world('growth', (w) => w.serves('granary', 'nile').put('nile', yellow, '1W2w').put('nile', blue, '1w'), ADVANCED);
    expect(pieces(match, 'nile', yellow)).toBe('1W4w');
    expect(pieces(match, 'nile', blue)).toBe('2w');
  });

  it('A8 pairs (DIL-14.2 DIL-14.3 DIL-10.3)', () => {
    const match = world('growth', (w) => w.put('cathay', yellow, '5w').fanatics('cathay', 4));
    expect(pieces(match, 'cathay', yellow)).toBe('7w');
    expect(fanatics(match, 'cathay')).toBe(6);
    expect(isLost(match, 'cathay')).toBe(false);
  });
});

describe('scenarios of the harvest from the rulebook', () => {
  it('A10 mine (DIL-11.1 DIL-11.4)', () => {
    const match = world('harvest', (w) => w.mines('zambezi', 2).put('zambezi', blue, '9w'));
    reap(match, { [blue]: 'zambezi:wood=2,zambezi:dig=7' });
    expect(stock(match, blue)).toEqual({ wood: 2, granite: 7 });
    expect(trees(match, 'zambezi')).toBe(1);
    expect(fanatics(match, 'zambezi')).toBe(0);
  });

  it('A13 slaves first (DIL-11.5 DIL-11.9)', () => {
    const match = world('harvest', (w) => w.put('persia', yellow, '1W2w').put('persia', blue, '3w'));
    reap(match, { [yellow]: 'persia:wood=3,persia:dig=1' });
    expect(stock(match, yellow)).toEqual({ wood: 3, gold: 1 });
    expect(pieces(match, 'persia', yellow)).toBe('1W1w');
    expect(pieces(match, 'persia', blue)).toBe('3w');
    expect(fanatics(match, 'persia')).toBe(1);
    expect(trees(match, 'persia')).toBe(0);
  });

  it('A14 the first round (DIL-3.2 DIL-3.3 DIL-11.1 DIL-14.2 DIL-15.1)', () => {
    const match = world('round', (w) => w.put('great-plains', white, '4w'));
    script(match, 'moveFrom=pass');
    reap(match, { [white]: 'great-plains:wood=3,great-plains:dig=1' });
    expect(stock(match, white)).toEqual({ wood: 3, marble: 1 });
    expect(fanatics(match, 'great-plains')).toBe(0);
    idleUntil(match, 'movement');
    expect(pieces(match, 'great-plains', white)).toBe('6w');
    expect(trees(match, 'great-plains')).toBe(0);
    expect(match.s.counter).toBe(1);
  });
});

describe('scenarios of harvest and fanatics', () => {
  it('D1 forced unemployment (DIL-11.9 DIL-10.3 DIL-10.6 DIL-15.1)', () => {
    const match = world('harvest', (w) => w.trees('steppe', 1).put('steppe', yellow, '5w').put('murray', green, '2w'));
    reap(match, { [yellow]: 'steppe:wood=1,steppe:dig=1' });
    expect(isLost(match, 'steppe')).toBe(true);
    expect(match.s.goneWorkers[yellow]).toBe(2);
    expect(stock(match, yellow)).toEqual({ wood: 1, gold: 1 });
    idleUntil(match, 'movement');
    expect(match.s.counter).toBe(1);
  });

  it('D2 equality is safe (DIL-10.3 DIL-10.4 DIL-14.2)', () => {
    const match = world('harvest', (w) => w.put('steppe', yellow, '8w'));
    reap(match, { [yellow]: 'steppe:wood=3,steppe:dig=1' });
    expect([pieces(match, 'steppe', yellow), fanatics(match, 'steppe')]).toEqual(['4w', 4]);
    idleUntil(match, 'movement');
    expect([pieces(match, 'steppe', yellow), fanatics(match, 'steppe'), isLost(match, 'steppe')]).toEqual(['6w', 6, false]);
    move(match, 'steppe', 'siberia', 'worker=1');
    expect(isLost(match, 'steppe')).toBe(true);
  });

  it('D3 in first, then out (DIL-10.4 DIL-21.1)', () => {
    const start = () => world('round', (w) => w.put('maghreb', blue, '2w').fanatics('maghreb', 2).put('guinea', blue, '2w'));
    const hasty = start();
    move(hasty, 'maghreb', 'nile', 'worker=1');
    expect(isLost(hasty, 'maghreb')).toBe(true);
    const careful = start();
    move(careful, 'guinea', 'maghreb', 'worker=1');
    move(careful, 'maghreb', 'nile', 'worker=1');
    expect([isLost(careful, 'maghreb'), pieces(careful, 'maghreb', blue)]).toEqual([false, '2w']);
  });

  it('D4 refusing work to scorch a space (DIL-11.4)', () => {
    const match = world('harvest', (w) => w.put('agulhas', blue, '3w'));
    reap(match, { [blue]: 'agulhas:wood=1' });
    expect(isLost(match, 'agulhas')).toBe(true);
  });

  it('D5 slaves are idle only when jobs run short of them (DIL-11.5 DIL-10.1)', () => {
    const match = world('harvest', (w) => w.trees('persia', 0).put('persia', yellow, '1W1w').put('persia', blue, '2w'));
    reap(match, { [yellow]: 'persia:dig=1' });
    expect(pieces(match, 'persia', yellow)).toBe('1W');
    expect(pieces(match, 'persia', blue)).toBe('1w');
    expect([fanatics(match, 'persia'), isLost(match, 'persia')]).toEqual([2, false]);
  });

  it('D6 guests have no work (DIL-11.7 DIL-4.4)', () => {
    const match = world('harvest', (w) =>
      w
        .trees('nile', 2)
        .put('nile', yellow, '2w')
        .put('nile', blue, '2w')
        .set((s) => {
          s.lastController[at('nile')] = yellow;
        }),
    );
    reap(match, { [yellow]: 'nile:wood=1,nile:dig=1' });
    expect([stock(match, yellow), stock(match, blue)]).toEqual([{ wood: 1, granite: 1 }, {}]);
    expect([trees(match, 'nile'), fanatics(match, 'nile'), pieces(match, 'nile', blue)]).toEqual([1, 2, 'none']);
    expect(isLost(match, 'nile')).toBe(false);
  });

  it('D7 sealed plans (DIL-11.8 DIL-20.2)', () => {
    const match = world('harvest', (w) =>
      w.put('andes', white, '1w').put('persia', yellow, '1w').put('congo', blue, '1w').put('murray', green, '1w'),
    );
    match.answer(white, 'andes:wood=1');
    match.answer(yellow, 'persia:dig=1');
    match.answer(blue, 'congo:wood=1');
    for (const seat of [null, white, yellow, blue, green]) {
      const seen = JSON.stringify(match.seatView(seat));
      expect(seen).not.toContain('andes:wood=1');
      expect((match.seatView(seat).view as { stock: number[] }).stock.every((amount) => amount === 0)).toBe(true);
    }
    match.answer(green, 'murray:dig=1');
    expect([white, yellow, blue, green].map((seat) => stock(match, seat))).toEqual([{ wood: 1 }, { gold: 1 }, { wood: 1 }, { bronze: 1 }]);
  });

  it('D8 mixed births (DIL-14.2 DIL-9.2)', () => {
    const match = world('growth', (w) => w.put('persia', yellow, '1W1w').put('persia', blue, '3w'));
    expect(pieces(match, 'persia', yellow)).toBe('1W1w');
    expect(pieces(match, 'persia', blue)).toBe('4w');
  });

  it('D9 supply runs out (DIL-14.4)', () => {
    const match = world('growth', (w) => w.put('murray', green, '27w').put('papua', green, '2w').put('papua', yellow, '1W'));
    expect(pieces(match, 'murray', green)).toBe('28w');
    expect(pieces(match, 'papua', green)).toBe('2w');
  });

  it('D10 a granary feeds fanatics (DIL-19.7)', () => {
    const match = world('growth', (w) => w.serves('granary', 'horn').put('horn', blue, '3w').fanatics('horn', 2), ADVANCED);
    expect([pieces(match, 'horn', blue), fanatics(match, 'horn'), isLost(match, 'horn')]).toEqual(['6w', 4, false]);
  });

  it('D11 a monument turns all mineral (DIL-19.6 DIL-19.10)', () => {
    const match = world(
      'harvest',
      (w) =>
        w
          .built('monument', 'great-plains', white)
          .mines('great-plains', 1)
          .put('great-plains', yellow, '1W')
          .put('great-plains', white, '2w'),
      ADVANCED,
    );
    reap(match, { [yellow]: 'great-plains:dig=2' });
    expect(stock(match, yellow)).toEqual({ copper: 2 });
    expect(match.game.view(match, null)).toMatchObject({ legacy: [1, 0, 0, 0] });
  });

  it('G7 idle slaves of two colours (DIL-11.5 DIL-11.6)', () => {
    const start = () =>
      world('harvest', (w) => w.trees('persia', 1).put('persia', yellow, '3W').put('persia', blue, '3w').put('persia', green, '1w'));
    const match = start();
    reap(match, { [yellow]: 'persia:wood=1,persia:dig=1' });
    expect([pieces(match, 'persia', blue), pieces(match, 'persia', green), fanatics(match, 'persia')]).toEqual(['1w', '1w', 2]);
    const chosen = start();
    const question = chosen.question(yellow) as AllocateQuestion;
    expect(offers(question, 'persia:wood=1,persia:dig=1,persia:idle-blue=1')).toBe(false);
    expect(offers(question, 'persia:wood=1,persia:dig=1,persia:idle-blue=2,persia:idle-green=1')).toBe(false);
    reap(chosen, { [yellow]: 'persia:wood=1,persia:dig=1,persia:idle-blue=1,persia:idle-green=1' });
    expect([pieces(chosen, 'persia', blue), pieces(chosen, 'persia', green)]).toEqual(['2w', 'none']);
  });
});
