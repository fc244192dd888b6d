import { describe, expect, it } from 'vitest';
import { siteOf, spaceOf } from '../data/read.ts';
import { asked, count, go, keys, ownerOf, readings, type Scene, scene, stands, type TestMatch } from './scene.ts';

const at = (
  civ: string,
  phase: string,
  change: (table: Scene) => Scene,
  dice: readonly number[] = [],
  civs = 'rome carthage greece',
): TestMatch => change(scene(civs)).turnOf(civ).play(phase, dice);

const targets = (match: TestMatch, from: string): string[] => {
  go(match, `land=move:${from}`);
  return asked(match).endsWith('marchTo') ? keys(match) : [];
};

describe('the naval step', () => {
  it('MAR-7.1 MAR-7.8 ships first: after the step only land actions are left', () => {
    const match = at('rome', 'naval', (t) => t.units('rome', 'mare_tyrrhenum', 'trireme').units('rome', 'roma', 'legion'));
    expect(keys(match)).toEqual(['sail:mare-tyrrhenum', 'pass']);
    go(match, 'naval=pass');
    expect(keys(match)).toEqual(['move:roma', 'pass']);
  });

  it('MAR-7.3 MAR-7.4 B24 a trireme moves to an adjacent sea, and strangers there force no fight', () => {
    const match = at('rome', 'naval', (t) => t.units('rome', 'mare_tyrrhenum', 'trireme').units('carthage', 'mare_africum', '2 trireme'));
    go(match, 'naval=sail:mare-tyrrhenum');
    expect(keys(match)).toEqual(['mare-africum', 'mare-ionium', 'mare-sardoum']);
    go(match, 'toSea=mare-africum');
    expect(count(match, 'rome', 'trireme', 'mare_africum')).toBe(1);
    expect(keys(match)).toEqual(['attack:mare-africum', 'pass']);
  });

  it('MAR-7.5 MAR-7.8 B26 what was built must be launched, and never returns to land', () => {
    const match = at('rome', 'naval', (t) => t.units('rome', 'roma', 'trireme'));
    expect(asked(match)).toBe('rome:toSea');
    expect(keys(match)).toEqual(['mare-adriaticum', 'mare-tyrrhenum']);
    go(match, 'toSea=mare-adriaticum');
    expect(count(match, 'rome', 'trireme', 'mare_adriaticum')).toBe(1);
    expect(asked(match)).toBe('rome:call');
  });

  it('MAR-7.6 B25 an unlaunched trireme is untouched by what happens on land and launches later', () => {
    const match = at('rome', 'land', (t) =>
      t.own('greece', 'epirus').built('epirus.slaves').units('greece', 'epirus', 'trireme').units('rome', 'epirus', 'legion'),
    );
    go(match, 'land=conquer:epirus', 'conquest=pillage');
    expect(count(match, 'greece', 'trireme', 'epirus')).toBe(1);
    go(match, 'call=2');
    expect(asked(match)).toBe('greece:toSea');
  });

  it('MAR-7.7 MAR-7.2 B24 naval fights are optional; who attacked sails no more', () => {
    const match = at(
      'rome',
      'naval',
      (t) => t.units('rome', 'mare_tyrrhenum', 'trireme').units('carthage', 'mare_tyrrhenum', 'trireme'),
      [1, 1],
    );
    expect(keys(match)).toEqual(['sail:mare-tyrrhenum', 'attack:mare-tyrrhenum', 'pass']);
    go(match, 'naval=attack:mare-tyrrhenum');
    expect(asked(match)).toBe('rome:call');
    expect(count(match, 'rome', 'trireme', 'mare_tyrrhenum')).toBe(1);
  });
});

describe('the land step', () => {
  it('MAR-7.9 A3 over a border, or over a chain of seas each with an own trireme', () => {
    const table = (seas: string) =>
      at('greece', 'land', (t) => {
        t.units('greece', 'athenae', 'legion');
        for (const sea of seas.split(' ')) t.units('greece', sea, 'trireme');
        return t;
      });
    expect(targets(table('mare_aegaeum mare_aegyptium'), 'athenae')).toContain('alexandria');
    expect(targets(table('mare_aegaeum mare_ionium'), 'athenae')).not.toContain('alexandria');
    expect(targets(table('mare_aegyptium mare_africum'), 'athenae')).toEqual(['epirus', 'macedonia']);
  });

  it('MAR-7.10 MAR-7.3 B23 one trireme carries any number of units, and strangers at sea do not hinder', () => {
    const match = at('rome', 'land', (t) =>
      t.units('rome', 'roma', '5 legion').units('rome', 'mare_tyrrhenum', 'trireme').units('carthage', 'mare_tyrrhenum', '2 trireme'),
    );
    go(match, 'land=move:roma', 'marchTo=sicilia', 'marchers=legion=5');
    expect(count(match, 'rome', 'legion', 'sicilia')).toBe(5);
  });

  it('MAR-7.4 MAR-7.5 MAR-7.9 MAR-7.15 A5 launch, carry and fight in one turn', () => {
    const match = at(
      'greece',
      'naval',
      (t) =>
        t
          .units('greece', 'mare_ionium', 'trireme')
          .units('greece', 'athenae', 'trireme 2 legion')
          .own('rome', 'roma')
          .units('rome', 'roma', 'fortress')
          .built('roma.city1'),
      [6, 6],
    );
    go(match, 'naval=sail:mare-ionium', 'toSea=mare-adriaticum', '?naval=launch:athenae', 'toSea=mare-ionium', '?naval=pass');
    go(match, 'land=move:athenae', 'marchTo=roma', 'marchers=legion=2');
    expect([count(match, 'rome', 'fortress', 'roma'), count(match, 'greece', 'legion', 'roma')]).toEqual([0, 1]);
  });

  it('MAR-7.2 B28 units may attack one after the other, each once', () => {
    const match = at(
      'rome',
      'land',
      (t) => t.units('rome', 'roma', '2 legion').units('rome', 'illyria', 'legion').units('carthage', 'cisalpina', '2 legion'),
      [1, 1, 1, 6, 6, 1, 1, 1],
    );
    go(match, 'land=move:illyria', 'marchTo=cisalpina', 'joinFrom=pass');
    expect(count(match, 'rome', 'legion', 'cisalpina')).toBe(1);
    expect(keys(match)).toEqual(['move:roma', 'pass']);
    go(match, 'land=move:roma', 'marchTo=cisalpina', 'marchers=legion=2');
    expect(count(match, 'carthage', 'legion', 'cisalpina')).toBe(0);
    expect(asked(match)).toBe('rome:call');
  });

  it('MAR-7.12 MAR-7.16 B30 at war the units leave or attack; a fortress must attack', () => {
    const match = at('rome', 'land', (t) => t.units('rome', 'roma', '2 legion fortress').units('carthage', 'roma', '3 legion'), [1, 1, 1]);
    expect(keys(match)).toEqual(['move:roma', 'assault:roma']);
    go(match, 'land=move:roma', 'marchTo=cisalpina', 'marchers=legion=2');
    expect(asked(match)).not.toBe('rome:land');
    expect(count(match, 'carthage', 'legion', 'roma')).toBe(2);
  });

  it('MAR-7.13 fortresses never move', () => {
    const match = at('rome', 'land', (t) => t.units('rome', 'roma', 'fortress').units('rome', 'cisalpina', 'legion'));
    expect(keys(match)).toEqual(['move:cisalpina', 'pass']);
  });

  it('MAR-7.14 Griffin and Kraken are never carried', () => {
    const griffin = at(
      'babylon',
      'land',
      (t) =>
        t.units('babylon', 'syria', 'creature').units('babylon', 'mare_cilicium', 'trireme').units('babylon', 'mare_aegaeum', 'trireme'),
      [],
      'rome carthage babylon',
    );
    expect(targets(griffin, 'syria')).not.toContain('athenae');
    const kraken = at(
      'atlantis',
      'land',
      (t) => t.units('atlantis', 'poseidon', 'creature').units('atlantis', 'mare_hesperium', 'trireme'),
      [],
      'rome carthage atlantis',
    );
    expect(targets(kraken, 'poseidon')).toEqual([]);
    expect(asked(kraken)).not.toContain('lane');
  });

  it('MAR-7.15 whoever enters a defended province fights at once with all that came together', () => {
    const match = at('rome', 'land', (t) => t.units('rome', 'roma', '3 legion').units('carthage', 'cisalpina', 'legion'), [1, 1, 1, 1]);
    go(match, 'land=move:roma', 'marchTo=cisalpina', 'marchers=legion=3');
    const battle = match.log.find(({ event }) => event === 'battle');
    expect(battle?.args.force).toEqual({ 'piece:legion': 3 });
  });

  it('MAR-7.17 B29 against several opponents the attacker splits as he likes, but all must attack', () => {
    const table = () =>
      at(
        'rome',
        'land',
        (t) => t.units('rome', 'roma', '4 legion').units('carthage', 'cisalpina', '2 legion').units('greece', 'cisalpina', '3 legion'),
        Array(20).fill(1),
      );
    const split = table();
    go(split, 'land=move:roma', 'marchTo=cisalpina', 'marchers=legion=4', 'foe=carthage', 'attackers=legion.new=2');
    expect(asked(split)).toBe('rome:foe');
    go(split, 'foe=greece', 'attackers=legion.new=2');
    expect(split.log.filter(({ event }) => event === 'battle')).toHaveLength(2);
    const joined = table();
    go(joined, 'land=move:roma', 'marchTo=cisalpina', 'marchers=legion=4', 'foe=greece', 'attackers=legion.new=4');
    expect(joined.log.filter(({ event }) => event === 'battle')).toHaveLength(1);
    expect(asked(joined)).not.toBe('rome:foe');
  });

  it('MAR-7.17 units that stood there already may join newcomers', () => {
    const match = at(
      'rome',
      'land',
      (t) => t.units('rome', 'roma', 'legion').units('rome', 'cisalpina', 'legion').units('carthage', 'cisalpina', '3 legion'),
      [6, 6, 1, 1, 1],
    );
    go(match, 'land=move:roma', 'marchTo=cisalpina');
    expect(asked(match)).toBe('rome:attackers');
    go(match, 'attackers=legion=1');
    expect(count(match, 'carthage', 'legion', 'cisalpina')).toBe(1);
  });
});

describe('conquest', () => {
  const athens = (change: (table: Scene) => Scene = (t) => t, dice: readonly number[] = []): TestMatch =>
    at(
      'rome',
      'land',
      (t) =>
        change(
          t
            .own('egypt', 'athenae')
            .built('athenae.city1 athenae.city2 athenae.olive_oil temple:athenae')
            .units('rome', 'athenae', '2 legion'),
        ),
      dice,
      'rome carthage egypt',
    );

  it('MAR-8.3 MAR-9.4 MAR-9.6 MAR-9.5 MAR-21.32 alone in a foreign province: pillage destroys one building, and that is the choice', () => {
    const match = athens();
    go(match, 'land=conquer:athenae');
    expect(keys(match)).toEqual(['pillage', 'occupy', 'convert']);
    go(match, 'conquest=pillage');
    expect(keys(match)).toEqual(['athenae.city1', 'athenae.city2', 'athenae.olive-oil', 'temple']);
    go(match, 'pillage=temple');
    expect(stands(match, 'temple:athenae')).toBe(false);
    expect(match.s.supply[2]).toBe(8);
    expect(match.s.campaign.settled.length === 0 || !keys(match).includes('conquer:athenae')).toBe(true);
  });

  it('MAR-9.4 MAR-21.31 whoever stands alone without a post has to choose before the land step ends', () => {
    const match = athens();
    expect(keys(match)).toEqual(['move:athenae', 'conquer:athenae']);
    go(match, 'land=conquer:athenae', 'conquest=pillage', 'pillage=temple');
    expect(asked(match)).not.toBe('rome:land');
    const posted = athens((t) => t.post('rome', 'athenae', 'legion', 'athenae.city1'));
    expect(keys(posted)).toEqual(['move:athenae', 'conquer:athenae', 'pass']);
  });

  it('MAR-9.7 MAR-21.31 occupy puts at least one unit on a building, each on another', () => {
    const match = athens();
    go(match, 'land=conquer:athenae', 'conquest=occupy');
    expect(keys(match)).not.toContain('none');
    expect(keys(match)).not.toContain('athenae.city1+athenae.city2+temple');
    go(match, 'occupy=athenae.city1+temple');
    expect(match.s.post.filter((post) => post !== 0)).toHaveLength(2);
  });

  it('MAR-9.8 convert posts one unit on the marker', () => {
    const match = athens();
    go(match, 'land=conquer:athenae', 'conquest=convert');
    expect(match.s.post.filter((post) => post === 1003)).toHaveLength(1);
    expect(ownerOf(match, 'athenae')).toBe('egypt');
  });

  it('MAR-9.1 MAR-9.4 MAR-9.14 not while the other side has units there, a fortress included', () => {
    const match = athens((t) => t.units('egypt', 'athenae', 'fortress'), [1, 1]);
    expect(keys(match)).toEqual(['move:athenae', 'assault:athenae']);
    expect(readings(match).wars).toEqual([spaceOf(match.data, 'athenae')]);
  });

  it('MAR-9.9 MAR-9.11 a post ends when the unit leaves; posted units move and fight like others', () => {
    const match = athens((t) => t.post('rome', 'athenae', 'legion', 'athenae.city1'));
    go(match, 'land=move:athenae', 'marchTo=epirus');
    expect(keys(match)).toContain(`legion.${siteOf(match.data, 'athenae.city1') + 1}=1,legion=1`);
    go(match, `marchers=legion.${siteOf(match.data, 'athenae.city1') + 1}=1`);
    expect(match.s.post.every((post) => post === 0)).toBe(true);
  });

  it('MAR-9.15 C46 the capital of a player is never converted; he may still build there', () => {
    const match = at('rome', 'land', (t) => t.own('greece', 'athenae').built('athenae.city1').units('rome', 'athenae', 'legion'));
    go(match, 'land=conquer:athenae');
    expect(keys(match)).toEqual(['pillage', 'occupy']);
    const greek = scene('rome carthage greece')
      .own('greece', 'athenae')
      .units('rome', 'athenae', 'legion')
      .hand('greece', '3 tax')
      .turnOf('greece')
      .play('building');
    go(greek, 'build=legion');
    expect(count(greek, 'greece', 'legion', 'athenae')).toBe(1);
    expect(readings(greek).wars).toHaveLength(1);
  });

  it('MAR-9.15 a unit on the marker of a capital gives no right to place a marker there', () => {
    const match = scene('rome carthage greece')
      .own('greece', 'athenae')
      .own('rome', 'epirus')
      .units('rome', 'athenae', 'legion')
      .post('rome', 'athenae', 'legion', 'marker')
      .hand('rome', '4 tax')
      .turnOf('rome')
      .play('building');
    go(match, 'build=influence');
    expect(keys(match)).not.toContain('athenae');
  });

  it('MAR-9.16 nobody is eliminated: who has lost everything still gets his turns', () => {
    const match = scene('rome carthage greece').own('rome', 'roma').play('generals');
    expect(keys(match)).toEqual(['0', '1', '2']);
  });

  it('MAR-9.17 MAR-21.33 a province without a marker gives no choice', () => {
    const match = at('rome', 'land', (t) => t.units('rome', 'epirus', 'legion'));
    expect(keys(match)).toEqual(['move:epirus', 'pass']);
  });

  it('MAR-9.18 MAR-21.67 C62 C63 a new choice replaces all posts there, and then nobody leaves', () => {
    const match = athens((t) => t.post('rome', 'athenae', 'legion', 'athenae.city1'));
    go(match, 'land=conquer:athenae', 'conquest=pillage', 'pillage=athenae.olive-oil');
    expect(match.s.post.every((post) => post === 0)).toBe(true);
    expect(asked(match)).not.toBe('rome:land');
    expect(count(match, 'rome', 'legion', 'athenae')).toBe(2);
  });

  it('MAR-9.19 MAR-20.5 MAR-21.64 C64 only possible ways are offered: a neutral province can only be converted, its capital too', () => {
    const match = scene('rome carthage greece')
      .own('egypt', 'alexandria')
      .units('rome', 'alexandria', 'legion')
      .turnOf('rome')
      .play('land');
    go(match, 'land=conquer:alexandria');
    expect(match.s.post.filter((post) => post === 1003)).toHaveLength(1);
  });

  it('MAR-9.3 a sea is never at war', () => {
    const match = at('rome', 'naval', (t) => t.units('rome', 'mare_tyrrhenum', 'trireme').units('carthage', 'mare_tyrrhenum', 'trireme'));
    expect(readings(match).wars).toEqual([]);
    expect(keys(match)).toContain('pass');
  });
});

describe('the Greek blockade', () => {
  const invasion = (change: (table: Scene) => Scene = (t) => t, dice: readonly number[] = [], civs = 'rome carthage greece'): TestMatch =>
    change(
      scene(civs)
        .own('greece', 'epirus')
        .units('rome', 'magna_graecia', '2 legion')
        .units('rome', 'mare_ionium', 'trireme')
        .units('greece', 'mare_ionium', '2 trireme'),
    )
      .turnOf('rome')
      .play('land', dice);
  const sail = (match: TestMatch): void => go(match, 'land=move:magna-graecia', 'marchTo=epirus', 'marchers=legion=2');

  it('MAR-7.11 MAR-10.1 MAR-10.2 MAR-10.3 MAR-21.29 MAR-21.34 the Greek attacks the ships; if the chain breaks the units stay and have not moved', () => {
    const match = invasion((t) => t, [6, 1, 1]);
    sail(match);
    expect(asked(match)).toBe('greece:blockade');
    go(match, 'blockade=mare-ionium', 'blockadeShips=2');
    expect(count(match, 'rome', 'trireme', 'mare_ionium')).toBe(0);
    expect(count(match, 'rome', 'legion', 'magna_graecia')).toBe(2);
    expect(keys(match)).toContain('move:magna-graecia');
  });

  it('MAR-10.3 C24 if a trireme is left in every sea the units arrive', () => {
    const match = invasion((t) => t.units('rome', 'mare_ionium', 'trireme'), [6, 1, 1]);
    sail(match);
    go(match, 'blockade=mare-ionium', 'blockadeShips=1');
    expect(count(match, 'rome', 'trireme', 'mare_ionium')).toBe(1);
    expect(count(match, 'rome', 'legion', 'epirus')).toBe(2);
  });

  it('MAR-10.2 MAR-10.4 once in each sea, he may let them pass, and his own attacks are not used up', () => {
    const match = invasion((t) => t.units('rome', 'mare_ionium', '2 trireme'), [1, 1, 1, 1, 1]);
    sail(match);
    go(match, 'blockade=mare-ionium', 'blockadeShips=2');
    expect(count(match, 'rome', 'legion', 'epirus')).toBe(2);
    expect(match.s.mark.slice(2 * match.data.unitsPerSide, 3 * match.data.unitsPerSide).every((mark) => mark === 0)).toBe(true);
    const passed = invasion();
    sail(passed);
    go(passed, 'blockade=pass');
    expect(count(passed, 'rome', 'legion', 'epirus')).toBe(2);
  });

  it('MAR-10.1 C23 no blockade for provinces that are not Greek', () => {
    const match = scene('rome carthage greece')
      .own('greece', 'epirus')
      .units('carthage', 'carthago', 'legion')
      .units('carthage', 'mare_tyrrhenum', 'trireme')
      .units('greece', 'mare_tyrrhenum', 'trireme')
      .turnOf('carthage')
      .play('land');
    go(match, 'land=move:carthago', 'marchTo=sardinia');
    expect(count(match, 'carthage', 'legion', 'sardinia')).toBe(1);
  });

  it('MAR-10.4 a neutral Greece never blocks', () => {
    const match = invasion((t) => t, [], 'rome carthage egypt');
    sail(match);
    expect(count(match, 'rome', 'legion', 'epirus')).toBe(2);
  });

  it('MAR-10.2 C66 a Kraken of the mover takes no part', () => {
    const match = scene('atlantis carthage greece')
      .own('greece', 'creta')
      .units('atlantis', 'ionia', 'legion')
      .units('atlantis', 'mare_aegaeum', 'trireme creature')
      .units('greece', 'mare_aegaeum', '2 trireme')
      .turnOf('atlantis')
      .play('land', [6, 6, 1]);
    go(match, 'land=move:ionia', 'marchTo=creta', '?lane=mare-aegaeum', 'blockade=mare-aegaeum', 'blockadeShips=2');
    const rolls = match.log.filter(({ event }) => event === 'rolled').map(({ args }) => args.total);
    expect(rolls).toEqual([12, 1]);
    expect([count(match, 'atlantis', 'creature', 'mare_aegaeum'), count(match, 'atlantis', 'trireme', 'mare_aegaeum')]).toEqual([1, 0]);
  });

  it('MAR-10.5 MAR-21.35 C25 where no trireme carries there is nothing to attack', () => {
    const match = scene('rome carthage greece')
      .own('greece', 'creta')
      .cards('rome', 'aeneas')
      .units('rome', 'ionia', 'legion')
      .units('greece', 'mare_aegaeum', '2 trireme')
      .turnOf('rome')
      .play('land');
    go(match, 'land=move:ionia', 'marchTo=creta', '?lane=mare-aegaeum');
    expect(count(match, 'rome', 'legion', 'creta')).toBe(1);
  });

  it('MAR-16.7 MAR-10.2 MAR-14.4 C22 Poseidon first, then the blockade with Pericles', () => {
    const match = scene('rome carthage greece egypt')
      .own('greece', 'epirus')
      .cards('greece', 'pericles')
      .gods('egypt', 'poseidon_god')
      .units('rome', 'magna_graecia', '2 legion')
      .units('rome', 'mare_ionium', '2 trireme')
      .units('greece', 'mare_ionium', '2 trireme')
      .turnOf('rome')
      .play('land', [2, 1, 1]);
    go(match, 'land=move:magna-graecia', 'marchTo=epirus', 'marchers=legion=2', '?lane=mare-ionium');
    expect(asked(match)).toBe('egypt:poseidon');
    go(match, 'poseidon=rome.mare-ionium', 'blockade=mare-ionium', 'blockadeShips=2');
    expect(match.log.filter(({ event }) => event === 'rolled').map(({ args }) => args.total)).toEqual([5, 1]);
    expect(count(match, 'rome', 'trireme', 'mare_ionium')).toBe(0);
    expect(count(match, 'rome', 'legion', 'magna_graecia')).toBe(2);
  });
});
