import { Match } from '@pantheon/kernel';
import { describe, expect, it } from 'vitest';
import { rules } from '../rules/index.ts';
import { majority } from '../rules/result.ts';
import { type Editor, opened, readings, type Scene, scene } from './scene.ts';

const FOUR = 'pharaos norrenis babylon ellenys';

const scored = (houses: string, edit: (e: Editor) => void) =>
  scene(houses, 'finish', (e) => {
    e.s.step = 'end';
    edit(e);
  });

const part = (t: Scene, seat: number, source: string): number | undefined =>
  rules.result(t.match).scores[seat]?.parts.find((entry) => entry.source === source)?.points;

describe('the end', () => {
  it('B33 ANU-15.1 ANU-15.2 after the trigger everybody has had the same number of turns', () => {
    const last = 'L0 P0 R1 L1 P1 R2 L2 P2 R3 L3 P3 R4 L4';
    const third = scene(FOUR, 'pawn', (e) => {
      e.s.active = e.seat('babylon');
      e.tiles({ O0: 'creation', I0: 'harvest-red' }).pawn('babylon', 'creation').cubes('babylon', last);
      e.pawn('ellenys', 'creation');
    });
    third.do('pawn=harvest-red');
    expect([third.asks, third.asked]).toEqual(['ellenys', 'pawn']);
    expect(readings(third.match).turnsLeft).toEqual([0, 0, 0, 1]);
    third.do('pawn=harvest-red');
    expect(third.match.over).toBe(true);
    expect(rules.result(third.match).how).toBe('cubes');
    const fourth = scene(FOUR, 'pawn', (e) => {
      e.s.active = e.seat('ellenys');
      e.tiles({ O0: 'creation', I0: 'harvest-red' }).pawn('ellenys', 'creation').cubes('ellenys', last);
    });
    fourth.do('pawn=harvest-red');
    expect(fourth.match.over).toBe(true);
  });

  it('ANU-15.1 a defender who wins War steps may bring the end about, and a second trigger changes nothing', () => {
    const t = scene('norrenis ellenys', 'battles', (e) => {
      e.put('norrenis', 'gaia12.n', '1 follower')
        .put('ellenys', 'gaia12.n', '3 follower')
        .hand('norrenis', 'dagger')
        .hand('ellenys', 'short-bow');
      e.tracks('ellenys', '11 war').domination('ellenys', 2);
    });
    t.together({ norrenis: 'dagger', ellenys: 'short-bow' });
    expect(t.s.ending).toEqual({ by: 1, track: 0 });
    const again = scene('norrenis ellenys', 'extra', (e) => {
      e.s.ending = { by: e.seat('ellenys'), track: null };
      e.tracks('norrenis', '11 commerce')
        .domination('norrenis', 2)
        .pacts('norrenis', 'pact-neutral-06')
        .stock('norrenis', '1 food 1 wood 1 metal 1 gold');
    });
    again.do('extra=complete-pact');
    expect(again.s.ending).toEqual({ by: 1, track: null });
  });

  it('B55 ANU-15.3 ANU-R.30 ANU-9.4 ANU-8.13 ANU-R.48 the lock of Atlantis leaves deployment and summoning free, but no step and no redeployment', () => {
    const t = scene(FOUR, 'extra', (e) => {
      e.s.ending = { by: e.seat('ellenys'), track: null };
      e.put('pharaos', 'gaia34.atl1', '1 follower 1 settlement')
        .put('pharaos', 'pharaos.cap', '8 follower')
        .tokens('pharaos', 'T0')
        .gods('pharaos', 'horus isis seth osiris');
      e.pacts('pharaos', 'pact-neutral-03').stock('pharaos', '3 wood');
    });
    t.do('extra=complete-pact', 'deploy=gaia34.atl1=2');
    expect(t.at('pharaos', 'gaia34.atl1').follower).toBe(3);
    t.do('extra=summon', 'summon=horus', 'replace=gaia34.atl1');
    expect(t.at('pharaos', 'gaia34.atl1').minor).toBe(1);
    const empty = scene(FOUR, 'mana', (e) => {
      e.s.ending = { by: e.seat('ellenys'), track: null };
      e.put('pharaos', 'gaia34.atl1', '4 follower 1 settlement')
        .put('pharaos', 'pharaos.cap', '8 follower')
        .stock('pharaos', '1 mana 2 food');
    });
    expect(empty.asks).toBe('norrenis');
    const back = scene(FOUR, 'mana', (e) => {
      e.s.ending = { by: e.seat('ellenys'), track: null };
      e.put('pharaos', 'gaia34.atl1', '4 follower')
        .put('pharaos', 'pharaos.ml', '8 follower')
        .put('pharaos', 'pharaos.cap', '1 settlement')
        .stock('pharaos', '1 mana 2 food');
    });
    back.do('mana=recruit');
    expect(back.keys).toEqual(['pharaos.ml', 'pass']);
    const battle = scene(FOUR, 'battles', (e) => {
      e.s.ending = { by: e.seat('ellenys'), track: null };
      e.put('pharaos', 'gaia34.atl1', '1 follower').guard('gaia34.atl1', 'civ-09').hand('pharaos', 'dagger');
    });
    battle.do('playWeapon=dagger');
    expect(battle.at('pharaos', 'pharaos.cap')).toEqual({ follower: 1 });
  });

  it('ANU-R.62 ANU-15.3 the round limit is an option, none by default, and ends the game without closing Atlantis', () => {
    const t = scene(
      'pharaos norrenis',
      'culture',
      (e) => {
        e.s.round = 30;
        e.s.active = e.seat('norrenis');
      },
      { roundLimit: 30 },
    );
    expect(t.match.over).toBe(true);
    expect(rules.result(t.match).how).toBe('rounds');
    expect(t.s.ending).toBeNull();
    const usual = scene('pharaos norrenis', 'culture', (e) => {
      e.s.round = 400;
      e.s.active = e.seat('norrenis');
    });
    expect(usual.match.over).toBe(false);
    expect(rules.options[0]?.values[0]).toBe('none');
  });

  it('ANU-15.10 the points can be counted at any moment, before Houses are chosen too', () => {
    const fresh = Match.start(rules, { seats: 3, seed: 'any', options: {} });
    expect(rules.result(fresh).scores.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(rules.result(opened('pharaos norrenis ellenys').match).scores).toHaveLength(3);
  });

  it('A19 ANU-15.5 ANU-15.6 ANU-15.7 ANU-15.8 ANU-15.9 ANU-16.12 the final scoring of the rulebook: 47 points', () => {
    const t = scored('pharaos norrenis babylon', (e) => {
      e.objectives('altars settlements units territories')
        .tracks('pharaos', '4 war 12 technology 9 commerce')
        .tracks('norrenis', '7 war')
        .domination('pharaos', 3);
      e.put('pharaos', 'pharaos.tr', '1 follower 1 settlement')
        .put('pharaos', 'pharaos.ml', '1 follower 1 settlement')
        .put('pharaos', 'gaia34.t3', '1 follower 1 settlement');
      e.put('pharaos', 'gaia34.t4', '5 follower').summoned('pharaos', 'horus').stock('pharaos', '4 food 3 mana');
    });
    expect(part(t, 0, 'majorities')).toBe(10);
    expect(part(t, 0, 'objectives')).toBe(3 * 2 + 3 * 5 + 2 * 4);
    expect(part(t, 0, 'domination')).toBe(3);
    expect(part(t, 0, 'gods')).toBe(4);
    expect(part(t, 0, 'stock')).toBe(1);
    expect(rules.result(t.match).scores[0]?.total).toBe(47);
  });

  it('B32 ANU-15.5 ANU-R.32 ties for majorities are shared, rounded down; a marker at the start counts, and two players have a second place', () => {
    const shares = (houses: string, spaces: readonly number[]): number[] => {
      const t = scored(houses, (e) => {
        spaces.forEach((space, seat) => {
          (e.s.players[seat] as { tracks: number[] }).tracks[0] = space;
        });
      });
      return majority(t.match, 0);
    };
    expect(shares(FOUR, [6, 6, 6, 2])).toEqual([2, 2, 2, 0]);
    expect(shares(FOUR, [7, 5, 5, 1])).toEqual([4, 1, 1, 0]);
    expect(shares(FOUR, [7, 5, 5, 5])).toEqual([4, 0, 0, 0]);
    expect(shares('pharaos norrenis', [3, 3])).toEqual([3, 3]);
    expect(shares('pharaos norrenis', [3, 0])).toEqual([4, 2]);
    expect(shares('pharaos norrenis', [0, 0])).toEqual([3, 3]);
  });

  it('ANU-15.6 the Objective at the Domination track scores nothing at the end, each other one at most 5 times its multiplier', () => {
    const t = scored('pharaos norrenis', (e) => {
      e.objectives('altars settlements territories units').put('pharaos', 'pharaos.cap', '12 follower');
    });
    expect(part(t, 0, 'objectives')).toBe(0);
  });

  it('ANU-15.7 ANU-15.9 ANU-15.10 points may be negative; five resources and crystals together make a point', () => {
    const t = scored('pharaos norrenis', (e) =>
      e.stock('pharaos', '4 food 5 gold 5 mana').stock('norrenis', '4 food').tracks('pharaos', '1 war 1 technology 1 commerce'),
    );
    expect([part(t, 0, 'domination'), part(t, 0, 'stock'), part(t, 1, 'stock')]).toEqual([-8, 2, 0]);
    const result = rules.result(t.match);
    expect(result.scores[1]?.total).toBeLessThan(0);
    expect(result.scores.map((score) => score.rank)).toEqual([1, 2]);
  });

  it('ANU-15.10 ANU-R.31 of tied players the one latest in turn order wins', () => {
    const t = scored('pharaos norrenis babylon', (e) => {
      e.s.first = e.seat('norrenis');
    });
    expect(rules.result(t.match).scores.map((score) => score.rank)).toEqual([1, 3, 2]);
  });
});
