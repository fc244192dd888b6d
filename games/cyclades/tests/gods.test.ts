import { describe, expect, it } from 'vitest';
import { rules } from '../rules/index.ts';
import { asked, blockedBy, builtAs, dice, happened, look, open, play, scene, seat, token } from './scene.ts';

const mandatory = (build: Parameters<typeof scene>[0], setup: Parameters<typeof scene>[1] = {}) =>
  scene(build, { phase: 'mandatory', ...setup });

describe('a turn', () => {
  it('CYC-9.2 CYC-R.8 the two free actions in either order, nothing else before', () => {
    const match = mandatory((stage) => stage.coins(20).land('t09a-L1', 0).turn(0, 'athena', false));
    expect(asked(match)).toBe('0 mandatory');
    expect(open(match)).toEqual(['build', 'philosopher']);
    play(match, 'mandatory=philosopher');
    expect(asked(match)).toBe('0 buildSite');
    play(match, 'buildSite=*');
    expect(asked(match)).toBe('0 action');
  });

  it('T-58 CYC-9.2 CYC-17.6 CYC-R.36 CYC-18.2 a sacrifice may come before the free actions', () => {
    const match = mandatory((stage) => {
      stage.coins(20).turn(0, 'ares', false);
      for (const [id, built] of [
        ['t09a-L1', ['port']],
        ['t09a-L2', ['temple']],
        ['t09a-L3', ['university']],
      ] as const)
        stage.land(id, 0, { built });
      stage.land('t08a-L1', 0).land('t08a-L2', 0).land('t08a-L3', 0);
      stage.hero('ajax', 0, 't09a-L1');
      for (const site of stage.board.sites)
        if (stage.s.control[site.land] === 0 && stage.s.built[site.index] === -1 && site.id !== 't01a-L3.1') stage.site(site.id, 'temple');
    });
    expect(open(match)).toEqual(['build', 'troop', 'sacrifice:ajax']);
    token(match, 'coins');
    play(match, 'mandatory=sacrifice:ajax');
    expect(look(match, 't01a-L3').built[0]).toBe(builtAs('metropolis-coins'));
    play(match, 'mandatory=build');
    expect(asked(match)).toBe('0 replaceBuilding');
    expect(open(match)).toContain('pass');
    play(match, 'replaceBuilding=t09a-L1.1');
    expect(match.s.built.filter((what) => what > 3)).toHaveLength(1);
  });

  it('CYC-9.3 CYC-R.56 CYC-R.69 then any optional actions, mixed, until the faction ends its turn', () => {
    const match = scene((stage) => stage.coins(9).land('t09a-L1', 0, { troops: 1 }).land('t09a-L2', 0).turn(0, 'ares'));
    expect(open(match)).toContain('pass');
    play(
      match,
      'action=recruit:troop',
      'recruitWhere=t09a-L1',
      'action=landMove',
      'marchUnits=troop=1',
      'action=recruit:troop',
      'recruitWhere=t09a-L2',
    );
    expect(match.s.coins[0]).toBe(9 - 2 - 1 - 3);
    expect(() => match.answer(seat(0), 'creature:unicorn')).toThrow(/not among/);
    play(match, 'action=pass');
    expect(match.s.acted).toContain(0);
  });

  it('CYC-9.5 no debts: what cannot be paid is not offered', () => {
    const match = scene((stage) => stage.coins(1).turn(0, 'ares').land('t09a-L1', 0, { troops: 1 }).track('harpy', null, null, null));
    expect(open(match)).toEqual(['landMove', 'pass']);
    expect(blockedBy(match, 'creature:harpy')).toBe('CYC-9.5');
    expect(blockedBy(match, 'recruit:troop')).toBe('CYC-10.14');
  });

  it('CYC-9.6 CYC-9.7 with a free site the building must be built', () => {
    const match = mandatory((stage) => stage.land('t09a-L1', 0).turn(0, 'athena', false));
    play(match, 'mandatory=build');
    expect(asked(match)).toBe('0 buildSite');
    expect(open(match)).not.toContain('pass');
    expect(open(match).every((id) => id.startsWith('t09a-L1') || id.startsWith('t01a-L3'))).toBe(true);
  });

  it('T-6 CYC-9.7 without a free site it may be given up or replace another building', () => {
    const match = mandatory(
      (stage) => {
        stage
          .land('t08a-L1', 1, { built: ['port'] })
          .land('t08a-L2', 1, { built: ['fortress'] })
          .land('t08a-L3', 1, { built: ['temple'] });
        for (const site of stage.board.sites)
          if (stage.s.control[site.land] === 1 && stage.s.built[site.index] === -1) stage.site(site.id, 'port');
        stage.land('t09a-L1', 0).turn(1, 'athena', false);
      },
      { homes: false },
    );
    play(match, 'mandatory=build');
    expect(asked(match)).toBe('1 replaceBuilding');
    expect(open(match)).toContain('pass');
    play(match, 'replaceBuilding=t08a-L3.1');
    expect(look(match, 't08a-L3').built[0]).toBe(builtAs('university'));
    expect(happened(match)).not.toContain('metropolis');
    expect(match.s.philosophers[1]).toBe(1);
  });

  it('CYC-9.7 giving up leaves everything as it was', () => {
    const match = mandatory(
      (stage) => {
        stage
          .land('t08a-L3', 1, { built: ['temple'] })
          .land('t09a-L1', 0)
          .turn(1, 'athena', false);
        for (const site of stage.board.sites)
          if (stage.s.control[site.land] === 1 && stage.s.built[site.index] === -1) stage.site(site.id, 'temple');
      },
      { homes: false },
    );
    play(match, 'mandatory=build', 'replaceBuilding=pass');
    expect(match.s.built).not.toContain(builtAs('university'));
  });

  it('CYC-9.8 CYC-R.53 CYC-1.5 what cannot be carried out is skipped', () => {
    const match = mandatory(
      (stage) => {
        stage.land('t08a-L3', 0, { built: ['metropolis-coins'] }).turn(0, 'athena', false);
        for (const site of stage.board.sites)
          if (stage.s.control[site.land] === 0 && stage.s.built[site.index] === -1) stage.site(site.id, 'metropolis-troops');
      },
      { homes: false },
    );
    play(match, 'mandatory=build');
    expect(happened(match)).toContain('skipped');
    expect(asked(match)).toBe('0 action');
  });
});

describe('Athena', () => {
  it('CYC-10.1 CYC-10.2 CYC-10.3 a university, a philosopher, one more for 4 coins', () => {
    const match = mandatory((stage) =>
      stage.coins(10).hero('jason', 0, 't01a-L3').land('t09a-L1', 0).sea('t01a-S3', 0).land('t01a-L2', 0).turn(0, 'athena', false),
    );
    play(match, 'mandatory=build', 'buildSite=*');
    expect(match.s.philosophers[0]).toBe(1);
    expect(match.s.built).toContain(builtAs('university'));
    const actions = open(match);
    expect(actions).toContain('philosopher');
    expect(actions).toContain('heroic:jason');
    expect(actions.some((key) => key.startsWith('creature:'))).toBe(true);
    play(match, 'action=philosopher');
    expect([match.s.philosophers[0], match.s.coins[0]]).toEqual([2, 6]);
    expect(open(match)).not.toContain('philosopher');
    expect(blockedBy(match, 'philosopher')).toBe('CYC-10.2');
  });
});

describe('Zeus', () => {
  it('CYC-10.4 CYC-10.5 CYC-10.7 a temple, a priestess, one more for 4 coins', () => {
    const match = mandatory((stage) => stage.coins(10).land('t09a-L1', 0).turn(0, 'zeus', false));
    play(match, 'mandatory=priestess', 'buildSite=*');
    expect(match.s.priestesses[0]).toBe(1);
    expect(match.s.built).toContain(builtAs('temple'));
    play(match, 'action=priestess');
    expect([match.s.priestesses[0], match.s.coins[0]]).toEqual([2, 6]);
    expect(blockedBy(match, 'priestess')).toBe('CYC-10.5');
    expect(open(match).some((key) => key.startsWith('creature:'))).toBe(true);
  });

  it('T-52 CYC-10.6 CYC-21.4 CYC-R.54 a free look at the top card, once a cycle; put back it stays on top', () => {
    const match = scene((stage) => stage.coins(10).turn(0, 'zeus').track('sphinx', null, null, null));
    play(match, 'action=look');
    const seen = match.s.top?.card;
    expect(open(match)).toEqual([seen, 'pass']);
    expect(rules.view(match, seat(0)).top).toBe(seen);
    expect(rules.view(match, seat(1)).top).toBeNull();
    expect(rules.view(match, null).top).toBeNull();
    expect(match.logFor(seat(0)).map(({ event }) => event)).toContain('sawTop');
    expect(match.logFor(seat(1)).map(({ event }) => event)).not.toContain('sawTop');
    play(match, 'playTop=pass');
    expect(match.s.coins[0]).toBe(10);
    expect(blockedBy(match, 'look')).toBe('CYC-10.6');
    play(match, 'action=creature:sphinx');
    expect(open(match)[0]).toBe(seen);
    expect(open(match)).toHaveLength(3);
  });

  it('CYC-10.6 CYC-15.10 the card may be played at once for 1 coin, without temples', () => {
    const match = scene((stage) =>
      stage
        .coins(1)
        .land('t09a-L1', 0, { built: ['temple'] })
        .turn(0, 'zeus')
        .deck('graeae'),
    );
    play(match, 'action=look', 'playTop=graeae');
    expect(match.s.creatureDiscard).toContain('graeae');
    expect(match.s.coins[0]).toBeGreaterThan(0);
    expect(match.s.used).not.toContain(true);
  });

  it('CYC-10.6 CYC-21.6 without a coin the card can only be put back, yet the question is asked', () => {
    const match = scene((stage) => stage.coins(0).turn(0, 'zeus'));
    play(match, 'action=look');
    expect(asked(match)).toBe('0 playTop');
    expect(open(match)).toEqual(['pass']);
  });
});

describe('Poseidon', () => {
  it('CYC-10.8 CYC-10.9 CYC-10.10 CYC-10.12 a port, a fleet beside own land, three more for 1, 2 and 3 coins', () => {
    const match = mandatory((stage) =>
      stage
        .coins(6)
        .land('t08a-L1', 0, { built: ['temple'] })
        .sea('t08a-S1', 1)
        .turn(0, 'poseidon', false),
    );
    play(match, 'mandatory=fleet');
    expect(asked(match)).toBe('0 recruitWhere');
    expect(open(match)).not.toContain('t08a-S1');
    expect(open(match)).toContain('t09a-S4');
    expect(open(match)).not.toContain('t08a-S2');
    play(match, 'recruitWhere=t09a-S4', 'buildSite=*');
    expect(match.s.built).toContain(builtAs('port'));
    for (const left of [5, 3, 0]) {
      play(match, 'action=recruit:fleet', 'recruitWhere=t09a-S4');
      expect(match.s.coins[0]).toBe(left);
    }
    expect(look(match, 't09a-S4')).toMatchObject({ fleets: 4, control: 0 });
    expect(blockedBy(match, 'recruit:fleet')).toBe('CYC-10.9');
  });

  it('CYC-10.10 CYC-16.24 CYC-R.23 the Kraken lets no fleet move in, but a fleet may be recruited beside it', () => {
    const match = mandatory((stage) => {
      stage.coins(9).land('t09a-L3', 0).turn(0, 'poseidon', false);
      stage.figure('kraken', 1, 't09a-S2').sea('t09a-S3', 0);
    });
    play(match, 'mandatory=fleet', 'recruitWhere=t09a-S2', 'buildSite=*');
    expect(look(match, 't09a-S2')).toMatchObject({ fleets: 1, control: 0, figure: 'kraken' });
    play(match, 'action=seaMove', 'sailFrom=t09a-S3');
    expect(open(match)).not.toContain('t09a-S2');
  });

  it('T-31 CYC-10.10 CYC-16.33 CYC-9.8 no fleet beside Polyphemus: skipped, and not offered for coins', () => {
    const match = mandatory(
      (stage) => {
        stage.coins(9).land('t09a-L3', 0).land('t08a-L1', 1).turn(0, 'poseidon', false);
        stage.figure('polyphemus', 1, 't09a-L3').sea('t09a-S3', 1);
      },
      { homes: false },
    );
    play(match, 'mandatory=fleet');
    expect(happened(match)).toContain('notPlaced');
    expect(match.s.built).toContain(builtAs('port'));
    expect(open(match)).not.toContain('recruit:fleet');
    expect(blockedBy(match, 'recruit:fleet')).toBe('CYC-1.4');
  });

  it('CYC-16.33 CYC-11.2 Polyphemus closes the seas around him to recruits as well', () => {
    const match = scene((stage) => stage.coins(9).land('t08a-L1', 0).figure('polyphemus', 1, 't08a-L1').turn(0, 'poseidon'));
    play(match, 'action=recruit:fleet');
    for (const sea of ['t02a-S2', 't08a-S1', 't09a-S4']) expect(open(match)).not.toContain(sea);
  });
});

describe('Ares', () => {
  it('CYC-10.13 CYC-10.14 CYC-10.16 a fortress, a troop, three more for 2, 3 and 4 coins; no heroic moves', () => {
    const match = mandatory((stage) =>
      stage
        .coins(20)
        .land('t09a-L1', 0, { heroes: ['ajax'] })
        .land('t09a-L2', 0)
        .turn(0, 'ares', false),
    );
    play(match, 'mandatory=build', 'buildSite=*', 'recruitWhere=t09a-L1');
    expect(match.s.built).toContain(builtAs('fortress'));
    for (const left of [18, 15, 11]) {
      play(match, 'action=recruit:troop', 'recruitWhere=t09a-L2');
      expect(match.s.coins[0]).toBe(left);
    }
    expect(look(match, 't09a-L2').troops).toBe(3);
    expect(open(match)).not.toContain('recruit:troop');
    expect(open(match).some((key) => key.startsWith('heroic'))).toBe(false);
    expect(open(match).some((key) => key.startsWith('creature'))).toBe(true);
  });

  it('CYC-10.15 CYC-17.9 his land moves take heroes along for 1 coin and do not count as heroic', () => {
    const match = scene((stage) =>
      stage
        .coins(5)
        .land('t09a-L1', 0, { heroes: ['ajax', 'helen'], troops: 1 })
        .land('t09a-L2', 0)
        .turn(0, 'ares'),
    );
    play(match, 'action=landMove', 'marchUnits=ajax=1,helen=1');
    expect(look(match, 't09a-L2').heroes.sort()).toEqual(['ajax', 'helen']);
    expect(match.s.heroes.every(({ moves }) => moves === 0)).toBe(true);
    expect(match.s.coins[0]).toBe(4);
  });

  it('T-53 CYC-1.4 CYC-9.8 CYC-14.14 without troops left none is placed, moves remain', () => {
    const match = mandatory((stage) =>
      stage
        .coins(20)
        .land('t09a-L1', 0, { troops: 8, built: ['port'] })
        .land('t09a-L2', 0, { built: ['temple'] })
        .land('t09a-L3', 0, { built: ['university'] })
        .turn(0, 'ares', false),
    );
    token(match, 'troops');
    play(match, 'mandatory=troop');
    expect(happened(match)).toContain('notPlaced');
    play(match, 'buildSite=t01a-L3.1');
    play(match, 'metropolisSite=*');
    expect(happened(match)).toContain('metropolis');
    expect(match.s.troopsLeft[0]).toBe(0);
    expect(open(match)).toContain('landMove');
    expect(open(match)).not.toContain('recruit:troop');
    expect(blockedBy(match, 'recruit:troop')).toBe('CYC-1.4');
  });
});

describe('Hera', () => {
  it('CYC-10.17 CYC-10.18 CYC-R.47 a building of a type not owned, a mercenary, three more for 1, 3 and 5 coins', () => {
    const match = mandatory((stage) =>
      stage
        .coins(20)
        .land('t09a-L1', 0, { built: ['port'] })
        .turn(0, 'hera', false),
    );
    play(match, 'mandatory=build');
    expect(open(match)).toEqual(['fortress', 'temple', 'university']);
    play(match, 'heraType=temple', 'buildSite=*', 'recruitWhere=t09a-L1');
    for (const left of [19, 16, 11]) {
      play(match, 'action=recruit:mercenary', 'recruitWhere=t09a-L1');
      expect(match.s.coins[0]).toBe(left);
    }
    expect(look(match, 't09a-L1').mercenaries).toBe(4);
    expect(match.s.mercenariesLeft).toBe(12);
    expect(blockedBy(match, 'recruit:mercenary')).toBe('CYC-10.18');
  });

  it('CYC-10.19 CYC-10.20 CYC-17.2 CYC-17.3 CYC-R.62 one hero of the track for 4 coins, on own land', () => {
    const match = scene((stage) =>
      stage.coins(10).land('t09a-L1', 0).hero('ajax', 0, 't09a-L1').heroTrack('helen', 'jason').turn(0, 'hera'),
    );
    expect(open(match)).toContain('hero:helen');
    play(match, 'action=hero:jason', 'heroLand=t09a-L1');
    expect(match.s.coins[0]).toBe(6);
    expect(match.s.heroTrack).toEqual(['helen', null]);
    expect(look(match, 't09a-L1').heroes).toEqual(['ajax', 'jason']);
    expect(open(match)).not.toContain('hero:helen');
    expect(blockedBy(match, 'hero:helen')).toBe('CYC-10.19');
    expect(open(match).some((key) => key.startsWith('creature:'))).toBe(true);
  });

  it('CYC-10.21 mercenaries move and fight like troops, alone or mixed', () => {
    const match = scene((stage) => stage.coins(5).land('t09a-L1', 0, { mercenaries: 2 }).land('t09a-L2', 1, { troops: 1 }).turn(0, 'ares'));
    play(match, 'action=landMove', 'marchUnits=mercenary=2');
    expect(look(match, 't09a-L1')).toMatchObject({ mercenaries: 0, control: 0 });
    dice(match, 2, 0);
    expect(asked(match)).toBe('0 action');
  });
});

describe('Apollo', () => {
  it('CYC-10.22 CYC-10.23 CYC-10.24 CYC-R.11 prosperity on any land and any sea, 2 coins, and nothing else', () => {
    const match = mandatory((stage) => stage.coins(30, 30, 0).hero('ajax', 2, 't10a-L3').land('t09a-L1', 1).turn(2, 'apollo', false));
    expect(asked(match)).toBe('2 apolloLand');
    expect(open(match)).toHaveLength(18);
    play(match, 'apolloLand=t09a-L1');
    expect(open(match)).toHaveLength(24);
    play(match, 'apolloSea=t09a-S1');
    expect(look(match, 't09a-L1').prosperity).toBe(1);
    expect(look(match, 't09a-S1').prosperity).toBe(1);
    expect(match.s.coins[2]).toBe(2);
    expect(match.s.acted).toContain(2);
  });

  it('CYC-1.3 CYC-10.23 an area may hold any number of tokens', () => {
    const match = mandatory((stage) => stage.turn(2, 'apollo', false).land('t09a-L1', 1, { prosperity: 31 }));
    play(match, 'apolloLand=t09a-L1', 'apolloSea=t09a-S1');
    expect(look(match, 't09a-L1').prosperity).toBe(32);
  });
});
