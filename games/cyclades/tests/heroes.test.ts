import { describe, expect, it } from 'vitest';
import type { HeroId } from '../data/schema.ts';
import { unusedDiscounts } from '../rules/creature-actions.ts';
import { metropolisesOf } from '../rules/pieces.ts';
import { asked, blockedBy, builtAs, dice, happened, look, open, play, type Stage, scene, token } from './scene.ts';

const acting = (god: Parameters<Stage['turn']>[1], build: (stage: Stage) => unknown, setup: Parameters<typeof scene>[1] = {}) =>
  scene((stage) => {
    stage.coins(...stage.s.coins.map(() => 9)).turn(0, god);
    build(stage);
  }, setup);
type Acting = ReturnType<typeof acting>;

const round = (match: Acting, nth = 0) => match.log.filter(({ event }) => event === 'round')[nth]?.args;

/** All of t09a-L1 attacks t09a-L2. */
const attack = (match: Acting, faces: number[]): void => {
  dice(match, ...faces);
  play(match, 'action=landMove');
  if (match.waiting[0]?.topic === 'marchFrom') play(match, 'marchFrom=t09a-L1');
  if (match.waiting[0]?.topic === 'marchUnits') play(match, `marchUnits=${match.questionDto(match.waiting[0].seat)?.suggest?.[0]}`);
};

describe('heroic moves', () => {
  it('E-8 CYC-17.8 CYC-17.9 CYC-12.3 CYC-12.4 CYC-R.37 a hero takes troops along; the n-th move costs n', () => {
    const match = acting('athena', (stage) =>
      stage
        .land('t09a-L2', 0, { heroes: ['penthesilea'] })
        .land('t09a-L1', 0, { troops: 3 })
        .sea('t08a-S1', 0)
        .land('t08a-L1', 1, { troops: 2 }),
    );
    play(match, 'action=heroic:penthesilea');
    expect(look(match, 't09a-L1').heroes).toEqual(['penthesilea']);
    expect(match.s.coins[0]).toBe(8);
    play(match, 'action=heroic:penthesilea', 'escort=troop=2');
    dice(match, 0, 0);
    play(match, 'heroicTo=t08a-L1');
    expect(match.s.coins[0]).toBe(6);
    expect(look(match, 't09a-L1')).toMatchObject({ troops: 1, control: 0 });
    expect(look(match, 't09a-L2').control).toBe(0);
    expect(round(match)).toMatchObject({ attack: 3, defence: 2 });
  });

  it('CYC-17.9 each hero has its own count, which starts again every cycle', () => {
    const match = acting('athena', (stage) =>
      stage
        .coins(3)
        .land('t09a-L1', 0, { heroes: ['ajax', 'helen'] })
        .land('t09a-L2', 0),
    );
    play(match, 'action=heroic:ajax', 'action=heroic:helen');
    expect(match.s.coins[0]).toBe(1);
    expect(blockedBy(match, 'heroic:ajax')).toBe('CYC-17.9');
    match.s.coins[0] = 0;
    while (match.s.cycle === 2) match.answer(match.waiting[0]?.seat as never, open(match).at(-1) as string);
    expect(match.s.heroes.map(({ moves }) => moves)).toEqual([0, 0]);
  });

  it('CYC-17.10 CYC-17.11 CYC-17.13 battles are as with land moves; troops fight on without the hero, and land stays controlled', () => {
    const match = acting('athena', (stage) => stage.land('t09a-L1', 0, { heroes: ['jason'], troops: 2 }).land('t09a-L2', 1, { troops: 3 }));
    play(match, 'action=heroic:jason');
    dice(match, 0, 3);
    play(match, 'escort=troop=2', 'loss=jason');
    expect(asked(match)).toBe('0 retreat');
    expect(look(match, 't09a-L1').control).toBe(0);
    expect(match.s.battle?.troops).toBe(2);
  });

  it('CYC-17.8 a hero that can go nowhere has no heroic move', () => {
    const match = acting('athena', (stage) => stage.hero('ajax', 0, 't01a-L3'));
    expect(blockedBy(match, 'heroic:ajax')).toBe('CYC-17.8');
  });

  it('CYC-17.5 a military power works only while the hero takes part', () => {
    const match = acting('ares', (stage) =>
      stage.land('t09a-L1', 0, { troops: 2 }).hero('helen', 0, 't01a-L3').land('t09a-L2', 1, { troops: 1 }),
    );
    attack(match, [3, 0]);
    expect(round(match)).toMatchObject({ die: 3 });
  });
});

describe('sacrifices', () => {
  it('CYC-17.6 CYC-17.7 CYC-1.6 between two actions, not in the cycle of recruiting; the hero leaves the game', () => {
    const match = acting('hera', (stage) => stage.coins(30).hero('croesus', 0, 't01a-L3', 2));
    expect(blockedBy(match, 'sacrifice:croesus')).toBe('CYC-17.7');
    const later = acting('hera', (stage) => stage.coins(30).hero('croesus', 0, 't01a-L3', 1));
    play(later, 'action=sacrifice:croesus', 'metropolisSite=*');
    expect(later.s.heroesGone).toEqual(['croesus']);
    expect(later.s.heroes).toEqual([]);
    expect(look(later, 't01a-L3').control).toBe(0);
  });

  /** Faction 0 attacks t09a-L2 with a hero and two troops, and loses the first round. */
  const losing = (build: (stage: Stage) => unknown, heroes: readonly HeroId[]) => {
    const match = acting('ares', (stage) => {
      stage.coins(30).land('t09a-L1', 0, { troops: 2, heroes }).land('t09a-L2', 1, { troops: 4 });
      build(stage);
    });
    play(match, 'action=landMove');
    dice(match, 0, 3);
    play(match, `marchUnits=troop=2,${heroes.map((id) => `${id}=1`).join(',')}`);
    return match;
  };

  it('CYC-17.6 CYC-R.36 in a battle of the own turn a hero may go before a unit is lost; the loss of the round remains', () => {
    const match = losing(() => undefined, ['croesus']);
    play(match, 'reroll=pass');
    expect(asked(match)).toBe('0 battleSacrifice');
    expect(open(match)).toEqual(['sacrifice:croesus', 'pass']);
    token(match, 'coins');
    play(match, 'battleSacrifice=sacrifice:croesus', 'metropolisSite=*');
    expect(metropolisesOf(match, 0)).toBe(1);
    expect(match.s.heroesGone).toEqual(['croesus']);
    expect(match.s.battle?.troops).toBe(1);
  });

  it('CYC-17.6 a lone hero that is sacrificed leaves nobody to be lost: the battle is over', () => {
    const match = acting('ares', (stage) => {
      stage
        .coins(30)
        .land('t09a-L1', 0, { heroes: ['croesus'] })
        .land('t09a-L2', 1, { troops: 2 });
    });
    dice(match, 0, 3);
    play(match, 'action=landMove', 'reroll=pass');
    play(match, 'battleSacrifice=sacrifice:croesus', 'metropolisSite=*');
    expect(match.s.battle).toBeNull();
    expect(match.s.heroDiscard).toEqual([]);
    expect(look(match, 't09a-L2')).toMatchObject({ control: 1, troops: 2 });
  });

  it('CYC-17.6 only whoever has the turn, and not with a new hero', () => {
    const fresh = losing(
      (stage) => {
        for (const hero of stage.s.heroes) hero.since = 2;
      },
      ['perseus'],
    );
    expect(asked(fresh)).toBe('0 loss');
    const defended = acting('ares', (stage) => {
      stage
        .coins(30, 30)
        .land('t09a-L1', 0, { troops: 4 })
        .land('t09a-L2', 1, { troops: 1, heroes: ['ajax'] });
    });
    play(defended, 'action=landMove');
    dice(defended, 3, 0);
    play(defended, 'marchUnits=troop=4');
    expect(asked(defended)).toBe('1 loss');
  });

  it('CYC-17.6 CYC-18.20 CYC-R.36 Perseus carries the others out of the battle, which is over', () => {
    const match = losing(() => undefined, ['perseus']);
    play(match, 'battleSacrifice=sacrifice:perseus', 'flyUnits=troop=2');
    expect(open(match)).not.toContain('t09a-L2');
    play(match, 'flyTo=t09a-L1');
    expect(match.s.battle).toBeNull();
    expect(look(match, 't09a-L1').troops).toBe(2);
    expect(look(match, 't09a-L2')).toMatchObject({ control: 1, troops: 4 });
    expect(match.s.troopsLeft[0]).toBe(6);
  });

  it('CYC-17.6 CYC-18.20 CYC-R.36 a battle that Perseus starts so is fought at once, then the first goes on', () => {
    const match = losing((stage) => stage.land('t08a-L1', 1, { troops: 1 }), ['perseus']);
    play(match, 'battleSacrifice=sacrifice:perseus', 'flyUnits=troop=1');
    dice(match, 3, 0);
    play(match, 'flyTo=t08a-L1');
    expect(look(match, 't08a-L1')).toMatchObject({ control: 0, troops: 1 });
    expect(match.s.battle).toBeNull();
    expect(happened(match).filter((event) => event === 'attack')).toHaveLength(2);
    expect(look(match, 't09a-L2')).toMatchObject({ control: 1, troops: 4 });
    expect(match.s.troopsLeft[0]).toBe(7);
  });

  it('CYC-17.7 CYC-10.24 not with Apollo', () => {
    const match = scene((stage) => stage.coins(30, 30, 30).hero('croesus', 2, 't10a-L3').turn(2, 'apollo', false), { phase: 'mandatory' });
    expect(asked(match)).toBe('2 apolloLand');
    play(match, 'apolloLand=*', 'apolloSea=*');
    expect(match.s.heroes.map(({ id }) => id)).toEqual(['croesus']);
  });

  it('CYC-14.10 without any place for a metropolis the sacrifice is not allowed', () => {
    const match = acting(
      'ares',
      (stage) =>
        stage
          .coins(30)
          .land('t09a-L3', 0, { built: ['metropolis-coins'] })
          .land('t08a-L1', 1)
          .hero('croesus', 0, 't09a-L3'),
      { homes: false },
    );
    expect(blockedBy(match, 'sacrifice:croesus')).toBe('CYC-14.10');
  });
});

describe('Ajax', () => {
  it('CYC-18.1 counts two', () => {
    const match = acting('ares', (stage) => stage.land('t09a-L1', 0, { heroes: ['ajax'] }).land('t09a-L2', 1, { troops: 1 }));
    attack(match, [1, 1]);
    expect(round(match)).toMatchObject({ attack: 3, defence: 2 });
  });

  it('CYC-18.2 seven lands for a metropolis', () => {
    const lands = ['t09a-L1', 't09a-L2', 't09a-L3', 't08a-L1', 't08a-L2'];
    const match = acting('ares', (stage) => {
      stage.hero('ajax', 0, 't01a-L3');
      for (const id of lands) stage.land(id, 0);
    });
    expect(blockedBy(match, 'sacrifice:ajax')).toBe('CYC-18.2');
    const enough = acting('ares', (stage) => {
      stage.hero('ajax', 0, 't01a-L3');
      for (const id of [...lands, 't08a-L3']) stage.land(id, 0);
    });
    token(enough, 'coins');
    play(enough, 'action=sacrifice:ajax', 'metropolisSite=*');
    expect(metropolisesOf(enough, 0)).toBe(1);
  });
});

describe('Croesus', () => {
  it('T-14 CYC-18.3 CYC-18.8 CYC-13.6 CYC-R.38 Helen’s die is always 2; Croesus rolls again for coins, the last roll counts', () => {
    const match = acting('ares', (stage) =>
      stage
        .coins(9, 2)
        .land('t09a-L1', 0, { troops: 2, heroes: ['helen'] })
        .land('t09a-L2', 1, { troops: 1, heroes: ['croesus'] }),
    );
    play(match, 'action=landMove');
    dice(match, 0, 1, 3);
    play(match, 'marchUnits=troop=2,helen=1');
    expect(asked(match)).toBe('1 reroll');
    play(match, 'reroll=reroll', 'reroll=reroll');
    expect(match.s.coins[1]).toBe(0);
    expect(open(match)).toEqual(['pass']);
    play(match, 'reroll=pass');
    expect(round(match)).toMatchObject({ attack: 5, defence: 5 });
    expect(asked(match)).toBe('0 loss');
    play(match, 'loss=troop', 'loss=troop');
    expect(look(match, 't09a-L2').heroes).toEqual(expect.arrayContaining(['croesus']));
  });

  it('CYC-21.6 CYC-18.3 his owner is asked also without coins, so that being asked tells nothing', () => {
    const match = acting('ares', (stage) =>
      stage
        .coins(9, 0)
        .land('t09a-L1', 0, { troops: 3 })
        .land('t09a-L2', 1, { heroes: ['croesus'] }),
    );
    attack(match, [1, 1]);
    expect(asked(match)).toBe('1 reroll');
    expect(open(match)).toEqual(['pass']);
  });

  it('T-40 CYC-18.4 CYC-18.15 fifteen coins for a metropolis, also through Pandora', () => {
    const poor = acting('ares', (stage) => stage.coins(14).hero('pandora', 0, 't01a-L3').heroTrack('croesus', 'jason'));
    expect(blockedBy(poor, 'sacrifice:pandora')).toBe('CYC-18.15');
    const rich = acting('ares', (stage) => stage.coins(15).hero('pandora', 0, 't01a-L3').heroTrack('croesus', 'jason'));
    play(rich, 'action=sacrifice:pandora');
    expect(open(rich)).toEqual(['croesus']);
    play(rich, 'pandoraCopy=croesus', 'metropolisSite=*');
    expect(rich.s.heroTrack[0]).toBe('croesus');
    expect(rich.s.heroesGone).toEqual(['pandora']);
    expect(metropolisesOf(rich, 0)).toBe(1);
  });
});

describe('Hector', () => {
  it('T-16 CYC-18.5 CYC-18.6 CYC-R.29 strikes a lone troop down: no battle, no conquest, the coin is spent', () => {
    const match = acting('ares', (stage) => stage.land('t09a-L1', 0, { mercenaries: 1 }).land('t09a-L2', 1, { heroes: ['hector'] }));
    play(match, 'action=landMove');
    expect(look(match, 't09a-L2').control).toBe(1);
    expect(match.s.mercenariesLeft).toBe(16);
    expect(match.s.coins[0]).toBe(8);
    expect(happened(match)).not.toContain('round');
  });

  it('T-17 CYC-13.1 CYC-18.5 his owner picks the kind, heroes are immune, each group once', () => {
    const match = acting('ares', (stage) =>
      stage.land('t09a-L1', 0, { troops: 2, mercenaries: 1, heroes: ['ajax'] }).land('t09a-L2', 1, { troops: 1, heroes: ['hector'] }),
    );
    attack(match, [0, 3]);
    expect(asked(match)).toBe('1 hectorVictim');
    expect(open(match)).toEqual(['troop', 'mercenary']);
    play(match, 'hectorVictim=mercenary');
    expect(round(match)).toMatchObject({ attack: 4 });
    expect(happened(match).filter((event) => event === 'hector')).toHaveLength(1);
  });

  it('T-18 CYC-18.5 CYC-18.19 CYC-R.29 Perseus cannot save Hector’s victim, but later losses', () => {
    const match = acting('ares', (stage) =>
      stage.land('t09a-L1', 0, { troops: 2, heroes: ['perseus'] }).land('t09a-L2', 1, { troops: 2, heroes: ['hector'] }),
    );
    attack(match, [0, 3]);
    expect(match.s.troopsLeft[0]).toBe(7);
    play(match, 'battleSacrifice=pass');
    expect(asked(match)).toBe('0 loss');
    play(match, 'loss=troop');
    expect(asked(match)).toBe('0 rescue');
    play(match, 'rescue=t09a-L1');
    expect(look(match, 't09a-L1').troops).toBe(1);
    expect(match.s.troopsLeft[0]).toBe(7);
  });

  it('T-42 CYC-18.7 CYC-14.6 turns priestesses into philosophers, each fourth at once into a metropolis', () => {
    const match = acting('ares', (stage) => stage.philosophers(3).priestesses(6).hero('hector', 0, 't01a-L3'));
    play(match, 'action=sacrifice:hector');
    expect(open(match)).toEqual(['1', '2', '3']);
    token(match, 'coins');
    play(match, 'conversions=3', 'metropolisSite=*');
    expect(match.s.philosophers[0]).toBe(2);
    expect(match.s.priestesses[0]).toBe(0);
    expect(metropolisesOf(match, 0)).toBe(1);
  });

  it('CYC-18.7 needs two priestesses', () => {
    const match = acting('ares', (stage) => stage.priestesses(1).hero('hector', 0, 't01a-L3'));
    expect(blockedBy(match, 'sacrifice:hector')).toBe('CYC-18.7');
  });
});

describe('Helen', () => {
  it('CYC-18.9 two buildings of one type and two of another for a metropolis', () => {
    const match = acting('ares', (stage) =>
      stage
        .hero('helen', 0, 't01a-L3')
        .land('t09a-L1', 0, { built: ['port', 'port'] })
        .land('t08a-L2', 0, { built: ['temple', 'temple'] })
        .land('t07a-L2', 0, { built: ['fortress', 'fortress'] })
        .land('t09a-L3', 0, { built: ['port'] }),
    );
    play(match, 'action=sacrifice:helen');
    expect(open(match)).toEqual(['port', 'fortress', 'temple']);
    play(match, 'offeredType=port');
    expect(open(match)).toEqual(['fortress', 'temple']);
    play(match, 'offeredType=temple');
    expect(asked(match)).toBe('0 offeredBuilding');
    expect(open(match)).toEqual(['t09a-L1.1', 't09a-L1.2', 't09a-L3.1']);
    play(match, 'offeredBuilding=t09a-L3.1', 'offeredBuilding=t09a-L1.1', 'metropolisSite=t09a-L3.1');
    expect(look(match, 't09a-L1').built).toEqual([-1, builtAs('port')]);
    expect(look(match, 't08a-L2').built).toEqual([-1, -1]);
    expect(metropolisesOf(match, 0)).toBe(1);
  });

  it('CYC-18.9 one pair is not enough', () => {
    const match = acting('ares', (stage) => stage.hero('helen', 0, 't01a-L3').land('t09a-L1', 0, { built: ['port', 'port'] }));
    expect(blockedBy(match, 'sacrifice:helen')).toBe('CYC-18.9');
  });
});

describe('Jason', () => {
  it('T-49 CYC-18.10 CYC-12.3 crosses on enemy fleets in heroic moves only, and not back', () => {
    const build = (stage: Stage) =>
      stage
        .land('t10a-L2', 0, { troops: 2, heroes: ['jason'] })
        .sea('t08a-S2', 1)
        .land('t08a-L2', 1, { troops: 3 });
    const match = acting('athena', build);
    play(match, 'action=heroic:jason');
    dice(match, 1, 1);
    play(match, 'escort=troop=2');
    while (match.waiting[0]?.topic !== 'action') {
      expect(asked(match)).not.toBe('0 retreat');
      play(match, `${match.waiting[0]?.topic}=*`);
    }
    expect(match.log.find(({ event }) => event === 'attack')?.args.area).toBe('area:t08a-L2');
    const march = acting('ares', build);
    expect(blockedBy(march, 'landMove')).toBe('CYC-12.1');
  });

  it('CYC-18.11 all eight fleets at sea for a metropolis', () => {
    const match = acting('ares', (stage) => stage.hero('jason', 0, 't01a-L3').sea('t08a-S1', 0, 8));
    play(match, 'action=sacrifice:jason', 'metropolisSite=*');
    expect(metropolisesOf(match, 0)).toBe(1);
    const seven = acting('ares', (stage) => stage.hero('jason', 0, 't01a-L3').sea('t08a-S1', 0, 7));
    expect(blockedBy(seven, 'sacrifice:jason')).toBe('CYC-18.11');
  });
});

describe('Odysseus', () => {
  it('T-15 CYC-18.12 CYC-13.4 CYC-17.5 ignores walls while he attacks', () => {
    const build = (hero: HeroId) => (stage: Stage) =>
      stage.land('t09a-L2', 0, { troops: 2, heroes: [hero] }).land('t09a-L1', 1, { troops: 2, built: ['fortress', 'metropolis-coins'] });
    const march = (match: Acting, hero: HeroId, ...faces: number[]) => {
      play(match, 'action=landMove');
      dice(match, ...faces);
      play(match, `marchUnits=troop=2,${hero}=1`);
    };
    const match = acting('ares', build('odysseus'));
    march(match, 'odysseus', 1, 1);
    expect(round(match)).toMatchObject({ attack: 4, defence: 3 });
    const other = acting('ares', build('jason'));
    march(other, 'jason', 1, 1);
    expect(round(other)).toMatchObject({ attack: 4, defence: 5 });
    const dies = acting('ares', build('odysseus'));
    march(dies, 'odysseus', 0, 3);
    dice(dies, 1, 1);
    play(dies, 'loss=odysseus', 'retreat=pass');
    expect(round(dies, 1)).toMatchObject({ attack: 3, defence: 5 });
  });

  it('CYC-18.13 three buildings of a type for a metropolis', () => {
    const match = acting('ares', (stage) =>
      stage
        .hero('odysseus', 0, 't01a-L3')
        .land('t09a-L1', 0, { built: ['port', 'port'] })
        .land('t09a-L3', 0, { built: ['port'] }),
    );
    play(match, 'action=sacrifice:odysseus', 'metropolisSite=t09a-L3.1');
    expect(look(match, 't09a-L1').built).toEqual([-1, -1]);
    const two = acting('ares', (stage) => stage.hero('odysseus', 0, 't01a-L3').land('t09a-L1', 0, { built: ['port', 'port'] }));
    expect(blockedBy(two, 'sacrifice:odysseus')).toBe('CYC-18.13');
  });
});

describe('Pandora', () => {
  it('T-19 CYC-18.14 CYC-13.13 turns a garrison of mercenaries and takes the land without a round', () => {
    const match = acting('ares', (stage) => stage.land('t09a-L1', 0, { heroes: ['pandora'] }).land('t09a-L2', 1, { mercenaries: 3 }));
    play(match, 'action=landMove');
    expect(look(match, 't09a-L2')).toMatchObject({ control: 0, mercenaries: 3, heroes: ['pandora'] });
    expect(happened(match)).not.toContain('round');
  });

  it('T-20 CYC-18.14 CYC-R.30 in defence they change sides for good', () => {
    const match = acting('ares', (stage) =>
      stage.land('t09a-L1', 0, { mercenaries: 2, heroes: ['jason'] }).land('t09a-L2', 1, { troops: 1, heroes: ['pandora'] }),
    );
    attack(match, [3, 0]);
    expect(round(match)).toMatchObject({ attack: 4, defence: 4 });
    expect(look(match, 't09a-L2').mercenaries).toBe(2);
    expect(match.s.heroDiscard).toEqual(['jason']);
    play(match, 'loss=pandora');
    expect(look(match, 't09a-L2')).toMatchObject({ mercenaries: 2, control: 1 });
  });

  it('T-57 CYC-13.1 CYC-18.14 an attack of mercenaries alone dissolves', () => {
    const match = acting('ares', (stage) => stage.land('t09a-L1', 0, { mercenaries: 2 }).land('t09a-L2', 1, { heroes: ['pandora'] }));
    attack(match, []);
    expect(look(match, 't09a-L2')).toMatchObject({ control: 1, mercenaries: 2, heroes: ['pandora'] });
    expect(happened(match)).not.toContain('round');
  });

  it('T-39 CYC-18.15 CYC-18.17 CYC-18.18 CYC-R.34 copies Penthesilea: the metropolis stands on Pandora’s card', () => {
    const match = acting('athena', (stage) => stage.philosophers(3).hero('pandora', 0, 't01a-L3').heroTrack('penthesilea', 'ajax'));
    play(match, 'action=philosopher');
    expect(open(match)).toContain('card:pandora');
    token(match, 'coins');
    play(match, 'metropolisSite=card:pandora');
    expect(match.s.cards).toEqual([{ hero: 'pandora', owner: 0, bonus: 3, used: false }]);
    expect(match.s.heroes).toEqual([]);
    expect(match.s.heroTrack[0]).toBe('penthesilea');
    expect(match.s.coins[0]).toBe(9 - 4 + 3);
  });
});

describe('Penthesilea', () => {
  it('T-13 CYC-18.16 CYC-13.11 wins a tied round', () => {
    const match = acting('ares', (stage) => stage.land('t09a-L1', 0, { heroes: ['penthesilea'] }).land('t09a-L2', 1, { troops: 1 }));
    dice(match, 2, 2);
    play(match, 'action=landMove');
    expect(look(match, 't09a-L2')).toMatchObject({ control: 0, heroes: ['penthesilea'] });
    expect(match.s.heroDiscard).toEqual([]);
  });

  it('CYC-18.17 CYC-18.18 CYC-R.34 her card holds a metropolis that counts, discounts and cannot be conquered; not in her first cycle', () => {
    const build = (since: number) =>
      acting('athena', (stage) => stage.philosophers(3).hero('penthesilea', 0, 't01a-L3', since).track('harpy', 'dryad', null, null));
    const match = build(1);
    play(match, 'action=philosopher', 'metropolisSite=card:penthesilea');
    expect(metropolisesOf(match, 0)).toBe(1);
    expect(unusedDiscounts(match, 0)).toBe(1);
    expect(blockedBy(match, 'sacrifice:penthesilea')).toBeUndefined();
    const fresh = build(2);
    play(fresh, 'action=philosopher');
    expect(open(fresh)).not.toContain('card:penthesilea');
    expect(blockedBy(build(1), 'sacrifice:penthesilea')).toBe('CYC-18.17');
  });
});

describe('Perseus', () => {
  it('T-21 CYC-18.19 CYC-13.8 CYC-R.35 his troops slip away over the bridge; he himself does not', () => {
    const build = () => {
      const match = acting('ares', (stage) =>
        stage
          .land('t08a-L1', 0, { troops: 2, heroes: ['perseus'] })
          .sea('t08a-S1', 0)
          .land('t09a-L1', 1, { troops: 3, built: ['fortress'] }),
      );
      play(match, 'action=landMove', 'marchUnits=troop=2,perseus=1');
      dice(match, 0, 2);
      play(match, 'marchTo=t09a-L1');
      expect(round(match)).toMatchObject({ attack: 3, defence: 6 });
      return match;
    };
    const match = build();
    play(match, 'battleSacrifice=pass', 'loss=troop');
    expect(open(match)).toContain('t08a-L1');
    expect(open(match)).toContain('pass');
    play(match, 'rescue=t08a-L1');
    expect(look(match, 't08a-L1').troops).toBe(1);
    expect(match.s.battle?.troops).toBe(1);
    const lost = build();
    play(lost, 'battleSacrifice=pass', 'loss=perseus');
    expect(lost.s.heroDiscard).toEqual(['perseus']);
  });

  it('CYC-18.20 CYC-R.61 his sacrifice carries units anywhere but to or from Medusa', () => {
    const match = acting('ares', (stage) =>
      stage.hero('perseus', 0, 't01a-L3').land('t09a-L1', 0, { troops: 2 }).land('t10a-L1', 1).figure('medusa', 1, 't10a-L2'),
    );
    play(match, 'action=sacrifice:perseus', 'flyUnits=troop=2');
    expect(open(match)).toContain('t10a-L1');
    expect(open(match)).not.toContain('t10a-L2');
    play(match, 'flyTo=t10a-L1');
    expect(look(match, 't10a-L1')).toMatchObject({ control: 0, troops: 2 });
  });

  it('CYC-18.20 needs somebody else to carry', () => {
    const match = acting('ares', (stage) => stage.hero('perseus', 0, 't01a-L3'));
    expect(blockedBy(match, 'sacrifice:perseus')).toBe('CYC-18.20');
  });
});
