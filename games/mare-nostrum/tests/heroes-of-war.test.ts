import { describe, expect, it } from 'vitest';
import { spaceOf } from '../data/read.ts';
import { asked, count, diceRolled, go, held, keys, readings, type Scene, scene, stands, type TestMatch, totals } from './scene.ts';

/** Rome marches from Rome into Cisalpine Gaul, which Carthage holds. */
const battle = (mine: string, theirs: string, dice: readonly number[], change: (table: Scene) => Scene = (t) => t): TestMatch => {
  const table = scene('rome carthage greece')
    .own('carthage', 'cisalpina')
    .units('rome', 'roma', mine)
    .units('carthage', 'cisalpina', theirs);
  const match = change(table).turnOf('rome').play('land', dice);
  const n = Number(/(\d+) legion/.exec(mine)?.[1] ?? 1);
  go(match, 'land=move:roma', 'marchTo=cisalpina', `?marchers=legion=${n}`, '?joinFrom=pass');
  return match;
};

describe('heroes of war', () => {
  it('MAR-13.4 C30 B35 Helen wins the only legion that enters: no battle', () => {
    const match = battle('legion', '', [], (t) => t.cards('carthage', 'helen'));
    expect(asked(match)).toBe('carthage:helen');
    go(match, 'helen=convert');
    expect([count(match, 'carthage', 'legion', 'cisalpina'), count(match, 'rome', 'legion', 'cisalpina')]).toEqual([1, 0]);
    const full = battle('2 legion', '', [], (t) => t.cards('carthage', 'helen').units('carthage', 'carthago', '8 legion'));
    expect(asked(full)).not.toContain('helen');
  });

  it('MAR-13.4 C31 with three that enter, two dice against two', () => {
    const match = battle('3 legion', 'legion', [1, 1, 1, 1], (t) => t.cards('carthage', 'helen'));
    go(match, 'helen=convert');
    expect(diceRolled(match)).toEqual([2, 2]);
    expect(match.s.used).toHaveLength(1);
  });

  it('MAR-13.4 B35 not for a legion that entered in an earlier turn', () => {
    const match = scene('rome carthage greece')
      .own('carthage', 'cisalpina')
      .cards('carthage', 'helen')
      .units('rome', 'cisalpina', 'legion')
      .units('carthage', 'cisalpina', 'legion')
      .turnOf('rome')
      .play('land', [1, 1]);
    go(match, 'land=assault:cisalpina');
    expect(asked(match)).not.toContain('helen');
  });

  it('MAR-13.5 MAR-21.39 MAR-15.1 C44 Achilles pillages a building for each unit, Nebuchadnezzar earns a card for each', () => {
    const table = () => {
      const match = battle('3 legion', '', [], (t) =>
        t.own('carthage', 'cisalpina').built('cisalpina.wine market:cisalpina').cards('rome', 'achilles nebuchadnezzar'),
      );
      go(match, '?land=conquer:cisalpina', 'conquest=pillage');
      return match;
    };
    const match = table();
    go(match, 'pillage=market', '?loot=wine', 'pillage=cisalpina.wine');
    expect(held(match, 'rome', 'wine')).toBe(2);
    const order = table();
    go(order, 'pillage=cisalpina.wine', 'pillage=market');
    expect(held(order, 'rome', 'wine')).toBe(1);
  });

  it('MAR-15.1 MAR-21.41 C61 one turn later a pillage destroys one building', () => {
    const match = scene('rome carthage greece')
      .own('carthage', 'cisalpina')
      .built('cisalpina.wine market:cisalpina')
      .cards('rome', 'achilles')
      .units('rome', 'cisalpina', '3 legion')
      .turnOf('rome')
      .play('land');
    go(match, '?land=conquer:cisalpina', 'conquest=pillage', 'pillage=market');
    expect(stands(match, 'cisalpina.wine')).toBe(true);
    expect(asked(match)).toBe('rome:call');
  });

  it('MAR-6.19 MAR-13.5 C67 loot of the military phase is kept for the next turn', () => {
    const match = scene('rome carthage greece')
      .own('carthage', 'carthago')
      .built('carthago.city1')
      .cards('rome', 'nebuchadnezzar')
      .units('rome', 'carthago', 'legion')
      .hand('rome', '2 tax')
      .turnOf('rome')
      .play('land');
    go(match, '?land=conquer:carthago', 'conquest=pillage', 'call=1');
    expect(held(match, 'rome', 'tax')).toBe(3);
  });

  it('MAR-15.3 B44 Ajax rolls dice again, once each', () => {
    const match = battle('3 legion', '4 legion', [1, 2, 6, 1, 1, 1, 1, 1, 5], (t) => t.cards('rome', 'ajax'));
    expect(asked(match)).toBe('rome:ajax');
    go(match, 'ajax=0.1+1.2');
    expect(totals(match)[0]).toBe(12);
  });

  it('MAR-15.5 MAR-21.42 C38 Ariadne counts the buildings of an own province in defence', () => {
    const match = scene('rome egypt greece')
      .own('egypt', 'athenae')
      .built('athenae.city1 athenae.city2 athenae.olive_oil temple:athenae')
      .cards('egypt', 'ariadne')
      .units('egypt', 'athenae', 'legion')
      .units('rome', 'epirus', '2 legion')
      .turnOf('rome')
      .play('land', [1, 1, 2]);
    go(match, 'land=move:epirus', 'marchTo=athenae', 'marchers=legion=2');
    expect(totals(match)).toEqual([2, 7]);
    const attack = scene('egypt rome greece')
      .own('egypt', 'athenae')
      .built('athenae.city1')
      .cards('egypt', 'ariadne')
      .units('egypt', 'athenae', 'legion')
      .units('rome', 'athenae', 'legion')
      .turnOf('egypt')
      .play('land', [2, 1]);
    go(attack, 'land=assault:athenae');
    expect(totals(attack)).toEqual([2, 1]);
  });

  it('MAR-15.11 MAR-14.2 B48 Hamilcar and Hannibal: three legions make fifteen', () => {
    const match = scene('carthage rome greece')
      .cards('carthage', 'hamilcar hannibal')
      .units('carthage', 'carthago', '3 legion')
      .units('rome', 'numidia', '4 legion')
      .turnOf('carthage')
      .play('land', [1, 1, 1, 1]);
    go(match, 'land=move:carthago', 'marchTo=numidia', 'marchers=legion=3', 'hamilcar=3');
    expect(totals(match)[0]).toBe(15);
  });

  it('MAR-15.11 MAR-15.3 MAR-18.9 C37 some dice are four, Ajax rolls only the others again', () => {
    const match = battle('3 legion', '4 legion', [6, 1, 1, 1, 1], (t) => t.cards('rome', 'hamilcar ajax'));
    go(match, 'hamilcar=2');
    expect(keys(match)).toEqual(['0.6', 'none']);
    go(match, 'ajax=none');
    expect(totals(match)[0]).toBe(14);
  });

  it('MAR-15.12 MAR-21.46 B49 Hercules: a legion fights as the own creature, here a Titan that strikes', () => {
    const match = scene('rome carthage greece')
      .cards('rome', 'hercules')
      .units('rome', 'roma', 'legion')
      .units('carthage', 'cisalpina', 'legion')
      .turnOf('rome')
      .play('land', [5]);
    go(match, 'land=use:hercules', 'land=strike');
    expect(count(match, 'carthage', 'legion', 'cisalpina')).toBe(0);
  });

  it('MAR-15.12 B49 C33 declared before it moves it is immune to Helen, Centaurs and counts six', () => {
    const match = scene('rome carthage greece')
      .own('greece', 'epirus')
      .cards('rome', 'hercules')
      .cards('greece', 'helen')
      .units('rome', 'illyria', 'legion')
      .units('greece', 'epirus', 'creature')
      .turnOf('rome')
      .play('land');
    go(match, 'land=use:hercules', 'land=move:illyria', 'marchTo=epirus');
    expect(totals(match)).toEqual([6, 6]);
    expect(match.log.some(({ event }) => event === 'helen' || event === 'centaurs')).toBe(false);
    expect(match.s.at.filter((at) => at === spaceOf(match.data, 'epirus'))).toHaveLength(0);
  });

  it('MAR-15.12 in a battle, attacking or defending; a Greek Hercules slays like a Centaur', () => {
    const match = battle('2 legion', '', [1, 1], (t) =>
      t.units('greece', 'cisalpina', 'legion').cards('greece', 'hercules').own('greece', 'cisalpina'),
    );
    expect(asked(match)).toBe('greece:hercules');
    go(match, 'hercules=cisalpina');
    expect(match.log.some(({ event }) => event === 'centaurs')).toBe(true);
    expect(totals(match)).toEqual([1, 6]);
  });

  it('MAR-8.8 MAR-15.6 MAR-19.1 in one battle Hercules himself is declared before his copy', () => {
    const match = battle('legion', 'legion', [], (t) => t.cards('carthage', 'hercules').copies('rome', 'hercules'));
    expect(asked(match)).toBe('carthage:hercules');
    go(match, 'hercules=pass');
    expect(asked(match)).toBe('rome:hercules');
  });

  it('MAR-15.12 MAR-17.1 it is a legion again when the phase ends', () => {
    const match = scene('rome carthage greece').cards('rome', 'hercules').units('rome', 'roma', 'legion').turnOf('rome').play('land');
    go(match, 'land=use:hercules', 'land=pass', 'call=1');
    expect(match.s.mark.every((mark) => mark === 0)).toBe(true);
  });

  it('MAR-15.15 MAR-9.4 MAR-21.48 C29 Medusa forbids all fighting in a province until the phase ends', () => {
    const match = battle('2 legion', 'fortress', [], (t) => t.cards('carthage', 'medusa').units('rome', 'illyria', 'legion'));
    go(match, 'medusa=forbid');
    expect(match.log.some(({ event }) => event === 'rolled')).toBe(false);
    expect(keys(match)).toEqual(['move:illyria', 'pass']);
    go(match, 'land=move:illyria', 'marchTo=cisalpina');
    expect(match.log.filter(({ event }) => event === 'battle')).toHaveLength(1);
    expect(readings(match).wars).toHaveLength(1);
  });

  it('MAR-15.15 MAR-7.16 C57 a third side may forbid, and the forced attack is waived', () => {
    const match = scene('rome carthage greece')
      .units('rome', 'roma', 'legion')
      .units('carthage', 'roma', 'legion')
      .units('greece', 'roma', 'legion')
      .cards('greece', 'medusa')
      .turnOf('rome')
      .play('land');
    go(match, 'land=assault:roma', 'foe=carthage', 'medusa=forbid');
    expect(keys(match)).toEqual(['move:roma', 'pass']);
  });

  it('MAR-15.15 a trireme that is not launched is a unit too: its owner may forbid', () => {
    const match = battle('2 legion', 'fortress', [1, 1], (t) => t.cards('greece', 'medusa').units('greece', 'cisalpina', 'trireme'));
    expect(asked(match)).toBe('greece:medusa');
    go(match, 'medusa=forbid');
    expect(match.log.some(({ event }) => event === 'rolled')).toBe(false);
  });

  it('MAR-15.16 MAR-21.49 C32 Midas in defence buys a legion for two taxes, as often as he can', () => {
    const match = battle('3 legion', 'legion', [1, 1, 1, 1], (t) => t.cards('carthage', 'midas').hand('carthage', '4 tax'));
    go(match, 'midas=pay', 'midas=pay');
    expect(diceRolled(match)).toEqual([1, 3]);
    expect(match.s.bank[0]).toBe(40);
  });

  it('MAR-15.16 C65 B50 in attack the bought legion neither moves nor attacks again; without a reserve he cannot buy', () => {
    const match = battle('legion', '2 legion', [1, 1, 1], (t) => t.cards('rome', 'midas').hand('rome', '3 tax'));
    go(match, 'midas=pay');
    expect(diceRolled(match)).toEqual([2, 1]);
    expect(asked(match)).toBe('rome:call');
    const full = battle('8 legion', '2 legion', Array(10).fill(1), (t) => t.cards('rome', 'midas').hand('rome', '3 tax'));
    expect(full.log.some(({ event }) => event === 'rolled')).toBe(true);
  });

  it('MAR-19.2 MAR-21.69 MAR-15.16 Midas’ owner with two cards is asked even if they are no taxes', () => {
    const match = battle('legion', '2 legion', [1, 1, 1], (t) => t.cards('rome', 'midas').hand('rome', '2 wine'));
    expect(asked(match)).toBe('rome:midas');
    expect(keys(match)).toEqual(['pass']);
  });

  it('MAR-15.19 MAR-21.50 C36 Penthesilea: six points for each of her land units', () => {
    const lost = (dice: readonly number[]) => {
      const match = battle('2 legion', '3 legion', [...dice, 1, 1, 1], (t) => t.cards('carthage', 'penthesilea'));
      return 3 - count(match, 'carthage', 'legion', 'cisalpina');
    };
    expect([lost([5, 6]), lost([6, 6])]).toEqual([1, 2]);
    const sea = scene('rome carthage greece')
      .cards('carthage', 'penthesilea')
      .units('rome', 'mare_tyrrhenum', '2 trireme')
      .units('carthage', 'mare_tyrrhenum', '3 trireme')
      .turnOf('rome')
      .play('naval', [5, 6, 1, 1, 1]);
    go(sea, 'naval=attack:mare-tyrrhenum', 'attackers=trireme=2');
    expect(count(sea, 'carthage', 'trireme', 'mare_tyrrhenum')).toBe(1);
  });
});

describe('Castor and Pollux in battle', () => {
  it('MAR-15.6 a copied power has its own use', () => {
    const match = battle('3 legion', 'legion', [1, 1, 1, 1], (t) => t.cards('carthage', 'helen').copies('greece', 'helen'));
    go(match, 'helen=pass');
    expect(asked(match)).not.toBe('greece:helen');
    const dawn = scene('rome carthage greece')
      .cards('carthage', 'solomon')
      .copies('rome', 'solomon')
      .own('greece', 'athenae')
      .built('athenae.city1')
      .play('dawn');
    expect(dawn.s.roles[2]).toBe(0);
  });
});
