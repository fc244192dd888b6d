import { seatOf } from '@pantheon/kernel';
import { describe, expect, it } from 'vitest';
import { features, survey } from '../bot/features.ts';
import { bot } from '../bot/index.ts';
import { hopeOf, turnsLeft } from '../bot/prospects.ts';
import { turnsToClose } from '../bot/routes.ts';
import { objectivePoints } from '../rules/end.ts';
import { controlled, unitsInPlay } from '../rules/planets.ts';
import { opened, scene } from './table.ts';

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
});
