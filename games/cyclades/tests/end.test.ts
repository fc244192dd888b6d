import { describe, expect, it } from 'vitest';
import type { GodId, HeroId } from '../data/schema.ts';
import type { AlarmWay } from '../rules/alarms.ts';
import { rules } from '../rules/index.ts';
import { metropolisesOf } from '../rules/pieces.ts';
import { asked, dice, happened, look, open, play, readings, type Stage, scene, seat } from './scene.ts';

const PURPLE = 1;
const BLACK = 0;

/** Black (0) with Ares stands in t09a-L1 beside t09a-L2, the last land of Purple (1). */
const lastStand = (build: (stage: Stage) => unknown, god: Parameters<Stage['turn']>[1] = 'ares') =>
  scene(
    (stage) => {
      stage.coins(9, 9, 9).turn(BLACK, god).land('t09a-L1', BLACK, { troops: 2 }).land('t09a-L2', PURPLE).land('t10a-L1', 2);
      build(stage);
    },
    { homes: false },
  );

const twoMetropolises = (stage: Stage): Stage => stage.land('t08a-L2', BLACK, { built: ['metropolis-coins', 'metropolis-troops'] });

describe('the last land', () => {
  it('T-44 CYC-12.9 CYC-19.1 CYC-R.41 may be attacked only if that brings the metropolises that end the game', () => {
    const match = lastStand((stage) => {
      twoMetropolises(stage).site('t09a-L2.1', 'fortress');
      stage
        .land('t08a-L1', BLACK, { built: ['port'] })
        .land('t08a-L3', BLACK, { built: ['temple'] })
        .land('t09a-L3', BLACK, { built: ['university'] });
    });
    expect(open(match)).toContain('landMove');
    const refused = lastStand((stage) => {
      twoMetropolises(stage).site('t09a-L2.1', 'fortress');
      stage.land('t08a-L1', BLACK, { built: ['port'] }).land('t08a-L3', BLACK, { built: ['temple'] });
    });
    expect(open(refused)).not.toContain('landMove');
  });

  it('T-44 CYC-19.2 the rule holds for flights as well', () => {
    const match = lastStand((stage) => twoMetropolises(stage).track('pegasus', null, null, null));
    play(match, 'action=creature:pegasus', 'discounts=0', 'flyUnits=troop=2');
    expect(open(match)).not.toContain('t09a-L2');
    expect(open(match)).not.toContain('t10a-L1');
  });

  it('T-56 CYC-19.1 CYC-R.41 a leader may not crush a bystander, unless a metropolis stands there', () => {
    const three = (stage: Stage) => twoMetropolises(stage).land('t08a-L1', BLACK, { built: ['metropolis-fleets'] });
    expect(open(lastStand(three))).not.toContain('landMove');
    expect(open(lastStand((stage) => three(stage).site('t09a-L2.1', 'metropolis-priestess')))).toContain('landMove');
  });

  it('CYC-19.3 CYC-R.42 a faction without land loses fleets, heroes, creatures, cards and coins', () => {
    const match = lastStand((stage) => {
      twoMetropolises(stage).site('t09a-L2.1', 'metropolis-coins');
      stage.sea('t09a-S1', PURPLE, 2).figure('kraken', PURPLE, 't08a-S3').priestesses(0, 2).philosophers(0, 1);
    });
    play(match, 'action=landMove', 'marchUnits=troop=1');
    expect(match.s.eliminated).toEqual([false, true, false]);
    expect(match.s.fleetsLeft[PURPLE]).toBe(8);
    expect(match.s.figures).toEqual([]);
    expect(match.s.creatureDiscard).toContain('kraken');
    expect([match.s.priestesses[PURPLE], match.s.philosophers[PURPLE], match.s.coins[PURPLE]]).toEqual([0, 0, 0]);
    expect(metropolisesOf(match, BLACK)).toBe(3);
    play(match, 'action=pass');
    expect(asked(match)).not.toMatch(/^1 /);
  });

  it('CYC-R.42 whoever escapes into a free land lives on', () => {
    const match = lastStand((stage) => {
      twoMetropolises(stage).site('t09a-L2.1', 'metropolis-coins');
      stage.s.control[stage.area('t09a-L2')] = PURPLE;
      stage.s.troops[stage.area('t09a-L2')] = 2;
      stage.s.troopsLeft[PURPLE] = 6;
      stage.sea('t09a-S3', PURPLE);
    });
    play(match, 'action=landMove');
    dice(match, 3, 0);
    play(match, 'marchUnits=troop=2');
    expect(asked(match)).toBe('1 retreat');
    play(match, 'retreat=t09a-L3');
    expect(match.s.eliminated).toEqual([false, false, false]);
    expect(look(match, 't09a-L2').control).toBe(BLACK);
  });
});

describe('end of the game', () => {
  const endOfCycle = (build: (stage: Stage) => unknown, setup: Parameters<typeof scene>[1] = {}) =>
    scene(
      (stage) => {
        stage.s.acted = stage.s.turnOrder;
        build(stage);
      },
      { phase: 'end', ...setup },
    );

  it('CYC-19.5 CYC-19.6 three metropolises at the end of a cycle win', () => {
    const match = endOfCycle((stage) => twoMetropolises(stage).land('t08a-L1', BLACK, { built: ['metropolis-fleets'] }));
    expect(match.over).toBe(true);
    expect(match.result).toMatchObject({ how: 'goal' });
    expect(match.result?.scores.map(({ rank, total }) => [rank, total])).toEqual([
      [1, 3],
      [2, 0],
      [2, 0],
    ]);
  });

  it('CYC-19.6 CYC-21.7 coins break a tie, and all coins are shown', () => {
    const build = (coins: [number, number, number]) =>
      endOfCycle((stage) => {
        twoMetropolises(stage).land('t08a-L1', BLACK, { built: ['metropolis-fleets'] });
        stage
          .land('t02a-L2', PURPLE, { built: ['metropolis-coins', 'metropolis-troops'] })
          .land('t02a-L1', PURPLE, { built: ['metropolis-fleets'] })
          .coins(...coins);
      });
    const match = build([3, 5, 9]);
    expect(match.result?.scores.map(({ rank }) => rank)).toEqual([2, 1, 3]);
    expect(rules.view(match, null).factions.map(({ coins }) => coins)).toEqual([3, 5, 9]);
    expect(build([4, 4, 9]).result?.scores.map(({ rank }) => rank)).toEqual([1, 1, 3]);
  });

  it('T-46 CYC-19.7 CYC-19.5 two are not enough: the next cycle begins', () => {
    const match = endOfCycle((stage) => twoMetropolises(stage));
    expect(match.over).toBe(false);
    expect(match.s.cycle).toBe(3);
    expect(match.s.used.every((used) => !used)).toBe(true);
  });

  it('T-45 CYC-19.4 CYC-19.5 CYC-19.6 after an elimination the game ends with the cycle, whoever has how many', () => {
    const match = endOfCycle((stage) => {
      twoMetropolises(stage)
        .land('t10a-L1', 2, { built: ['metropolis-fleets'] })
        .land('t10a-L2', 2, { built: ['metropolis-fleets'] })
        .coins(3, 0, 4);
      stage.s.eliminated[PURPLE] = true;
    });
    expect(match.result).toMatchObject({ how: 'elimination' });
    expect(match.result?.scores.map(({ rank }) => rank)).toEqual([2, 3, 1]);
    expect(happened(match)).toContain('end');
  });

  it('CYC-19.6 an eliminated faction cannot win', () => {
    const match = endOfCycle((stage) => {
      stage.coins(0, 0, 0);
      stage.s.eliminated[PURPLE] = true;
    });
    expect(match.result?.scores.map(({ rank }) => rank)).toEqual([1, 3, 1]);
  });

  it('CYC-18.18 CYC-19.5 a metropolis on a card counts', () => {
    const match = endOfCycle((stage) => {
      twoMetropolises(stage);
      stage.heroTrack('ajax', 'helen');
      stage.s.heroDeck = stage.s.heroDeck.filter((id) => id !== 'penthesilea');
      stage.s.cards = [{ hero: 'penthesilea', owner: BLACK, bonus: 3, used: true }];
      stage.s.tokens.splice(stage.s.tokens.indexOf(3), 1);
    });
    expect(match.over).toBe(true);
    expect(match.result?.scores[0]?.parts).toEqual([
      { source: 'metropolises', points: 2 },
      { source: 'cards', points: 1 },
    ]);
    expect(rules.invariants(match)).toEqual([]);
    expect(match.question(seat(0))).toBeNull();
  });
});

describe('alarms', () => {
  const alarms = (god: GodId, build: (stage: Stage) => unknown) =>
    readings(
      scene((stage) => {
        stage.track(null, null, null, null).turn(BLACK, god, false);
        build(stage);
      }),
    ).alarms;
  const threeTypes = (stage: Stage) =>
    twoMetropolises(stage)
      .land('t09a-L1', BLACK, { built: ['port', 'temple'] })
      .land('t09a-L2', BLACK, { built: ['fortress'] });
  const noFreeSite = (stage: Stage) => threeTypes(stage).site('t01a-L3.1', 'port').site('t01a-L3.2', 'port');
  const preyNearby = (stage: Stage) =>
    twoMetropolises(stage)
      .land('t09a-L1', BLACK, { troops: 1 })
      .land('t09a-L2', PURPLE, { built: ['metropolis-fleets'] });
  const black = (...ways: AlarmWay[]) => [{ faction: BLACK, reached: false, ways }];

  it('CYC-19.5 tell who could get the last metropolis in this cycle, from what all can see', () => {
    expect(alarms('athena', (stage) => stage.land('t08a-L1', BLACK, { built: ['metropolis-coins'] }).philosophers(3))).toEqual([]);
    expect(alarms('athena', (stage) => twoMetropolises(stage).philosophers(2))).toEqual(black('philosophers'));
    expect(alarms('athena', threeTypes)).toEqual(black('set'));
    expect(alarms('hera', threeTypes)).toEqual(black('set'));
    expect(alarms('zeus', (stage) => twoMetropolises(stage).hero('croesus', BLACK, 't01a-L3').coins(0))).toEqual(black('sacrifice'));
    expect(alarms('ares', preyNearby)).toEqual(black('conquest'));
  });

  it('CYC-19.5 leave out what the god at hand does not bring, unless a creature does', () => {
    expect(alarms('ares', (stage) => twoMetropolises(stage).philosophers(2))).toEqual([]);
    expect(alarms('ares', (stage) => twoMetropolises(stage).philosophers(3, 1).track('satyr'))).toEqual(black('philosophers'));
    expect(alarms('ares', (stage) => twoMetropolises(stage).philosophers(3).track('satyr'))).toEqual([]);
    expect(alarms('zeus', threeTypes)).toEqual([]);
    expect(alarms('zeus', (stage) => threeTypes(stage).track('cyclops'))).toEqual([]);
    expect(alarms('zeus', (stage) => noFreeSite(stage).track('cyclops'))).toEqual(black('set'));
    expect(alarms('athena', preyNearby)).toEqual([]);
    expect(alarms('athena', (stage) => preyNearby(stage).hero('ajax', BLACK, 't09a-L1'))).toEqual(black('conquest'));
    expect(alarms('athena', (stage) => preyNearby(stage).track('pegasus'))).toEqual(black('conquest'));
    expect(alarms('apollo', preyNearby)).toEqual([]);
  });

  it('CYC-19.5 count a building that takes the place of another, and none that has been built already', () => {
    expect(alarms('athena', noFreeSite)).toEqual(black('set'));
    expect(alarms('athena', (stage) => threeTypes(stage).turn(BLACK, 'athena'))).toEqual([]);
  });

  it('CYC-19.5 three types without a second of any, and no free site: neither the Cyclops nor another god completes a set', () => {
    const single = (stage: Stage) => noFreeSite(stage).site('t01a-L3.1', 'metropolis-fleets').site('t01a-L3.2', 'metropolis-priestess');
    const goalOfSix = (build: (stage: Stage) => unknown, god: GodId) =>
      alarms(god, (stage) => {
        build(stage);
        Object.assign(stage.s, { goal: 5 });
      });
    expect(goalOfSix((stage) => single(stage).track('cyclops'), 'zeus')).toEqual([]);
    expect(goalOfSix(single, 'athena')).toEqual([]);
  });

  it('CYC-19.5 look at what a sacrifice leads to', () => {
    const withHero = (stage: Stage, hero: HeroId) => twoMetropolises(stage).hero(hero, BLACK, 't01a-L3');
    expect(alarms('zeus', (stage) => withHero(stage, 'hector').priestesses(4))).toEqual([]);
    expect(alarms('zeus', (stage) => withHero(stage, 'hector').priestesses(4).philosophers(2))).toEqual(black('sacrifice'));
    expect(alarms('zeus', (stage) => withHero(stage, 'pandora').heroTrack('croesus').coins(0))).toEqual(black('sacrifice'));
    expect(alarms('zeus', (stage) => withHero(stage, 'pandora').heroTrack('jason'))).toEqual([]);
    expect(alarms('zeus', (stage) => preyNearby(stage).hero('perseus', BLACK, 't01a-L3'))).toEqual(black('sacrifice'));
  });

  it('CYC-19.5 count a conquest that completes a set', () => {
    const portOf = (stage: Stage, faction: number) =>
      twoMetropolises(stage)
        .land('t09a-L1', BLACK, { troops: 1, built: ['temple', 'fortress'] })
        .site('t01a-L3.1', 'university')
        .land('t09a-L2', faction, { built: ['port'] });
    expect(alarms('ares', (stage) => portOf(stage, PURPLE))).toEqual(black('conquest'));
  });

  it('CYC-19.5 end for whoever has acted', () => {
    expect(alarms('ares', (stage) => preyNearby(stage).s.acted.push(BLACK))).toEqual([]);
  });

  it('CYC-19.7 tell who has enough already and must hold it to the end of the cycle', () => {
    expect(alarms('ares', (stage) => twoMetropolises(stage).land('t08a-L1', BLACK, { built: ['metropolis-fleets'] }))).toEqual([
      { faction: BLACK, reached: true, ways: [] },
    ]);
  });
});
