import { describe, expect, it } from 'vitest';
import { asked, blockedBy, dice, look, open, play, scene } from './scene.ts';

describe('sea moves', () => {
  it('E-5 CYC-11.1 CYC-11.3 CYC-11.4 CYC-2.11 CYC-10.11 two moves: fleets may stay behind, an empty sea is free, enemies are fought', () => {
    const match = scene((stage) => stage.coins(5).sea('t08a-S2', 0, 2).sea('t08a-S1', 0, 2).sea('t08a-S4', 1, 2).turn(0, 'poseidon'));
    play(match, 'action=seaMove', 'sailFrom=t08a-S2', 'sailFleets=2', 'sailTo=t08a-S1');
    expect(look(match, 't08a-S2').control).toBe(-1);
    expect(look(match, 't08a-S1').fleets).toBe(4);
    play(match, 'action=seaMove', 'sailFleets=3');
    dice(match, 1, 1);
    play(match, 'sailTo=t08a-S4');
    expect(match.s.battle).toMatchObject({ kind: 'sea', attacker: 0, defender: 1, fleets: 3, round: 1 });
    expect(look(match, 't08a-S1').fleets).toBe(1);
    expect(match.s.coins[0]).toBe(3);
  });

  it('CYC-11.2 closed seas are not offered', () => {
    const match = scene((stage) =>
      stage.coins(5).sea('t08a-S2', 0, 2).figure('kraken', 1, 't08a-S3').figure('polyphemus', 1, 't08a-L1').turn(0, 'poseidon'),
    );
    play(match, 'action=seaMove', 'sailFleets=1');
    expect(open(match)).not.toContain('t08a-S3');
    expect(open(match)).not.toContain('t08a-S1');
    expect(open(match)).toContain('t10a-S3');
  });

  it('CYC-11.5 the same fleets may go on with another paid move, also after a battle', () => {
    const match = scene((stage) => stage.coins(5).sea('t08a-S1', 0, 3).sea('t08a-S4', 1, 1).turn(0, 'poseidon'));
    play(match, 'action=seaMove', 'sailFleets=3');
    dice(match, 3, 0);
    play(match, 'sailTo=t08a-S4');
    expect(look(match, 't08a-S4')).toMatchObject({ fleets: 3, control: 0 });
    play(match, 'action=seaMove', 'sailFleets=3', 'sailTo=t09a-S1');
    expect(look(match, 't09a-S1').fleets).toBe(3);
    expect(match.s.coins[0]).toBe(3);
  });

  it('CYC-11.1 without fleets or coins there is no sea move', () => {
    const match = scene((stage) => stage.coins(5).turn(0, 'poseidon'));
    expect(blockedBy(match, 'seaMove')).toBe('CYC-11.1');
    const poor = scene((stage) => stage.coins(0).sea('t08a-S1', 0).turn(0, 'poseidon'));
    expect(blockedBy(poor, 'seaMove')).toBe('CYC-10.11');
  });
});

describe('naval battle', () => {
  const attack = (build: Parameters<typeof scene>[0], ...faces: number[]) => {
    const match = scene((stage) => {
      stage.coins(5, 5, 5).turn(0, 'poseidon');
      build(stage);
    });
    play(match, 'action=seaMove');
    if (match.waiting[0]?.topic === 'sailFleets') play(match, `sailFleets=${open(match).at(-1)}`);
    dice(match, ...faces);
    play(match, 'sailTo=t08a-S4');
    return match;
  };

  it('E-6 CYC-11.6 CYC-11.7 CYC-11.8 CYC-11.12 CYC-14.1 CYC-2.9 ports that face the battle count for both sides', () => {
    const match = scene(
      (stage) => {
        stage.coins(5, 5, 5, 5).turn(0, 'poseidon').sea('t07b-S1', 0, 2).sea('t07b-S2', 1, 1);
        stage.land('t07b-L2', 0, { built: ['port'] }).land('t07b-L3', 1, { built: ['metropolis-coins'] });
      },
      { seats: 4 },
    );
    play(match, 'action=seaMove', 'sailFleets=2');
    dice(match, 2, 2);
    play(match, 'sailTo=t07b-S2');
    expect(look(match, 't07b-S2')).toMatchObject({ fleets: 2, control: 0 });
    expect(match.s.fleetsLeft[1]).toBe(8);
    expect(asked(match)).toBe('0 action');
    expect(match.log.find(({ event }) => event === 'round')?.args).toMatchObject({ attack: 5, defence: 4 });
  });

  it('T-12 CYC-11.8 CYC-11.12 on a tie both lose a fleet; with nobody left the sea is free', () => {
    const match = attack((stage) => stage.sea('t08a-S1', 0, 1).sea('t08a-S4', 1, 1), 3, 3);
    expect(look(match, 't08a-S4')).toMatchObject({ fleets: 0, control: -1 });
    expect(match.s.fleetsLeft.slice(0, 2)).toEqual([8, 8]);
  });

  it('CYC-11.9 CYC-11.10 CYC-22.2 after a round the defender may retreat first, all together, to a free or own open sea', () => {
    const match = attack((stage) => stage.sea('t08a-S1', 0, 3).sea('t08a-S4', 1, 2).sea('t09a-S1', 2).figure('kraken', 2, 't08a-S3'), 2, 2);
    expect(asked(match)).toBe('1 seaRetreat');
    expect(open(match)).toEqual(['t08a-S1', 'pass']);
    play(match, 'seaRetreat=t08a-S1');
    expect(look(match, 't08a-S1')).toMatchObject({ fleets: 1, control: 1 });
    expect(look(match, 't08a-S4')).toMatchObject({ fleets: 3, control: 0 });
  });

  it('CYC-11.9 CYC-11.11 CYC-R.20 then the attacker, back or elsewhere; else a new round', () => {
    const match = attack((stage) => stage.sea('t08a-S1', 0, 3).sea('t08a-S4', 1, 3), 2, 2);
    play(match, 'seaRetreat=pass');
    expect(asked(match)).toBe('0 seaRetreat');
    expect(open(match)).toEqual(['t09a-S1', 't08a-S1', 't08a-S3', 'pass']);
    dice(match, 0, 3);
    play(match, 'seaRetreat=pass');
    expect(match.s.battle?.round).toBe(2);
    play(match, 'seaRetreat=pass', 'seaRetreat=t08a-S3');
    expect(look(match, 't08a-S3')).toMatchObject({ fleets: 1, control: 0 });
    expect(look(match, 't08a-S4')).toMatchObject({ fleets: 2, control: 1 });
    expect(match.s.battle).toBeNull();
  });

  it('CYC-11.13 ports without fleets do not defend', () => {
    const match = attack((stage) =>
      stage
        .sea('t08a-S1', 0, 1)
        .land('t08a-L2', 1)
        .site(facing(stage, 't08a-S4', 1), 'port'),
    );
    expect(look(match, 't08a-S4')).toMatchObject({ fleets: 1, control: 0 });
    expect(asked(match)).toBe('0 action');
  });

  it('CYC-R.64 in a team game only the fighting faction’s own ports count', () => {
    const match = scene(
      (stage) => {
        stage.coins(9, 9).land('t09b-L1', 0).land('t03b-L1', 2).sea('t09b-S3', 0).sea('t03b-S2', 1).turn(0, 'poseidon');
        for (const site of stage.board.sites)
          if (stage.board.places[site.land]?.id === 't03b-L1' && stage.board.places[site.sea]?.id === 't03b-S2')
            stage.site(site.id, 'port');
      },
      { seats: 4, options: { sides: 'teams' } },
    );
    play(match, 'action=seaMove', 'sailFrom=t09b-S3');
    dice(match, 1, 1);
    play(match, 'sailTo=t03b-S2');
    expect(match.log.find(({ event }) => event === 'round')?.args).toMatchObject({ attack: 2, defence: 2 });
  });
});

/** A site of the faction that faces a sea area. */
function facing(stage: Parameters<Parameters<typeof scene>[0]>[0], sea: string, faction: number): string {
  const site = stage.board.sites.find((other) => other.sea === stage.area(sea) && stage.s.control[other.land] === faction);
  if (site === undefined) throw new Error(`no site of ${faction} faces ${sea}`);
  return site.id;
}
