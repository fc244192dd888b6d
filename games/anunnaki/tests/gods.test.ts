import { numberAt } from '@pantheon/kernel';
import { describe, expect, it } from 'vitest';
import { rules } from '../rules/index.ts';
import { type Editor, type Scene, scene } from './scene.ts';

const FOUR = 'pharaos norrenis babylon ellenys';

const others = (house: string): string => `${house} ${FOUR.replace(house, '').trim()}`;

/** The god is summoned in place of the Follower that stands on the map; the first one, if there are several. */
const summoning = (house: string, god: string, edit: (e: Editor) => void): Scene => {
  const t = scene(others(house), 'extra', (e) => {
    e.tokens(house, 'T0').gods(house, god);
    edit(e);
  }).do('extra=summon');
  if (t.asked === 'replace') t.do(`replace=${t.keys[0]}`);
  return t;
};

/** What the gods of the first House score at the end. */
const points = (house: string, god: string, edit: (e: Editor) => void): number | undefined => {
  const t = scene(others(house), 'finish', (e) => {
    e.s.step = 'end';
    e.summoned(house, god);
    edit(e);
  });
  return rules.result(t.match).scores[0]?.parts.find((part) => part.source === 'gods')?.points;
};

const strengths = (t: Scene): unknown => t.match.log.find(({ event }) => event === 'strengths')?.args;

describe('Odin and the drakkars', () => {
  it('B22 ANU-16.3 ANU-16.9 ANU-R.37 ANU-8.13 a Settlement sails and carries two units; Followers may be deployed where it lies', () => {
    const t = scene('norrenis pharaos babylon', 'action', (e) => {
      e.pawn('norrenis', 'move-blue').put('norrenis', 'norrenis.cap', '1 settlement 2 follower').stock('norrenis', '1 mana 2 food');
    });
    t.do('moveUnit=norrenis.cap:settlement', 'moveTo=norrenis.mr', 'riders=follower=2');
    t.do('moveUnit=norrenis.mr:settlement', 'moveTo=norrenis.tr', 'riders=follower=2');
    expect(t.at('norrenis', 'norrenis.tr')).toEqual({ follower: 2, settlement: 1 });
    expect(t.controller('norrenis.cap')).toBeNull();
    t.do('mana=recruit', 'deploy=norrenis.tr=3');
    expect(t.at('norrenis', 'norrenis.tr').follower).toBe(5);
    const foe = scene('babylon norrenis', 'action', (e) => e.pawn('babylon', 'move-blue').put('babylon', 'norrenis.mr', '1 follower'));
    foe.do('moveUnit=norrenis.mr:follower');
    expect(foe.keys).not.toContain('norrenis.cap');
  });

  it('ANU-16.9 ANU-R.37 at each step units may get off and on; no Settlement rides, at most two units do, and a Portal counts one', () => {
    const t = scene('norrenis pharaos babylon', 'action', (e) => {
      e.pawn('norrenis', 'portal').put('norrenis', 'norrenis.cap', '2 settlement 3 follower 1 minor');
    });
    t.do('portalUnit=norrenis.cap:settlement', 'portalTo=gaia34.t1');
    expect(t.keys).toHaveLength(5);
    expect(t.keys).not.toContain('settlement=1');
    t.do('riders=follower=1,minor=1');
    expect(t.at('norrenis', 'gaia34.t1')).toEqual({ follower: 1, minor: 1, settlement: 1 });
    expect(t.asked).toBe('pawn');
  });

  it('ANU-5.10 ANU-R.37 ANU-R.82 no unit goes twice through one Portal, be it sent or carried', () => {
    const t = scene('norrenis pharaos babylon', 'action', (e) => {
      e.pawn('norrenis', 'portal').improve('norrenis', 'portal').put('norrenis', 'norrenis.cap', '2 settlement 2 follower');
    });
    t.do('portalUnit=norrenis.cap:settlement', 'portalTo=gaia34.t1', 'riders=follower=2');
    expect(t.keys).toEqual(['norrenis.cap:settlement', 'pass']);
    expect(t.blocked).toEqual(['gaia34.t1:follower ANU-5.10', 'gaia34.t1:settlement ANU-5.10']);
  });

  it('ANU-5.10 ANU-R.81 riders that stay behind have ended their movement: they reveal there and move no more in the action', () => {
    const t = scene('norrenis pharaos babylon', 'action', (e) => {
      e.pawn('norrenis', 'move-red').put('norrenis', 'norrenis.cap', '1 settlement 2 follower');
      e.culture('norrenis.c3', 'down').culture('norrenis.c2', 'down');
    });
    t.do('moveUnit=norrenis.cap:settlement', 'moveTo=norrenis.mr', 'riders=follower=2');
    expect([t.culture('norrenis.c3'), t.culture('norrenis.c2')]).toEqual(['down', 'down']);
    t.do('moveUnit=norrenis.mr:settlement', 'moveTo=norrenis.tr', 'riders=follower=1');
    expect(t.culture('norrenis.c3')).toMatch(/^culture-/);
    expect(t.blocked).toEqual(['norrenis.mr:follower ANU-5.10']);
    expect(t.keys).toEqual(['norrenis.tr:follower', 'norrenis.tr:settlement', 'pass']);
  });

  it('B23 ANU-16.9 ANU-4.9 ANU-8.13 a Settlement besieges a lone Settlement of another House and may lie beside others', () => {
    const t = scene('norrenis babylon pharaos', 'action', (e) => {
      e.pawn('norrenis', 'move-blue')
        .put('norrenis', 'gaia34.t7', '1 settlement')
        .put('babylon', 'gaia34.t5', '1 settlement')
        .stock('norrenis', '1 mana 2 wood');
    });
    t.do('moveUnit=gaia34.t7:settlement', 'moveTo=gaia34.t5', 'moveUnit=pass');
    expect(t.controller('gaia34.t5')).toBe('norrenis');
    expect(t.isContested('gaia34.t5')).toBe(false);
    expect(t.asks).toBe('babylon');
    const income = scene('babylon norrenis pharaos', 'action', (e) => {
      e.pawn('babylon', 'settlement-income').put('norrenis', 'gaia34.t5', '1 settlement').put('babylon', 'gaia34.t5', '1 settlement');
    });
    expect(income.player('babylon').reserve).toBe(12);
    const away = scene('norrenis babylon pharaos', 'action', (e) => {
      e.pawn('norrenis', 'move-blue').put('norrenis', 'gaia34.t5', '1 settlement').put('babylon', 'gaia34.t5', '1 settlement');
    });
    away.do('moveUnit=gaia34.t5:settlement', 'moveTo=gaia34.t7', 'moveUnit=pass');
    expect(away.controller('gaia34.t5')).toBe('babylon');
  });

  it('B21 ANU-16.3 ANU-16.4 ANU-16.21 ANU-16.9 ANU-12.10 a lone Settlement defends with Heimdallr, and better with Odin', () => {
    const defence = (gods: string) =>
      scene('pharaos norrenis babylon', 'battles', (e) => {
        e.put('pharaos', 'gaia34.t1', '3 follower')
          .put('norrenis', 'gaia34.t1', '1 settlement')
          .summoned('norrenis', gods)
          .hand('pharaos', 'short-bow')
          .stock('norrenis', '2 food');
      }).together({ pharaos: 'short-bow', norrenis: 'long-shield' });
    const lost = defence('heimdallr');
    expect(strengths(lost)).toMatchObject({ attack: 6, defence: 6 });
    expect(lost.at('norrenis', 'norrenis.cap')).toEqual({ settlement: 1 });
    const held = defence('heimdallr odin');
    expect(strengths(held)).toMatchObject({ attack: 6, defence: 8 });
    expect([held.tracks('norrenis')[0], held.player('norrenis').vp, held.stock('pharaos')]).toEqual([1, 1, { metal: 1 }]);
  });

  it('ANU-16.9 ANU-R.66 ANU-12.12 Norrenis Settlements are never besieged: they fight, and go home with the units', () => {
    const t = scene('pharaos norrenis babylon', 'battles', (e) => {
      e.put('pharaos', 'gaia34.t1', '4 follower')
        .put('norrenis', 'gaia34.t1', '1 settlement 1 follower')
        .put('norrenis', 'norrenis.cap', '1 settlement')
        .hand('pharaos', 'short-bow');
    });
    t.together({ pharaos: 'short-bow', norrenis: 'sling' });
    expect(t.at('norrenis', 'norrenis.cap')).toEqual({ follower: 1, settlement: 2 });
  });

  it('ANU-16.4 Odin summoned: Settlements have strength 2 in battle and harvest', () => {
    const t = scene('norrenis pharaos', 'action', (e) =>
      e.pawn('norrenis', 'harvest-blue').put('norrenis', 'norrenis.tr', '1 settlement').summoned('norrenis', 'odin'),
    );
    t.do('harvest=norrenis.tr');
    expect(t.stock('norrenis')).toEqual({ metal: 2 });
    const attack = scene('norrenis pharaos', 'battles', (e) => {
      e.put('norrenis', 'norrenis.tc', '1 settlement')
        .guard('norrenis.tc', 'civ-09')
        .summoned('norrenis', 'odin heimdallr')
        .hand('norrenis', 'short-bow');
    });
    attack.do('playWeapon=short-bow');
    expect(strengths(attack)).toMatchObject({ attack: 5, defence: 5 });
  });

  it('ANU-16.9 building still needs a Territory without any Settlement', () => {
    const t = scene('norrenis pharaos', 'mana', (e) =>
      e.put('norrenis', 'norrenis.tl', '1 settlement 1 follower').stock('norrenis', '1 mana 2 wood'),
    );
    expect(t.asks).toBe('pharaos');
  });
});

describe('Ishtar', () => {
  it('B29 ANU-16.5 ANU-16.6 ANU-6.10 once summoned the full strength is harvested, and one icon exhausted', () => {
    const t = scene('babylon norrenis pharaos', 'action', (e) => {
      e.pawn('babylon', 'harvest-blue')
        .put('babylon', 'gaia34.t1', '1 settlement 1 minor 1 follower')
        .summoned('babylon', 'ishtar')
        .cover('gaia34.t1', 2);
    });
    t.do('harvest=gaia34.t1');
    expect([t.stock('babylon'), t.covered('gaia34.t1')]).toEqual([{ metal: 5 }, 3]);
    const capital = scene('babylon norrenis', 'action', (e) =>
      e.pawn('babylon', 'harvest-blue').put('babylon', 'babylon.cap', '5 follower').summoned('babylon', 'ishtar'),
    );
    expect(capital.do('harvest=babylon.cap').stock('babylon')).toEqual({ gold: 2 });
  });

  it('B56 ANU-16.5 ANU-16.6 ANU-R.34 on a two-kind Territory the amount is mixed at will; the Afterlife counts, only the Capital does not', () => {
    const harvest = (covered: number) =>
      scene('babylon norrenis', 'action', (e) => {
        e.pawn('babylon', 'harvest-blue').put('babylon', 'gaia12.ne', '1 settlement 1 follower').summoned('babylon', 'ishtar');
        e.s.covered[e.land('gaia12.ne')] = covered;
      }).do('harvest=gaia12.ne');
    const gold = harvest(0).do('harvestMix=gold=3');
    expect([gold.stock('babylon'), gold.covered('gaia12.ne'), gold.asked]).toEqual([{ gold: 3 }, 1, 'pawn']);
    const both = harvest(0).do('harvestMix=wood=1,gold=2');
    expect(both.keys).toEqual(['wood', 'gold']);
    both.do('cover=wood');
    expect(both.stock('babylon')).toEqual({ wood: 1, gold: 2 });
    const goldIcon = numberAt(
      gold.s.covered,
      gold.match.data.lands.findIndex((land) => land.id === 'gaia12.ne'),
    );
    expect(harvest(goldIcon).stock('babylon')).toEqual({ wood: 3 });
    const afterlife = scene('babylon norrenis', 'action', (e) => {
      e.pawn('babylon', 'harvest-blue')
        .put('babylon', 'afterlife', '4 follower')
        .summoned('babylon', 'ishtar')
        .artefacts('babylon', 'map-afterlife');
    });
    afterlife.do('harvest=afterlife', 'takeKinds=food=4');
    expect(afterlife.stock('babylon')).toEqual({ food: 4 });
    const capital = scene('babylon norrenis', 'action', (e) => {
      e.pawn('babylon', 'harvest-blue').put('babylon', 'babylon.cap', '5 follower').summoned('babylon', 'ishtar');
    }).do('harvest=babylon.cap');
    expect(Object.values(capital.stock('babylon'))).toEqual([2]);
  });
});

describe('gods of Pharaos', () => {
  it('B43 ANU-16.10 ANU-R.68 ANU-R.78 Anubis brings a Follower before a battle that a god has entered, once for each Territory', () => {
    const enter = (piece: string, reserve: boolean) =>
      scene('pharaos babylon norrenis', 'action', (e) => {
        e.pawn('pharaos', 'move-blue')
          .put('pharaos', 'gaia34.t1', `1 ${piece}`)
          .put('babylon', 'gaia34.t2', '1 follower')
          .summoned('pharaos', 'anubis')
          .hand('pharaos', 'dagger');
        e.put('pharaos', 'pharaos.cap', reserve ? '1 follower' : '12 follower').put('pharaos', 'gaia34.t4', '1 minor');
      });
    const t = enter('minor', false).do('moveUnit=gaia34.t1:minor', 'moveTo=gaia34.t2', 'moveUnit=gaia34.t4:minor', 'moveTo=gaia34.t2');
    expect(t.asked).toBe('anubis');
    expect(t.keys).toContain('gaia34.t2');
    t.do('anubis=gaia34.t2', 'placeFrom=pharaos.cap');
    expect(t.at('pharaos', 'gaia34.t2')).toEqual({ follower: 1, minor: 2 });
    expect(t.match.waiting.map(({ topic }) => topic)).toEqual(['playWeapon', 'playWeapon']);
    const stock = enter('minor', true).do('moveUnit=gaia34.t1:minor', 'moveTo=gaia34.t2', 'moveUnit=pass', 'anubis=gaia34.t2');
    expect(stock.player('pharaos').reserve).toBe(10);
    const follower = enter('follower', true).do('moveUnit=gaia34.t1:follower', 'moveTo=gaia34.t2', 'moveUnit=pass');
    expect(follower.match.waiting.map(({ topic }) => topic)).toEqual(['playWeapon', 'playWeapon']);
    const summoned = scene('pharaos babylon norrenis', 'extra', (e) => {
      e.put('pharaos', 'gaia34.t2', '1 follower')
        .put('babylon', 'gaia34.t2', '1 follower')
        .summoned('pharaos', 'anubis')
        .gods('pharaos', 'anubis horus')
        .tokens('pharaos', 'T0 T1')
        .hand('pharaos', 'dagger');
    });
    summoned.do('extra=summon');
    expect(summoned.at('pharaos', 'gaia34.t2')).toEqual({ minor: 1 });
    expect(summoned.match.waiting.map(({ topic }) => topic)).toEqual(['playWeapon', 'playWeapon']);
  });

  it('ANU-16.11 Bastet completes a Pact for 1 Mana: no price, no House condition, and not the Additional action', () => {
    const t = summoning('pharaos', 'bastet', (e) => {
      e.put('pharaos', 'pharaos.cap', '1 follower')
        .pacts('pharaos', 'pact-ellenys-1 pact-neutral-06')
        .stock('pharaos', '1 mana 1 food 1 wood 1 metal 1 gold');
    });
    expect(t.keys).toEqual(['pact-ellenys-1', 'pact-neutral-06', 'pass']);
    t.do('freePact=pact-ellenys-1');
    expect(t.stock('pharaos')).toEqual({ food: 1, wood: 2, metal: 1, gold: 1, mana: 1 });
    expect(t.keys).toContain('complete-pact');
    const poor = summoning('pharaos', 'bastet', (e) => e.put('pharaos', 'pharaos.cap', '1 follower').pacts('pharaos', 'pact-ellenys-1'));
    expect(poor.asked).toBe('pawn');
  });

  it('ANU-16.12 Horus scores 2 for each controlled Territory that produces Wood', () => {
    expect(
      points('pharaos', 'horus', (e) =>
        e.put('pharaos', 'gaia34.t3', '1 follower').put('pharaos', 'gaia34.t4', '1 settlement').put('pharaos', 'gaia34.t5', '1 follower'),
      ),
    ).toBe(4);
  });

  it('ANU-16.13 Isis gives Settlements strength 1 beside own units, in battle and harvest; alone they cause no battle', () => {
    const t = scene('pharaos norrenis', 'action', (e) =>
      e.pawn('pharaos', 'harvest-blue').put('pharaos', 'pharaos.tl', '1 follower 1 settlement').summoned('pharaos', 'isis'),
    );
    expect(t.do('harvest=pharaos.tl').stock('pharaos')).toEqual({ food: 2 });
    const battle = scene('pharaos babylon norrenis', 'battles', (e) => {
      e.put('pharaos', 'gaia34.t1', '1 follower 1 settlement')
        .put('babylon', 'gaia34.t1', '1 follower')
        .summoned('pharaos', 'isis')
        .hand('pharaos', 'dagger');
    }).together({ pharaos: 'dagger', babylon: 'sling' });
    expect(strengths(battle)).toMatchObject({ attack: 3, defence: 2 });
    const lone = scene('babylon pharaos norrenis', 'battles', (e) =>
      e.put('pharaos', 'gaia34.t1', '1 settlement').put('babylon', 'gaia34.t1', '1 follower').summoned('pharaos', 'isis'),
    );
    expect(lone.asks).toBe('pharaos');
    expect(lone.controller('gaia34.t1')).toBe('babylon');
  });

  it('ANU-16.14 Osiris gives 1 more strength in every harvest', () => {
    const t = scene('pharaos norrenis', 'action', (e) =>
      e.pawn('pharaos', 'harvest-blue').put('pharaos', 'pharaos.tl', '1 follower').summoned('pharaos', 'osiris'),
    );
    expect(t.do('harvest=pharaos.tl').stock('pharaos')).toEqual({ food: 2 });
  });

  it('B52 ANU-16.15 ANU-R.53 Sekhmet makes cards cost 2 less, the Long Shield too, never below 0', () => {
    const t = scene('pharaos babylon norrenis', 'battles', (e) => {
      e.put('pharaos', 'gaia34.t1', '1 follower')
        .put('babylon', 'gaia34.t1', '1 follower')
        .summoned('pharaos', 'sekhmet')
        .hand('pharaos', 'long-sword double-axe dagger');
    });
    t.together({ pharaos: 'long-sword', babylon: 'sling' });
    expect(strengths(t)).toMatchObject({ attack: 6, defence: 2 });
    const shield = scene('babylon pharaos norrenis', 'battles', (e) => {
      e.put('babylon', 'gaia34.t1', '1 follower')
        .put('pharaos', 'gaia34.t1', '1 follower')
        .summoned('pharaos', 'sekhmet')
        .hand('babylon', 'dagger');
    }).together({ babylon: 'dagger', pharaos: 'long-shield' });
    expect([shield.player('pharaos').vp, shield.stock('pharaos')]).toEqual([1, {}]);
  });

  it('B48 ANU-16.16 Seth scores 3 for each two controlled Territories whose icons are all covered; Atlantis, Capital and Afterlife never count', () => {
    const bare = (e: Editor, lands: readonly string[]): void => {
      for (const land of lands) e.put('pharaos', land, '1 follower').cover(land, 3);
      e.put('pharaos', 'gaia34.atl1', '1 follower')
        .put('pharaos', 'pharaos.cap', '1 follower')
        .artefacts('pharaos', 'map-afterlife')
        .put('pharaos', 'afterlife', '1 follower');
    };
    expect(points('pharaos', 'seth', (e) => bare(e, ['gaia34.t1', 'gaia34.t2', 'gaia34.t3', 'gaia34.t4', 'gaia34.t5']))).toBe(6);
    expect(points('pharaos', 'seth', (e) => bare(e, ['gaia34.t1']))).toBe(0);
  });
});

describe('gods of Norrenis', () => {
  it('ANU-16.17 Aegir scores 2 for each controlled Territory that produces Gold', () => {
    expect(
      points('norrenis', 'aegir', (e) =>
        e.put('norrenis', 'gaia34.t5', '1 follower').put('norrenis', 'gaia34.t6', '1 follower').put('norrenis', 'gaia34.t1', '1 follower'),
      ),
    ).toBe(4);
  });

  it('ANU-16.18 ANU-R.12 Freya sends a Follower back for 4 resources, out of a contested Territory too', () => {
    const t = summoning('norrenis', 'freya', (e) => {
      e.put('norrenis', 'norrenis.tl', '2 follower')
        .put('norrenis', 'gaia34.t1', '2 follower')
        .put('babylon', 'gaia34.t1', '1 follower')
        .hand('norrenis', 'dagger');
    });
    t.do('freya=gaia34.t1', 'takeKinds=wood=1,gold=3');
    expect(t.at('norrenis', 'gaia34.t1')).toEqual({ minor: 1 });
    expect(t.stock('norrenis')).toEqual({ wood: 1, gold: 3 });
    expect(t.tracks('norrenis')[1]).toBe(1);
  });

  it('B40 ANU-16.19 Freyr gives 1 VP and 1 Mana for each two Territories away from home, rounded down', () => {
    const t = summoning('norrenis', 'freyr', (e) => {
      for (const land of ['gaia34.t1', 'gaia34.t2', 'gaia34.t3', 'gaia34.t4', 'gaia34.t5']) e.put('norrenis', land, '1 follower');
      e.put('norrenis', 'norrenis.cap', '1 follower');
    });
    expect([t.player('norrenis').vp, t.player('norrenis').mana]).toEqual([2, 2]);
  });

  it('ANU-16.20 ANU-R.73 Frigg places a Follower where three own pieces stand, in a contested Territory too', () => {
    const t = summoning('norrenis', 'frigg', (e) => {
      e.put('norrenis', 'norrenis.cap', '2 follower 1 settlement')
        .put('norrenis', 'norrenis.tl', '2 follower')
        .put('norrenis', 'gaia34.t1', '3 follower');
      e.put('babylon', 'gaia34.t1', '1 follower').hand('norrenis', 'dagger');
    });
    expect([...t.keys].sort()).toEqual(['gaia34.t1', 'gaia34.t1+norrenis.cap', 'none', 'norrenis.cap']);
    t.do('placeFollowers=gaia34.t1+norrenis.cap');
    expect(t.at('norrenis', 'gaia34.t1')).toEqual({ follower: 3, minor: 1 });
    expect(t.at('norrenis', 'norrenis.cap').follower).toBe(3);
    const empty = summoning('norrenis', 'frigg', (e) => {
      e.put('norrenis', 'norrenis.cap', '8 follower 1 settlement').put('norrenis', 'norrenis.tl', '4 follower');
    });
    expect(empty.domination('norrenis')).toBe(-6);
    empty.do('placeFollowers=norrenis.tl+norrenis.cap');
    expect(empty.player('norrenis').reserve).toBe(0);
    expect(empty.asked).toBe('placeFrom');
    empty.do('placeFrom=norrenis.tl');
    expect(empty.at('norrenis', 'norrenis.cap').follower).toBe(9);
  });

  it('ANU-16.21 Heimdallr gives Settlements 3 more strength, in defence only', () => {
    const attack = scene('norrenis babylon pharaos', 'battles', (e) => {
      e.put('norrenis', 'gaia34.t1', '1 settlement')
        .put('babylon', 'gaia34.t1', '1 follower')
        .summoned('norrenis', 'heimdallr')
        .hand('norrenis', 'dagger');
    }).together({ norrenis: 'dagger', babylon: 'sling' });
    expect(strengths(attack)).toMatchObject({ attack: 1, defence: 2 });
  });

  it('B44 ANU-16.22 ANU-R.25 Loki plays two cards and uses one after the reveal; the other goes back to hand and costs nothing', () => {
    const t = scene('norrenis babylon pharaos', 'battles', (e) => {
      e.put('norrenis', 'gaia34.t1', '2 follower')
        .put('babylon', 'gaia34.t1', '1 follower')
        .summoned('norrenis', 'loki')
        .hand('norrenis', 'dagger long-sword')
        .stock('norrenis', '2 metal');
    });
    expect(t.match.question(t.seat('norrenis'))?.kind).toBe('pick');
    t.together({ norrenis: 'dagger+long-sword', babylon: 'sling' });
    expect([t.asked, t.keys]).toEqual(['useCard', ['dagger', 'long-sword']]);
    t.do('useCard=dagger');
    expect([t.hand('norrenis'), t.player('norrenis').vp]).toEqual([['long-sword'], 4]);
    expect(t.stock('norrenis')).toEqual({ metal: 1 });
    expect(t.stock('babylon')).toEqual({ metal: 1 });
    expect(t.s.suspected[0]).toEqual([32]);
  });

  it('B57 ANU-16.22 ANU-R.25 ANU-12.4 against a face-down tile Loki chooses after it is turned over, and pays then', () => {
    const t = scene('norrenis babylon', 'battles', (e) => {
      e.put('norrenis', 'norrenis.tc', '3 follower')
        .guard('norrenis.tc', 'down')
        .nextCivilisation('civ-09')
        .summoned('norrenis', 'loki')
        .hand('norrenis', 'dagger long-sword')
        .stock('norrenis', '2 metal');
    });
    t.do('playWeapon=dagger+long-sword');
    expect([t.guard('norrenis.tc'), t.asked]).toEqual(['civ-09', 'useCard']);
    t.do('useCard=long-sword');
    expect([t.tracks('norrenis')[0], t.player('norrenis').vp, t.stock('norrenis')]).toEqual([1, 4, { food: 1, metal: 2 }]);
    expect(t.hand('norrenis')).toEqual(['dagger']);
  });

  it('ANU-16.23 ANU-R.83 Thor scores 2 for each controlled Territory with strength 4, Settlements counted once Odin is there', () => {
    const strong = (e: Editor): void => {
      e.put('norrenis', 'gaia34.t1', '4 follower')
        .put('norrenis', 'gaia34.t2', '1 settlement 2 follower')
        .put('norrenis', 'gaia34.t3', '1 minor 1 follower');
    };
    expect(points('norrenis', 'thor', strong)).toBe(2);
    expect(points('norrenis', 'thor odin', strong)).toBe(4);
  });
});

describe('gods of Babylon', () => {
  it('B45 ANU-16.24 ANU-16.27 ANU-R.36 Anu moves three units of one Territory, Enlil adds one to every Portal', () => {
    const anu = (gods: string) =>
      summoning('babylon', 'anu', (e) => {
        e.put('babylon', 'babylon.cap', '6 follower')
          .put('babylon', 'gaia34.t1', '1 minor')
          .summoned('babylon', gods)
          .tokens('babylon', 'T1');
      });
    const count = (t: Scene): number => {
      let sent = 0;
      for (const land of ['gaia34.t2', 'gaia34.t3', 'gaia34.t4', 'gaia34.t5', 'gaia34.t6']) {
        if (t.asked !== 'portalUnit') break;
        t.do('portalUnit=babylon.cap:follower', `portalTo=${land}`);
        if (t.asked === 'portalUnit') expect(t.keys).not.toContain('gaia34.t1:minor');
        sent++;
      }
      return sent;
    };
    expect(count(anu('').do('portalUnit=babylon.cap:follower', 'portalTo=gaia34.t7'))).toBe(2);
    expect(count(anu('enlil'))).toBe(4);
    const portal = (improved: boolean) =>
      scene('babylon norrenis pharaos', 'action', (e) => {
        e.pawn('babylon', 'portal').put('babylon', 'babylon.cap', '6 follower').summoned('babylon', 'enlil');
        if (improved) e.improve('babylon', 'portal');
      });
    expect([count(portal(false)), count(portal(true))]).toEqual([2, 3]);
    const reward = scene('babylon norrenis pharaos', 'extra', (e) => {
      e.pacts('babylon', 'pact-neutral-04')
        .stock('babylon', '3 gold')
        .put('babylon', 'babylon.cap', '6 follower')
        .summoned('babylon', 'enlil');
    }).do('extra=complete-pact');
    expect(count(reward)).toBe(2);
  });

  it('ANU-16.25 Assur gives 1 strength in every battle and harvest', () => {
    const t = scene('babylon norrenis', 'action', (e) =>
      e.pawn('babylon', 'harvest-blue').put('babylon', 'babylon.tl', '1 follower').summoned('babylon', 'assur'),
    );
    expect(t.do('harvest=babylon.tl').stock('babylon')).toEqual({ gold: 2 });
    const battle = scene('babylon norrenis', 'battles', (e) => {
      e.put('babylon', 'babylon.tc', '1 follower').guard('babylon.tc', 'civ-09').summoned('babylon', 'assur').hand('babylon', 'short-bow');
    }).do('playWeapon=short-bow');
    expect(strengths(battle)).toMatchObject({ attack: 5, defence: 5 });
  });

  it('ANU-16.26 Enki scores 4 for each controlled half of Atlantis', () => {
    expect(
      points('babylon', 'enki', (e) => e.put('babylon', 'gaia34.atl1', '1 follower').put('babylon', 'gaia34.atl2', '1 follower')),
    ).toBe(8);
  });

  it('ANU-16.28 Marduk places a Follower at each own Settlement that is not besieged', () => {
    const t = summoning('babylon', 'marduk', (e) => {
      e.put('babylon', 'babylon.cap', '1 settlement')
        .put('babylon', 'babylon.tl', '1 settlement')
        .put('babylon', 'babylon.ml', '1 follower');
      e.put('babylon', 'gaia34.t1', '1 settlement').put('pharaos', 'gaia34.t1', '1 follower');
    });
    expect([...t.keys].sort()).toEqual(['babylon.cap', 'babylon.tl', 'babylon.tl+babylon.cap', 'none']);
    t.do('placeFollowers=babylon.tl+babylon.cap');
    expect([t.at('babylon', 'babylon.tl').follower, t.at('babylon', 'babylon.cap').follower]).toEqual([1, 1]);
  });

  it('ANU-16.29 Ninhursag scores 2 for each controlled Territory that produces Metal', () => {
    expect(
      points('babylon', 'ninhursag', (e) => e.put('babylon', 'gaia34.t1', '1 follower').put('babylon', 'gaia34.t9', '1 follower')),
    ).toBe(4);
  });

  it('ANU-16.30 Ninlil gives 1 VP and 1 Metal for each Altar away from home', () => {
    const t = summoning('babylon', 'ninlil', (e) => {
      e.put('babylon', 'gaia34.atl1', '1 follower').put('babylon', 'gaia34.t2', '1 follower').put('babylon', 'babylon.ml', '1 follower');
    });
    expect([t.player('babylon').vp, t.stock('babylon')]).toEqual([3, { metal: 3 }]);
  });
});

describe('gods of Ellenys', () => {
  it('ANU-16.31 Ares scores 2 for each Ancient Civilisation defeated in the whole game', () => {
    expect(
      points('ellenys', 'ares', (e) => {
        e.player('ellenys').defeated = [2, 5, 7];
      }),
    ).toBe(6);
  });

  it('ANU-16.32 Athena gives a resource of what each Territory with an own Settlement produces, exhausted or besieged', () => {
    const t = summoning('ellenys', 'athena', (e) => {
      e.put('ellenys', 'ellenys.cap', '1 settlement 1 follower')
        .put('ellenys', 'gaia34.t5', '1 settlement')
        .put('pharaos', 'gaia34.t5', '1 follower');
      e.put('ellenys', 'gaia34.t3', '1 settlement').cover('gaia34.t3', 2).put('ellenys', 'gaia34.atl1', '1 settlement');
    });
    expect(t.stock('ellenys')).toEqual({ wood: 2, gold: 1 });
    const two = scene('ellenys norrenis', 'extra', (e) => {
      e.tokens('ellenys', 'T0')
        .gods('ellenys', 'athena')
        .put('ellenys', 'gaia12.ne', '1 settlement')
        .put('ellenys', 'ellenys.cap', '1 follower');
    }).do('extra=summon');
    expect(two.keys).toEqual(['wood', 'gold']);
    two.do('athena=gold');
    expect(two.stock('ellenys')).toEqual({ gold: 1 });
  });

  it('ANU-16.33 Demeter scores 2 for each controlled Territory that produces Food', () => {
    expect(points('ellenys', 'demeter', (e) => e.put('ellenys', 'gaia34.t2', '1 follower').put('ellenys', 'gaia34.t8', '1 follower'))).toBe(
      4,
    );
  });

  it('ANU-16.34 Hades scores 2 for each three Followers in the reserve', () => {
    expect(points('ellenys', 'hades', (e) => e.put('ellenys', 'ellenys.cap', '4 follower'))).toBe(4);
  });

  it('B39 ANU-16.35 ANU-R.59 Hera adds one Follower to each gain', () => {
    const income = (improved: boolean) =>
      scene('ellenys norrenis', 'action', (e) => {
        e.pawn('ellenys', 'settlement-income').put('ellenys', 'ellenys.cap', '1 settlement').summoned('ellenys', 'hera');
        if (improved) e.improve('ellenys', 'settlement-income');
      });
    expect(income(false).keys).toHaveLength(4);
    expect(income(true).keys).toHaveLength(5);
  });

  it('ANU-16.36 Hermes gives each Move 2 more steps, but no Portal', () => {
    const t = scene('ellenys norrenis', 'action', (e) =>
      e.pawn('ellenys', 'move-blue').put('ellenys', 'ellenys.cap', '9 follower').summoned('ellenys', 'hermes'),
    );
    for (let step = 0; step < 4; step++) t.do('moveUnit=ellenys.cap:follower', 'moveTo=ellenys.ml');
    expect(t.asked).toBe('pawn');
    const portal = scene('ellenys norrenis', 'action', (e) =>
      e.pawn('ellenys', 'portal').put('ellenys', 'ellenys.cap', '9 follower').summoned('ellenys', 'hermes'),
    );
    portal.do('portalUnit=ellenys.cap:follower', 'portalTo=gaia12.n');
    expect(portal.asked).toBe('pawn');
  });

  it('ANU-16.37 Poseidon counts as one more Altar, for Creation too', () => {
    const t = scene('ellenys norrenis', 'action', (e) => e.pawn('ellenys', 'creation').summoned('ellenys', 'poseidon'));
    expect(t.stock('ellenys')).toEqual({ wood: 1 });
  });

  it('ANU-9.6 every Minor god brings the step of its card', () => {
    for (const house of FOUR.split(' ')) {
      const { minors } = scene(FOUR, 'pawn', () => undefined).match.data.houses.find(({ id }) => id === house) ?? { minors: [] };
      for (const god of minors) {
        const t = summoning(house, god.id, (e) => e.put(house, `${house}.cap`, '1 follower'));
        const [bonus] = god.bonus;
        const moved = bonus?.t === 'domination' ? t.domination(house) + 8 : t.tracks(house)[bonus?.of ?? 0];
        expect([god.id, moved]).toEqual([god.id, bonus?.n]);
      }
    }
  });
});
