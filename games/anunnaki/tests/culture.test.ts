import { describe, expect, it } from 'vitest';
import { scene } from './scene.ts';

const FOUR = 'pharaos norrenis babylon ellenys';

describe('Culture tokens', () => {
  it('A18 ANU-14.1 ANU-14.2 ANU-14.5 ANU-14.3 a surrounded token rewards everybody beside it once, and leaves the game', () => {
    const t = scene('norrenis ellenys pharaos', 'culture', (e) => {
      e.culture('gaia34.c1', 'culture-01')
        .put('norrenis', 'gaia34.t1', '3 follower')
        .put('norrenis', 'gaia34.t2', '1 follower')
        .put('ellenys', 'gaia34.t4', '1 follower');
    });
    expect([t.stock('norrenis'), t.stock('ellenys'), t.stock('pharaos')]).toEqual([{ gold: 2 }, { gold: 2 }, {}]);
    expect(t.culture('gaia34.c1')).toBe('none');
  });

  it('ANU-14.1 a token that is not surrounded by units waits; Settlements do not count', () => {
    const t = scene('norrenis ellenys pharaos', 'culture', (e) => {
      e.culture('gaia34.c1', 'culture-01')
        .put('norrenis', 'gaia34.t1', '3 follower')
        .put('norrenis', 'gaia34.t2', '1 settlement')
        .put('ellenys', 'gaia34.t4', '1 follower');
    });
    expect(t.culture('gaia34.c1')).toBe('culture-01');
    expect(t.stock('norrenis')).toEqual({});
  });

  it('ANU-14.2 ANU-R.70 ANU-R.80 who is asked: only those beside the token, for what they may decline; plain gains come by themselves', () => {
    const t = scene(FOUR, 'culture', (e) => {
      e.culture('babylon.c3', 'culture-12')
        .put('babylon', 'babylon.ml', '1 follower')
        .put('norrenis', 'babylon.mr', '1 follower')
        .put('babylon', 'babylon.cap', '1 follower');
    });
    expect(t.asks).toBe('norrenis');
    t.do('arm=pass');
    expect(t.asks).toBe('babylon');
    t.do('arm=dagger');
    expect([t.hand('pharaos'), t.hand('norrenis'), t.hand('babylon')]).toEqual([[], [], ['dagger']]);
  });

  it('ANU-14.4 Pacts are chosen in turn order from the active player, and the display is filled up between', () => {
    const t = scene('pharaos norrenis', 'culture', (e) => {
      e.culture('pharaos.c3', 'culture-15')
        .put('norrenis', 'pharaos.ml', '1 follower')
        .put('norrenis', 'pharaos.mr', '1 follower')
        .put('pharaos', 'pharaos.cap', '1 follower');
    });
    expect(t.asks).toBe('pharaos');
    t.do(`takePact=${t.keys[0]}`);
    expect([t.asks, t.keys.length]).toEqual(['norrenis', 7]);
  });

  it('ANU-14.6 of several tokens the active player says which is next', () => {
    const t = scene('pharaos norrenis', 'culture', (e) => {
      e.culture('pharaos.c3', 'culture-09')
        .culture('pharaos.c1', 'culture-20')
        .put('pharaos', 'pharaos.ml', '1 follower')
        .put('pharaos', 'pharaos.mr', '1 follower');
      e.put('pharaos', 'pharaos.cap', '1 follower').put('pharaos', 'pharaos.tl', '1 follower').put('pharaos', 'pharaos.tc', '1 follower');
    });
    expect(t.keys).toEqual(['pharaos.c1', 'pharaos.c3']);
    t.do('culture=pharaos.c3');
    expect([t.stock('pharaos'), t.player('pharaos').vp]).toEqual([{ mana: 1 }, 2]);
  });

  it('B51 ANU-14.6 ANU-R.29 a Follower gained here may surround another token, which is resolved in the same phase', () => {
    const t = scene('pharaos norrenis', 'culture', (e) => {
      e.culture('pharaos.c3', 'culture-19')
        .culture('pharaos.c1', 'culture-20')
        .put('pharaos', 'pharaos.ml', '1 follower')
        .put('pharaos', 'pharaos.mr', '1 follower');
      e.put('pharaos', 'pharaos.cap', '1 follower').put('pharaos', 'pharaos.tl', '1 settlement').put('pharaos', 'pharaos.tc', '1 follower');
    });
    t.do('deploy=pharaos.tl=1');
    expect(t.player('pharaos').vp).toBe(2);
    expect([t.culture('pharaos.c1'), t.culture('pharaos.c3')]).toEqual(['none', 'none']);
  });

  it('B25 ANU-16.7 ANU-16.8 ANU-R.57 ANU-14.2 Zeus takes part from anywhere on the planet, and doubles every number', () => {
    const culture = (land: string, token: string, gods = 'zeus') =>
      scene(FOUR, 'culture', (e) => {
        e.culture('gaia34.c1', token)
          .put('pharaos', 'gaia34.t1', '1 follower')
          .put('babylon', 'gaia34.t2', '1 follower')
          .put('babylon', 'gaia34.t4', '1 follower');
        e.put('ellenys', land, '1 follower').summoned('ellenys', gods);
      });
    const near = culture('gaia34.t12', 'culture-01');
    expect([near.stock('pharaos'), near.stock('babylon'), near.stock('ellenys')]).toEqual([{ gold: 2 }, { gold: 2 }, { gold: 4 }]);
    expect(culture('ellenys.tl', 'culture-01').stock('ellenys')).toEqual({});
    expect(culture('gaia34.t12', 'culture-01', '').stock('ellenys')).toEqual({ gold: 2 });
    expect(culture('gaia34.t12', 'culture-17').domination('ellenys')).toBe(-4);
    const pacts = culture('gaia34.t12', 'culture-15');
    while (pacts.asks !== 'ellenys') pacts.do('takePact=pass');
    pacts.do(`takePact=${pacts.keys[0]}`);
    pacts.do(`takePact=${pacts.keys[0]}`);
    expect(pacts.player('ellenys').pacts).toHaveLength(2);
    const weapons = culture('gaia34.t12', 'culture-12');
    while (weapons.asks !== 'ellenys') weapons.do('arm=pass');
    weapons.do('arm=dagger', 'arm=sarissa');
    expect(weapons.hand('ellenys')).toEqual(['dagger', 'sarissa']);
  });

  it('B54 ANU-5.8 ANU-14.1 ANU-R.29 ANU-R.76 a drakkar turns a token over but does not surround it', () => {
    const t = scene('norrenis babylon pharaos', 'action', (e) => {
      e.pawn('norrenis', 'move-blue').put('norrenis', 'gaia34.t10', '1 settlement').culture('gaia34.c2', 'down').nextCulture('culture-01');
    });
    t.do('moveUnit=gaia34.t10:settlement', 'moveTo=gaia34.t12', 'moveUnit=pass');
    expect(t.culture('gaia34.c2')).toBe('culture-01');
    const around = scene('norrenis babylon pharaos', 'culture', (e) => {
      e.put('norrenis', 'gaia34.t12', '1 settlement')
        .culture('gaia34.c2', 'culture-01')
        .put('babylon', 'gaia34.t9', '1 follower')
        .put('babylon', 'gaia34.t11', '1 follower');
    });
    expect(around.culture('gaia34.c2')).toBe('culture-01');
  });

  it.each([
    ['culture-03', { wood: 2 }],
    ['culture-05', { metal: 2 }],
    ['culture-07', { food: 2 }],
    ['culture-09', { mana: 1 }],
  ])('ANU-14.2 the token %s gives what it shows', (token, stock) => {
    const t = scene('pharaos norrenis', 'culture', (e) => {
      e.culture('pharaos.c3', token)
        .put('pharaos', 'pharaos.ml', '1 follower')
        .put('pharaos', 'pharaos.mr', '1 follower')
        .put('pharaos', 'pharaos.cap', '1 follower');
    });
    expect(t.stock('pharaos')).toEqual(stock);
  });
});
