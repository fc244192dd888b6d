import { describe, expect, it } from 'vitest';
import { open, play, scene, seat } from './scene.ts';

describe('odds', () => {
  const faces = [0, 1, 1, 2, 2, 3];
  const pairs = faces.flatMap((mine) => faces.map((theirs) => mine - theirs));

  it('shows the chance to win before one marches: one against one wins when its die is higher', () => {
    const match = scene((stage) =>
      stage
        .coins(9)
        .land('t02a-L2', 0, { troops: 1 })
        .sea('t07a-S1', 0)
        .sea('t07a-S3', 0)
        .land('t07a-L1', 1, { troops: 1 })
        .turn(0, 'ares'),
    );
    play(match, 'action=landMove');
    const option = match.questionDto(seat(0))?.options.find(({ key }) => key === 't07a-L1');
    expect(option?.preview?.odds).toBeCloseTo(pairs.filter((lead) => lead > 0).length / 36);
    expect(option?.commits).toBe(true);
    expect(match.questionDto(seat(0))?.options.find(({ key }) => key === 't07a-L2')?.preview).toEqual({});
  });

  it('counts walls, heroes and what strikes before the battle', () => {
    const odds = (build: Parameters<typeof scene>[0]): number => {
      const match = scene((stage) => {
        stage.coins(9).sea('t07a-S1', 0).sea('t07a-S3', 0).turn(0, 'ares');
        build(stage);
      });
      play(match, 'action=landMove');
      if (match.waiting[0]?.topic === 'marchUnits') play(match, `marchUnits=${match.questionDto(seat(0))?.suggest?.[0]}`);
      expect(open(match)).toContain('t07a-L1');
      return match.questionDto(seat(0))?.options.find(({ key }) => key === 't07a-L1')?.preview?.odds as number;
    };
    const plain = odds((stage) => stage.land('t02a-L2', 0, { troops: 2 }).land('t07a-L1', 1, { troops: 2 }));
    expect(odds((stage) => stage.land('t02a-L2', 0, { troops: 2 }).land('t07a-L1', 1, { troops: 2, built: ['fortress'] }))).toBeLessThan(
      plain,
    );
    expect(odds((stage) => stage.land('t02a-L2', 0, { troops: 1, heroes: ['ajax'] }).land('t07a-L1', 1, { troops: 2 }))).toBeGreaterThan(
      plain,
    );
    expect(odds((stage) => stage.land('t02a-L2', 0, { troops: 2 }).land('t07a-L1', 1, { troops: 1, heroes: ['hector'] }))).toBeLessThan(
      plain,
    );
    expect(odds((stage) => stage.land('t02a-L2', 0, { heroes: ['pandora'] }).land('t07a-L1', 1, { mercenaries: 3 }))).toBe(1);
    expect(odds((stage) => stage.land('t02a-L2', 0, { heroes: ['penthesilea'] }).land('t07a-L1', 1, { troops: 1 }))).toBeCloseTo(
      pairs.filter((lead) => lead >= 0).length / 36,
    );
  });

  it('shows them at sea as well', () => {
    const match = scene((stage) => stage.coins(9).sea('t08a-S1', 0, 1).sea('t08a-S4', 1, 1).turn(0, 'poseidon'));
    play(match, 'action=seaMove');
    expect(match.questionDto(seat(0))?.options.find(({ key }) => key === 't08a-S4')?.preview?.odds).toBeCloseTo(
      pairs.filter((lead) => lead > 0).length / 36,
    );
  });
});
