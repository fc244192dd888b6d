import { seatOf } from '@pantheon/kernel';
import { describe, expect, it } from 'vitest';
import { features, survey } from '../bot/features.ts';
import { bot } from '../bot/index.ts';
import { cultureHopes, hopeOf, thoughtOfEnd, turnsLeft } from '../bot/prospects.ts';
import { turnsToClose } from '../bot/routes.ts';
import { controlled, unitsInPlay } from '../rules/planets.ts';
import { objectivePoints } from '../rules/result.ts';
import { opened, scene } from './scene.ts';

const FOUR = 'pharaos norrenis babylon ellenys';
const featureOf = (g: Parameters<typeof survey>[0], seat: number, name: (typeof features)[number]): number =>
  survey(g)[seat]?.[features.indexOf(name)] as number;

describe('what bots see in a position', () => {
  it('each feature has a weight', () => {
    expect(bot.weights).toHaveLength(features.length);
    expect(survey(opened(FOUR).match).map((row) => row.length)).toEqual([
      features.length,
      features.length,
      features.length,
      features.length,
    ]);
  });

  it('knows in how many turns the pawn can enclose a god', () => {
    const t = scene(FOUR, 'pawn', (e) => {
      e.tiles({ O0: 'creation', I0: 'market', I4: 'portal', O2: 'commerce' });
      e.pawn('pharaos', 'creation').pawn('norrenis', 'market').pawn('babylon', 'commerce').pawn('ellenys', 'portal');
      e.cubes('norrenis', 'R0').cubes('babylon', 'R0 L0').cubes('ellenys', 'R0 L0');
    });
    const { faces } = t.match.data;
    const top = faces.findIndex(({ segments }) => segments === faces.find((face) => !face.major)?.segments);
    const turns = ['pharaos', 'norrenis', 'babylon', 'ellenys'].map((house) => turnsToClose(t.match.data, t.player(house), top));
    expect(turns).toEqual([3, 2, 2, 1]);
  });

  it('holds what the rules count: Territories, units, Objectives', () => {
    const t = scene(FOUR, 'pawn', (e) => {
      e.put('pharaos', 'pharaos.cap', '2 follower 1 settlement')
        .put('pharaos', 'gaia34.t1', '1 minor')
        .put('norrenis', 'gaia34.t2', '1 settlement');
      e.put('babylon', 'gaia34.t2', '1 follower').put('babylon', 'babylon.cap', '1 settlement');
    });
    const hopes = (seat: number): number => hopeOf(turnsLeft(t.match, seatOf(seat)));
    for (const seat of [0, 1, 2]) {
      expect(featureOf(t.match, seat, 'territories')).toBeCloseTo(hopes(seat) * controlled(t.match, seatOf(seat)).length);
      expect(featureOf(t.match, seat, 'units') / hopes(seat)).toBeGreaterThanOrEqual(unitsInPlay(t.match, seatOf(seat)));
    }
  });

  it('hopes for nothing once its last turn is over', () => {
    const t = scene(FOUR, 'pawn', (e) => {
      e.put('pharaos', 'pharaos.cap', '3 follower').put('norrenis', 'norrenis.cap', '3 follower');
      e.s.ending = { by: seatOf(0), track: null };
      e.s.active = seatOf(2);
    });
    expect(turnsLeft(t.match, seatOf(0))).toBe(0);
    expect(turnsLeft(t.match, seatOf(3))).toBe(1);
    expect(featureOf(t.match, 0, 'units')).toBe(0);
    expect(featureOf(t.match, 0, 'objectives')).toBe(objectivePoints(t.match, seatOf(0)));
  });

  it('hopes for open Culture tokens, the fewer Territories around are empty the more', () => {
    const hopes = (edit: Parameters<typeof scene>[2]): number[] => {
      const t = scene(FOUR, 'pawn', (e) => {
        e.culture('gaia34.c1', 'culture-01').put('pharaos', 'gaia34.t1', '1 follower').put('ellenys', 'gaia34.t7', '1 follower');
        edit(e);
      });
      return [0, 1, 2, 3].map((seat) => cultureHopes(t.match, seatOf(seat)));
    };
    const [pharaos, norrenis, babylon, ellenys] = hopes(() => undefined) as [number, number, number, number];
    expect(pharaos).toBeGreaterThan(0);
    expect([norrenis, babylon]).toEqual([0, 0]);
    expect(ellenys).toBe(pharaos);
    expect(hopes((e) => e.put('norrenis', 'gaia34.t2', '1 follower'))).toEqual([2 * pharaos, 2 * pharaos, 0, 2 * pharaos]);
    expect(hopes((e) => e.summoned('ellenys', 'zeus'))[3]).toBe(2 * ellenys);
    expect(hopes((e) => e.culture('gaia34.c1', 'down'))).toEqual([0, 0, 0, 0]);
  });

  it('thinks of the end late in the game: whoever leads wants to bring it', () => {
    const ends = (round: number, pawn: string): ReturnType<typeof scene> =>
      scene(FOUR, 'pawn', (e) => {
        e.tiles({ O0: 'creation', I0: 'market', O2: 'commerce' });
        e.pawn('pharaos', pawn).cubes('pharaos', 'L0 R1 L1 R2 L2 R3 L3 R4 L4 P0 P1 P2 P3');
        e.player('pharaos').vp = 30;
        e.s.round = round;
      });
    const near = (round: number, pawn: string): number => thoughtOfEnd(ends(round, pawn).match, seatOf(0));
    expect(near(12, 'creation')).toBe(0);
    expect(near(24, 'creation')).toBeCloseTo(0.6);
    expect(near(24, 'commerce')).toBeCloseTo(0.36);
    expect(near(20, 'creation')).toBeCloseTo(0.3);
    expect(near(32, 'creation')).toBeCloseTo(1.2);
    const { match } = ends(24, 'creation');
    expect(featureOf(match, 0, 'standing')).toBeGreaterThan(0.5);
    expect(featureOf(match, 1, 'standing')).toBeLessThan(0.1);
    expect(turnsLeft(ends(30, 'commerce').match, seatOf(0))).toBe(1);
  });

  it('reckons with the Pact that brings the last step', () => {
    const thought = (edit: Parameters<typeof scene>[2]): number => {
      const t = scene(FOUR, 'pawn', (e) => {
        e.tracks('pharaos', '11 commerce').domination('pharaos', 0);
        e.s.round = 24;
        edit(e);
      });
      return thoughtOfEnd(t.match, seatOf(0));
    };
    const without = thought(() => undefined);
    const held = thought((e) => e.pacts('pharaos', 'pact-neutral-01'));
    const payable = thought((e) => e.pacts('pharaos', 'pact-neutral-01').stock('pharaos', '5 food 5 wood 5 metal 5 gold'));
    expect(without).toBeCloseTo(0.36);
    expect(held).toBeCloseTo(without);
    expect(payable).toBeCloseTo(0.6);
  });

  it('sees how far a Domination action leads, until the track ends', () => {
    const sways = (vp: number): number => {
      const t = scene(FOUR, 'pawn', (e) => {
        e.objectives('units settlements territories altars');
        e.domination('pharaos', vp).put('pharaos', 'gaia34.atl1', '1 follower');
      });
      return featureOf(t.match, 0, 'sway') / hopeOf(turnsLeft(t.match, seatOf(0)));
    };
    expect(sways(-8)).toBeCloseTo(2);
    expect(sways(10)).toBe(0);
  });
});
