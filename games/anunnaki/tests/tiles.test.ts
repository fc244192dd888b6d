import { numberAt } from '@pantheon/kernel';
import { describe, expect, it } from 'vitest';
import { scene } from './scene.ts';

const FOUR = 'pharaos norrenis babylon ellenys';

describe('tiles', () => {
  it('ANU-6.2 tile 2 gives 2 steps, improved 4, and unused steps may be left', () => {
    const steps = (improved: boolean): number => {
      const t = scene(FOUR, 'action', (e) => {
        e.pawn('pharaos', 'move-blue').put('pharaos', 'pharaos.cap', '9 follower');
        if (improved) e.improve('pharaos', 'move-blue');
      });
      let taken = 0;
      while (t.asked === 'moveUnit') {
        t.do('moveUnit=pharaos.cap:follower', 'moveTo=pharaos.ml');
        taken++;
      }
      return taken;
    };
    expect([steps(false), steps(true)]).toEqual([2, 4]);
    const stop = scene(FOUR, 'action', (e) => e.pawn('pharaos', 'move-blue').put('pharaos', 'pharaos.cap', '1 follower'));
    stop.do('moveUnit=pass');
    expect(stop.asks).toBe('norrenis');
  });

  it('ANU-6.3 tile 3 gives 3 steps', () => {
    const t = scene(FOUR, 'action', (e) => e.pawn('pharaos', 'move-red').put('pharaos', 'pharaos.cap', '9 follower'));
    for (let step = 0; step < 3; step++) t.do('moveUnit=pharaos.cap:follower', 'moveTo=pharaos.ml');
    expect(t.asked).toBe('pawn');
  });

  it('A5 ANU-6.4 ANU-10.10 ANU-10.1 Commerce takes a Pact, the display is filled up, and the Pact may be completed in the same turn', () => {
    const t = scene(FOUR, 'action', (e) => {
      e.pawn('pharaos', 'commerce').stock('pharaos', '1 food 1 wood 1 gold');
      e.display('pact-neutral-01 pact-neutral-02 pact-neutral-03 pact-neutral-04 pact-neutral-05 pact-neutral-06');
    });
    const stack = t.s.pactStack.length;
    t.do('takePact=pact-neutral-01');
    expect([t.s.display.length, t.s.pactStack.length]).toEqual([6, stack - 1]);
    t.do('extra=complete-pact');
    expect(t.player('pharaos').completed).toEqual([0]);
    expect(t.player('pharaos').vp).toBe(2);
  });

  it('ANU-6.4 improved Commerce takes two Pacts one after the other, and fewer if one likes', () => {
    const two = scene(FOUR, 'action', (e) => e.pawn('pharaos', 'commerce').improve('pharaos', 'commerce'));
    two.do(`takePact=${two.keys[0]}`);
    expect(two.asked).toBe('takePact');
    two.do('takePact=pass');
    expect(two.player('pharaos').pacts).toHaveLength(1);
  });

  it('A6 ANU-6.6 ANU-6.8 ANU-6.9 ANU-6.10 a harvest gives the lesser of strength and free icons and exhausts one icon', () => {
    const t = scene(FOUR, 'action', (e) => {
      e.pawn('pharaos', 'harvest-red').put('pharaos', 'pharaos.tl', '2 follower').put('pharaos', 'gaia34.t1', '3 follower');
      e.put('pharaos', 'pharaos.ml', '2 follower').cover('pharaos.ml', 1);
    });
    expect([...t.keys].sort()).toEqual(['gaia34.t1', 'pass', 'pharaos.tl']);
    t.do('harvest=pharaos.tl', 'harvest=gaia34.t1');
    expect(t.stock('pharaos')).toEqual({ food: 2, metal: 3 });
    expect([t.covered('pharaos.tl'), t.covered('gaia34.t1')]).toEqual([1, 1]);
  });

  it('ANU-6.5 ANU-6.7 tile 5 harvests one Territory, improved two, all different; one may stop earlier', () => {
    const t = scene(FOUR, 'action', (e) => {
      e.pawn('pharaos', 'harvest-blue')
        .improve('pharaos', 'harvest-blue')
        .put('pharaos', 'pharaos.tl', '1 follower')
        .put('pharaos', 'gaia34.t1', '1 follower');
    });
    t.do('harvest=pharaos.tl');
    expect(t.keys).toEqual(['gaia34.t1', 'pass']);
    t.do('harvest=pass');
    expect(t.stock('pharaos')).toEqual({ food: 1 });
    const base = scene(FOUR, 'action', (e) =>
      e.pawn('pharaos', 'harvest-blue').put('pharaos', 'pharaos.tl', '1 follower').put('pharaos', 'gaia34.t1', '1 follower'),
    );
    base.do('harvest=pharaos.tl');
    expect(base.asked).toBe('pawn');
  });

  it('B6 ANU-6.6 ANU-8.6 ANU-8.7 ANU-8.8 developing the Red Harvest costs Wood and Metal more, gives two steps, and three Territories may be harvested', () => {
    const t = scene(FOUR, 'mana', (e) => {
      e.tiles({ O0: 'portal', I0: 'harvest-red' }).pawn('pharaos', 'portal').stock('pharaos', '1 mana 2 gold 1 wood 1 metal');
      for (const land of ['pharaos.tl', 'gaia34.t1', 'gaia34.t5', 'gaia34.t7']) e.put('pharaos', land, '1 follower');
    });
    t.do('mana=develop', 'develop=harvest-red');
    expect(t.stock('pharaos')).toEqual({});
    expect(t.tracks('pharaos')).toEqual([0, 2, 0]);
    t.do('performImproved=harvest-red', 'harvest=pharaos.tl', 'harvest=gaia34.t1', 'harvest=gaia34.t5');
    expect(t.stock('pharaos')).toEqual({ food: 1, metal: 1, gold: 1 });
    expect(t.asked).toBe('pawn');
  });

  it('B28 ANU-6.11 a two-kind Territory gives one of each with strength 2, else the kind one likes; then the other one only', () => {
    const harvest = (strength: number, covered = 0) =>
      scene('pharaos norrenis', 'action', (e) => {
        e.pawn('pharaos', 'harvest-blue').put('pharaos', 'gaia12.ne', `${strength} follower`);
        e.s.covered[e.land('gaia12.ne')] = covered;
      }).do('harvest=gaia12.ne');
    const weak = harvest(1);
    expect([...weak.keys].sort()).toEqual(['gold=1', 'wood=1']);
    weak.do('harvestMix=gold=1');
    expect(weak.stock('pharaos')).toEqual({ gold: 1 });
    const goldIcon = numberAt(
      weak.s.covered,
      weak.match.data.lands.findIndex((land) => land.id === 'gaia12.ne'),
    );
    const later = harvest(3, goldIcon);
    expect(later.stock('pharaos')).toEqual({ wood: 1 });
    expect(later.covered('gaia12.ne')).toBe(2);
    const strong = harvest(2);
    expect([...strong.keys].sort()).toEqual(['gold', 'wood']);
    strong.do('cover=wood');
    expect(strong.stock('pharaos')).toEqual({ gold: 1, wood: 1 });
    expect(strong.covered('gaia12.ne')).toBe(1);
  });

  it('B30 ANU-4.4 ANU-6.9 ANU-6.10 the Capital is never exhausted', () => {
    const t = scene('pharaos norrenis', 'action', (e) => e.pawn('pharaos', 'harvest-blue').put('pharaos', 'pharaos.cap', '4 follower'));
    t.do('harvest=pharaos.cap');
    expect(t.stock('pharaos')).toEqual({ food: 2 });
    expect(t.covered('pharaos.cap')).toBe(0);
  });

  it('B31 ANU-4.8 ANU-6.8 ANU-16.5 ANU-R.35 a lone Settlement controls but does not harvest, except for Babylon, Odin summoned and Osiris', () => {
    const options = (house: string, gods: string): string => {
      const t = scene(`${house} ${FOUR.replace(house, '')}`, 'action', (e) => {
        e.pawn(house, 'harvest-blue').put(house, 'gaia34.t3', '1 settlement').summoned(house, gods);
      });
      if (t.asked === 'pawn') return `none, held by ${t.controller('gaia34.t3')}`;
      t.do('harvest=gaia34.t3');
      return JSON.stringify(t.stock(house));
    };
    expect(options('ellenys', '')).toBe('none, held by ellenys');
    expect(options('babylon', '')).toBe('{"wood":2}');
    expect(options('babylon', 'assur')).toBe('{"wood":2}');
    expect(options('norrenis', '')).toBe('none, held by norrenis');
    expect(options('norrenis', 'odin')).toBe('{"wood":2}');
    expect(options('pharaos', 'isis')).toBe('none, held by pharaos');
    expect(options('pharaos', 'osiris')).toBe('{"wood":1}');
  });

  it("A7 ANU-6.12 Creation gives a resource for each Altar: of the Capital's kind, or improved all of one chosen kind", () => {
    const t = scene('norrenis pharaos', 'action', (e) => {
      e.pawn('norrenis', 'creation')
        .improve('norrenis', 'creation')
        .put('norrenis', 'norrenis.tl', '1 follower')
        .put('norrenis', 'norrenis.mr', '1 follower');
    });
    expect(t.keys).toEqual(['food', 'wood', 'metal', 'gold']);
    t.do('creationKind=wood');
    expect(t.stock('norrenis')).toEqual({ wood: 2 });
    const base = scene('norrenis pharaos', 'action', (e) =>
      e.pawn('norrenis', 'creation').put('norrenis', 'norrenis.tl', '1 follower').put('norrenis', 'norrenis.mr', '1 follower'),
    );
    expect(base.stock('norrenis')).toEqual({ metal: 2 });
  });

  it('A12 ANU-6.13 ANU-6.14 ANU-7.5 ANU-8.10 a Settlement built opens the first slot: the income is then 2 Followers and 2 VP', () => {
    const t = scene('norrenis pharaos', 'mana', (e) => {
      e.put('norrenis', 'norrenis.cap', '1 settlement 1 follower')
        .put('norrenis', 'norrenis.tl', '1 follower')
        .stock('norrenis', '1 mana 2 wood');
    });
    t.do('mana=settle');
    expect(t.at('norrenis', 'norrenis.tl')).toEqual({ follower: 1, settlement: 1 });
    expect(t.stock('norrenis')).toEqual({});
    const income = (settlements: number, improved: boolean) =>
      scene('babylon pharaos', 'action', (e) => {
        e.pawn('babylon', 'settlement-income').put('babylon', 'babylon.cap', `${settlements} settlement`);
        if (improved) e.improve('babylon', 'settlement-income');
      });
    const two = income(2, false).do('deploy=babylon.cap=2');
    expect([two.player('babylon').vp, two.at('babylon', 'babylon.cap').follower]).toEqual([2, 2]);
    expect(income(1, false).keys).toContain('babylon.cap=2');
    expect(income(1, false).keys).not.toContain('babylon.cap=3');
    expect(income(1, true).keys).toContain('babylon.cap=3');
    expect(income(5, false).player('babylon').vp).toBe(4);
    expect(income(5, true).keys).toContain('babylon.cap=5');
  });

  it('A8 ANU-6.15 ANU-11.1 ANU-11.2 ANU-11.4 Domination advances by its Objective and takes the token on the way; improved one step more', () => {
    const t = scene('ellenys pharaos', 'action', (e) => {
      e.pawn('ellenys', 'domination').put('ellenys', 'ellenys.cap', '5 follower 1 minor').domination('ellenys', -6);
    });
    expect(t.domination('ellenys')).toBe(-4);
    expect(t.player('ellenys').vp).toBe(2);
    expect(t.s.tokens).toHaveLength(3);
    const improved = scene('ellenys pharaos', 'action', (e) => {
      e.pawn('ellenys', 'domination')
        .improve('ellenys', 'domination')
        .put('ellenys', 'ellenys.cap', '5 follower 1 minor')
        .domination('ellenys', -6);
    });
    expect(improved.domination('ellenys')).toBe(-3);
  });

  it('A9 ANU-6.16 the Market gives two resources for one, all three different; improved for nothing', () => {
    const market = (improved: boolean) =>
      scene('pharaos norrenis', 'action', (e) => {
        e.pawn('pharaos', 'market').stock('pharaos', '1 food 1 wood 1 metal 1 gold');
        if (improved) e.improve('pharaos', 'market');
      });
    const t = market(false).do('marketPay=metal');
    expect(t.keys).toEqual(['food-wood', 'food-gold', 'wood-gold', 'pass']);
    t.do('marketTake=wood-gold');
    expect(t.stock('pharaos')).toEqual({ food: 1, wood: 2, gold: 2 });
    const free = market(true);
    expect(free.keys).toHaveLength(7);
    free.do('marketTake=wood-gold');
    expect(free.stock('pharaos')).toEqual({ food: 1, wood: 2, metal: 1, gold: 2 });
    expect(market(false).do('marketPay=pass').stock('pharaos')).toEqual({ food: 1, wood: 1, metal: 1, gold: 1 });
  });

  it('ANU-6.17 ANU-R.6 six tiles are blue and four are red', () => {
    const { tiles } = scene('pharaos norrenis', 'pawn', () => undefined).match.data;
    expect(tiles.filter((tile) => tile.red).map((tile) => tile.number)).toEqual([3, 6, 8, 9]);
    expect(tiles).toHaveLength(10);
  });

  it('ANU-R.47 ANU-3.11 a tile that can do nothing may be chosen', () => {
    const t = scene('pharaos norrenis', 'pawn', (e) => e.pawn('pharaos', 'market'));
    t.do('pawn=harvest-red');
    expect(t.asks).toBe('norrenis');
  });
});
