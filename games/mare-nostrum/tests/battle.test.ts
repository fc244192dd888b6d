import { describe, expect, it } from 'vitest';
import { godOf, siteOf, spaceOf } from '../data/read.ts';
import { asked, count, go, held, keys, ownerOf, readings, type Scene, scene, stands, type TestMatch, totals } from './scene.ts';

/** One side marches from Rome into Cisalpine Gaul. */
const battle = (
  civs: string,
  mine: string,
  theirs: string,
  dice: readonly number[],
  change: (table: Scene, foe: string) => Scene = (t) => t,
): TestMatch => {
  const [attacker, foe] = civs.split(' ') as [string, string];
  const others = ['rome', 'carthage', 'greece', 'egypt', 'babylon', 'atlantis'].filter((civ) => civ !== attacker && civ !== foe);
  const table = scene(`${civs} ${others[0]}`).units(attacker, 'roma', mine).units(foe, 'cisalpina', theirs);
  return change(table, foe).turnOf(attacker).play('land', dice);
};

const march = (match: TestMatch, units = ''): void =>
  go(match, 'land=move:roma', 'marchTo=cisalpina', ...(units === '' ? [] : [`marchers=${units}`]));

describe('one round', () => {
  it('MAR-8.1 MAR-8.4 MAR-8.5 MAR-8.6 MAR-8.7 A4 dice, six for a fortress, a unit for each five points', () => {
    const match = battle('rome carthage', '3 legion', 'legion fortress', [6, 3, 2, 3]);
    march(match, 'legion=3');
    expect(totals(match)).toEqual([11, 9]);
    expect([count(match, 'carthage', 'legion', 'cisalpina'), count(match, 'carthage', 'fortress', 'cisalpina')]).toEqual([0, 0]);
    expect(count(match, 'rome', 'legion', 'cisalpina')).toBe(2);
  });

  it('MAR-7.15 MAR-8.11 MAR-21.66 A6 MAR-17.2 MAR-14.2 MAR-9.1 the worked battle: a Kraken from the sea and four legions in one roll', () => {
    const match = scene('atlantis carthage rome')
      .own('carthage', 'carthago')
      .cards('carthage', 'hannibal')
      .units('carthage', 'carthago', '2 legion fortress creature')
      .units('atlantis', 'numidia', '4 legion')
      .units('atlantis', 'mare_africum', 'creature')
      .turnOf('atlantis')
      .play('land', [2, 4, 1, 5, 4, 3, 3]);
    go(match, 'land=move:mare-africum', 'marchTo=carthago', 'joinFrom=numidia', 'joiners=legion=4');
    expect(totals(match)).toEqual([16, 20]);
    expect(asked(match)).toBe('carthage:losses');
    go(match, 'losses=legion=2,fortress=1');
    expect(asked(match)).toBe('atlantis:losses');
    expect(count(match, 'carthage', 'legion', 'carthago')).toBe(2);
    go(match, 'losses=legion.new=4');
    expect([count(match, 'carthage', 'legion', 'carthago'), count(match, 'carthage', 'creature', 'carthago')]).toEqual([0, 1]);
    expect([count(match, 'atlantis', 'legion', 'carthago'), count(match, 'atlantis', 'creature', 'carthago')]).toEqual([0, 1]);
    expect(readings(match).wars).toEqual([spaceOf(match.data, 'carthago')]);
  });

  it('MAR-7.15 MAR-7.2 B28 units from several spaces attack together, or one after the other', () => {
    const table = scene('rome carthage greece')
      .units('rome', 'roma', '2 legion')
      .units('rome', 'illyria', 'legion')
      .units('carthage', 'cisalpina', 'fortress')
      .turnOf('rome');
    const together = table.play('land', [1, 1, 1]);
    go(together, 'land=move:roma', 'marchTo=cisalpina', 'marchers=legion=2');
    expect(asked(together)).toBe('rome:joinFrom');
    expect(keys(together)).toEqual(['illyria', 'pass']);
    go(together, 'joinFrom=illyria');
    expect(totals(together)[0]).toBe(3);
    const alone = table.play('land', [1, 1, 6]);
    go(alone, 'land=move:roma', 'marchTo=cisalpina', 'marchers=legion=2', 'joinFrom=pass');
    expect(totals(alone)[0]).toBe(2);
  });

  it('MAR-7.15 MAR-7.11 the chain that carries the second column may be broken by then', () => {
    const match = scene('rome carthage greece')
      .units('rome', 'roma', 'legion')
      .units('rome', 'sardinia', 'legion')
      .units('rome', 'mare_tyrrhenum', 'trireme')
      .units('carthage', 'sicilia', 'fortress')
      .own('carthage', 'sicilia')
      .gods('carthage', 'poseidon_god')
      .turnOf('rome')
      .play('land');
    go(match, 'land=move:roma', 'marchTo=sicilia', 'joinFrom=sardinia', '?lane=mare-tyrrhenum', 'poseidon=rome.mare-tyrrhenum');
    expect([count(match, 'rome', 'legion', 'roma'), count(match, 'rome', 'legion', 'sardinia')]).toEqual([1, 1]);
    expect(match.log.filter(({ event }) => event === 'chainBroken')).toHaveLength(2);
    expect(match.log.some(({ event }) => event === 'battle')).toBe(false);
  });

  it('MAR-8.2 land units and naval units fight their like', () => {
    const match = scene('rome carthage greece')
      .units('rome', 'roma', 'legion')
      .units('carthage', 'cisalpina', 'trireme')
      .turnOf('rome')
      .play('land');
    march(match);
    expect(match.log.some(({ event }) => event === 'battle')).toBe(false);
    expect(count(match, 'carthage', 'trireme', 'cisalpina')).toBe(1);
  });

  it('MAR-8.3 without opposing land units there is no battle', () => {
    const match = battle('rome carthage', 'legion', '', [], (t) => t.own('carthage', 'cisalpina').built('cisalpina.wine'));
    march(match);
    expect(match.log.some(({ event }) => event === 'battle')).toBe(false);
    expect(asked(match)).toBe('rome:conquest');
  });

  it('MAR-8.9 C21 MAR-16.7 Poseidon sinks the attacker before the dice: no battle', () => {
    const match = scene('rome carthage greece')
      .units('rome', 'mare_tyrrhenum', 'trireme')
      .units('carthage', 'mare_tyrrhenum', 'trireme')
      .gods('greece', 'poseidon_god')
      .turnOf('rome')
      .play('naval');
    go(match, 'naval=attack:mare-tyrrhenum');
    expect(keys(match)).toEqual(['rome.mare-tyrrhenum', 'carthage.mare-tyrrhenum', 'pass']);
    go(match, 'poseidon=rome.mare-tyrrhenum');
    expect(match.log.some(({ event }) => event === 'rolled')).toBe(false);
    expect(count(match, 'carthage', 'trireme', 'mare_tyrrhenum')).toBe(1);
  });

  it('MAR-8.8 MAR-21.30 the powers act in a fixed order', () => {
    const match = battle('rome carthage', '3 legion', '3 legion', [1, 1, 1, 1, 1, 1], (t) =>
      t
        .cards('rome', 'hercules midas hamilcar ajax')
        .cards('carthage', 'medusa')
        .hand('rome', '2 tax')
        .gods('rome', 'mars')
        .gods('carthage', 'astarte'),
    );
    march(match, 'legion=3');
    const order: string[] = [];
    const answers: { [topic: string]: string } = {
      medusa: 'pass',
      hercules: 'pass',
      midas: 'pass',
      hamilcar: '0',
      ajax: 'none',
      mars: 'use',
      astarte: 'cancel',
    };
    while (!match.over && answers[match.waiting[0]?.topic as string] !== undefined) {
      const topic = match.waiting[0]?.topic as string;
      order.push(topic);
      go(match, `${topic}=${answers[topic]}`);
    }
    expect(order).toEqual(['medusa', 'hercules', 'midas', 'hamilcar', 'ajax', 'mars', 'astarte']);
  });

  it('MAR-8.10 a defender defends in any number of battles and may still move in his own turn', () => {
    const match = scene('rome carthage greece')
      .units('rome', 'roma', 'legion')
      .units('rome', 'illyria', 'legion')
      .units('carthage', 'cisalpina', '3 legion')
      .turnOf('rome')
      .play('land', Array(8).fill(1));
    go(match, 'land=move:illyria', 'marchTo=cisalpina', 'joinFrom=pass', 'land=move:roma', 'marchTo=cisalpina');
    expect(match.log.filter(({ event }) => event === 'battle')).toHaveLength(2);
    go(match, 'call=1');
    expect(keys(match)).toContain('move:cisalpina');
  });
});

describe('neutral defenders', () => {
  it('MAR-20.4 MAR-21.63 C56 they roll like others and lose the cheapest first', () => {
    const match = scene('rome carthage greece')
      .own('egypt', 'alexandria')
      .units('egypt', 'alexandria', 'legion fortress creature')
      .units('rome', 'cyrenaica', '3 legion')
      .turnOf('rome')
      .play('land', [6, 5, 4, 3]);
    go(match, 'land=move:cyrenaica', 'marchTo=alexandria', 'marchers=legion=3');
    expect(totals(match)).toEqual([15, 15]);
    expect(count(match, 'rome', 'legion', 'alexandria')).toBe(0);
    expect(ownerOf(match, 'alexandria')).toBe('egypt');
    expect(match.s.at.slice(3 * match.data.unitsPerSide, 4 * match.data.unitsPerSide).every((at) => at === -1)).toBe(true);
  });

  it('MAR-20.4 with one loss the legion falls, the fortress and the creature stay', () => {
    const match = scene('rome carthage greece')
      .own('egypt', 'alexandria')
      .units('egypt', 'alexandria', 'legion fortress creature')
      .units('rome', 'cyrenaica', 'legion')
      .turnOf('rome')
      .play('land', [5, 1]);
    go(match, 'land=move:cyrenaica', 'marchTo=alexandria');
    expect([count(match, 'egypt', 'legion', 'alexandria'), count(match, 'egypt', 'fortress', 'alexandria')]).toEqual([0, 1]);
  });
});

describe('creatures', () => {
  it('MAR-17.2 B37 two Behemoths make a fortress roll one die, nothing more', () => {
    const match = battle('carthage rome', '2 creature', 'fortress', [4]);
    march(match, 'creature=2');
    expect(totals(match)).toEqual([12, 4]);
  });

  it('MAR-17.3 MAR-8.6 C34 each Centaur first destroys a legion', () => {
    const match = battle('rome greece', '3 legion', '2 creature legion', [6, 4]);
    march(match, 'legion=3');
    expect(totals(match)).toEqual([6, 16]);
    go(match, '?losses=legion=1');
    expect(count(match, 'rome', 'legion', 'cisalpina')).toBe(0);
    expect([count(match, 'greece', 'legion', 'cisalpina'), count(match, 'greece', 'creature', 'cisalpina')]).toEqual([0, 2]);
  });

  it('MAR-17.2 MAR-17.3 MAR-14.2 C35 Behemoth against Centaur', () => {
    const match = battle('carthage greece', 'creature 2 legion', 'creature fortress', [2, 1, 1], (t) => t.cards('carthage', 'hannibal'));
    march(match, 'legion=2,creature=1');
    expect(totals(match)).toEqual([9, 2]);
    go(match, 'losses=fortress=1');
    expect(count(match, 'carthage', 'legion', 'cisalpina')).toBe(1);
  });

  it('MAR-17.4 MAR-21.55 C40 a Griffin flies over one space of any kind', () => {
    const match = scene('rome carthage babylon')
      .units('babylon', 'syria', 'creature')
      .units('rome', 'cappadocia', '3 legion')
      .turnOf('babylon')
      .play('land');
    go(match, 'land=move:syria');
    expect(keys(match)).toEqual(expect.arrayContaining(['ionia', 'cyprus', 'cilicia', 'armenia']));
    expect(keys(match)).not.toContain('creta');
    expect(keys(match)).not.toContain('mare-cilicium');
    go(match, 'marchTo=ionia');
    expect(count(match, 'babylon', 'creature', 'ionia')).toBe(1);
    expect(match.log.some(({ event }) => event === 'battle')).toBe(false);
  });

  it('MAR-17.5 a Kraken moves along coasts and seas, one move a turn', () => {
    const kraken = () => scene('rome carthage atlantis').units('atlantis', 'lusitania', 'creature').turnOf('atlantis').play('naval');
    const swims = kraken();
    go(swims, 'naval=swim:lusitania');
    expect(keys(swims)).toEqual(['mare-atlanticum', 'mare-hesperium']);
    go(swims, 'toSea=mare-hesperium');
    expect(count(swims, 'atlantis', 'creature', 'mare_hesperium')).toBe(1);
    expect(asked(swims)).not.toContain('atlantis:land');
    const walks = kraken();
    go(walks, 'naval=pass', 'land=move:lusitania');
    expect(keys(walks)).toEqual(['baetica', 'tarraconensis']);
    const lands = scene('rome carthage atlantis').units('atlantis', 'mare_hesperium', 'creature').turnOf('atlantis').play('land');
    go(lands, 'land=move:mare-hesperium');
    expect(keys(lands)).toEqual(['baetica', 'evenoria', 'hesperides', 'lusitania', 'mauretania', 'poseidon']);
  });

  it('MAR-17.6 MAR-21.56 C42 at sea it fights triremes and is fought by them', () => {
    const match = scene('rome carthage atlantis')
      .units('rome', 'mare_tyrrhenum', '3 trireme')
      .units('atlantis', 'mare_tyrrhenum', 'trireme creature')
      .turnOf('rome')
      .play('naval', [6, 5, 1, 4]);
    go(match, 'naval=attack:mare-tyrrhenum', 'attackers=trireme=3');
    expect(totals(match)).toEqual([12, 10]);
    expect([count(match, 'atlantis', 'creature', 'mare_tyrrhenum'), count(match, 'rome', 'trireme', 'mare_tyrrhenum')]).toEqual([0, 1]);
  });

  it('MAR-17.7 C41 A6 it dives, even out of a war, and surfaces in a later turn in any sea and moves on', () => {
    const match = scene('rome carthage atlantis')
      .units('atlantis', 'carthago', 'creature')
      .units('carthage', 'carthago', 'legion')
      .own('carthage', 'carthago')
      .turnOf('atlantis')
      .play('naval');
    go(match, 'naval=dive:carthago');
    expect(count(match, 'atlantis', 'creature', 'carthago')).toBe(0);
    const later = scene('rome carthage atlantis')
      .edit((s, data) => {
        s.at[data.unitsPerSide * 6 - 1] = -2;
      })
      .turnOf('atlantis')
      .play('naval');
    go(later, 'naval=surface');
    expect(keys(later)).toHaveLength(12);
    go(later, 'toSea=mare-aegaeum', 'naval=pass', 'land=move:mare-aegaeum', 'marchTo=rhodus');
    expect(count(later, 'atlantis', 'creature', 'rhodus')).toBe(1);
  });

  it('MAR-17.7 not in the turn of its dive', () => {
    const match = scene('rome carthage atlantis').units('atlantis', 'poseidon', 'creature legion').turnOf('atlantis').play('naval');
    go(match, 'naval=dive:poseidon');
    expect(asked(match)).toBe('atlantis:land');
  });

  it('MAR-17.8 MAR-21.57 B38 built this turn it may surface in any sea, and moves no further', () => {
    const match = scene('rome carthage atlantis')
      .units('atlantis', 'poseidon', 'creature')
      .edit((s) => {
        s.mark = s.mark.map((_, unit) => (s.at[unit] === -1 ? 0 : 16));
      })
      .turnOf('atlantis')
      .play('naval');
    expect(keys(match)).toContain('emerge:poseidon');
    go(match, 'naval=emerge:poseidon', 'toSea=mare-cilicium');
    expect(count(match, 'atlantis', 'creature', 'mare_cilicium')).toBe(1);
    expect(asked(match)).not.toContain('atlantis');
  });

  it('MAR-17.9 MAR-6.10 C43 a lost Phoenix waits on its card and returns to the capital for three, even at war', () => {
    const fought = battle('rome egypt', '5 legion', 'creature', [1, 1, 1, 1, 1]);
    march(fought, 'legion=5');
    expect(fought.s.at.filter((at) => at === -2)).toHaveLength(1);
    const match = scene('rome carthage egypt')
      .own('egypt', 'alexandria')
      .units('rome', 'alexandria', 'legion')
      .edit((s, data) => {
        s.at[data.unitsPerSide * 4 - 1] = -2;
      })
      .hand('egypt', '3 tax 3 wine')
      .turnOf('egypt')
      .play('building');
    go(match, 'build=rebirth', 'payment=tax.1+tax.2+tax.3');
    expect(count(match, 'egypt', 'creature', 'alexandria')).toBe(1);
  });

  it('MAR-17.10 MAR-21.58 B39 C39 Titans strike an adjacent space with a die each and get no answer', () => {
    const at = (dice: readonly number[]) =>
      scene('rome carthage greece')
        .units('rome', 'roma', 'creature')
        .units('greece', 'mare_adriaticum', 'trireme')
        .turnOf('rome')
        .play('land', dice);
    const hit = at([5]);
    go(hit, 'land=strike');
    expect(count(hit, 'greece', 'trireme', 'mare_adriaticum')).toBe(0);
    const missed = at([4]);
    go(missed, 'land=strike');
    expect(count(missed, 'greece', 'trireme', 'mare_adriaticum')).toBe(1);
    const two = scene('rome carthage greece')
      .units('rome', 'roma', '2 creature')
      .units('rome', 'cisalpina', 'creature')
      .units('greece', 'magna_graecia', 'fortress legion')
      .turnOf('rome')
      .play('land', [4, 6]);
    go(two, 'land=strike', 'titans=roma=2');
    expect(count(two, 'greece', 'fortress', 'magna_graecia') + count(two, 'greece', 'legion', 'magna_graecia')).toBe(0);
    expect(readings(two).wars).toEqual([]);
  });

  it('MAR-17.10 C68 with the option off only unlaunched triremes of a bordering province', () => {
    const match = scene('rome carthage greece', { titanSea: false })
      .units('rome', 'roma', 'creature')
      .units('greece', 'mare_adriaticum', 'trireme')
      .units('greece', 'magna_graecia', 'trireme')
      .turnOf('rome')
      .play('land', [5]);
    go(match, 'land=strike');
    expect([count(match, 'greece', 'trireme', 'mare_adriaticum'), count(match, 'greece', 'trireme', 'magna_graecia')]).toEqual([1, 0]);
  });

  it('MAR-17.10 MAR-15.18 no rule lets a Titan strike across a strait, with Moses neither', () => {
    const match = scene('rome carthage greece')
      .units('rome', 'magna_graecia', 'creature')
      .units('greece', 'sicilia', 'legion')
      .cards('rome', 'moses')
      .turnOf('rome')
      .play('land');
    expect(keys(match)).toEqual(['move:magna-graecia', 'pass']);
  });

  it('MAR-17.11 a Titan at war fights where it stands', () => {
    const match = scene('rome carthage greece')
      .units('rome', 'roma', 'creature')
      .units('carthage', 'roma', 'legion')
      .units('greece', 'cisalpina', 'legion')
      .turnOf('rome')
      .play('land', [1]);
    expect(keys(match)).toEqual(['move:roma', 'assault:roma']);
  });
});

describe('Mars and Astarte', () => {
  const fight = (change: (table: Scene) => Scene): TestMatch => {
    const match = battle('rome carthage', '3 legion', '3 legion', [5, 5, 4, 3, 3, 3], (t) => change(t.gods('rome', 'mars')));
    march(match, 'legion=3');
    return match;
  };

  it('MAR-16.6 MAR-21.54 C19 six more after the dice: four losses instead of two', () => {
    const match = fight((t) => t.units('carthage', 'cisalpina', '2 legion').edit((s) => s));
    expect(asked(match)).toBe('rome:mars');
    go(match, 'mars=use');
    expect(match.s.spent[godOf(match.data, 'mars')]).toBe(1);
    expect(count(match, 'carthage', 'legion', 'cisalpina')).toBe(1);
  });

  it('MAR-16.4 C20 the opponent’s Astarte cancels it', () => {
    const match = fight((t) => t.gods('carthage', 'astarte'));
    go(match, 'mars=use');
    expect(asked(match)).toBe('carthage:astarte');
    go(match, 'astarte=cancel');
    expect(count(match, 'carthage', 'legion', 'cisalpina')).toBe(1);
  });
});

describe('gods of wrath', () => {
  it('MAR-16.2 MAR-16.9 MAR-1.4 B40 Baal destroys a city, and the token can be built at once', () => {
    const match = scene('babylon carthage greece')
      .own('babylon', 'babylon')
      .own('greece', 'athenae')
      .built('athenae.city1')
      .edit((s) => {
        s.supply = [0, 33, 7, 14];
      })
      .gods('babylon', 'baal')
      .hand('babylon', '4 tax')
      .turnOf('babylon')
      .play('building');
    expect(keys(match)).not.toContain('city');
    go(match, 'build=god:baal');
    expect(keys(match)).toContain('city');
    go(match, 'build=city', 'payment=tax.1+tax.2+tax.3');
    expect(match.s.sites[siteOf(match.data, 'babylon.city1')]).toBe(1);
  });

  it('MAR-16.4 C18 Astarte saves the city, and both gods are used', () => {
    const match = scene('rome carthage greece')
      .own('rome', 'roma')
      .own('greece', 'athenae')
      .built('athenae.city1')
      .gods('rome', 'baal')
      .gods('greece', 'astarte')
      .turnOf('rome')
      .play('building');
    go(match, 'build=god:baal', 'astarte=cancel');
    expect(match.s.sites[siteOf(match.data, 'athenae.city1')]).toBe(1);
    expect(match.s.spent.reduce((sum, n) => sum + n, 0)).toBe(2);
  });

  it('MAR-16.7 MAR-7.11 B41 Poseidon breaks a chain: the units stay unharmed and may move by land', () => {
    const match = scene('rome carthage greece')
      .units('rome', 'roma', '2 legion')
      .units('rome', 'mare_tyrrhenum', 'trireme')
      .gods('carthage', 'poseidon_god')
      .turnOf('rome')
      .play('land');
    go(match, 'land=move:roma', 'marchTo=sicilia', 'marchers=legion=2', '?lane=mare-tyrrhenum', 'poseidon=rome.mare-tyrrhenum');
    expect(count(match, 'rome', 'legion', 'roma')).toBe(2);
    go(match, 'land=move:roma');
    expect(keys(match)).toEqual(['cisalpina', 'magna-graecia']);
  });

  it('MAR-19.3 MAR-16.7 Poseidon sinks any trireme between two own actions, launched or not', () => {
    const match = scene('rome carthage greece')
      .units('greece', 'athenae', 'trireme')
      .units('greece', 'mare_ionium', 'trireme')
      .units('rome', 'roma', 'legion')
      .gods('rome', 'poseidon_god')
      .turnOf('rome')
      .play('land');
    go(match, 'land=god:poseidon-god');
    expect(keys(match)).toEqual(['poseidon-god:greece.athenae', 'poseidon-god:greece.mare-ionium']);
    go(match, 'wrath=poseidon-god:greece.athenae');
    expect(count(match, 'greece', 'trireme', 'athenae')).toBe(0);
  });

  it('MAR-19.3 MAR-21.61 inside another player’s turn a god may be called down after each action', () => {
    const table = scene('rome carthage greece')
      .own('rome', 'roma')
      .built('roma.city1')
      .hand('rome', '6 tax')
      .gods('carthage', 'baal')
      .turnOf('rome');
    const match = table.play('building');
    go(match, 'build=legion', 'payment=tax.1+tax.2+tax.3');
    expect(asked(match)).toBe('carthage:wrathNow');
    go(match, 'wrathNow=baal:roma.city1');
    expect(stands(match, 'roma.city1')).toBe(false);
    expect(asked(match)).toBe('rome:build');
    const marching = scene('rome carthage greece')
      .own('rome', 'roma')
      .built('roma.city1')
      .units('rome', 'roma', '2 legion')
      .units('rome', 'mare_tyrrhenum', '2 trireme')
      .gods('carthage', 'vulcan poseidon_god')
      .turnOf('rome')
      .play('naval');
    go(marching, 'naval=sail:mare-tyrrhenum', 'toSea=mare-sardoum');
    expect(asked(marching)).toBe('carthage:wrathNow');
    go(marching, 'wrathNow=pass', 'naval=pass', 'land=move:roma', 'marchTo=cisalpina', 'marchers=legion=1');
    expect(asked(marching)).toBe('carthage:wrathNow');
  });

  it('MAR-19.3 MAR-15.5 before the dice a god may tear down what Ariadne counts', () => {
    const match = scene('rome egypt greece')
      .own('egypt', 'athenae')
      .built('athenae.city1 athenae.city2 temple:athenae')
      .cards('egypt', 'ariadne')
      .gods('greece', 'baal')
      .units('egypt', 'athenae', 'legion')
      .units('rome', 'epirus', '2 legion')
      .turnOf('rome')
      .play('land', [1, 1, 2]);
    go(match, 'land=move:epirus', 'marchTo=athenae', 'marchers=legion=2', 'wrathNow=baal:athenae.city1');
    expect(totals(match)).toEqual([2, 5]);
  });

  it('MAR-19.3 the last chance is before the gods return', () => {
    const match = scene('rome carthage greece')
      .own('carthage', 'carthago')
      .built('carthago.city1')
      .gods('greece', 'baal')
      .edit((s) => {
        s.trade.n = 2;
      })
      .play('temples');
    expect(asked(match)).toBe('greece:wrath');
    go(match, 'wrath=pass');
    expect(match.s.gods.every((seat) => seat < 0)).toBe(true);
  });

  it('MAR-19.4 MAR-16.10 common windows also open before each called player', () => {
    const match = scene('rome carthage greece').own('greece', 'athenae').built('athenae.city1').gods('rome', 'baal').play('generals');
    go(match, 'call=2');
    expect(asked(match)).toBe('rome:wrath');
    go(match, 'wrath=baal:athenae.city1');
    expect(held(match, 'rome', 'tax')).toBe(0);
    expect(match.s.sites[siteOf(match.data, 'athenae.city1')]).toBe(0);
  });
});
