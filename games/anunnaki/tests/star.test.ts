import { describe, expect, it } from 'vitest';
import { opened, readings, scene } from './scene.ts';

describe('the pawn and the cubes', () => {
  it('A1 ANU-3.5 ANU-3.6 ANU-3.7 ANU-3.11 a pawn that goes to an adjacent tile places a cube, takes its Mana and performs the tile', () => {
    const t = scene('pharaos norrenis', 'pawn', (e) => {
      e.tiles({ O0: 'creation', I0: 'market' }).pawn('pharaos', 'creation').stock('pharaos', '2 mana 1 food');
    });
    expect(t.keys).toHaveLength(9);
    expect(t.keys).not.toContain('creation');
    t.do('pawn=market');
    expect(t.cubes('pharaos')).toEqual(['R0']);
    expect(readings(t.match).cubesLeft[0]).toBe(13);
    expect(t.player('pharaos').mana).toBe(3);
    expect(t.asked).toBe('marketPay');
  });

  it('B1 ANU-3.8 an occupied path gets no second cube and gives no Mana', () => {
    const t = scene('babylon norrenis', 'pawn', (e) => {
      e.tiles({ O0: 'creation', I0: 'domination' }).pawn('babylon', 'creation').cubes('babylon', 'R0');
    });
    t.do('pawn=domination');
    expect(t.cubes('babylon')).toEqual(['R0']);
    expect(t.player('babylon').mana).toBe(0);
    expect(t.events).toContain('performed');
  });

  it('B2 ANU-3.2 ANU-3.3 ANU-3.5 ANU-3.8 outer points are never adjacent: a jump places nothing', () => {
    const t = scene('babylon norrenis', 'pawn', (e) => {
      e.tiles({ O0: 'creation', O1: 'domination' }).pawn('babylon', 'creation');
    });
    const { between, segments } = t.match.data;
    expect(segments).toHaveLength(15);
    const degrees = between.map((row) => row.filter((segment) => segment >= 0).length);
    expect(degrees.filter((degree) => degree === 2)).toHaveLength(5);
    expect(degrees.filter((degree) => degree === 4)).toHaveLength(5);
    t.do('pawn=domination');
    expect(t.cubes('babylon')).toEqual([]);
    expect(t.player('babylon').mana).toBe(0);
  });

  it('B3 ANU-3.9 ANU-R.16 ANU-9.2 one cube may close a triangle and the pentagon; of the two gods one waits for a later turn', () => {
    const t = scene('babylon norrenis', 'pawn', (e) => {
      e.tiles({ I0: 'market', I1: 'domination' }).pawn('babylon', 'market').cubes('babylon', 'R1 L1 P1 P2 P3 P4');
      e.gods('babylon', 'enki ninhursag enlil assur').put('babylon', 'babylon.cap', '3 follower');
    });
    t.do('pawn=domination');
    expect(t.events.filter((event) => event === 'tokenTaken')).toHaveLength(2);
    t.do('extra=summon');
    expect(t.keys).toEqual(['enki', 'ninhursag', 'enlil', 'assur', 'ishtar']);
    t.do('summon=enki');
    expect(t.asked).toBe('pawn');
    expect(t.asks).toBe('norrenis');
    expect(t.events.filter((event) => event === 'summoned')).toHaveLength(1);
  });

  it('ANU-3.10 ANU-3.13 a token taken stays taken when a cube is shifted away, and a shift never changes the number of cubes', () => {
    const t = scene('babylon norrenis', 'extra', (e) => {
      e.cubes('babylon', 'R0 L0 P4').pacts('babylon', 'pact-neutral-07').stock('babylon', '4 metal').gods('babylon', 'enki');
      e.summoned('babylon', 'enki');
    });
    t.do('extra=complete-pact', 'shiftFrom=R0');
    expect(t.keys).toHaveLength(12);
    t.do('shiftTo=L1');
    expect(t.cubes('babylon')).toEqual(['L0', 'L1', 'P4']);
    expect(t.player('babylon').mana).toBe(2);
    expect(t.player('babylon').faces).toBe(1);
  });

  it('ANU-3.13 without a cube on the star the shift is void; with one it may be declined', () => {
    const none = scene('babylon norrenis', 'extra', (e) => e.pacts('babylon', 'pact-neutral-07').stock('babylon', '4 metal'));
    none.do('extra=complete-pact');
    expect(none.asked).toBe('pawn');
    const one = scene('babylon norrenis', 'extra', (e) =>
      e.pacts('babylon', 'pact-neutral-07').stock('babylon', '4 metal').cubes('babylon', 'R0'),
    );
    one.do('extra=complete-pact', 'shiftFrom=pass');
    expect(one.cubes('babylon')).toEqual(['R0']);
  });

  it('B50 ANU-3.4 ANU-6.17 ANU-R.44 the first turn puts the pawn on a blue tile without a cube; from the second one on it must move', () => {
    const t = opened('babylon norrenis');
    const mine = t.asks;
    expect([...t.keys].sort()).toEqual(['commerce', 'creation', 'harvest-blue', 'market', 'move-blue', 'portal']);
    t.do('pawn=creation').passing('mana', 'extra');
    expect(t.cubes(mine)).toEqual([]);
    t.do('pawn=creation').passing('mana', 'extra');
    expect(t.asks).toBe(mine);
    expect(t.keys).toHaveLength(9);
    expect(t.keys).not.toContain('creation');
    expect(t.keys).toContain('domination');
  });

  it('ANU-3.12 ANU-15.1 the fourteenth cube brings the end about; a closed trail over 14 segments exists', () => {
    const all = 'R0 L0 P0 R1 L1 P1 R2 L2 P2 R3 L3 P3 R4 L4 P4'.split(' ');
    const t = scene('babylon norrenis', 'pawn', (e) => {
      e.tiles({ O0: 'creation', I0: 'domination' }).pawn('babylon', 'creation');
      e.cubes('babylon', all.filter((id) => id !== 'R0' && id !== 'P0').join(' '));
    });
    expect(t.s.ending).toBeNull();
    t.do('pawn=domination');
    expect(t.s.ending).toEqual({ by: 0, track: null });
    const degrees = t.match.data.between.map((row) => row.filter((segment) => segment >= 0).length);
    expect(degrees.every((degree) => degree % 2 === 0)).toBe(true);
  });

  it('ANU-3.8 ANU-3.9 with no cube left a free path stays free', () => {
    const all = 'R0 L0 P0 R1 L1 P1 R2 L2 P2 R3 L3 P3 R4 L4 P4'.split(' ');
    const t = scene('babylon norrenis', 'pawn', (e) => {
      e.tiles({ O0: 'creation', I0: 'domination' }).pawn('babylon', 'creation');
      e.cubes('babylon', all.filter((id) => id !== 'R0').join(' '));
    });
    t.do('pawn=domination');
    expect(t.cubes('babylon')).not.toContain('R0');
    expect(t.player('babylon').mana).toBe(0);
  });

  it('ANU-R.7 the Mana of the star is the same at every point: sides 0, right arms 1, left arms 2', () => {
    const t = opened('babylon norrenis');
    for (const { id, mana } of t.match.data.segments) expect(mana).toBe({ P: 0, R: 1, L: 2 }[id.charAt(0)]);
  });
});

describe('Ra', () => {
  const crossing = (summoned: string) =>
    scene('pharaos norrenis', 'pawn', (e) => {
      e.tiles({ O0: 'creation', I0: 'domination' }).pawn('pharaos', 'creation').cubes('pharaos', 'R0 L0').summoned('pharaos', summoned);
    });

  it('B37 ANU-16.1 ANU-R.14 ANU-3.7 a crossed cube may be shifted; the path that it leaves gets no new one', () => {
    const t = crossing('');
    t.do('pawn=domination');
    expect(t.asked).toBe('shiftCrossed');
    t.do('shiftCrossed=L3');
    expect(t.cubes('pharaos')).toEqual(['L0', 'L3']);
    expect(t.player('pharaos').mana).toBe(2);
    expect(t.player('pharaos').faces).toBe(0);
    const kept = crossing('').do('pawn=domination', 'shiftCrossed=pass');
    expect(kept.cubes('pharaos')).toEqual(['R0', 'L0']);
  });

  it('B38 ANU-16.2 ANU-R.64 once summoned, a cube that gives Mana gives exactly one resource too, also when it was shifted', () => {
    const t = scene('pharaos norrenis', 'pawn', (e) => {
      e.tiles({ O2: 'creation', I1: 'domination', I2: 'market' }).pawn('pharaos', 'creation').summoned('pharaos', 'ra');
    });
    t.do('pawn=domination', 'takeKind=gold');
    expect(t.cubes('pharaos')).toEqual(['L2']);
    expect(t.stock('pharaos')).toEqual({ gold: 1, mana: 2 });
    const side = scene('pharaos norrenis', 'pawn', (e) => {
      e.tiles({ I0: 'creation', I1: 'domination' }).pawn('pharaos', 'creation').summoned('pharaos', 'ra');
    });
    side.do('pawn=domination');
    expect(side.cubes('pharaos')).toEqual(['P0']);
    expect(side.stock('pharaos')).toEqual({});
    const shifted = crossing('ra').do('pawn=domination', 'shiftCrossed=R4', 'takeKind=wood');
    expect(shifted.stock('pharaos')).toEqual({ wood: 1, mana: 1 });
  });
});
