import { seatOf } from '@pantheon/kernel';
import { describe, expect, it } from 'vitest';
import { scene } from './scene.ts';

const FOUR = 'pharaos norrenis babylon ellenys';

describe('the turn', () => {
  it('ANU-3.1 five phases in a fixed order: pawn, Mana, Additional actions, battles, Culture', () => {
    const t = scene('pharaos norrenis babylon', 'pawn', (e) => {
      e.pawn('pharaos', 'market').stock('pharaos', '5 mana 3 food').pacts('pharaos', 'pact-neutral-01').hand('pharaos', 'short-bow');
      e.put('pharaos', 'pharaos.ml', '2 follower 1 settlement')
        .put('pharaos', 'pharaos.mr', '1 follower')
        .put('pharaos', 'pharaos.cap', '1 follower');
      e.put('norrenis', 'pharaos.tl', '1 follower').culture('pharaos.c3', 'culture-09').stock('norrenis', '1 gold');
      e.player('pharaos').stock = [3, 3, 0, 0];
    });
    t.do('pawn=move-blue', 'moveUnit=pharaos.ml:follower', 'moveTo=pharaos.tl', 'moveUnit=pass');
    expect([t.asked, t.s.step]).toEqual(['mana', 'mana']);
    t.do('mana=pass');
    expect([t.asked, t.s.step]).toEqual(['extra', 'extra']);
    t.do('extra=pass');
    expect(t.s.step).toBe('battle');
    t.together({ pharaos: 'short-bow', norrenis: 'sling' }).do('steal=food');
    const culture = t.events.lastIndexOf('culture');
    expect(culture).toBeGreaterThan(t.events.indexOf('won'));
    expect(t.asks).toBe('norrenis');
  });
});

describe('Mana actions', () => {
  it('ANU-7.1 ANU-7.2 exactly one Mana action after the tile: a red tile for 3, a blue one for 2, never the one under the pawn', () => {
    const t = scene(FOUR, 'mana', (e) => e.pawn('pharaos', 'domination').stock('pharaos', '7 mana'));
    expect(t.keys).toEqual(['activate-red', 'activate-blue', 'pass']);
    t.do('mana=activate-red');
    expect(t.keys).toEqual(['move-red', 'harvest-red', 'settlement-income']);
    t.do('activate=harvest-red');
    expect(t.player('pharaos').mana).toBe(4);
    expect(t.player('pharaos').cubes).toBe(0);
    expect(t.asks).toBe('norrenis');
    const blue = scene(FOUR, 'mana', (e) => e.pawn('pharaos', 'portal').stock('pharaos', '2 mana').improve('pharaos', 'market'));
    expect(blue.keys).toEqual(['activate-blue', 'pass']);
    blue.do('mana=activate-blue', 'activate=market', 'marketTake=wood-gold');
    expect(blue.stock('pharaos')).toEqual({ wood: 1, gold: 1 });
  });

  it('B9 ANU-7.3 ANU-8.1 ANU-R.69 two Advanced cards for 1 Mana and 2 Metal, or one if only one is left', () => {
    const t = scene(FOUR, 'mana', (e) => {
      e.stock('pharaos', '1 mana 2 metal').put('pharaos', 'pharaos.tc', '1 minor').guard('pharaos.tc', 'civ-01');
    });
    t.do('mana=arm', 'arm=short-bow', 'arm=dagger');
    expect(t.hand('pharaos')).toEqual(['dagger', 'short-bow']);
    expect(t.stock('pharaos')).toEqual({});
    expect(t.asked).toBe('playWeapon');
    expect(t.keys).toEqual(['dagger', 'short-bow']);
    const last = scene(FOUR, 'mana', (e) => {
      e.stock('pharaos', '1 mana 2 metal').hand('pharaos', 'dagger short-bow double-axe ballista war-hammer long-sword');
    });
    last.do('mana=arm', 'arm=war-chariot');
    expect(last.hand('pharaos')).toHaveLength(7);
    expect(last.asked).toBe('pawn');
  });

  it('A10 ANU-7.4 ANU-8.5 ANU-8.9 ANU-R.56 developing for 1 Mana and 2 Gold: a tile next to the pawn, a red one only with Wood and Metal', () => {
    const t = scene('babylon norrenis', 'mana', (e) => {
      e.tiles({ I0: 'market', O0: 'creation', O1: 'move-red', I1: 'harvest-red', I4: 'portal' });
      e.pawn('babylon', 'market')
        .stock('babylon', '1 mana 2 gold')
        .put('babylon', 'babylon.ml', '1 follower')
        .put('babylon', 'babylon.tr', '1 follower');
    });
    t.do('mana=develop');
    expect([...t.keys].sort()).toEqual(['creation', 'portal']);
    const blocked = t.match.questionDto(seatOf(0))?.blocked.map((entry) => [entry.key, entry.why.rule]);
    expect(blocked).toContainEqual(['move-red', 'ANU-8.6']);
    expect(blocked).toContainEqual(['commerce', 'ANU-8.5']);
    expect(blocked).toContainEqual(['market', 'ANU-8.5']);
    t.do('develop=creation');
    expect(t.stock('babylon')).toEqual({});
    expect(t.tracks('babylon')).toEqual([0, 1, 0]);
    t.do('performImproved=creation', 'creationKind=wood');
    expect(t.stock('babylon')).toEqual({ wood: 2 });
    const red = scene('babylon norrenis', 'mana', (e) => {
      e.tiles({ O0: 'market', I0: 'move-red', I4: 'harvest-red' }).pawn('babylon', 'market').stock('babylon', '1 mana 2 gold');
    });
    expect(red.asks).toBe('norrenis');
  });

  it('A11 ANU-7.6 ANU-8.13 three Followers for 1 Mana and 2 Food, split over own Settlements', () => {
    const t = scene('babylon norrenis', 'mana', (e) => {
      e.stock('babylon', '1 mana 2 food')
        .put('babylon', 'babylon.cap', '1 settlement')
        .put('babylon', 'babylon.ml', '1 settlement')
        .put('babylon', 'gaia12.n', '1 settlement');
    });
    t.do('mana=recruit', 'deploy=gaia12.n=2,babylon.cap=1');
    expect(t.at('babylon', 'gaia12.n').follower).toBe(2);
    expect(t.at('babylon', 'babylon.cap').follower).toBe(1);
    expect(t.player('babylon').reserve).toBe(9);
  });

  it('ANU-7.7 a Mana action that could do nothing is not offered', () => {
    const t = scene('babylon norrenis', 'mana', (e) => {
      e.stock('babylon', '1 mana 2 food 2 wood 2 metal 2 gold').put('babylon', 'babylon.cap', '5 settlement');
      e.hand('babylon', 'dagger short-bow double-axe ballista war-hammer long-sword composite-bow');
      e.tiles({ O0: 'market', I0: 'portal', I4: 'creation' }).pawn('babylon', 'market').improve('babylon', 'portal creation');
    });
    expect(t.keys).toEqual(['recruit', 'pass']);
    const none = scene('babylon norrenis', 'mana', (e) => e.stock('babylon', '1 mana 2 food'));
    expect(none.asks).toBe('norrenis');
  });

  it('B41 ANU-13.6 ANU-R.49 the Mirror gives two different Mana actions, each for 1 Mana less', () => {
    const t = scene('babylon norrenis', 'mana', (e) => {
      e.artefacts('babylon', 'duplicity-mirror').stock('babylon', '2 food 2 gold').put('babylon', 'babylon.cap', '1 settlement');
      e.tiles({ O0: 'market', I0: 'portal' }).pawn('babylon', 'market');
    });
    t.do('mana=mirror');
    expect(t.keys).toEqual(['develop', 'recruit']);
    t.do('mana=recruit', 'deploy=babylon.cap=3');
    expect(t.keys).toEqual(['develop', 'pass']);
    t.do('mana=develop', 'develop=portal', 'performImproved=pass');
    expect(t.player('babylon').artefacts).toEqual([]);
    expect(t.stock('babylon')).toEqual({});
    expect(t.asks).toBe('norrenis');
    const blue = scene('babylon norrenis', 'mana', (e) => e.artefacts('babylon', 'duplicity-mirror').stock('babylon', '2 mana'));
    blue.do('mana=mirror', 'mana=activate-blue', 'activate=creation');
    expect(blue.asks).toBe('norrenis');
  });
});

describe('weapons, Technologies, Settlements, Followers', () => {
  it('ANU-8.2 ANU-17.1 others see how many Advanced cards are in hand, not which', () => {
    const t = scene('pharaos norrenis', 'mana', (e) => e.stock('pharaos', '1 mana 2 metal'));
    t.do('mana=arm', 'arm=short-bow', 'arm=dagger');
    const seen = t.match.seatView(seatOf(1)).view as { hands: unknown[]; handSizes: number[] };
    expect(seen.hands[0]).toBeNull();
    expect(seen.handSizes).toEqual([2, 0]);
    expect(t.match.logFor(seatOf(1)).map((line) => line.event)).not.toContain('armed');
    expect(t.match.logFor(seatOf(0)).map((line) => line.event)).toContain('armed');
  });

  it('ANU-8.1 fewer cards than gained may be taken', () => {
    const t = scene('pharaos norrenis', 'mana', (e) => e.stock('pharaos', '1 mana 2 metal'));
    t.do('mana=arm', 'arm=pass');
    expect(t.hand('pharaos')).toEqual([]);
  });

  it('ANU-8.5 ANU-R.46 a tile is developed once, never under the pawn; developing may be declined as a reward', () => {
    const t = scene('babylon norrenis', 'extra', (e) => {
      e.pacts('babylon', 'pact-neutral-10').stock('babylon', '2 gold 3 metal').tiles({ O0: 'market', I0: 'portal', I4: 'creation' });
      e.pawn('babylon', 'market').improve('babylon', 'portal');
    });
    t.do('extra=complete-pact');
    expect(t.keys).toEqual(['creation', 'pass']);
    t.do('develop=pass');
    expect(t.tracks('babylon')).toEqual([0, 0, 2]);
  });

  it('ANU-8.8 the improved action may be left', () => {
    const t = scene('babylon norrenis', 'mana', (e) => {
      e.tiles({ O0: 'market', I0: 'creation' })
        .pawn('babylon', 'market')
        .stock('babylon', '1 mana 2 gold')
        .put('babylon', 'babylon.ml', '1 follower');
    });
    t.do('mana=develop', 'develop=creation', 'performImproved=pass');
    expect(t.stock('babylon')).toEqual({});
    expect(t.player('babylon').improved).toBe(1 << 6);
  });

  it('ANU-8.11 ANU-8.12 a Settlement is built where one controls and nobody has any, not where it is contested', () => {
    const t = scene(FOUR, 'mana', (e) => {
      e.stock('pharaos', '1 mana 2 wood')
        .put('pharaos', 'pharaos.cap', '1 settlement 1 follower')
        .put('pharaos', 'pharaos.tl', '1 follower');
      e.put('pharaos', 'gaia34.t1', '1 follower').put('ellenys', 'gaia34.t1', '1 settlement');
      e.put('pharaos', 'gaia34.t2', '1 follower').put('babylon', 'gaia34.t2', '1 follower');
      e.put('pharaos', 'gaia34.t5', '1 minor');
    });
    t.do('mana=settle');
    expect([...t.keys].sort()).toEqual(['gaia34.t5', 'pharaos.tl']);
    t.do('build=gaia34.t5');
    expect(t.at('pharaos', 'gaia34.t5')).toEqual({ minor: 1, settlement: 1 });
    expect(t.player('pharaos').unbuilt).toBe(3);
  });

  it('B46 ANU-8.14 ANU-R.48 ANU-R.54 what the reserve lacks may be moved from elsewhere, a contested Territory included; while it holds Followers they come first; all may be declined', () => {
    const t = scene('babylon norrenis', 'mana', (e) => {
      e.stock('babylon', '1 mana 2 food').put('babylon', 'babylon.cap', '1 settlement').put('babylon', 'babylon.ml', '11 follower');
    });
    t.do('mana=recruit');
    expect(t.keys).toEqual(['none', 'babylon.cap=1']);
    t.do('deploy=babylon.cap=1');
    expect(t.keys).toEqual(['babylon.ml', 'pass']);
    t.do('redeployFrom=babylon.ml');
    expect(t.at('babylon', 'babylon.cap').follower).toBe(2);
    t.do('redeployFrom=pass');
    expect(t.at('babylon', 'babylon.ml').follower).toBe(10);
    const contested = scene('babylon norrenis', 'mana', (e) => {
      e.stock('babylon', '1 mana 2 food').put('babylon', 'babylon.cap', '1 settlement').put('babylon', 'gaia12.n', '12 follower');
      e.put('norrenis', 'gaia12.n', '1 follower');
    });
    contested.do('mana=recruit', 'redeployFrom=gaia12.n');
    expect(contested.at('babylon', 'babylon.cap').follower).toBe(1);
    const declined = scene('babylon norrenis', 'mana', (e) => {
      e.stock('babylon', '1 mana 2 food').put('babylon', 'babylon.cap', '1 settlement').put('babylon', 'babylon.ml', '11 follower');
    });
    declined.do('mana=recruit', 'deploy=none');
    expect(declined.asks).toBe('norrenis');
  });

  it('ANU-8.13 ANU-8.15 ANU-R.28 nobody deploys at a besieged Settlement, nor without any: the gain is lost; a contested one receives Followers', () => {
    const t = scene(FOUR, 'action', (e) => {
      e.pawn('babylon', 'market').pawn('pharaos', 'settlement-income');
      e.put('pharaos', 'gaia34.t1', '1 settlement').put('ellenys', 'gaia34.t1', '1 follower');
    });
    expect(t.asks).toBe('norrenis');
    expect(t.player('pharaos').reserve).toBe(12);
    const contested = scene('norrenis pharaos', 'action', (e) => {
      e.pawn('norrenis', 'settlement-income')
        .put('norrenis', 'norrenis.tc', '1 settlement')
        .guard('norrenis.tc', 'down')
        .hand('norrenis', 'dagger');
    });
    contested.do('deploy=norrenis.tc=2');
    expect(contested.at('norrenis', 'norrenis.tc')).toEqual({ follower: 2, settlement: 1 });
    const held = scene('pharaos babylon', 'action', (e) => {
      e.pawn('pharaos', 'settlement-income')
        .put('pharaos', 'gaia12.n', '1 settlement 1 follower')
        .put('babylon', 'gaia12.n', '1 follower')
        .hand('pharaos', 'dagger');
    });
    held.do('deploy=gaia12.n=2');
    expect(held.at('pharaos', 'gaia12.n')).toEqual({ follower: 3, settlement: 1 });
  });
});
