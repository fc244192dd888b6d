import { describe, expect, it } from 'vitest';
import { areaWith } from '../data/board.ts';
import { boardOf } from '../rules/board.ts';
import { rules } from '../rules/index.ts';
import { accessibleLands } from '../rules/movement.ts';
import { metropolisesOf } from '../rules/pieces.ts';
import { asked, blockedBy, builtAs, dice, look, open, play, type Stage, scene, seat } from './scene.ts';

const PURPLE = 0;
const BLUE = 2;

/** Four players in two teams: 0 and 2 against 1 and 3. */
const teams = (god: Parameters<Stage['turn']>[1], build: (stage: Stage) => unknown, setup: Parameters<typeof scene>[1] = {}) =>
  scene(
    (stage) => {
      stage.coins(9, 9).turn(PURPLE, god);
      build(stage);
    },
    { seats: 4, options: { sides: 'teams' }, ...setup },
  );

describe('teams', () => {
  it('CYC-20.1 CYC-R.55 partners sit alternately; six play in three teams of two', () => {
    const { sides } = rules.read(rules.pack);
    expect(sides.team4.teamOf).toEqual([0, 1, 0, 1]);
    expect(sides.team6.teamOf).toEqual([0, 1, 2, 0, 1, 2]);
    expect(sides.team6.partnerOf).toEqual([3, 4, 5, 0, 1, 2]);
  });

  it('CYC-20.3 CYC-20.4 CYC-21.8 partners share one purse and both see it', () => {
    const match = teams('ares', (stage) => stage.land('t06b-L2', PURPLE));
    expect(rules.view(match, seat(BLUE)).factions[PURPLE]?.coins).toBe(9);
    expect(rules.view(match, seat(1)).factions[PURPLE]?.coins).toBeNull();
    play(match, 'action=recruit:troop', 'recruitWhere=t06b-L2');
    expect(rules.view(match, seat(BLUE)).factions[BLUE]?.coins).toBe(7);
  });

  it('CYC-21.4 CYC-21.8 the card that one partner looked at is hidden from the other; in the duel a player sees it for both', () => {
    const match = teams('zeus', () => undefined);
    play(match, 'action=look', 'playTop=pass');
    expect(rules.view(match, seat(PURPLE)).top).toBe(match.s.top?.card);
    expect(rules.view(match, seat(BLUE)).top).toBeNull();
    const duel = scene((stage) => stage.coins(9, 9).turn(0, 'zeus'), { seats: 2 });
    play(duel, 'action=look', 'playTop=pass');
    expect(rules.view(duel, seat(0)).top).toBe(duel.s.top?.card);
    expect(rules.view(duel, seat(1)).top).toBeNull();
  });

  it('CYC-20.5 CYC-20.15 cards and lands of the partner do not count as own', () => {
    const match = teams('athena', (stage) => stage.philosophers(2, 0, 2).land('t04b-L1', BLUE));
    play(match, 'action=philosopher');
    expect(match.s.philosophers).toEqual([3, 0, 2, 0]);
    const recruit = teams('ares', (stage) => stage.land('t04b-L1', BLUE).land('t06b-L2', PURPLE));
    play(recruit, 'action=recruit:troop');
    expect(open(recruit).sort()).toEqual(['t06b-L1', 't06b-L2']);
  });

  const auction = (build: (stage: Stage) => void) =>
    scene(
      (stage) => {
        stage.s.gods = ['zeus', 'ares', 'poseidon', 'athena', 'hera'];
        stage.s.turnOrder = [0, 1, 2, 3];
        stage.coins(30, 30);
        build(stage);
      },
      { seats: 4, options: { sides: 'teams' }, phase: 'offerings' },
    );

  it('T-5 CYC-20.6 CYC-R.45 the bids of both partners together must be payable', () => {
    const match = auction((stage) => {
      stage.coins(9).priestesses(1);
      stage.s.pawnGod = ['zeus', null, null, null];
      stage.s.pawnBid = [7, 0, 0, 0];
      stage.s.turnOrder = [0, 2, 1, 3];
      stage.s.step = 1;
    });
    expect(asked(match)).toBe(`${BLUE} bid`);
    expect(open(match)).toEqual(['ares:1', 'ares:3', 'poseidon:1', 'poseidon:3', 'apollo:0']);
  });

  it('CYC-20.13 CYC-R.45 partners may displace each other; the pawn in hand counts nothing', () => {
    const match = auction((stage) => {
      stage.coins(9);
      stage.s.pawnGod = ['zeus', null, null, null];
      stage.s.pawnBid = [5, 0, 0, 0];
      stage.s.turnOrder = [0, 2, 1, 3];
      stage.s.step = 1;
    });
    expect(open(match).filter((key) => key.startsWith('zeus'))).toEqual(['zeus:7']);
    play(match, 'bid=zeus:7');
    expect(asked(match)).toBe(`${PURPLE} bid`);
  });

  it('T-60 CYC-7.10 CYC-20.6 CYC-R.45 a bid without means still counts for the team; at payment it gives what it has', () => {
    const build = () =>
      auction((stage) => {
        stage.coins(3);
        stage.s.pawnGod = [null, 'apollo', 'ares', null];
        stage.s.pawnBid = [0, 0, 3, 0];
        stage.s.turnOrder = [1, 2, 0, 3];
        stage.s.step = 2;
      });
    const match = build();
    expect(open(match)).toEqual(['zeus:1', 'poseidon:1']);
    play(match, 'bid=zeus:1', 'bid=ares:5');
    expect(asked(match)).toBe(`${BLUE} bid`);
    expect(open(match)).toEqual(['zeus:3', 'poseidon:1']);
    const kept = build();
    play(kept, 'bid=zeus:1', 'bid=poseidon:1');
    expect(kept.s.coins[0]).toBe(0);
  });

  it('CYC-20.7 partners neither fight nor share an area', () => {
    const match = teams('ares', (stage) =>
      stage.land('t10b-L3', PURPLE, { troops: 2 }).land('t10b-L1', BLUE, { troops: 1 }).land('t10b-L2', 1),
    );
    play(match, 'action=landMove', 'marchFrom=t10b-L3', 'marchUnits=troop=1');
    expect(open(match)).toEqual(['t10b-L2']);
  });

  it('T-48 CYC-20.8 CYC-20.11 CYC-R.44 CYC-R.72 a move may pass the partner’s land, each area one paid move, and not retreat there', () => {
    const match = teams('ares', (stage) =>
      stage
        .land('t04b-L1', PURPLE, { troops: 3 })
        .land('t04b-L2', BLUE, { troops: 1 })
        .land('t10b-L2', 1, { troops: 3 })
        .land('t10b-L3', 3),
    );
    play(match, 'action=landMove', 'marchFrom=t04b-L1', 'marchUnits=troop=3');
    expect(open(match)).toEqual(['t10b-L2']);
    dice(match, 1, 1, 3, 0, 3, 0);
    play(match, 'marchTo=t10b-L2');
    expect(match.s.coins[0]).toBe(7);
    expect(look(match, 't04b-L2')).toMatchObject({ control: BLUE, troops: 1 });
    expect(asked(match)).not.toBe('0 retreat');
  });

  it('CYC-20.8 CYC-R.44 with one coin the far side of the partner is out of reach; heroic steps rise in price', () => {
    const build = (coins: number) => (stage: Stage) =>
      stage
        .coins(coins, 9)
        .land('t04b-L1', PURPLE, { heroes: ['ajax'] })
        .land('t04b-L2', BLUE)
        .land('t10b-L2', 1);
    const poor = teams('ares', build(1));
    expect(blockedBy(poor, 'landMove')).toBe('CYC-12.1');
    const two = teams('athena', build(2));
    expect(blockedBy(two, 'heroic:ajax')).toBe('CYC-17.8');
    const three = teams('athena', build(3));
    play(three, 'action=heroic:ajax', 'heroicTo=t10b-L2');
    expect(three.s.coins[0]).toBe(0);
    expect(three.s.heroes[0]?.moves).toBe(2);
  });

  it('CYC-20.8 fleets pass the partner’s seas as well', () => {
    const match = teams('poseidon', (stage) => stage.sea('t06b-S1', PURPLE, 2).sea('t06b-S2', BLUE).sea('t06b-S4', BLUE));
    play(match, 'action=seaMove', 'sailFrom=t06b-S1', 'sailFleets=2');
    expect(open(match)).toContain('t06b-S3');
    expect(open(match)).not.toContain('t06b-S2');
    play(match, 'sailTo=t06b-S3');
    expect(match.s.coins[0]).toBe(7);
    expect(look(match, 't06b-S3').fleets).toBe(2);
  });

  it('T-59 CYC-20.9 CYC-13.8 CYC-18.10 the partner’s fleets carry moves and retreats', () => {
    const match = teams('ares', (stage) =>
      stage.land('t04b-L1', PURPLE, { troops: 3 }).sea('t04b-S1', BLUE).land('t07b-L3', 1, { troops: 3 }).land('t07b-L4', 1),
    );
    play(match, 'action=landMove', 'marchFrom=t04b-L1', 'marchUnits=troop=3');
    dice(match, 1, 1);
    play(match, 'marchTo=t07b-L3');
    if (asked(match) === '1 retreat') play(match, 'retreat=pass');
    expect(asked(match)).toBe('0 retreat');
    expect(open(match)).toContain('t04b-L1');
    play(match, 'retreat=t04b-L1');
    expect(look(match, 't04b-L1').troops).toBe(2);
  });

  it('CYC-20.9 CYC-12.3 CYC-18.10 where the table wants it, only own fleets bear a bridge, and for Jason enemy ones', () => {
    const build = (god: 'ares' | 'athena', owner: number) =>
      scene(
        (stage) =>
          stage
            .coins(9, 9)
            .turn(PURPLE, god)
            .land('t06b-L2', PURPLE)
            .land('t04b-L1', PURPLE, { troops: 1, heroes: ['jason'] })
            .land('t04b-L2', BLUE)
            .land('t10b-L2', BLUE)
            .land('t07b-L3', 1)
            .land('t07b-L4', 1)
            .sea('t04b-S1', owner),
        { seats: 4, options: { sides: 'teams', bridges: 'own' } },
      );
    const goals = (match: ReturnType<typeof build>) => accessibleLands(match, PURPLE, areaWith(boardOf(match).byId, 't04b-L1'));
    const far = (match: ReturnType<typeof build>) => areaWith(boardOf(match).byId, 't07b-L3');
    for (const owner of [BLUE, 1]) expect(goals(build('ares', owner))).not.toContain(far(build('ares', owner)));
    const own = build('ares', PURPLE);
    expect(goals(own)).toContain(far(own));
    const jason = build('athena', 1);
    play(jason, 'action=heroic:jason', 'escort=none');
    expect(open(jason)).toContain('t07b-L3');
  });

  it('T-47 CYC-20.10 CYC-R.46 the active partner turns in a set of the team and builds on own land', () => {
    const match = teams(
      'poseidon',
      (stage) => {
        stage.turn(PURPLE, 'poseidon', false);
        stage
          .land('t06b-L2', PURPLE, { built: ['fortress'] })
          .land('t04b-L1', BLUE, { built: ['temple', 'university'] })
          .sea('t06b-S1', PURPLE);
      },
      { phase: 'mandatory' },
    );
    play(match, 'mandatory=build');
    expect(asked(match)).toBe('0 metropolisSite');
    expect(open(match).sort()).toEqual(['t06b-L1.1', 't06b-L2.1']);
    play(match, 'metropolisSite=t06b-L1.1');
    expect(look(match, 't04b-L1').built).toEqual([-1, -1]);
    expect(metropolisesOf(match, PURPLE)).toBe(1);
    expect(match.s.built).not.toContain(builtAs('port'));
  });

  it('T-55 CYC-20.14 CYC-16.12 CYC-R.39 thefts hit opponents only; the Griffin halves the other team’s purse', () => {
    const match = teams('ares', (stage) => stage.track('griffin', null, null, null));
    play(match, 'action=creature:griffin');
    expect(open(match)).toEqual(['faction-1', 'faction-3']);
    play(match, 'griffinVictim=faction-3');
    expect(match.s.coins).toEqual([9 - 2 + 4, 5]);
  });

  it('CYC-20.2 CYC-19.5 CYC-19.6 the team counts together and wins together', () => {
    const match = teams(
      'ares',
      (stage) => {
        stage.s.turn = null;
        stage.s.acted = stage.s.turnOrder;
        stage
          .land('t04b-L1', PURPLE, { built: ['metropolis-coins', 'metropolis-troops'] })
          .land('t10b-L2', BLUE, { built: ['metropolis-fleets'] });
      },
      { phase: 'end' },
    );
    expect(match.over).toBe(true);
    expect(match.result?.scores.map(({ rank, total }) => [rank, total])).toEqual([
      [1, 3],
      [3, 0],
      [1, 3],
      [3, 0],
    ]);
  });

  it('CYC-19.3 CYC-19.6 the purse of an eliminated partner stays, and the team may still win', () => {
    const match = teams(
      'ares',
      (stage) => {
        stage.s.turn = null;
        stage.s.acted = stage.s.turnOrder;
        stage.land('t04b-L1', PURPLE, { built: ['metropolis-coins', 'metropolis-troops'] });
        stage.s.eliminated[BLUE] = true;
      },
      { phase: 'end' },
    );
    expect(match.result?.scores.filter(({ rank }) => rank === 1).map((score) => score.seat)).toEqual([PURPLE, BLUE]);
  });
});

describe('the duel', () => {
  it('CYC-20.12 each player runs both factions of a team', () => {
    const match = scene(
      (stage) => {
        stage.s.gods = ['zeus', 'ares', 'poseidon', 'athena', 'hera'];
        stage.s.turnOrder = [0, 1, 2, 3];
        stage.coins(9, 9);
      },
      { seats: 2, phase: 'offerings' },
    );
    expect(asked(match)).toBe('0 bid');
    play(match, 'bid=zeus:1');
    expect(asked(match)).toBe('1 bid');
    play(match, 'bid=ares:1');
    expect(asked(match)).toBe('0 bid');
    expect(match.questionDto(seat(0))?.ask.args).toMatchObject({ duel: true, faction: 'faction:2' });
    play(match, 'bid=poseidon:1', 'bid=apollo:0');
    expect(match.s.coins).toEqual([7, 8]);
    expect(match.log.find(({ event }) => event === 'bid')?.args.who).toBe('faction:0');
  });
});
