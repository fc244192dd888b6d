import { describe, expect, it } from 'vitest';
import { areaWith } from '../data/board.ts';
import { boardOf } from '../rules/board.ts';
import { accessibleLands } from '../rules/movement.ts';
import { asked, blockedBy, builtAs, dice, happened, look, open, play, type Stage, scene } from './scene.ts';

const ares = (build: (stage: Stage) => unknown, setup: Parameters<typeof scene>[1] = {}) =>
  scene((stage) => {
    stage.coins(...stage.s.coins.map(() => 9)).turn(0, 'ares');
    build(stage);
  }, setup);

const reach = (match: ReturnType<typeof ares>, from: string, faction = 0): string[] => {
  const { byId, places } = boardOf(match);
  return accessibleLands(match, faction, areaWith(byId, from))
    .map((land) => places[land]?.id ?? '')
    .sort();
};

describe('land moves', () => {
  it('CYC-12.1 CYC-12.4 CYC-2.10 CYC-R.10 CYC-R.9 some or all units go; the land left stays controlled', () => {
    const match = ares((stage) => stage.land('t09a-L1', 0, { troops: 2 }).land('t09a-L2', 0));
    play(match, 'action=landMove', 'marchUnits=troop=1');
    expect(look(match, 't09a-L1')).toMatchObject({ troops: 1, control: 0 });
    expect(look(match, 't09a-L2').troops).toBe(1);
    play(match, 'action=landMove', 'marchFrom=t09a-L1');
    expect(look(match, 't09a-L1')).toMatchObject({ troops: 0, control: 0 });
    expect(match.s.coins[0]).toBe(7);
  });

  it('T-50 CYC-12.2 CYC-12.3 a bridge is a chain of own fleets', () => {
    const match = ares((stage) => stage.land('t02a-L2', 0, { troops: 1 }).sea('t07a-S1', 0).sea('t07a-S3', 0));
    expect(reach(match, 't02a-L2')).toEqual(['t07a-L1', 't07a-L2', 't07a-L3', 't10a-L3']);
    play(match, 'action=landMove', 'marchTo=t07a-L2');
    expect(look(match, 't07a-L2')).toMatchObject({ troops: 1, control: 0 });
    expect(look(match, 't07a-S1').fleets).toBe(1);
  });

  it('CYC-12.2 CYC-R.21 a bridge does not link areas of the same island', () => {
    const match = ares((stage) => stage.land('t04b-L1', 0, { troops: 1 }).sea('t04b-S1', 0), { seats: 4 });
    expect(reach(match, 't04b-L1')).not.toContain('t10b-L2');
    expect(reach(match, 't04b-L1')).toContain('t04b-L2');
    expect(reach(match, 't04b-L1')).toContain('t07b-L3');
  });

  it('CYC-12.3 enemy fleets carry nobody', () => {
    const match = ares((stage) => stage.land('t02a-L2', 0, { troops: 1 }).sea('t07a-S1', 1));
    expect(reach(match, 't02a-L2')).toEqual([]);
    expect(blockedBy(match, 'landMove')).toBe('CYC-12.1');
  });

  it('CYC-12.5 CYC-16.28 nobody enters or leaves Medusa’s area', () => {
    const match = ares((stage) => stage.land('t09a-L1', 0, { troops: 2 }).land('t09a-L2', 0, { troops: 1 }).figure('medusa', 0, 't09a-L2'));
    expect(reach(match, 't09a-L1')).toEqual([]);
    expect(reach(match, 't09a-L2')).toEqual([]);
  });

  it('CYC-12.6 CYC-2.16 a free land is gained, with the priestess of its symbol', () => {
    const match = ares((stage) => stage.land('t09a-L1', 0, { troops: 2 }));
    play(match, 'action=landMove', 'marchUnits=troop=1');
    expect(look(match, 't09a-L2')).toMatchObject({ control: 0, troops: 1 });
    expect(match.s.priestesses[0]).toBe(1);
  });

  it('CYC-2.16 CYC-1.5 no priestess when the supply is empty', () => {
    const match = ares((stage) => stage.priestesses(10, 10, 0).land('t09a-L1', 0, { troops: 1 }));
    play(match, 'action=landMove');
    expect(match.s.priestesses).toEqual([10, 10, 0]);
  });

  it('T-54 CYC-12.7 CYC-R.66 CYC-13.14 CYC-2.15 an undefended enemy land is conquered without a battle, buildings and all', () => {
    const match = scene((stage) =>
      stage
        .coins(5)
        .hero('ajax', 0, 't09a-L1')
        .land('t09a-L1', 0)
        .land('t09a-L2', 1, { built: ['fortress'], prosperity: 1 })
        .turn(0, 'athena'),
    );
    play(match, 'action=heroic:ajax');
    expect(look(match, 't09a-L2')).toMatchObject({ control: 0, heroes: ['ajax'], built: [builtAs('fortress')], prosperity: 1 });
    expect(match.s.priestesses[0]).toBe(1);
    expect(match.log.map(({ event }) => event)).not.toContain('round');
  });

  it('CYC-12.8 CYC-13.2 defended land is fought for, only by those who moved in', () => {
    const match = ares((stage) => stage.land('t09a-L1', 0, { troops: 3 }).land('t09a-L2', 1, { troops: 1, mercenaries: 1 }));
    dice(match, 1, 1);
    play(match, 'action=landMove', 'marchUnits=troop=2');
    expect(match.s.battle).toMatchObject({ attacker: 0, defender: 1, round: 1 });
    expect(match.log.find(({ event }) => event === 'round')?.args).toMatchObject({ attack: 3, defence: 3 });
    expect(look(match, 't09a-L1').troops).toBe(1);
  });

  it('CYC-12.10 CYC-2.12 other figures do not fight and stay with their owner', () => {
    const match = ares((stage) => stage.land('t09a-L1', 0, { troops: 1 }).land('t09a-L2', 1).figure('cerberus', 1, 't09a-L2'));
    play(match, 'action=landMove');
    expect(look(match, 't09a-L2')).toMatchObject({ control: 0, figure: 'cerberus' });
    expect(match.s.figures[0]?.owner).toBe(1);
  });
});

describe('land battle', () => {
  /** Units of faction 0 in t09a-L1 attack faction 1 in t09a-L2. */
  const attack = (
    mine: Parameters<Stage['land']>[2],
    theirs: Parameters<Stage['land']>[2],
    faces: number[],
    more: (stage: Stage) => unknown = () => undefined,
  ) => {
    const match = ares((stage) => {
      stage.land('t09a-L1', 0, mine).land('t09a-L2', 1, theirs);
      more(stage);
    });
    play(match, 'action=landMove');
    dice(match, ...faces);
    if (match.waiting[0]?.topic === 'marchUnits') play(match, `marchUnits=${match.questionDto(match.waiting[0].seat)?.suggest?.[0]}`);
    return match;
  };
  const round = (match: ReturnType<typeof ares>, nth = 0) => match.log.filter(({ event }) => event === 'round')[nth]?.args;

  it('CYC-13.3 CYC-17.4 CYC-18.1 one for each troop and hero, two for Ajax', () => {
    const match = attack({ troops: 1, mercenaries: 1, heroes: ['ajax', 'jason'] }, { troops: 3 }, [0, 0]);
    expect(round(match)).toMatchObject({ attack: 5, defence: 3 });
  });

  it('CYC-13.4 CYC-14.1 fortresses and metropolises help the defender alone', () => {
    const match = ares((stage) =>
      stage
        .land('t09a-L2', 0, { troops: 3, built: ['fortress'] })
        .land('t09a-L1', 1, { troops: 2, built: ['fortress', 'metropolis-coins'] }),
    );
    play(match, 'action=landMove');
    dice(match, 1, 1);
    play(match, 'marchUnits=troop=3');
    expect(round(match)).toMatchObject({ attack: 4, defence: 5 });
  });

  it('CYC-13.5 CYC-1.6 the loser chooses: a troop, a mercenary or a hero', () => {
    const match = attack({ troops: 1, mercenaries: 1, heroes: ['jason'] }, { troops: 4 }, [0, 3]);
    expect(asked(match)).toBe('0 loss');
    expect(open(match)).toEqual(['troop', 'mercenary', 'jason']);
    play(match, 'loss=jason');
    expect(match.s.heroDiscard).toEqual(['jason']);
    expect(match.s.heroes).toEqual([]);
    dice(match, 0, 3);
    play(match, ...(asked(match) === '1 retreat' ? ['retreat=pass'] : []));
    if (match.waiting[0]?.topic === 'retreat') play(match, 'retreat=pass');
    play(match, 'loss=mercenary');
    expect(match.s.mercenariesLeft).toBe(16);
  });

  it('CYC-13.5 CYC-13.6 CYC-R.51 CYC-22.2 on a tie the attacker chooses first, then the defender', () => {
    const match = attack({ troops: 1, mercenaries: 1 }, { troops: 1, mercenaries: 1 }, [1, 1]);
    expect(asked(match)).toBe('0 loss');
    play(match, 'loss=troop');
    expect(asked(match)).toBe('1 loss');
    play(match, 'loss=mercenary');
    expect(match.s.troopsLeft[0]).toBe(8);
    expect(look(match, 't09a-L2')).toMatchObject({ troops: 1, mercenaries: 0 });
  });

  it('T-11 CYC-13.12 CYC-R.22 with both sides destroyed the defender keeps the land, no bonus', () => {
    const tie = ares((stage) => stage.land('t09a-L1', 0, { troops: 1 }).land('t09a-L2', 1, { troops: 1 }));
    dice(tie, 1, 1);
    play(tie, 'action=landMove');
    expect(look(tie, 't09a-L2')).toMatchObject({ control: 1, troops: 0 });
    expect(happened(tie)).not.toContain('conquered');
    expect(happened(tie)).toContain('held');
  });

  it('T-23 CYC-13.7 CYC-13.8 CYC-13.10 CYC-R.52 the defender may retreat into a free land and gains it; the attacker conquers', () => {
    const match = ares((stage) => stage.land('t01a-L3', 0, { troops: 3 }).sea('t01a-S3', 0).land('t01a-L1', 1, { troops: 2 }));
    play(match, 'action=landMove', 'marchUnits=troop=3');
    dice(match, 2, 1);
    play(match, 'marchTo=t01a-L1');
    expect(asked(match)).toBe('1 retreat');
    expect(open(match)).toEqual(['t01a-L2', 'pass']);
    play(match, 'retreat=t01a-L2');
    expect(look(match, 't01a-L2')).toMatchObject({ control: 1, troops: 1 });
    expect(match.s.priestesses[1]).toBe(1);
    expect(look(match, 't01a-L1')).toMatchObject({ control: 0, troops: 3 });
  });

  it('CYC-13.7 CYC-13.15 CYC-R.19 the attacker may retreat after the defender stayed; all go together', () => {
    const match = attack({ troops: 3 }, { troops: 3 }, [1, 1]);
    expect(asked(match)).toBe('0 retreat');
    expect(open(match)).toEqual(['t09a-L1', 'pass']);
    play(match, 'retreat=t09a-L1');
    expect(look(match, 't09a-L1').troops).toBe(2);
    expect(look(match, 't09a-L2')).toMatchObject({ control: 1, troops: 2 });
  });

  it('CYC-13.8 units do not retreat over enemy fleets or into enemy land', () => {
    const match = ares((stage) =>
      stage.land('t02a-L2', 0, { troops: 3 }).sea('t07a-S1', 0).land('t07a-L1', 1, { troops: 3 }).land('t07a-L3', 2),
    );
    play(match, 'action=landMove');
    dice(match, 1, 1);
    play(match, 'marchUnits=troop=3');
    expect(asked(match)).toBe('0 retreat');
    expect(open(match)).toEqual(['t02a-L2', 'pass']);
  });

  it('CYC-13.11 the last side standing has the land; CYC-13.15 the victors may march on', () => {
    const match = attack({ troops: 3 }, { troops: 1 }, [3, 0]);
    expect(look(match, 't09a-L2')).toMatchObject({ control: 0, troops: 3 });
    play(match, 'action=landMove', 'marchUnits=troop=3');
    expect(look(match, 't09a-L1').troops).toBe(3);
  });

  it('T-24 CYC-13.9 CYC-16.30 CYC-16.32 CYC-R.26 CYC-R.76 the Minotaur stays and fights on behind the walls; the attacker may retreat', () => {
    const match = ares((stage) =>
      stage
        .land('t09a-L2', 0, { troops: 4 })
        .land('t09a-L1', 1, { troops: 3, built: ['fortress'] })
        .figure('minotaur', 1, 't09a-L1')
        .sea('t09a-S2', 1)
        .land('t09a-L3', 1),
    );
    play(match, 'action=landMove');
    dice(match, 3, 1);
    play(match, 'marchUnits=troop=4');
    expect(round(match)).toMatchObject({ attack: 7, defence: 7 });
    play(match, 'loss=troop');
    expect(asked(match)).toBe('1 retreat');
    play(match, 'retreat=t09a-L3');
    expect(look(match, 't09a-L3').troops).toBe(2);
    expect(asked(match)).toBe('0 retreat');
    dice(match, 3, 0);
    play(match, 'retreat=pass');
    expect(round(match, 1)).toMatchObject({ attack: 6, defence: 3 });
    expect(look(match, 't09a-L1')).toMatchObject({ control: 0, figure: null, troops: 3 });
    expect(match.s.creatureDiscard).toContain('minotaur');
  });

  it('T-25 CYC-12.8 CYC-13.9 CYC-16.30 CYC-16.32 the Minotaur alone holds an area', () => {
    const match = ares((stage) =>
      stage
        .land('t09a-L2', 0, { troops: 2 })
        .land('t09a-L1', 1, { built: ['fortress'] })
        .figure('minotaur', 1, 't09a-L1'),
    );
    play(match, 'action=landMove');
    dice(match, 1, 0);
    play(match, 'marchUnits=troop=2');
    expect(round(match)).toMatchObject({ attack: 3, defence: 3 });
    expect(look(match, 't09a-L1')).toMatchObject({ control: 0, troops: 1, figure: null });
  });

  it('CYC-13.2 CYC-16.30 CYC-R.26 on enemy land the Minotaur fights only when his owner attacks there', () => {
    const there = (owner: number) => (stage: Stage) =>
      stage.land('t09a-L1', 0, { troops: 2 }).land('t09a-L2', 1, { troops: 1 }).figure('minotaur', owner, 't09a-L2');
    const own = ares(there(0));
    play(own, 'action=landMove');
    dice(own, 0, 2);
    play(own, 'marchUnits=troop=2');
    expect(round(own)).toMatchObject({ attack: 4, defence: 3 });
    expect(look(own, 't09a-L2')).toMatchObject({ control: 0, figure: 'minotaur' });
    const another = ares(there(2));
    play(another, 'action=landMove');
    dice(another, 2, 0);
    play(another, 'marchUnits=troop=2');
    expect(round(another)).toMatchObject({ attack: 4, defence: 1 });
    expect(look(another, 't09a-L2')).toMatchObject({ control: 0, figure: 'minotaur' });
    expect(ares((stage) => stage.land('t09a-L1', 0, { troops: 1 }).figure('minotaur', 2, 't09a-L2')).s.figures).toHaveLength(1);
  });

  it('CYC-13.9 CYC-16.30 CYC-R.26 the attacking Minotaur stays when the others retreat, and conquers if he is the last', () => {
    const match = ares((stage) =>
      stage.land('t09a-L1', 0, { troops: 2 }).land('t09a-L2', 1, { troops: 2 }).figure('minotaur', 0, 't09a-L2'),
    );
    play(match, 'action=landMove');
    dice(match, 3, 0);
    play(match, 'marchUnits=troop=2');
    if (asked(match) === '1 retreat') play(match, 'retreat=pass');
    expect(asked(match)).toBe('0 retreat');
    dice(match, 3, 0);
    play(match, 'retreat=t09a-L1');
    expect(look(match, 't09a-L1').troops).toBe(2);
    expect(look(match, 't09a-L2')).toMatchObject({ control: 0, troops: 0, figure: 'minotaur' });
  });

  it('CYC-12.7 CYC-R.26 a Minotaur on land that is not his owner’s stops nobody', () => {
    const match = ares((stage) => stage.land('t09a-L1', 0, { troops: 1 }).figure('minotaur', 2, 't09a-L2'));
    play(match, 'action=landMove');
    expect(happened(match)).not.toContain('attack');
    expect(look(match, 't09a-L2')).toMatchObject({ control: 0, figure: 'minotaur' });
  });

  it('CYC-16.32 the Minotaur may be the unit that is lost', () => {
    const match = attack({ troops: 4 }, { troops: 1 }, [3, 0], (stage) => stage.figure('minotaur', 1, 't09a-L2'));
    expect(asked(match)).toBe('1 loss');
    expect(open(match)).toEqual(['troop', 'minotaur']);
    play(match, 'loss=minotaur');
    expect(match.s.creatureDiscard).toEqual(['minotaur']);
  });

  it('CYC-2.13 after a battle one faction is left in the area', () => {
    const match = attack({ troops: 4 }, { troops: 2 }, [3, 0]);
    while (match.s.battle !== null) play(match, 'retreat=pass');
    expect(look(match, 't09a-L2').control).toBe(0);
  });
});

describe('conquest', () => {
  it('T-8 CYC-13.13 CYC-14.3 CYC-9.9 CYC-R.32 conquered buildings complete a set at once', () => {
    const match = ares((stage) =>
      stage
        .land('t09a-L1', 0, { troops: 2, built: ['port', 'fortress'] })
        .land('t09a-L3', 0, { built: ['temple'] })
        .land('t09a-L2', 1, { built: ['university'] }),
    );
    play(match, 'action=landMove');
    match.rig([9]);
    play(match, 'marchUnits=troop=2');
    expect(asked(match)).toBe('0 metropolisSite');
    expect(open(match)).toContain('t09a-L2.1');
    play(match, 'metropolisSite=t09a-L2.1');
    expect(look(match, 't09a-L2')).toMatchObject({ control: 0, built: [builtAs('metropolis-coins')] });
    expect(look(match, 't09a-L1').built).toEqual([-1, -1]);
    expect(match.s.coins[0]).toBe(9 - 1 + 3);
    const events = happened(match);
    expect(events.indexOf('conquered')).toBeLessThan(events.indexOf('symbol'));
    expect(events.indexOf('symbol')).toBeLessThan(events.indexOf('set'));
  });

  it('T-9 CYC-14.13 CYC-14.17 the loser takes the bonus of a lost metropolis, the conqueror nothing', () => {
    const match = ares((stage) => stage.land('t09a-L1', 0, { troops: 2 }).land('t09a-L2', 1, { built: ['metropolis-coins'] }));
    play(match, 'action=landMove', 'marchUnits=troop=1');
    expect(match.s.coins.slice(0, 2)).toEqual([8, 12]);
    expect(look(match, 't09a-L2').control).toBe(0);
  });

  it('T-10 CYC-14.18 CYC-14.19 CYC-R.59 what the loser cannot place is lost', () => {
    const match = ares((stage) => stage.land('t09a-L1', 0, { troops: 1 }).land('t09a-L2', 1, { built: ['metropolis-fleets'] }));
    play(match, 'action=landMove');
    expect(match.s.fleetsLeft[1]).toBe(8);
    expect(asked(match)).toBe('0 action');
  });

  it('CYC-22.1 CYC-22.2 the loser decides on the bonus, then the active faction goes on', () => {
    const match = ares((stage) =>
      stage
        .land('t09a-L1', 0, { troops: 1 })
        .land('t09a-L2', 1, { built: ['metropolis-troops'] })
        .land('t08a-L1', 1),
    );
    play(match, 'action=landMove');
    expect(asked(match)).toBe('1 bonusLand');
    expect(open(match).sort()).toEqual(['t02a-L3', 't08a-L1']);
    play(match, 'bonusLand=t08a-L1', 'bonusLand=t02a-L3');
    expect(look(match, 't08a-L1').troops).toBe(1);
    expect(asked(match)).toBe('0 action');
  });
});
