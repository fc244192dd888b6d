import { describe, expect, it } from 'vitest';
import { cardOf, spaceOf } from '../data/read.ts';
import { asked, cardOwner, count, go, handOf, held, keys, ownerOf, type Scene, scene, stands, type TestMatch } from './scene.ts';

const NINE = 'payment=tax.1+tax.2+tax.3+tax.4+tax.5+tax.6+tax.7+tax.8+tax.9';

/** A player builds at home with these heroes and cards. */
const building = (civ: string, home: string, heroes: string, cards: string, change: (table: Scene) => Scene = (t) => t): TestMatch => {
  const others = ['rome', 'carthage', 'greece'].filter((other) => other !== civ);
  return change(
    scene(`${civ} ${others.slice(0, 2).join(' ')}`)
      .own(civ, home)
      .cards(civ, heroes)
      .hand(civ, cards),
  )
    .turnOf(civ)
    .play('building');
};

describe('wonders', () => {
  it('MAR-12.4 MAR-12.8 MAR-21.38 C53 the Statue of Zeus: two fortresses a province and one as a gift, lost without a reserve', () => {
    const match = building('rome', 'roma', '', '9 tax 4 wine', (t) => t.units('rome', 'roma', 'fortress'));
    go(match, 'build=statue-of-zeus', NINE);
    expect(count(match, 'rome', 'fortress', 'roma')).toBe(2);
    const full = building('rome', 'roma', '', '9 tax 4 wine', (t) => t.own('rome', 'cisalpina').units('rome', 'cisalpina', '8 fortress'));
    go(full, 'build=statue-of-zeus', NINE);
    expect(full.log.some(({ event }) => event === 'giftLost')).toBe(true);
  });

  it('MAR-12.5 MAR-6.7 the Lighthouse: markers anywhere, one as a gift', () => {
    const match = building('rome', 'roma', '', '9 tax 3 wine');
    go(match, 'build=lighthouse', NINE, 'where=elam');
    expect(ownerOf(match, 'elam')).toBe('rome');
  });

  it('MAR-12.7 MAR-11.1 MAR-11.5 the Pyramids win the game at once', () => {
    const match = building('rome', 'roma', '', 'livestock grain fruit gems slaves olive_oil metal gold papyrus perfume fish wine tax');
    go(match, 'build=pyramids', 'payment=livestock+grain+fruit+gems+slaves+olive-oil+metal+gold+papyrus+perfume+fish+wine');
    expect(match.result).toMatchObject({ how: 'pyramids' });
    expect(match.result?.scores[0]?.rank).toBe(1);
  });
});

describe('civilisation heroes', () => {
  it('MAR-14.2 MAR-2.6 Hannibal brings a legion when he is bought', () => {
    const match = building('carthage', 'carthago', '', '9 tax 2 wine');
    go(match, 'build=hannibal', NINE);
    expect(count(match, 'carthage', 'legion', 'carthago')).toBe(1);
  });

  it('MAR-14.3 MAR-6.7 MAR-15.10 A8 Hammurabi places a marker for nothing, and Gilgamesh a fortress with it', () => {
    const match = building('babylon', 'babylon', 'hammurabi gilgamesh', '');
    expect(keys(match)).toEqual(['use:hammurabi', 'pass']);
    go(match, 'build=use:hammurabi', 'where=elam');
    expect(asked(match)).toBe('babylon:gilgamesh');
    go(match, 'gilgamesh=fortress');
    expect([ownerOf(match, 'elam'), count(match, 'babylon', 'fortress', 'elam')]).toEqual(['babylon', 1]);
    expect(asked(match)).not.toContain('build');
  });

  it('MAR-14.3 the free marker may be a conversion', () => {
    const match = building('babylon', 'babylon', 'hammurabi', '', (t) =>
      t.own('rome', 'elam').units('babylon', 'elam', 'legion').post('babylon', 'elam', 'legion', 'marker'),
    );
    go(match, 'build=use:hammurabi', 'where=elam');
    expect(ownerOf(match, 'elam')).toBe('babylon');
  });

  it('MAR-14.4 Pericles: cheaper triremes and one as a gift', () => {
    const match = building('greece', 'athenae', '', '11 tax wine');
    go(match, 'build=pericles', NINE);
    expect(count(match, 'greece', 'trireme', 'athenae')).toBe(1);
    go(match, 'build=trireme', 'payment=tax.1+tax.2');
    expect(count(match, 'greece', 'trireme', 'athenae')).toBe(2);
  });

  it('MAR-14.5 MAR-18.2 Cleopatra swaps one card with the bank, once', () => {
    const match = building('egypt', 'alexandria', 'cleopatra', '2 tax wine');
    go(match, 'build=use:cleopatra', 'swapGive=tax', 'swapGet=gold');
    expect(handOf(match, 'egypt')).toEqual({ tax: 1, gold: 1, wine: 1 });
    expect(keys(match)).not.toContain('use:cleopatra');
    const other = building('egypt', 'alexandria', 'cleopatra', '2 wine');
    go(other, 'build=use:cleopatra', 'swapGive=wine');
    expect(handOf(other, 'egypt')).toEqual({ tax: 1, wine: 1 });
  });

  it('MAR-14.6 C58 Atlas: two seas, launching being the first, but not after a fight', () => {
    const match = scene('rome carthage atlantis')
      .cards('atlantis', 'atlas')
      .units('atlantis', 'poseidon', 'trireme')
      .units('rome', 'mare_hesperium', 'trireme')
      .turnOf('atlantis')
      .play('naval', [1, 1]);
    go(match, '?naval=launch:poseidon', 'toSea=mare-hesperium');
    expect(keys(match)).toEqual(['sail:mare-hesperium', 'attack:mare-hesperium', 'pass']);
    const sails = scene('rome carthage atlantis')
      .cards('atlantis', 'atlas')
      .units('atlantis', 'poseidon', 'trireme')
      .turnOf('atlantis')
      .play('naval');
    go(sails, 'toSea=mare-hesperium', 'naval=sail:mare-hesperium', 'toSea=mare-ibericum');
    expect(count(sails, 'atlantis', 'trireme', 'mare_ibericum')).toBe(1);
    go(match, 'naval=attack:mare-hesperium');
    expect(asked(match)).not.toContain('naval');
    expect(keys(building('atlantis', 'poseidon', 'atlas', '2 tax wine'))).toContain('trireme');
  });
});

describe('heroes of building', () => {
  it('MAR-15.8 B47 Croesus builds at once where he placed a marker, the first of each kind for one less', () => {
    const match = building('carthage', 'carthago', 'croesus', '16 tax', (t) => t.own('rome', 'tripolitania'));
    go(match, 'build=influence', 'payment=tax.1+tax.2+tax.3', 'build=caravan', 'where=numidia.livestock');
    expect(keys(match)).toEqual(['tax.1+tax.2']);
    go(match, 'payment=tax.1+tax.2', 'build=caravan', 'where=numidia.slaves');
    expect(keys(match)).toEqual(['tax.1+tax.2+tax.3']);
    go(
      match,
      'payment=tax.1+tax.2+tax.3',
      'build=legion',
      'where=numidia',
      'payment=tax.1+tax.2',
      'build=legion',
      'where=numidia',
      'payment=tax.1+tax.2+tax.3',
      'build=legion',
      'where=numidia',
      '?payment=tax.1+tax.2+tax.3',
    );
    expect(count(match, 'carthage', 'legion', 'numidia')).toBe(3);
    expect(held(match, 'carthage', 'tax')).toBe(0);
  });

  it('MAR-15.17 B47 Minos: on islands the first of each kind costs one less', () => {
    const match = building('greece', 'creta athenae', 'minos', '8 tax wine', (t) => t.own('greece', 'rhodus'));
    go(match, 'build=city', 'where=creta');
    expect(keys(match)).toEqual(['tax.1+tax.2']);
    go(match, 'payment=tax.1+tax.2', 'build=city', 'where=rhodus');
    expect(keys(match)).toEqual(['tax.1+tax.2+tax.3']);
  });

  it('MAR-15.10 Gilgamesh: a fortress with each marker, if wanted', () => {
    const match = building('rome', 'roma', 'gilgamesh', '4 tax', (t) => t.own('carthage', 'cisalpina'));
    go(match, 'build=influence', 'payment=tax.1+tax.2+tax.3', 'gilgamesh=pass');
    expect(count(match, 'rome', 'fortress', 'magna_graecia')).toBe(0);
  });

  it('MAR-15.13 C49 Imhotep: wonders for eight, the Pyramids for eleven, twelve in the long game', () => {
    expect(keys(building('rome', 'roma', 'imhotep', '8 tax wine'))).toContain('colossus');
    expect(keys(building('rome', 'roma', 'imhotep', '8 tax wine'))).not.toContain('ajax');
    expect(keys(building('rome', 'roma', 'imhotep', '11 tax wine'))).toContain('pyramids');
    const long = scene('rome carthage greece', { victory: 'long' })
      .own('rome', 'roma')
      .cards('rome', 'imhotep')
      .hand('rome', '12 tax wine')
      .turnOf('rome')
      .play('building');
    expect(keys(long)).toContain('pyramids');
  });

  it('MAR-15.14 MAR-21.47 C51 Jason leads an occupied caravan to a free site of his own', () => {
    const table = (home: string) =>
      building('rome', home, 'jason', '', (t) =>
        t
          .own('carthage', 'numidia')
          .built('numidia.slaves')
          .units('rome', 'numidia', 'legion')
          .post('rome', 'numidia', 'legion', 'numidia.slaves'),
      );
    const match = table('roma');
    go(match, 'build=use:jason');
    expect([stands(match, 'numidia.slaves'), stands(match, 'roma.metal')]).toEqual([false, true]);
    expect(match.s.post.every((post) => post === 0)).toBe(true);
    const nowhere = table('sardinia');
    expect(asked(nowhere)).not.toContain('build');
  });

  it('MAR-15.20 MAR-21.51 MAR-6.10 MAR-7.16 C50 the Queen of Sheba recruits on the edge of the board, whoever holds it', () => {
    const match = building('rome', 'roma', 'queen_of_sheba', '4 tax', (t) =>
      t.own('carthage', 'elam').units('carthage', 'elam', 'fortress'),
    );
    go(match, 'build=legion');
    expect(keys(match)).toEqual(expect.arrayContaining(['elam', 'roma', 'cisalpina']));
    expect(keys(match)).not.toContain('memphis');
    go(match, 'where=elam', 'payment=tax.1+tax.2+tax.3');
    expect(count(match, 'rome', 'legion', 'elam')).toBe(1);
    expect(match.log.some(({ event }) => event === 'battle')).toBe(false);
    const later = scene('rome carthage greece')
      .own('carthage', 'elam')
      .units('carthage', 'elam', 'fortress')
      .units('rome', 'elam', 'legion')
      .turnOf('rome')
      .play('land');
    expect(keys(later)).toEqual(['move:elam', 'assault:elam']);
  });

  it('MAR-15.21 MAR-6.6 C48 Spartacus: one legion for a slaves card, the next at Caesar’s price', () => {
    const match = building('rome', 'roma', 'spartacus caesar', 'slaves 2 tax wine');
    go(match, 'build=use:spartacus');
    expect(handOf(match, 'rome')).toEqual({ tax: 2, wine: 1 });
    expect(keys(match)).not.toContain('use:spartacus');
    go(match, 'build=legion', 'payment=tax.1+tax.2');
    expect(count(match, 'rome', 'legion', 'roma')).toBe(2);
  });

  it('MAR-15.17 MAR-15.21 MAR-6.6 a legion of Spartacus leaves the reduction of Minos for the next one', () => {
    const match = building('greece', 'creta', 'spartacus minos', 'slaves 2 tax wine');
    go(match, 'build=use:spartacus', 'build=legion');
    expect(keys(match)).toEqual(['tax.1+tax.2']);
    go(match, 'payment=tax.1+tax.2');
    expect(count(match, 'greece', 'legion', 'creta')).toBe(2);
  });

  it('MAR-15.18 C28 MAR-10.5 Moses: the straits are borders, for markers and for marching', () => {
    const match = building('rome', 'magna_graecia', 'moses', '4 tax', (t) => t.own('carthage', 'roma'));
    go(match, 'build=influence', 'payment=tax.1+tax.2+tax.3');
    expect(ownerOf(match, 'sicilia')).toBe('rome');
    const walk = scene('rome carthage greece')
      .own('greece', 'sicilia')
      .cards('rome', 'moses')
      .units('rome', 'magna_graecia', 'legion')
      .units('greece', 'mare_ionium', 'trireme')
      .turnOf('rome')
      .play('land');
    go(walk, 'land=move:magna-graecia', 'marchTo=sicilia');
    expect(count(walk, 'rome', 'legion', 'sicilia')).toBe(1);
  });

  it('MAR-15.9 MAR-21.45 C26 C27 Aeneas opens one sea a turn for marching, not for markers', () => {
    const match = scene('rome carthage greece')
      .cards('rome', 'aeneas')
      .units('rome', 'magna_graecia', '2 legion')
      .units('rome', 'ionia', 'legion')
      .turnOf('rome')
      .play('land');
    go(match, 'land=move:magna-graecia', 'marchTo=athenae', 'marchers=legion=1');
    expect(match.s.campaign.sealane[0]).toBe(spaceOf(match.data, 'mare_ionium'));
    go(match, 'land=move:ionia');
    expect(keys(match)).toEqual(['bithynia', 'cappadocia', 'cilicia']);
    expect(keys(building('rome', 'magna_graecia', 'aeneas', '4 tax', (t) => t.own('carthage', 'roma')))).not.toContain('influence');
  });
});

describe('Castor and Pollux', () => {
  it('MAR-15.6 MAR-21.43 they copy a hero of an opponent: no hero of a civilisation, no wonder', () => {
    const match = building('rome', 'roma', 'ajax', '9 tax 2 wine', (t) =>
      t.cards('carthage', 'hannibal medusa colossus').cards('greece', 'midas'),
    );
    go(match, 'build=castor-pollux', NINE);
    expect(asked(match)).toBe('rome:castor');
    expect(keys(match)).toEqual(['medusa', 'midas']);
    go(match, 'castor=midas');
    expect(match.s.castor).toBe(cardOf(match.data, 'midas'));
    expect(cardOwner(match, 'midas')).toBe(2);
  });
});
