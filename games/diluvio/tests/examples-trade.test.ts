import { script } from '@pantheon/kernel/testing';
import { describe, expect, it } from 'vitest';
import { linked } from '../rules/links.ts';
import { ADVANCED, asked, at, blue, green, keys, NOBODY, pieces, shipsIn, stock, type Table, white, why, world, yellow } from './scene.ts';

const LINKED = { tradeReach: 'linked' };

describe('scenarios of construction from the rulebook', () => {
  it('A3 six resources, one building (DIL-13.2 DIL-13.3 DIL-13.4)', () => {
    const match = world('construction', (w) => w.put('congo', blue, '1w').stock(blue, { wood: 2, granite: 2, marble: 2 }));
    expect(keys(match)).toEqual(['warrior', 'mine', 'dolmen', 'pass']);
    script(match, 'build=dolmen');
    expect(match.s.dolmen[at('congo')]).toBe(blue);
    expect(stock(match, blue)).toEqual({});
    const advanced = world('construction', (w) => w.put('congo', blue, '1w').stock(blue, { wood: 2, granite: 2, marble: 2 }), ADVANCED);
    expect(keys(advanced)).toEqual(['warrior', 'mine', 'dolmen', 'barracks', 'monument', 'granary', 'pass']);
    const coast = world('construction', (w) => w.put('horn', blue, '1w').stock(blue, { wood: 2, granite: 2, marble: 2 }), ADVANCED);
    expect(keys(coast)).toContain('port');
  });

  it('A4 the payment table, basic (DIL-13.3)', () => {
    for (const goods of [{ wood: 10 }, { wood: 4, gold: 4 }, { wood: 2, gold: 2, bronze: 2 }, { wood: 1, gold: 1, bronze: 1, marble: 1 }]) {
      const match = world('construction', (w) => w.put('steppe', yellow, '1w').stock(yellow, goods));
      script(match, 'build=mine');
      expect(match.s.mines[at('steppe')]).toBe(1);
      expect(stock(match, yellow)).toEqual({});
    }
    for (const goods of [{ wood: 9 }, { wood: 5, gold: 3 }, { wood: 3, gold: 2, bronze: 1 }, { wood: 1, gold: 1, bronze: 1 }]) {
      const match = world('construction', (w) => w.put('steppe', yellow, '1w').stock(yellow, goods));
      expect(asked(match)).not.toContain('build');
    }
  });

  it('A5 the payment table, advanced (DIL-19.2)', () => {
    const five = { wood: 1, gold: 1, bronze: 1, granite: 1, marble: 1 };
    const match = world('construction', (w) => w.put('steppe', yellow, '1w').stock(yellow, five), ADVANCED);
    script(match, 'build=mine', 'pay=wood-gold-bronze-granite-marble', 'buildSecond=dolmen');
    expect([match.s.mines[at('steppe')], match.s.dolmen[at('steppe')]]).toEqual([1, yellow]);
    const six = world('construction', (w) => w.put('steppe', yellow, '1w').stock(yellow, { ...five, copper: 1 }), ADVANCED);
    script(six, 'build=wonder');
    expect(six.s.wonder[at('steppe')]).toBe(yellow);
    expect(stock(six, yellow)).toEqual({});
    expect(six.log.filter(({ event }) => event === 'built' || event === 'builtFree')).toHaveLength(1);
    const wood = world('construction', (w) => w.put('steppe', yellow, '1w').stock(yellow, { wood: 10 }), ADVANCED);
    expect(keys(wood)).not.toContain('wonder');
    expect(why(wood, 'wonder')).toBe('DIL-19.2');
  });

  it('A11 a port on two coasts (DIL-19.4)', () => {
    const match = world(
      'construction',
      (w) => w.put('siberia', yellow, '1w').serves('port', 'siberia').stock(yellow, { wood: 4 }),
      ADVANCED,
    );
    script(match, 'build=ship', 'launchWhere=arctic-east', 'build=ship', 'launchWhere=cathay-sea');
    expect(stock(match, yellow)).toEqual({});
    expect([shipsIn(match, 'arctic-east'), shipsIn(match, 'cathay-sea')]).toEqual([
      [yellow, 1],
      [yellow, 1],
    ]);
  });

  it('A12 barracks (DIL-19.5 DIL-19.11)', () => {
    const match = world(
      'construction',
      (w) => w.put('murray', green, '1w').put('papua', green, '3W').stock(green, { wood: 4, gold: 4, bronze: 4 }),
      ADVANCED,
    );
    script(match, 'build=barracks', 'buildWhere=murray', 'pay=wood-gold-bronze', 'build=warrior', 'buildWhere=murray');
    expect(pieces(match, 'murray', green)).toBe('2W1w');
    expect(pieces(match, 'papua', green)).toBe('3W');
  });
});

describe('scenarios of war at sea', () => {
  it('C5 launch into an enemy fleet (DIL-13.8 DIL-8.6)', () => {
    const match = world('construction', (w) => w.ships('tethys', blue, 2).put('persia', yellow, '1w').stock(yellow, { wood: 8 }));
    script(match, 'build=ship', 'launchWhere=tethys');
    expect(shipsIn(match, 'tethys')).toEqual([blue, 1]);
    script(match, 'build=ship', 'launchWhere=tethys');
    expect(shipsIn(match, 'tethys')).toEqual([NOBODY, 0]);
  });

  it('C6 the fleet limit (DIL-2.2 DIL-13.8)', () => {
    const match = world('construction', (w) =>
      w.ships('bengal', yellow, 8).ships('tethys', blue).put('persia', yellow, '1w').stock(yellow, { wood: 11, gold: 1 }),
    );
    expect(keys(match)).not.toContain('ship');
    expect(why(match, 'ship')).toBe('DIL-2.2');
  });
});

/** Makes an offer, or a counter-offer, with the floor. */
function offer(match: Table, command: string, give: string, take: string): void {
  script(match, `trade=${command}`);
  for (const { topic } of match.waiting) {
    if (topic === 'offerGive') script(match, `offerGive=${give}`);
  }
  if (match.waiting[0]?.topic === 'offerTake') script(match, `offerTake=${take}`);
}

describe('scenarios of trade', () => {
  it('E1 over-committed stock (DIL-12.4 DIL-12.5 DIL-12.7)', () => {
    const match = world('trade', (w) => w.stock(yellow, { gold: 2 }).stock(white, { marble: 2 }).stock(blue, { granite: 1 }));
    script(match, 'trade=wait');
    offer(match, 'offer-1', 'gold=2', 'marble=2');
    offer(match, 'offer-3', 'gold=2', 'granite=1');
    expect(match.s.offers).toHaveLength(2);
    script(match, 'trade=wait', 'trade=wait', 'trade=wait', 'trade=accept-1');
    expect([stock(match, yellow), stock(match, white)]).toEqual([{ marble: 2 }, { gold: 2 }]);
    expect(match.s.offers).toEqual([]);
    expect(match.log.at(-1)?.event).toBe('ranOut');
  });

  it('E2 accepting without means (DIL-12.5)', () => {
    const match = world('trade', (w) => w.stock(green, { bronze: 1 }).stock(white, { gold: 1 }).stock(yellow, { wood: 1 }));
    script(match, 'trade=wait', 'trade=wait', 'trade=wait');
    offer(match, 'offer-2', 'bronze=1', 'gold=1');
    script(match, 'trade=wait', 'trade=wait');
    expect(asked(match)).toBe(`${yellow}:trade`);
    expect(keys(match)).not.toContain('accept-1');
    expect(why(match, 'accept-1')).toBe('DIL-12.5');
    offer(match, 'offer-1', 'wood=1', 'gold=1');
    script(match, 'trade=wait', 'trade=wait', 'trade=wait', 'trade=accept-2', 'trade=wait', 'trade=accept-1');
    expect([stock(match, white), stock(match, yellow), stock(match, green)]).toEqual([{ wood: 1 }, { bronze: 1 }, { gold: 1 }]);
  });

  it('E3 a counter wakes (DIL-12.8 DIL-12.9)', () => {
    const match = world('trade', (w) => w.stock(yellow, { gold: 1 }).stock(white, { marble: 1 }), { offersPerTradePhase: 8 });
    script(match, 'trade=wait');
    offer(match, 'offer-1', 'gold=1', 'marble=1');
    script(match, 'trade=pass', 'trade=pass', 'trade=pass');
    expect(match.s.trading).toEqual([1, 0, 0, 0]);
    offer(match, 'counter-1', 'marble=1', 'none');
    expect(match.s.trading).toEqual([1, 1, 0, 0]);
    for (let made = 1; made < 8; made++) offer(match, 'offer-2', 'marble=1', 'gold=1');
    expect(keys(match)).not.toContain('offer-2');
    expect(why(match, 'offer-2')).toBe('DIL-12.9');
    script(match, 'trade=pass');
    expect(asked(match)).toBe(`${yellow}:trade`);
    script(match, 'trade=pass');
    expect(match.s.phase).not.toBe('trade');
  });

  it('E4 gift and promise (DIL-12.2)', () => {
    const match = world('trade', (w) => w.stock(blue, { granite: 1 }));
    script(match, 'trade=pass', 'trade=pass');
    offer(match, 'offer-2', 'granite=1', '');
    script(match, 'trade=pass', 'trade=pass', 'trade=accept-1');
    expect([stock(match, blue), stock(match, yellow)]).toEqual([{}, { granite: 1 }]);
  });

  it('E5 the linked option (DIL-12.11)', () => {
    const start = (canary: typeof blue | typeof green | null) =>
      world(
        'trade',
        (w) => {
          w.put('appalachia', white, '1w').put('maghreb', blue, '1w').ships('sargasso', white).stock(white, { wood: 1 });
          if (canary !== null) w.ships('canary', canary);
        },
        LINKED,
      );
    expect(linked(start(blue), white, blue)).toBe(true);
    expect(linked(start(null), white, blue)).toBe(false);
    expect(linked(start(green), white, blue)).toBe(false);
    expect(keys(start(blue))).toContain('offer-3');
    expect(keys(start(blue))).not.toContain('offer-2');
    const inland = world('trade', (w) => w.put('steppe', yellow, '1w').put('persia', blue, '1w'), LINKED);
    expect(linked(inland, yellow, blue)).toBe(true);
  });

  it('G2 an offer to all survives a counter (DIL-12.5 DIL-12.6 DIL-12.13)', () => {
    const match = world('trade', (w) => w.stock(white, { marble: 1 }).stock(blue, { granite: 1 }).stock(yellow, { gold: 1 }));
    offer(match, 'offer-all', 'marble=1', 'gold=1');
    script(match, 'trade=wait', 'trade=wait');
    offer(match, 'counter-1', 'granite=1', 'marble=1');
    script(match, 'trade=wait', 'trade=wait');
    expect(asked(match)).toBe(`${white}:trade`);
    expect(keys(match)).toEqual(expect.arrayContaining(['withdraw-1', 'accept-2']));
    script(match, 'trade=wait', 'trade=accept-1', 'trade=wait', 'trade=wait', 'trade=wait');
    expect([stock(match, white), stock(match, yellow)]).toEqual([{ gold: 1 }, { marble: 1 }]);
    expect(keys(match)).not.toContain('accept-2');
    expect(why(match, 'accept-2')).toBe('DIL-12.5');
  });

  it('G3 done means no (DIL-12.8 DIL-12.14)', () => {
    const match = world('trade', (w) => w.stock(blue, { granite: 2 }).stock(green, { bronze: 1 }));
    script(match, 'trade=pass', 'trade=pass');
    offer(match, 'offer-4', 'granite=1', 'bronze=1');
    script(match, 'trade=wait');
    offer(match, 'offer-3', 'bronze=1', 'granite=1');
    script(match, 'trade=pass');
    expect(match.s.offers.map(({ id }) => id)).toEqual([2]);
    expect(match.s.trading[green]).toBe(0);
    offer(match, 'offer-4', 'granite=2', 'none');
    expect(match.s.trading[green]).toBe(1);
  });
});

describe('scenarios of construction', () => {
  it('E6 a second dolmen (DIL-13.6 DIL-17.1)', () => {
    const match = world('construction', (w) => w.built('dolmen', 'guinea', blue).put('guinea', white, '1w').stock(white, { wood: 10 }));
    expect(keys(match)).not.toContain('dolmen');
    expect(match.game.view(match, null)).toMatchObject({ legacy: [0, 0, 2, 0] });
  });

  it('E7 a new warrior enslaves guests (DIL-13.7 DIL-9.1)', () => {
    const match = world('construction', (w) =>
      w
        .put('nile', yellow, '2w')
        .put('nile', blue, '2w')
        .stock(yellow, { wood: 14 })
        .set((s) => {
          s.lastController[at('nile')] = yellow;
        }),
    );
    script(match, 'build=warrior');
    expect(pieces(match, 'nile', yellow)).toBe('1W2w');
    expect(match.log.some(({ event, args }) => event === 'enslaved' && args.slaves === 2)).toBe(true);
  });

  it('E8 five kinds, four warriors (DIL-19.3 DIL-19.5)', () => {
    const start = (warriors: string) =>
      world(
        'construction',
        (w) =>
          w
            .serves('barracks', 'murray')
            .put('murray', green, '1w')
            .put('papua', green, warriors)
            .stock(green, { wood: 1, gold: 1, bronze: 1, granite: 1, marble: 1 }),
        ADVANCED,
      );
    for (const [before, after] of [
      ['1W', '4W1w'],
      ['2W', '3W1w'],
    ] as const) {
      const match = start(before);
      script(
        match,
        'build=warrior',
        'buildWhere=murray',
        'pay=wood-gold-bronze-granite-marble',
        'buildSecond=warrior',
        'secondWhere=murray',
      );
      expect(pieces(match, 'murray', green)).toBe(after);
    }
  });

  it('E9 the port of a conqueror (DIL-19.4 DIL-19.10)', () => {
    const match = world(
      'construction',
      (w) => w.serves('port', 'nile').put('nile', yellow, '1W').put('nile', blue, '1w').stock(yellow, { wood: 2 }),
      ADVANCED,
    );
    script(match, 'build=ship', 'launchWhere=arabian-sea');
    expect([shipsIn(match, 'arabian-sea'), stock(match, yellow)]).toEqual([[yellow, 1], {}]);
  });

  it('E10 an inland ship (DIL-13.8 DIL-15.6)', () => {
    const dry = world('construction', (w) => w.put('great-plains', white, '1w').stock(white, { wood: 10 }));
    expect(why(dry, 'ship')).toBe('DIL-13.8');
    const flooded = world('construction', (w) =>
      w
        .put('great-plains', white, '1w')
        .stock(white, { wood: 4 })
        .set((s) => {
          s.fate[at('appalachia')] = 2;
          s.trees[at('appalachia')] = 0;
        }),
    );
    script(flooded, 'build=ship');
    expect(shipsIn(flooded, 'appalachia')).toEqual([white, 1]);
  });

  it('G4 two ports, one price (DIL-19.4)', () => {
    const match = world(
      'construction',
      (w) =>
        w
          .put('persia', yellow, '1w')
          .put('doggerland', yellow, '1w')
          .serves('port', 'persia')
          .serves('port', 'doggerland')
          .stock(yellow, { wood: 2 }),
      ADVANCED,
    );
    script(match, 'build=ship', 'launchWhere=tethys');
    expect(stock(match, yellow)).toEqual({});
    expect(shipsIn(match, 'tethys')).toEqual([yellow, 1]);
  });
});
