import { describe, expect, it } from 'vitest';
import { rules } from '../rules/index.ts';
import { opened, readings, scene } from './scene.ts';

const FOUR = 'pharaos norrenis babylon ellenys';

describe('Territories and control', () => {
  it('ANU-4.1 ANU-R.9 Territories have 1 to 3 icons of one kind, or one each of two on the side for two players; no kind needs more than 16 tokens', () => {
    const { lands } = opened(FOUR).match.data;
    for (const land of lands.filter(({ kind }) => kind === 'normal' || kind === 'capital')) {
      expect(land.icons.length).toBeGreaterThanOrEqual(1);
      expect(land.icons.length).toBeLessThanOrEqual(3);
      if (new Set(land.icons).size === 2) expect([land.id.startsWith('gaia12'), land.icons.length]).toEqual([true, 2]);
    }
    for (const land of lands.filter(({ kind }) => kind === 'atlantis')) expect([land.icons.length, land.altars]).toEqual([0, 2]);
    const used = lands.filter(({ id, kind }) => !id.startsWith('gaia12') && kind === 'normal').flatMap((land) => land.icons);
    for (const kind of [0, 1, 2, 3]) expect(used.filter((icon) => icon === kind)).toHaveLength(16);
  });

  it('ANU-4.2 no Territory of one planet borders on another planet', () => {
    const { lands } = opened(FOUR).match.data;
    for (const land of lands) for (const exit of land.exits) expect(lands[exit]?.board).toBe(land.board);
  });

  it('ANU-4.3 nobody enters a foreign Capital, neither on foot nor by Portal', () => {
    const move = scene(FOUR, 'action', (e) =>
      e.pawn('babylon', 'portal').pawn('pharaos', 'move-blue').put('pharaos', 'babylon.ml', '1 follower'),
    );
    move.do('moveUnit=babylon.ml:follower');
    expect(move.keys).not.toContain('babylon.cap');
    expect(move.blocked).toEqual(['babylon.cap ANU-4.3']);
    const portal = scene(FOUR, 'action', (e) => e.pawn('pharaos', 'portal').put('pharaos', 'pharaos.cap', '1 follower'));
    portal.do('portalUnit=pharaos.cap:follower');
    expect(portal.keys.filter((key) => key.endsWith('.cap'))).toEqual([]);
    expect(portal.blocked.filter((line) => line.endsWith('ANU-4.3')).sort()).toEqual(
      ['babylon', 'ellenys', 'norrenis'].map((house) => `${house}.cap ANU-4.3`),
    );
    expect(portal.keys).toContain('babylon.ml');
  });

  it('ANU-4.5 Followers have strength 1, Minor gods 2, the Major god 3', () => {
    expect(opened(FOUR).match.data.components.strength).toEqual({ follower: 1, minor: 2, major: 3 });
    const t = scene(FOUR, 'action', (e) => {
      e.pawn('ellenys', 'portal')
        .pawn('pharaos', 'harvest-red')
        .put('pharaos', 'gaia34.t1', '1 major')
        .put('pharaos', 'gaia34.t5', '1 minor');
    });
    t.do('harvest=gaia34.t1', 'harvest=gaia34.t5');
    expect(t.stock('pharaos')).toEqual({ metal: 3, gold: 2 });
  });

  it("ANU-4.6 ANU-4.7 ANU-4.8 ANU-4.9 ANU-R.65 units control, a lone Settlement controls, a besieged one does not, and what is contested or guarded is nobody's", () => {
    const t = scene(FOUR, 'pawn', (e) => {
      e.put('pharaos', 'gaia34.t1', '1 follower');
      e.put('ellenys', 'gaia34.t2', '1 settlement');
      e.put('ellenys', 'gaia34.t3', '1 settlement').put('pharaos', 'gaia34.t3', '2 follower');
      e.put('babylon', 'gaia34.t4', '1 follower').put('pharaos', 'gaia34.t4', '1 follower');
      e.guard('pharaos.tc', 'down').put('pharaos', 'pharaos.tc', '1 follower');
    });
    expect(t.controller('gaia34.t1')).toBe('pharaos');
    expect(t.controller('gaia34.t2')).toBe('ellenys');
    expect(t.controller('gaia34.t3')).toBe('pharaos');
    expect([t.controller('gaia34.t4'), t.isContested('gaia34.t4')]).toEqual([null, true]);
    expect([t.controller('pharaos.tc'), t.isContested('pharaos.tc')]).toEqual([null, true]);
    expect(t.controller('gaia34.t5')).toBeNull();
    expect(t.isContested('gaia34.t3')).toBe(false);
  });

  it('ANU-4.10 ANU-16.37 Altars count for the controller: two in Atlantis, one on the Afterlife, one more with Poseidon', () => {
    const t = scene(FOUR, 'pawn', (e) => {
      e.objectives('altars settlements territories units');
      e.put('ellenys', 'gaia34.atl1', '1 follower').put('ellenys', 'afterlife', '1 follower').put('ellenys', 'gaia34.t2', '1 settlement');
      e.artefacts('ellenys', 'map-afterlife');
    });
    const value = (): number => readings(t.match).objectiveValues[3]?.[0] as number;
    expect(value()).toBe(4);
    const god = scene(FOUR, 'pawn', (e) => {
      e.objectives('altars settlements territories units').put('ellenys', 'gaia34.atl1', '1 follower').summoned('ellenys', 'poseidon');
    });
    expect(readings(god.match).objectiveValues[3]?.[0]).toBe(3);
  });

  it('ANU-4.11 a Territory produces for ever, exhausted or not; the Capital produces too', () => {
    const t = scene(FOUR, 'finish', (e) => {
      e.put('ellenys', 'ellenys.cap', '1 settlement').put('ellenys', 'gaia34.t3', '1 follower').cover('gaia34.t3', 2);
      e.s.step = 'end';
    });
    const scored = scene(FOUR, 'finish', (e) => {
      e.put('pharaos', 'gaia34.t3', '1 follower').cover('gaia34.t3', 2).summoned('pharaos', 'horus');
      e.s.step = 'end';
    });
    expect(t.match.over).toBe(true);
    const gods = rules.result(scored.match).scores[0]?.parts.find((part) => part.source === 'gods');
    expect(gods?.points).toBe(2);
  });

  it('ANU-4.12 Territories are counted on every planet, with Capital, Atlantis and Afterlife', () => {
    const t = scene(FOUR, 'pawn', (e) => {
      e.objectives('territories altars settlements units').artefacts('babylon', 'map-afterlife');
      for (const land of ['babylon.cap', 'gaia34.atl1', 'afterlife', 'ellenys.tl']) e.put('babylon', land, '1 follower');
    });
    expect(readings(t.match).objectiveValues[2]?.[0]).toBe(2);
  });

  it('ANU-R.61 ANU-R.74 any number of units may share a Territory, and whoever has all of them in the Capital plays on', () => {
    const t = scene('pharaos norrenis', 'pawn', (e) => e.put('pharaos', 'pharaos.cap', '12 follower 4 minor 1 major 5 settlement'));
    expect(t.asks).toBe('pharaos');
    t.do('pawn=move-blue', 'moveUnit=pharaos.cap:follower', 'moveTo=pharaos.ml');
    expect(t.at('pharaos', 'pharaos.cap').follower).toBe(11);
  });

  it('ANU-R.67 a lone Settlement reveals no Culture token and stops nobody', () => {
    const t = scene(FOUR, 'action', (e) => {
      e.pawn('pharaos', 'move-blue').put('babylon', 'gaia34.t5', '1 settlement').culture('gaia34.c3', 'down').culture('gaia34.c8', 'down');
      e.put('pharaos', 'pharaos.cap', '1 follower').put('pharaos', 'gaia34.t7', '1 follower');
    });
    t.do('moveUnit=gaia34.t7:follower', 'moveTo=gaia34.t5', 'moveUnit=gaia34.t5:follower', 'moveTo=gaia34.t7');
    expect(t.culture('gaia34.c3')).toBe('down');
    expect(t.culture('gaia34.c8')).toMatch(/^culture-/);
    const through = scene(FOUR, 'action', (e) => {
      e.pawn('pharaos', 'move-blue').put('babylon', 'gaia34.t5', '1 settlement').put('pharaos', 'gaia34.t7', '1 follower');
    });
    through.do('moveUnit=gaia34.t7:follower', 'moveTo=gaia34.t5', 'moveUnit=gaia34.t5:follower', 'moveTo=gaia34.t2');
    expect(through.at('pharaos', 'gaia34.t2')).toEqual({ follower: 1 });
  });
});

describe('movement and Portals', () => {
  it('A3 ANU-5.1 ANU-5.2 ANU-12.1 units that enter a guarded Territory stop there, and a battle awaits them', () => {
    const t = scene('babylon norrenis', 'action', (e) => {
      e.pawn('babylon', 'move-blue').put('babylon', 'babylon.ml', '2 follower').guard('babylon.tc', 'down').hand('babylon', 'dagger');
      e.improve('babylon', 'move-blue');
    });
    t.do('moveUnit=babylon.ml:follower', 'moveTo=babylon.tc', 'moveUnit=babylon.ml:follower', 'moveTo=babylon.tc');
    expect(t.isContested('babylon.tc')).toBe(true);
    expect(t.controller('babylon.tc')).toBeNull();
    expect(t.asked).toBe('playWeapon');
  });

  it('A4 ANU-6.3 ANU-5.4 five steps are split over units as one likes, over the dashed border into Atlantis', () => {
    const t = scene('norrenis pharaos babylon', 'action', (e) => {
      e.pawn('norrenis', 'move-red').improve('norrenis', 'move-red').hand('norrenis', 'dagger');
      e.put('norrenis', 'norrenis.cap', '1 follower')
        .put('norrenis', 'gaia34.t6', '1 follower 1 minor 1 major')
        .guard('gaia34.atl1', 'down');
    });
    t.do('moveUnit=norrenis.cap:follower', 'moveTo=norrenis.ml', 'moveUnit=norrenis.ml:follower', 'moveTo=norrenis.tl');
    for (const piece of ['follower', 'minor', 'major']) t.do(`moveUnit=gaia34.t6:${piece}`, 'moveTo=gaia34.atl1');
    expect(t.asked).toBe('playWeapon');
    expect(t.at('norrenis', 'gaia34.atl1')).toEqual({ follower: 1, minor: 1, major: 1 });
  });

  it('ANU-5.3 a Territory with only a foreign Settlement is entered and passed', () => {
    const t = scene(FOUR, 'action', (e) => {
      e.pawn('pharaos', 'move-blue').put('ellenys', 'gaia34.t4', '1 settlement').put('pharaos', 'gaia34.t1', '1 follower');
    });
    t.do('moveUnit=gaia34.t1:follower', 'moveTo=gaia34.t4', 'moveUnit=gaia34.t4:follower');
    expect(t.keys).toContain('gaia34.t5');
  });

  it('B35 ANU-5.4 ANU-R.11 a solid border of Atlantis stops whoever enters, not whoever leaves; the two halves are closed to each other', () => {
    const into = scene(FOUR, 'action', (e) =>
      e.pawn('pharaos', 'move-blue').put('pharaos', 'gaia34.t3', '1 follower').put('pharaos', 'gaia34.t9', '1 follower'),
    );
    into.do('moveUnit=gaia34.t3:follower');
    expect(into.keys).not.toContain('gaia34.atl1');
    expect(into.blocked).toEqual(['gaia34.atl1 ANU-5.4']);
    const dashed = scene(FOUR, 'action', (e) => e.pawn('pharaos', 'move-blue').put('pharaos', 'gaia34.t9', '1 follower'));
    dashed.do('moveUnit=gaia34.t9:follower');
    expect(dashed.keys).toContain('gaia34.atl1');
    const out = scene(FOUR, 'action', (e) => e.pawn('pharaos', 'move-blue').put('pharaos', 'gaia34.atl1', '1 follower'));
    out.do('moveUnit=gaia34.atl1:follower');
    expect(out.keys).toContain('gaia34.t3');
    expect(out.keys).not.toContain('gaia34.atl2');
  });

  it('A2 ANU-5.5 ANU-5.8 ANU-6.1 ANU-R.13 a Portal brings one unit to any Territory; what lies beside it is turned over', () => {
    const t = scene(FOUR, 'action', (e) => {
      e.pawn('pharaos', 'portal').put('pharaos', 'pharaos.cap', '1 follower 1 settlement');
      for (const spot of ['c1', 'c2', 'c3']) e.culture(`gaia34.${spot}`, 'down');
    });
    t.do('portalUnit=pharaos.cap:follower', 'portalTo=gaia34.t1');
    expect(t.at('pharaos', 'gaia34.t1')).toEqual({ follower: 1 });
    expect(t.controller('gaia34.t1')).toBe('pharaos');
    expect(t.culture('gaia34.c1')).toMatch(/^culture-/);
    expect([t.culture('gaia34.c2'), t.culture('gaia34.c3')]).toEqual(['down', 'down']);
  });

  it('ANU-5.5 ANU-6.1 no Portal leads out of or into Atlantis; an improved one takes two units, on the same planet too', () => {
    const t = scene(FOUR, 'action', (e) => {
      e.pawn('pharaos', 'portal')
        .improve('pharaos', 'portal')
        .put('pharaos', 'gaia34.atl1', '1 follower')
        .put('pharaos', 'gaia34.t1', '2 follower');
    });
    expect(t.keys).toEqual(['gaia34.t1:follower', 'pass']);
    t.do('portalUnit=gaia34.t1:follower');
    expect(t.keys).not.toContain('gaia34.atl2');
    expect(t.blocked.filter((line) => line.endsWith('ANU-5.5'))).toEqual(['gaia34.atl1 ANU-5.5', 'gaia34.atl2 ANU-5.5']);
    t.do('portalTo=gaia34.t12');
    expect(t.keys).toEqual(['gaia34.t1:follower', 'pass']);
    t.do('portalUnit=gaia34.t1:follower', 'portalTo=ellenys.tl');
    expect(t.asked).toBe('pawn');
  });

  it('ANU-5.6 B36 ANU-R.12 ANU-R.60 a Portal into enemies makes the Territory contested: nobody leaves it, and its Altar gives nothing', () => {
    const t = scene(FOUR, 'action', (e) => {
      e.pawn('pharaos', 'portal').put('pharaos', 'pharaos.cap', '2 follower').put('babylon', 'gaia34.t2', '1 follower');
      e.stock('pharaos', '2 mana').hand('pharaos', 'dagger');
    });
    t.do('portalUnit=pharaos.cap:follower', 'portalTo=gaia34.t2');
    expect(t.isContested('gaia34.t2')).toBe(true);
    t.do('mana=activate-blue', 'activate=creation');
    expect(t.player('pharaos').stock).toEqual([0, 0, 0, 0]);
    const moving = scene(FOUR, 'action', (e) => {
      e.pawn('pharaos', 'portal').put('pharaos', 'pharaos.cap', '1 follower').put('pharaos', 'gaia34.t1', '1 follower');
      e.put('babylon', 'gaia34.t2', '1 follower').stock('pharaos', '2 mana').hand('pharaos', 'dagger');
    });
    moving.do('portalUnit=pharaos.cap:follower', 'portalTo=gaia34.t2', 'mana=activate-blue', 'activate=move-blue');
    expect(moving.keys).toEqual(['gaia34.t1:follower', 'pass']);
    moving.do('moveUnit=gaia34.t1:follower', 'moveTo=gaia34.t2');
    expect(moving.at('pharaos', 'gaia34.t2')).toEqual({ follower: 2 });
  });

  it('ANU-5.7 a Portal as a reward takes one unit', () => {
    const t = scene(FOUR, 'extra', (e) => {
      e.pacts('pharaos', 'pact-neutral-04')
        .stock('pharaos', '3 gold')
        .put('pharaos', 'pharaos.cap', '2 follower')
        .improve('pharaos', 'portal');
    });
    t.do('extra=complete-pact', 'portalUnit=pharaos.cap:follower', 'portalTo=gaia34.t1');
    expect(t.asked).toBe('pawn');
    expect(t.at('pharaos', 'pharaos.cap')).toEqual({ follower: 1 });
  });

  it('ANU-5.8 ANU-5.10 ANU-R.81 a unit reveals when it ends its movement: units moved later have seen it, and it moves no more', () => {
    const t = scene(FOUR, 'action', (e) => {
      e.pawn('pharaos', 'move-red').put('pharaos', 'gaia34.t6', '1 follower').put('pharaos', 'gaia34.t12', '1 follower');
      e.culture('gaia34.c1', 'down').culture('gaia34.c5', 'down').culture('gaia34.c2', 'down');
    });
    t.do('moveUnit=gaia34.t6:follower', 'moveTo=gaia34.t3');
    expect(t.culture('gaia34.c5')).toBe('down');
    expect(t.commits).toEqual(['gaia34.t12:follower', 'pass']);
    t.do('moveUnit=gaia34.t12:follower');
    expect(t.culture('gaia34.c5')).toMatch(/^culture-/);
    expect(t.culture('gaia34.c2')).toBe('down');
    t.do('moveTo=gaia34.t10');
    expect(t.keys).toEqual(['gaia34.t10:follower', 'pass']);
    expect(t.blocked).toEqual(['gaia34.t3:follower ANU-5.10']);
    t.do('moveUnit=pass');
    expect(t.culture('gaia34.c2')).toBe('down');
  });

  it('ANU-5.2 ANU-5.8 a unit that enters a battle has ended its movement at once', () => {
    const t = scene(FOUR, 'action', (e) => {
      e.pawn('pharaos', 'move-red').put('pharaos', 'gaia34.t1', '1 follower').put('pharaos', 'gaia34.t12', '1 follower');
      e.guard('gaia34.t4', 'down').culture('gaia34.c1', 'down').culture('gaia34.c3', 'down');
    });
    t.do('moveUnit=gaia34.t1:follower', 'moveTo=gaia34.t4');
    expect([t.culture('gaia34.c1'), t.culture('gaia34.c3')]).toEqual([
      expect.stringMatching(/^culture-/),
      expect.stringMatching(/^culture-/),
    ]);
    expect(t.asked).toBe('moveUnit');
  });

  it('ANU-5.8 ANU-6.1 what the first unit of a Portal reveals is seen before the second one goes', () => {
    const t = scene(FOUR, 'action', (e) => {
      e.pawn('pharaos', 'portal').improve('pharaos', 'portal').put('pharaos', 'pharaos.cap', '2 follower').culture('gaia34.c1', 'down');
    });
    t.do('portalUnit=pharaos.cap:follower', 'portalTo=gaia34.t1');
    expect([t.asked, t.culture('gaia34.c1')]).toEqual(['portalUnit', expect.stringMatching(/^culture-/)]);
  });

  it('ANU-5.8 a Territory that a unit only passes through reveals nothing', () => {
    const t = scene(FOUR, 'action', (e) => {
      e.pawn('pharaos', 'move-blue').put('pharaos', 'gaia34.t12', '1 follower').culture('gaia34.c4', 'down').culture('gaia34.c6', 'down');
    });
    t.do('moveUnit=gaia34.t12:follower', 'moveTo=gaia34.t9', 'moveUnit=gaia34.t9:follower', 'moveTo=gaia34.t10');
    expect(t.culture('gaia34.c4')).toBe('down');
    expect(t.culture('gaia34.c6')).toMatch(/^culture-/);
  });

  it('B34 ANU-5.9 ANU-15.3 ANU-R.30 once the end is near nobody moves into or out of Atlantis, in the same turn already', () => {
    const all = 'L0 P0 R1 L1 P1 R2 L2 P2 R3 L3 P3 R4 L4'.split(' ');
    const t = scene(FOUR, 'pawn', (e) => {
      e.tiles({ O0: 'creation', I0: 'move-red' }).pawn('pharaos', 'creation').cubes('pharaos', all.join(' '));
      e.put('pharaos', 'gaia34.t6', '1 follower').put('pharaos', 'gaia34.atl2', '1 follower');
    });
    t.do('pawn=move-red');
    expect(t.s.ending).not.toBeNull();
    expect(t.keys).toEqual(['gaia34.t6:follower', 'pass']);
    t.do('moveUnit=gaia34.t6:follower');
    expect(t.keys).not.toContain('gaia34.atl1');
    expect(t.blocked).toEqual(['gaia34.atl1 ANU-15.3']);
    expect(t.keys).toContain('gaia34.t3');
  });
});
