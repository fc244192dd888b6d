import { seatOf } from '@pantheon/kernel';
import { describe, expect, it } from 'vitest';
import { godOf, kindOf, spaceOf } from '../data/read.ts';
import { asked, cardOwner, count, go, handOf, held, keys, ownerOf, type Scene, scene, stands, type TestMatch } from './scene.ts';

/** Rome builds, holding Rome and these cards. */
const rome = (cards: string, change: (table: Scene) => Scene = (table) => table): TestMatch =>
  change(scene('rome carthage greece').own('rome', 'roma').hand('rome', cards)).turnOf('rome').play('building');

const places = (match: TestMatch, item: string): string[] => {
  go(match, `build=${item}`);
  return asked(match).endsWith('where') ? keys(match) : [];
};

const why = (match: TestMatch, place: string): string | undefined =>
  match.questionDto(match.waiting[0]?.seat ?? seatOf(0))?.blocked.find(({ key }) => key === place)?.why.rule;

describe('paying', () => {
  it('MAR-6.1 MAR-6.2 MAR-21.25 A2 taxes only or different goods only, exactly the cost, never shared', () => {
    const match = rome('3 tax 2 grain perfume livestock gold slaves');
    expect(keys(match)).not.toContain('temple');
    go(match, 'build=legion');
    expect(keys(match)).toContain('tax.1+tax.2+tax.3');
    expect(keys(match)).toContain('livestock+grain+slaves');
    expect(keys(match).every((key) => key.includes('tax.1') === key.includes('tax.3'))).toBe(true);
    go(match, 'payment=tax.1+tax.2+tax.3', 'build=legion', 'payment=livestock+grain+slaves', 'build=trireme');
    expect(handOf(match, 'rome')).toEqual({});
    expect([count(match, 'rome', 'legion', 'roma'), count(match, 'rome', 'trireme', 'roma')]).toEqual([2, 1]);
  });

  it('MAR-6.3 what things cost', () => {
    const { costs } = rome('3 tax wine').data.components;
    expect([costs.influence, costs.city, costs.caravan, costs.legion, costs.trireme, costs.fortress]).toEqual([3, 3, 3, 3, 3, 3]);
    expect([costs.temple, costs.market, costs.creature, costs.hero, costs.wonder, costs.pyramids]).toEqual([6, 6, 6, 9, 9, 12]);
    expect(keys(rome('5 tax wine'))).not.toContain('market');
    expect(keys(rome('6 tax wine'))).toContain('market');
    expect(keys(rome('9 tax wine'))).toContain('ajax');
    expect(keys(rome('11 tax wine'))).not.toContain('pyramids');
    expect(keys(rome('12 tax wine'))).toContain('pyramids');
  });

  it('MAR-6.1 MAR-6.3 MAR-1.2 MAR-6.9 says of every piece why it cannot be built', () => {
    const poor = rome('tax fish wine');
    expect(keys(poor)).toEqual(['pass']);
    expect(['legion', 'temple', 'ajax'].map((thing) => why(poor, thing))).toEqual(['MAR-6.3', 'MAR-6.3', 'MAR-6.3']);
    const crowded = rome('6 tax wine', (table) => table.built('temple:roma').units('rome', 'roma', '8 legion'));
    expect(['legion', 'temple', 'fortress'].map((thing) => why(crowded, thing))).toEqual(['MAR-1.2', 'MAR-1.10', undefined]);
  });

  it('MAR-6.11 MAR-6.12 MAR-6.15 says by which rule there is no place at all', () => {
    const inland = scene('rome carthage greece').own('rome', 'thebae').hand('rome', '4 tax').turnOf('rome').play('building');
    expect(why(inland, 'trireme')).toBe('MAR-6.15');
    const alone = scene('rome carthage greece').own('rome', 'sardinia').hand('rome', '4 tax').turnOf('rome').play('building');
    expect(why(alone, 'influence')).toBe('MAR-6.12');
    const hemmedIn = scene('rome carthage greece')
      .own('rome', 'sardinia')
      .edit((s) => {
        s.owner = s.owner.map((side) => (side < 0 ? 1 : side));
      })
      .hand('rome', '4 tax')
      .turnOf('rome')
      .play('building');
    expect(why(hemmedIn, 'influence')).toBe('MAR-6.11');
  });

  it('MAR-6.4 MAR-6.5 payments return to the bank, seen by all; any number of things in any order', () => {
    const match = rome('6 tax wine');
    go(match, 'build=fortress', 'payment=tax.1+tax.2+tax.3', 'build=legion', 'payment=tax.1+tax.2+tax.3');
    expect(match.s.bank[0]).toBe(40);
    expect(match.logFor(seatOf(2)).filter(({ event }) => event === 'built')).toHaveLength(2);
    expect(match.questionDto(seatOf(0))?.topic).toBe('build');
  });

  it('MAR-6.6 MAR-12.6 MAR-14.1 B34 reductions do not add up: the Mausoleum and Caesar', () => {
    const table = (cards: string) => rome(cards, (t) => t.cards('rome', 'mausoleum caesar'));
    expect(keys(table('2 tax wine'))).toEqual(expect.arrayContaining(['legion', 'city', 'caravan']));
    expect(keys(table('2 tax wine'))).not.toContain('fortress');
    expect(keys(table('5 tax wine'))).toContain('temple');
    expect(keys(table('4 tax wine'))).not.toContain('temple');
    expect(keys(table('8 tax wine'))).not.toContain('ajax');
  });

  it('MAR-6.6 MAR-15.17 MAR-15.8 C47 Mausoleum, Minos and Croesus: two, never one', () => {
    const match = scene('rome carthage greece')
      .own('greece', 'athenae')
      .units('greece', 'mare_aegaeum', 'trireme')
      .cards('greece', 'mausoleum minos croesus')
      .hand('greece', '5 tax')
      .turnOf('greece')
      .play('building');
    go(match, 'build=influence', 'where=rhodus', 'payment=tax.1+tax.2', 'build=city', 'where=rhodus');
    expect(keys(match)).toEqual(['tax.1+tax.2']);
  });

  it('MAR-6.8 B4 a bought hero works in the same turn', () => {
    const match = rome('9 tax livestock grain', (table) => table);
    go(match, 'build=caesar', 'payment=tax.1+tax.2+tax.3+tax.4+tax.5+tax.6+tax.7+tax.8+tax.9', 'build=legion');
    expect(count(match, 'rome', 'legion', 'roma')).toBe(1);
    expect(handOf(match, 'rome')).toEqual({});
  });

  it('MAR-6.18 B32 MAR-1.9 B3 any card for sale may be bought, and stays with its owner', () => {
    const match = rome('9 tax wine');
    expect(keys(match)).toEqual(expect.arrayContaining(['ulysses', 'spartacus', 'colossus', 'queen-of-sheba', 'caesar']));
    go(match, 'build=ulysses', 'payment=tax.1+tax.2+tax.3+tax.4+tax.5+tax.6+tax.7+tax.8+tax.9');
    expect(cardOwner(match, 'ulysses')).toBe(0);
  });
});

describe('placing', () => {
  it('MAR-6.9 only at home: legions abroad give no right to build', () => {
    const match = rome('4 tax', (table) => table.own('carthage', 'carthago').units('rome', 'carthago', 'legion'));
    go(match, 'build=fortress');
    expect(asked(match)).toBe('rome:payment');
  });

  it('MAR-6.10 MAR-21.26 not where others stand or at war, but always in the capital', () => {
    const match = rome('4 tax', (table) =>
      table
        .own('rome', 'cisalpina magna_graecia')
        .units('carthage', 'roma', 'legion')
        .units('carthage', 'cisalpina', 'legion')
        .units('rome', 'cisalpina', 'legion'),
    );
    expect(places(match, 'legion')).toEqual(['magna-graecia', 'roma']);
    expect(why(match, 'cisalpina')).toBe('MAR-6.10');
  });

  it('MAR-1.10 one building a site, one temple, market and fortress a province; temples need no city', () => {
    const match = rome('6 tax wine', (table) =>
      table.own('rome', 'cisalpina').built('roma.city1 roma.metal temple:roma').units('rome', 'roma', 'fortress'),
    );
    expect(new Set(places(match, 'caravan'))).toEqual(new Set(['cisalpina.livestock', 'cisalpina.grain', 'cisalpina.wine']));
    expect(why(match, 'roma.metal')).toBe('MAR-1.10');
    expect(
      places(
        rome('6 tax wine', (t) => t.own('rome', 'cisalpina').built('temple:roma')),
        'temple',
      ),
    ).toEqual([]);
    expect(
      places(
        rome('6 tax wine', (t) => t.own('rome', 'cisalpina magna_graecia').built('temple:roma')),
        'temple',
      ),
    ).toEqual(['cisalpina', 'magna-graecia']);
    expect(
      places(
        rome('6 tax wine', (t) => t.own('rome', 'cisalpina magna_graecia').units('rome', 'roma', 'fortress')),
        'fortress',
      ),
    ).toEqual(['cisalpina', 'magna-graecia']);
  });

  it('MAR-1.4 B21 without tokens nothing of the kind is built, and nobody destroys his own', () => {
    const match = rome('6 tax wine', (table) =>
      table.edit((s) => {
        s.supply = [0, 0, 0, 0];
      }),
    );
    expect(keys(match)).toEqual(['influence', 'legion', 'trireme', 'fortress', 'creature', 'pass']);
  });

  it('MAR-6.11 MAR-21.27 MAR-1.11 B17 B20 a marker goes to an unmarked neighbour without strangers, never to a sea or over a new one', () => {
    const match = rome('7 tax', (table) => table.own('carthage', 'magna_graecia'));
    go(match, 'build=influence');
    expect(ownerOf(match, 'cisalpina')).toBe(null);
    expect(asked(match)).toBe('rome:payment');
    go(match, 'payment=tax.1+tax.2+tax.3');
    expect(ownerOf(match, 'cisalpina')).toBe('rome');
    expect(keys(match)).not.toContain('influence');
    const stranger = rome('7 tax', (table) => table.own('carthage', 'magna_graecia').units('carthage', 'cisalpina', 'legion'));
    expect(keys(stranger)).not.toContain('influence');
    const own = rome('7 tax', (table) => table.own('carthage', 'magna_graecia').units('rome', 'cisalpina', 'legion'));
    expect(keys(own)).toContain('influence');
  });

  it('MAR-6.12 B18 a chain of own triremes makes provinces adjacent', () => {
    const table = (seas: string) => {
      const built = scene('rome carthage greece')
        .own('rome', 'roma')
        .own('carthage', 'cisalpina magna_graecia sicilia sardinia carthago')
        .hand('rome', '4 tax')
        .turnOf('rome');
      for (const sea of seas.split(' ')) built.units('rome', sea, 'trireme');
      return built.play('building');
    };
    expect(places(table('mare_tyrrhenum mare_africum'), 'influence')).toEqual(['creta', 'cyrenaica', 'tripolitania']);
    expect(keys(table('mare_africum'))).not.toContain('influence');
  });

  it('MAR-6.13 B19 a province cut off stays controlled and can be built in', () => {
    const match = rome('4 tax', (table) => table.own('rome', 'cyprus'));
    expect(places(match, 'fortress')).toEqual(['cyprus', 'roma']);
  });

  it('MAR-6.14 B20 nothing else where a marker was placed this turn', () => {
    const match = rome('7 tax', (table) => table.own('carthage', 'magna_graecia'));
    go(match, 'build=influence', 'payment=tax.1+tax.2+tax.3', 'build=fortress');
    expect(asked(match)).toBe('rome:payment');
    expect(match.s.fresh).toEqual([spaceOf(match.data, 'cisalpina')]);
  });

  it('MAR-6.15 triremes are built on a coast and wait unlaunched', () => {
    const match = scene('rome carthage egypt').own('egypt', 'memphis alexandria').hand('egypt', '4 tax').turnOf('egypt').play('building');
    go(match, 'build=trireme', 'payment=tax.1+tax.2+tax.3');
    expect(count(match, 'egypt', 'trireme', 'alexandria')).toBe(1);
  });

  it('MAR-6.16 MAR-21.28 MAR-17.1 creatures of the own kind for six; a Kraken on a coast only', () => {
    const match = scene('rome carthage atlantis')
      .own('atlantis', 'poseidon elam')
      .hand('atlantis', '7 tax')
      .turnOf('atlantis')
      .play('building');
    go(match, 'build=creature', 'payment=tax.1+tax.2+tax.3+tax.4+tax.5+tax.6');
    expect(count(match, 'atlantis', 'creature', 'poseidon')).toBe(1);
  });
});

describe('conversion', () => {
  const converting = (change: (table: Scene) => Scene = (table) => table): TestMatch =>
    change(
      scene('rome carthage greece')
        .own('rome', 'roma')
        .own('greece', 'epirus')
        .built('epirus.slaves')
        .units('rome', 'epirus', 'legion')
        .post('rome', 'epirus', 'legion', 'marker')
        .hand('rome', '4 tax')
        .own('carthage', 'cisalpina magna_graecia'),
    )
      .turnOf('rome')
      .play('building');
  const chain = (table: Scene) => table.units('rome', 'mare_adriaticum', 'trireme');

  it('MAR-6.17 MAR-9.12 MAR-9.8 B2 a unit on the marker lets its owner build his own: the buildings change sides', () => {
    const match = converting((table) => chain(table).own('carthage', 'illyria'));
    go(match, 'build=influence', '?where=epirus', 'payment=tax.1+tax.2+tax.3');
    expect(ownerOf(match, 'epirus')).toBe('rome');
    expect(stands(match, 'epirus.slaves')).toBe(true);
    expect(match.s.post.every((post) => post === 0)).toBe(true);
  });

  it('MAR-9.12 C45 without adjacency no conversion; with the Lighthouse yes', () => {
    expect(keys(converting())).not.toContain('influence');
    expect(keys(converting((table) => table.cards('rome', 'lighthouse')))).toContain('influence');
  });

  it('MAR-9.12 MAR-9.13 at war it stays with the old controller', () => {
    const match = converting((table) => chain(table).own('carthage', 'illyria').units('carthage', 'epirus', 'legion'));
    expect(keys(match)).not.toContain('influence');
    expect(ownerOf(match, 'epirus')).toBe('greece');
  });
});

describe('keeping', () => {
  const keeping = (hands: { [civ: string]: string }, change: (table: Scene) => Scene = (table) => table): TestMatch => {
    const table = scene('rome carthage greece');
    for (const [civ, cards] of Object.entries(hands)) table.hand(civ, cards);
    return change(table).play('keeping');
  };

  it('MAR-6.19 up to two taxes are kept, all choosing at once and unseen', () => {
    const match = keeping({ rome: '5 tax 3 wine', carthage: 'tax gold' });
    expect(match.waiting).toHaveLength(2);
    match.answer(seatOf(0), 'tax=2');
    match.answer(seatOf(1), 'none');
    expect([handOf(match, 'rome'), handOf(match, 'carthage')]).toEqual([{ tax: 2 }, {}]);
    expect(match.s.bank[kindOf(match.data, 'wine')]).toBe(11);
  });

  it('MAR-12.2 MAR-6.19 MAR-18.5 C55 the Hanging Gardens keep two goods as well', () => {
    const match = keeping({ rome: '5 tax wine 2 gold' }, (table) => table.cards('rome', 'hanging_gardens'));
    expect(keys(match)).toContain('tax=2,gold=2');
    expect(keys(match)).toContain('tax=2,gold=1,wine=1');
    expect(keys(match)).not.toContain('tax=2,gold=2,wine=1');
    match.answer(seatOf(0), 'tax=2,gold=1,wine=1');
    expect(handOf(match, 'rome')).toEqual({ tax: 2, gold: 1, wine: 1 });
    expect(match.logFor(seatOf(1)).find(({ event }) => event === 'kept')?.args).toMatchObject({ taxes: 2, goods: 2 });
  });
});

describe('offerings', () => {
  const temple = (change: (table: Scene) => Scene): TestMatch => change(scene('rome carthage greece')).play('temples');

  it('MAR-5.1 MAR-5.5 C60 all gods return, used or not', () => {
    const match = temple((table) => table.gods('rome', 'hermes'));
    expect(match.s.gods.every((seat) => seat === -1)).toBe(true);
    expect(match.s.spent.every((spent) => spent === 0)).toBe(true);
  });

  it('MAR-5.2 MAR-5.3 MAR-21.24 B16 three cards buy one god, without any reduction', () => {
    const match = temple((table) => table.hand('rome', '3 tax 4 wine').cards('rome', 'mausoleum imhotep minos').role(1, 'rome'));
    go(match, 'call=0', 'god=mars');
    expect(keys(match)).toEqual(['tax.1+tax.2+tax.3']);
    go(match, 'payment=tax.1+tax.2+tax.3');
    expect(match.s.gods[godOf(match.data, 'mars')]).toBe(0);
    expect(asked(match)).toBe('rome:call');
  });

  it('MAR-5.2 MAR-19.2 MAR-21.69 a player with three cards is asked even if they make no combination, one with two is not', () => {
    const match = temple((table) => table.hand('carthage', '2 tax wine').hand('greece', '2 tax'));
    go(match, 'call=1');
    expect(asked(match)).toBe('carthage:god');
    expect(keys(match)).toEqual(['pass']);
    go(match, 'god=pass', 'call=2');
    expect(asked(match)).toContain('call');
  });

  it('MAR-5.4 MAR-15.2 B43 B16 Adonis takes a second god when everybody has been called', () => {
    const match = temple((table) => table.cards('rome', 'adonis').hand('rome', '3 tax'));
    go(match, 'call=0', 'god=baal', 'call=1');
    expect(asked(match)).toBe('rome:adonis');
    expect(keys(match)).not.toContain('baal');
    go(match, 'adonis=mars');
    expect(match.s.gods.filter((seat) => seat === 0)).toHaveLength(2);
  });

  it('MAR-5.4 MAR-15.6 B45 the original Adonis picks before the copy', () => {
    const match = temple((table) => table.cards('greece', 'adonis').copies('rome', 'adonis'));
    go(match, 'call=0', 'call=1');
    expect(asked(match)).toBe('greece:adonis');
    go(match, 'adonis=mars');
    expect(asked(match)).toBe('rome:adonis');
  });

  it('MAR-5.6 MAR-16.10 a god serves in its own windows only', () => {
    const match = scene('rome carthage greece')
      .own('rome', 'roma')
      .own('greece', 'athenae')
      .built('athenae.city1')
      .gods('rome', 'mars baal')
      .hand('rome', 'tax')
      .turnOf('rome')
      .play('building');
    expect(keys(match)).toEqual(['god:baal', 'pass']);
    expect(held(match, 'rome', 'tax')).toBe(1);
  });
});
