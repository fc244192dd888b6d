import { describe, expect, it } from 'vitest';
import { rules } from '../rules/index.ts';
import { readings, scene } from './scene.ts';

const FOUR = 'pharaos norrenis babylon ellenys';

describe('summoning', () => {
  it('A13 ANU-3.9 ANU-9.2 ANU-9.3 ANU-9.4 ANU-9.5 ANU-9.6 a Minor god replaces a Follower and brings the step of its card', () => {
    const t = scene('pharaos norrenis', 'pawn', (e) => {
      e.tiles({ I4: 'market', I0: 'domination' })
        .pawn('pharaos', 'market')
        .cubes('pharaos', 'R0 L0')
        .gods('pharaos', 'isis horus seth osiris');
      e.put('pharaos', 'pharaos.cap', '2 follower').put('pharaos', 'pharaos.ml', '1 follower');
    });
    t.do('pawn=domination');
    expect(t.cubes('pharaos')).toContain('P4');
    t.do('extra=summon');
    expect(t.keys).toEqual(['isis', 'horus', 'seth', 'osiris']);
    t.do('summon=isis');
    expect(t.keys).toEqual(['pharaos.ml', 'pharaos.cap']);
    t.do('replace=pharaos.ml');
    expect(t.at('pharaos', 'pharaos.ml')).toEqual({ minor: 1 });
    expect(t.player('pharaos').reserve).toBe(10);
    expect(t.tracks('pharaos')).toEqual([0, 1, 0]);
    expect(t.asks).toBe('norrenis');
  });

  it('ANU-9.1 each kind of Additional action once in a turn, in any order, or none', () => {
    const t = scene('pharaos norrenis', 'extra', (e) => {
      e.tokens('pharaos', 'T0 T1')
        .gods('pharaos', 'isis horus')
        .put('pharaos', 'pharaos.cap', '3 follower')
        .artefacts('pharaos', 'cornucopia pandora-box');
      e.pacts('pharaos', 'pact-neutral-01 pact-neutral-02').stock('pharaos', '9 food 9 wood 9 metal 9 gold');
    });
    expect(t.keys).toEqual(['summon', 'complete-pact', 'cornucopia', 'pandora', 'pass']);
    t.do('extra=complete-pact', 'completePact=pact-neutral-01', 'payWith=gold=1');
    expect(t.keys).toEqual(['summon', 'cornucopia', 'pandora', 'pass']);
    t.do('extra=summon', 'summon=isis');
    expect(t.keys).toEqual(['cornucopia', 'pandora', 'pass']);
    t.do('extra=pass');
    expect(t.asks).toBe('norrenis');
  });

  it('B4 ANU-9.7 ANU-9.8 ANU-11.2 ANU-11.6 ANU-11.9 ANU-15.1 ANU-R.17 the Major god goes through the gate: Domination first, then all three tracks', () => {
    const t = scene('babylon norrenis', 'extra', (e) => {
      e.tokens('babylon', 'PENT').put('babylon', 'babylon.cap', '1 follower').tracks('babylon', '11 technology').domination('babylon', -2);
    });
    t.do('extra=summon');
    expect(t.domination('babylon')).toBe(0);
    expect(t.player('babylon').vp).toBe(2);
    expect(t.tracks('babylon')).toEqual([1, 12, 1]);
    expect(t.s.ending).toEqual({ by: 0, track: 1 });
    expect(t.at('babylon', 'babylon.cap')).toEqual({ major: 1 });
  });

  it('ANU-9.4 ANU-R.18 without a Follower on the map nobody is summoned', () => {
    const t = scene('babylon norrenis', 'extra', (e) =>
      e.tokens('babylon', 'T0 PENT').put('babylon', 'babylon.cap', '1 minor 1 settlement'),
    );
    expect(t.asks).toBe('norrenis');
  });

  it('ANU-9.9 a god that retreats stays in play and moves, controls and harvests like any unit', () => {
    const t = scene('babylon norrenis', 'battles', (e) => {
      e.put('babylon', 'babylon.tc', '1 major').guard('babylon.tc', 'civ-09').hand('babylon', 'dagger');
    });
    t.do('playWeapon=dagger');
    expect(t.at('babylon', 'babylon.cap')).toEqual({ major: 1 });
    expect(t.controller('babylon.cap')).toBe('babylon');
  });

  it('ANU-9.10 ANU-R.15 a fifth Minor token summons nobody', () => {
    const t = scene('pharaos norrenis', 'extra', (e) => {
      e.tokens('pharaos', 'T0 T1 T2 T3 T4').summoned('pharaos', 'isis horus seth osiris').put('pharaos', 'pharaos.cap', '2 follower');
      e.gods('pharaos', 'isis horus seth osiris');
    });
    expect(t.asks).toBe('norrenis');
  });

  it('ANU-9.5 each god comes once, and a token is used once', () => {
    const t = scene('pharaos norrenis', 'extra', (e) => {
      e.tokens('pharaos', 'T0 T1')
        .gods('pharaos', 'horus seth isis osiris')
        .summoned('pharaos', 'horus')
        .put('pharaos', 'pharaos.cap', '2 follower');
    });
    t.do('extra=summon');
    expect(t.keys).toEqual(
      ['isis', 'osiris', 'seth'].sort(
        (a, b) => ['horus', 'seth', 'isis', 'osiris'].indexOf(a) - ['horus', 'seth', 'isis', 'osiris'].indexOf(b),
      ),
    );
    t.do('summon=seth');
    expect(t.asks).toBe('norrenis');
  });
});

describe('Trade Pacts', () => {
  const serena = (at: string) =>
    scene('ellenys norrenis pharaos', 'extra', (e) => {
      e.pacts('ellenys', 'pact-norrenis-3').stock('ellenys', '1 food 2 wood 1 gold').put('ellenys', at, '1 follower');
    });

  it('A14 ANU-10.2 ANU-10.4 a House Pact gives both lines to whoever controls a Territory of that House', () => {
    const t = serena('norrenis.tl').do('extra=complete-pact', 'nextReward=resource:1', 'takeKind=gold', 'arm=dagger');
    expect(t.stock('ellenys')).toEqual({ gold: 1 });
    expect(t.hand('ellenys')).toEqual(['dagger']);
    expect(t.player('ellenys').vp).toBe(4);
    expect(t.tracks('ellenys')).toEqual([0, 0, 2]);
  });

  it('A14 ANU-10.5 ANU-R.79 without a Territory there only one line is taken, as a whole, for the full price', () => {
    const score = serena('gaia34.t1').do('extra=complete-pact', 'pactLine=score');
    expect(score.stock('ellenys')).toEqual({});
    expect([score.player('ellenys').vp, score.tracks('ellenys'), score.hand('ellenys')]).toEqual([4, [0, 0, 2], []]);
    const bonus = serena('gaia34.t1').do('extra=complete-pact', 'pactLine=bonus', 'nextReward=weapon:1', 'arm=dagger', 'takeKind=food');
    expect([bonus.player('ellenys').vp, bonus.tracks('ellenys'), bonus.hand('ellenys')]).toEqual([0, [0, 0, 0], ['dagger']]);
  });

  it('ANU-10.3 a neutral Pact gives both lines always', () => {
    const t = scene('ellenys norrenis', 'extra', (e) =>
      e.pacts('ellenys', 'pact-neutral-06').stock('ellenys', '1 food 1 wood 1 metal 1 gold'),
    );
    t.do('extra=complete-pact');
    expect([t.player('ellenys').mana, t.player('ellenys').vp, t.tracks('ellenys')]).toEqual([1, 4, [0, 0, 2]]);
  });

  it('B27 ANU-10.4 ANU-10.6 ANU-4.7 for the own icon a Territory of Gaia is needed; Atlantis is Gaia, unless it is contested', () => {
    const own = (edit: 'held' | 'contested' | 'home') =>
      scene(FOUR, 'extra', (e) => {
        e.pacts('pharaos', 'pact-pharaos-1').stock('pharaos', '1 wood 1 metal 1 gold').hand('pharaos', 'dagger');
        e.put('pharaos', edit === 'home' ? 'pharaos.tl' : 'gaia34.atl2', '1 follower');
        if (edit === 'contested') e.put('babylon', 'gaia34.atl2', '1 follower');
      }).do('extra=complete-pact');
    expect(own('held').stock('pharaos')).toEqual({ food: 1, mana: 1 });
    expect(own('contested').asked).toBe('pactLine');
    expect(own('home').asked).toBe('pactLine');
  });

  it('ANU-10.7 in a first game House icons may be ignored', () => {
    const t = scene('ellenys norrenis', 'extra', (e) => e.pacts('ellenys', 'pact-norrenis-1').stock('ellenys', '2 food 1 gold'), {
      firstGameNoHouseIcons: true,
    });
    t.do('extra=complete-pact');
    expect(t.stock('ellenys')).toEqual({ metal: 1, mana: 1 });
    expect(t.player('ellenys').vp).toBe(3);
  });

  it('B60 ANU-10.8 ANU-R.19 ANU-11.7 ANU-15.3 ANU-R.45 rewards come one after the other, steps last: a Move may still enter Atlantis', () => {
    const t = scene(FOUR, 'extra', (e) => {
      e.pacts('pharaos', 'pact-norrenis-4')
        .stock('pharaos', '2 food 1 gold 1 wood')
        .put('pharaos', 'gaia34.t6', '1 follower')
        .put('pharaos', 'norrenis.tl', '1 follower');
      e.tracks('pharaos', '10 commerce').domination('pharaos', 1);
    });
    t.do('extra=complete-pact');
    expect(t.player('pharaos').vp).toBe(4);
    expect(t.s.ending).toBeNull();
    t.do('moveUnit=gaia34.t6:follower', 'moveTo=gaia34.atl1', 'moveUnit=norrenis.tl:follower', 'moveTo=norrenis.ml');
    expect(t.at('pharaos', 'gaia34.atl1')).toEqual({ follower: 1 });
    expect(t.tracks('pharaos')).toEqual([1, 0, 12]);
    expect(t.s.ending).toEqual({ by: 0, track: 2 });
  });

  it('ANU-10.8 while several free rewards are left the player says which is next', () => {
    const t = scene('pharaos norrenis', 'extra', (e) => {
      e.pacts('pharaos', 'pact-pharaos-2')
        .stock('pharaos', '3 gold')
        .put('pharaos', 'pharaos.cap', '1 settlement')
        .put('pharaos', 'gaia12.n', '1 follower');
    });
    t.do('extra=complete-pact');
    expect(t.keys).toEqual(['follower:1', 'weapon:1']);
    t.do('nextReward=weapon:1', 'arm=pass', 'deploy=none');
    expect(t.asks).toBe('norrenis');
  });

  it('ANU-10.9 a blue or red action as a reward: not the tile under the pawn, without Mana, on the side it shows; it may be declined', () => {
    const blue = scene('pharaos norrenis', 'extra', (e) =>
      e.pacts('pharaos', 'pact-neutral-08').stock('pharaos', '1 food 3 gold').pawn('pharaos', 'market'),
    );
    blue.do('extra=complete-pact');
    expect(blue.keys).toEqual(['portal', 'move-blue', 'commerce', 'harvest-blue', 'creation', 'pass']);
    blue.do('activate=pass');
    expect(blue.tracks('pharaos')).toEqual([0, 0, 2]);
    const red = scene('pharaos norrenis', 'extra', (e) => {
      e.pacts('pharaos', 'pact-norrenis-5')
        .stock('pharaos', '3 food 1 wood 1 gold')
        .put('pharaos', 'norrenis.tl', '3 follower')
        .pawn('pharaos', 'move-red');
      e.improve('pharaos', 'domination');
    });
    red.do('extra=complete-pact');
    expect(red.keys).toEqual(['harvest-red', 'settlement-income', 'domination', 'pass']);
    red.do('activate=domination');
    expect(red.domination('pharaos')).toBe(-6);
  });

  it('B26 ANU-10.10 ANU-14.4 ANU-R.40 when the stack is empty the display shrinks; who finds none loses the gain', () => {
    const t = scene('pharaos norrenis', 'culture', (e) => {
      e.culture('pharaos.c3', 'culture-15')
        .put('pharaos', 'pharaos.ml', '1 follower')
        .put('norrenis', 'pharaos.mr', '1 follower')
        .put('pharaos', 'pharaos.cap', '1 follower');
      e.player('pharaos').completed = [...e.s.pactStack, ...e.s.display].filter((pact) => pact !== 0);
      e.s.pactStack = [];
      e.s.display = [0];
    });
    expect(t.asks).toBe('pharaos');
    t.do('takePact=pact-neutral-01');
    expect(t.player('pharaos').pacts).toEqual([0]);
    expect(t.s.display).toEqual([]);
    expect(t.asked).toBe('pawn');
    expect(t.player('norrenis').pacts).toEqual([]);
  });

  it('ANU-10.11 a completed Pact is turned over and cannot be completed again', () => {
    const t = scene('pharaos norrenis', 'extra', (e) =>
      e.pacts('pharaos', 'pact-neutral-06').stock('pharaos', '4 food 4 wood 4 metal 4 gold'),
    );
    t.do('extra=complete-pact');
    expect([t.player('pharaos').pacts, t.player('pharaos').completed]).toEqual([[], [5]]);
  });

  it('ANU-10.12 the icons for Settlement income and for Domination by Objective depend on no tile', () => {
    const { data } = scene('pharaos norrenis', 'pawn', () => undefined).match;
    const printed = [...data.pacts.flatMap((pact) => pact.bonus), ...data.culture.flatMap((token) => token.reward)];
    expect(printed.some(({ t }) => t === 'settlementIncome' || t === 'dominationByObjective')).toBe(false);
    const components = structuredClone(data.components);
    const [pact] = components.pacts;
    if (pact) pact.bonus = [{ t: 'settlementIncome' }, { t: 'dominationByObjective' }];
    const changed = rules.read({ components, map: data.map });
    expect(changed.pacts[0]?.bonus.map(({ t, n }) => [t, n])).toEqual([
      ['settlementIncome', 1],
      ['dominationByObjective', 1],
    ]);
    const t = scene(
      'pharaos norrenis',
      'extra',
      (e) => {
        e.improve('pharaos', 'settlement-income domination').stock('pharaos', '2 food 1 wood').pacts('pharaos', 'pact-neutral-01');
        e.put('pharaos', 'pharaos.cap', '2 settlement').put('pharaos', 'pharaos.tl', '3 follower');
      },
      {},
      { components, map: data.map },
    );
    t.do('extra=complete-pact', 'deploy=pharaos.cap=2');
    expect(t.player('pharaos').vp).toBe(4);
    expect(t.domination('pharaos')).toBe(-7);
  });
});

describe('tracks', () => {
  it('ANU-11.1 ANU-11.3 ANU-R.50 ANU-R.51 the Domination track runs from -8 to +10, and nobody goes past its end or back', () => {
    const { components, pastLightning } = scene('pharaos norrenis', 'pawn', () => undefined).match.data;
    expect(components.dominationTrack.vpBySpace).toEqual([-8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(components.dominationTrack.vpBySpace[pastLightning]).toBe(0);
    const t = scene('pharaos norrenis', 'action', (e) => {
      e.pawn('pharaos', 'domination').put('pharaos', 'pharaos.cap', '9 follower').domination('pharaos', 9);
    });
    expect(t.domination('pharaos')).toBe(10);
  });

  it('ANU-11.2 several tokens may be taken in one advance', () => {
    const t = scene('pharaos norrenis', 'action', (e) => {
      e.pawn('pharaos', 'domination')
        .put('pharaos', 'pharaos.cap', '12 follower 3 minor')
        .domination('pharaos', -6)
        .objectives('altars settlements territories units');
    });
    expect(t.domination('pharaos')).toBe(-1);
    expect(t.player('pharaos').vp).toBe(4);
    expect(t.s.tokens).toHaveLength(2);
  });

  it('ANU-11.4 B24 ANU-R.38 each Objective is counted now and is worth at most 5; besieged Settlements count, those of Norrenis are no units', () => {
    const t = scene('norrenis babylon pharaos', 'pawn', (e) => {
      e.put('norrenis', 'norrenis.cap', '3 settlement 7 follower').put('norrenis', 'norrenis.tl', '1 major 1 minor');
      e.put('babylon', 'gaia34.t2', '1 settlement')
        .put('norrenis', 'gaia34.t2', '1 follower')
        .put('babylon', 'babylon.cap', '1 settlement');
      e.put('babylon', 'babylon.ml', '1 settlement').put('babylon', 'babylon.tr', '1 settlement');
      e.put('pharaos', 'pharaos.cap', '12 follower 4 minor 1 major');
      for (const land of ['tl', 'tr', 'ml', 'mr']) e.put('pharaos', `pharaos.${land}`, '1 settlement');
    });
    const values = readings(t.match).objectiveValues;
    expect(values[0]).toEqual([2, 3, 1, 3]);
    expect(values[1]?.[1]).toBe(4);
    expect(values[1]?.[0]).toBe(2);
    expect(values[2]).toEqual([2, 4, 2, 5]);
    expect(t.controller('gaia34.t2')).toBe('norrenis');
  });

  it('ANU-11.5 the spaces of a Development track multiply by 1 to 4, three spaces each, the last one by 5', () => {
    const { components } = scene('pharaos norrenis', 'pawn', () => undefined).match.data;
    expect(components.developmentTracks.multiplierBySpace).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5]);
  });

  it('B5 ANU-11.6 ANU-R.20 before the lightning the last space is closed, and the steps are lost for good', () => {
    const t = scene('pharaos norrenis', 'mana', (e) => {
      e.tiles({ O0: 'portal', I0: 'domination' }).pawn('pharaos', 'portal').stock('pharaos', '1 mana 2 gold 1 wood 1 metal');
      e.tracks('pharaos', '10 technology').domination('pharaos', -3).put('pharaos', 'pharaos.cap', '12 follower');
    });
    t.do('mana=develop', 'develop=domination');
    expect(t.tracks('pharaos')).toEqual([0, 11, 0]);
    expect(t.s.ending).toBeNull();
    t.do('performImproved=domination');
    expect(t.domination('pharaos')).toBeGreaterThanOrEqual(0);
    expect(t.tracks('pharaos')).toEqual([0, 11, 0]);
  });

  it('ANU-11.7 ANU-11.8 steps past the last space are lost; War comes from battles and gods, Technology from developing, Commerce from Pacts', () => {
    const t = scene('pharaos norrenis', 'extra', (e) => {
      e.tracks('pharaos', '11 commerce')
        .domination('pharaos', 4)
        .pacts('pharaos', 'pact-neutral-06')
        .stock('pharaos', '1 food 1 wood 1 metal 1 gold');
    });
    t.do('extra=complete-pact');
    expect(t.tracks('pharaos')).toEqual([0, 0, 12]);
    expect(t.s.ending?.track).toBe(2);
  });
});
