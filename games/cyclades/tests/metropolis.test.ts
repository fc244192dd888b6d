import { numberAt } from '@pantheon/kernel';
import { describe, expect, it } from 'vitest';
import { metropolisesOf } from '../rules/pieces.ts';
import { asked, builtAs, happened, look, open, play, readings, type Stage, scene, token } from './scene.ts';

const threeTypes = (stage: Stage, faction = 0): Stage =>
  stage.land('t09a-L1', faction, { built: ['port', 'fortress'] }).land('t09a-L2', faction, { built: ['temple'] });

describe('metropolises', () => {
  it('T-7 CYC-14.3 CYC-14.4 CYC-14.8 CYC-14.11 CYC-14.12 CYC-R.33 the fourth building stands first, then the set is turned in for a metropolis on any free site', () => {
    const match = scene((stage) => threeTypes(stage).land('t08a-L1', 0).turn(0, 'athena', false), { phase: 'mandatory', homes: false });
    token(match, 'priestess');
    play(match, 'mandatory=build');
    expect(happened(match)).toContain('built');
    expect(asked(match)).toBe('0 metropolisSite');
    expect(open(match).sort()).toEqual(['t08a-L1.1', 't09a-L1.1', 't09a-L1.2', 't09a-L2.1']);
    play(match, 'metropolisSite=t09a-L2.1');
    expect(look(match, 't09a-L2').built).toEqual([builtAs('metropolis-priestess')]);
    expect(match.s.built.filter((what) => what >= 0)).toHaveLength(1);
    expect(match.s.priestesses[0]).toBe(1);
    expect(match.s.philosophers[0]).toBe(1);
    expect(readings(match).sites).toContainEqual({ metropolis: 'priestess' });
  });

  it('CYC-14.3 with a type owned twice the owner says which building goes', () => {
    const match = scene(
      (stage) =>
        threeTypes(stage)
          .land('t09a-L3', 0, { built: ['port'] })
          .turn(0, 'athena', false),
      { phase: 'mandatory' },
    );
    play(match, 'mandatory=philosopher', 'buildSite=*');
    expect(asked(match)).toBe('0 setPiece');
    expect(open(match)).toEqual(['t09a-L1.1', 't09a-L3.1']);
    play(match, 'setPiece=t09a-L3.1', 'metropolisSite=t09a-L3.1');
    expect(look(match, 't09a-L1').built[0]).toBe(builtAs('port'));
  });

  it('CYC-14.2 CYC-R.31 a metropolis is no basic building: it completes no set and cannot be swapped', () => {
    const match = scene((stage) =>
      stage
        .coins(9)
        .land('t09a-L1', 0, { built: ['port', 'fortress'] })
        .land('t09a-L2', 0, { built: ['metropolis-coins'] })
        .land('t09a-L3', 0, { built: ['temple'] })
        .track('cyclops', null, null, null)
        .turn(0, 'ares'),
    );
    expect(happened(match)).not.toContain('set');
    play(match, 'action=creature:cyclops', 'discounts=0');
    expect(open(match)).not.toContain('t09a-L2.1');
  });

  it('CYC-14.5 the check repeats: two sets bring two metropolises', () => {
    const match = scene((stage) => {
      stage
        .coins(9)
        .turn(0, 'ares')
        .land('t09a-L2', 0, { troops: 1, built: ['port'] })
        .land('t09a-L3', 0, { built: ['port'] });
      stage
        .land('t08a-L1', 0, { built: ['temple'] })
        .land('t08a-L2', 0, { built: ['temple', 'university'] })
        .land('t08a-L3', 0, { built: ['university'] });
      stage.land('t09a-L1', 1, { built: ['fortress', 'fortress'] });
    });
    play(match, 'action=landMove');
    while (match.waiting[0]?.topic !== 'action') play(match, `${match.waiting[0]?.topic}=*`);
    expect(metropolisesOf(match, 0)).toBe(2);
    expect(happened(match).filter((event) => event === 'set')).toHaveLength(2);
  });

  it('CYC-14.6 CYC-R.73 CYC-14.9 four philosophers are discarded for a metropolis; without a free site a basic building gives way', () => {
    const match = scene(
      (stage) => {
        stage
          .philosophers(3)
          .coins(9)
          .land('t09a-L1', 0, { built: ['port', 'port'] })
          .land('t08a-L1', 1)
          .turn(0, 'athena');
      },
      { homes: false },
    );
    play(match, 'action=philosopher');
    expect(asked(match)).toBe('0 givesWay');
    expect(open(match)).toEqual(['t09a-L1.1', 't09a-L1.2']);
    token(match, 'coins');
    play(match, 'givesWay=t09a-L1.2');
    expect(look(match, 't09a-L1').built).toEqual([builtAs('port'), builtAs('metropolis-coins')]);
    expect(match.s.philosophers[0]).toBe(0);
    expect(readings(match).supply.philosophers).toBe(20);
  });

  it('T-43 CYC-14.10 CYC-R.33 without any place the philosophers are lost; Penthesilea’s card would save them', () => {
    const build = (stage: Stage) =>
      stage
        .philosophers(3)
        .coins(9)
        .land('t09a-L1', 0, { built: ['metropolis-coins', 'metropolis-coins'] })
        .land('t08a-L1', 1)
        .turn(0, 'athena');
    const match = scene(build, { homes: false });
    play(match, 'action=philosopher');
    expect(match.s.philosophers[0]).toBe(0);
    expect(happened(match)).toContain('philosophersWasted');
    expect(metropolisesOf(match, 0)).toBe(2);
    const saved = scene((stage) => build(stage).hero('penthesilea', 0, 't09a-L1'), { homes: false });
    play(saved, 'action=philosopher');
    expect(metropolisesOf(saved, 0)).toBe(3);
    expect(saved.s.cards).toHaveLength(1);
  });

  it('CYC-14.7 a sacrifice builds a metropolis', () => {
    const match = scene((stage) => stage.coins(20).hero('croesus', 0, 't01a-L3').turn(0, 'ares'));
    token(match, 'coins');
    play(match, 'action=sacrifice:croesus', 'metropolisSite=*');
    expect(metropolisesOf(match, 0)).toBe(1);
    expect(match.s.coins[0]).toBe(20 - 15 + 3);
  });

  it('CYC-1.5 CYC-R.12 without tokens nothing is turned in and nothing is built', () => {
    const match = scene(
      (stage) => {
        threeTypes(stage).land('t08a-L1', 0).philosophers(3).turn(0, 'athena', false);
        for (const site of stage.board.sites.filter(({ land }) => stage.s.control[land] === -1).slice(0, 15)) {
          stage.s.control[site.land] = 1;
          stage.site(
            site.id,
            `metropolis-${(['troops', 'prosperity', 'priestess', 'coins', 'fleets'] as const)[numberAt(stage.s.tokens, 0)] as 'coins'}`,
          );
        }
      },
      { phase: 'mandatory', homes: false },
    );
    expect(match.s.tokens).toEqual([]);
    play(match, 'mandatory=build');
    expect(match.s.philosophers[0]).toBe(4);
    expect(look(match, 't09a-L1').built).toEqual([builtAs('port'), builtAs('fortress')]);
  });
});

describe('bonuses', () => {
  const cultural = (bonus: Parameters<typeof token>[1], build: (stage: Stage) => unknown = () => undefined) => {
    const match = scene((stage) => {
      stage.philosophers(3).coins(4).land('t09a-L1', 0).sea('t09a-S1', 0).land('t08a-L1', 0).turn(0, 'athena');
      build(stage);
    });
    token(match, bonus);
    play(match, 'action=philosopher', 'metropolisSite=t09a-L1.1');
    return match;
  };

  it('CYC-14.14 two troops in one or two own lands', () => {
    const match = cultural('troops');
    expect(open(match).sort()).toEqual(['t01a-L3', 't08a-L1', 't09a-L1']);
    play(match, 'bonusLand=t09a-L1', 'bonusLand=t08a-L1');
    expect(match.s.troopsLeft[0]).toBe(6);
  });

  it('CYC-14.15 one prosperity token in an own land or sea', () => {
    const match = cultural('prosperity');
    expect(open(match).sort()).toEqual(['t01a-L3', 't08a-L1', 't09a-L1', 't09a-S1']);
    play(match, 'bonusArea=t09a-S1');
    expect(look(match, 't09a-S1').prosperity).toBe(1);
  });

  it('CYC-14.16 CYC-14.17 a priestess or three coins', () => {
    expect(cultural('priestess').s.priestesses[0]).toBe(1);
    expect(cultural('coins').s.coins[0]).toBe(3);
  });

  it('CYC-14.18 two fleets in one or two seas already held', () => {
    const match = cultural('fleets', (stage) => stage.sea('t08a-S1', 0));
    expect(open(match).sort()).toEqual(['t08a-S1', 't09a-S1']);
    play(match, 'bonusSea=t09a-S1', 'bonusSea=t09a-S1');
    expect(look(match, 't09a-S1').fleets).toBe(3);
  });

  it('CYC-14.18 CYC-1.4 no more fleets than the reserve holds', () => {
    const match = cultural('fleets', (stage) => stage.sea('t08a-S1', 0, 6));
    play(match, 'bonusSea=t09a-S1');
    expect(asked(match)).toBe('0 action');
    expect(match.s.fleetsLeft[0]).toBe(0);
  });
});

describe('temples', () => {
  it('CYC-14.1 CYC-15.2 a metropolis works as a temple too', () => {
    const match = scene((stage) =>
      stage
        .coins(1)
        .land('t09a-L1', 0, { built: ['metropolis-coins'] })
        .track('harpy', null, null, null)
        .turn(0, 'ares'),
    );
    expect(open(match)).toContain('creature:harpy');
  });
});
