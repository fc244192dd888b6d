import { numberAt } from '@pantheon/kernel';
import { describe, expect, it } from 'vitest';
import { areaWith } from '../data/board.ts';
import type { CreatureId } from '../data/schema.ts';
import { boardOf } from '../rules/board.ts';
import { metropolisesOf } from '../rules/pieces.ts';
import { asked, blockedBy, dice, happened, look, open, play, readings, type Stage, scene, token } from './scene.ts';

/** Faction 0 has just bought a creature for 2 coins and carries it out. */
const buy = (card: CreatureId, build: (stage: Stage) => unknown, setup: Parameters<typeof scene>[1] = {}) => {
  const match = scene((stage) => {
    stage
      .coins(...stage.s.coins.map(() => 9))
      .track(card, null, null, null)
      .turn(0, 'ares');
    build(stage);
  }, setup);
  play(match, `action=creature:${card}`);
  return match;
};

describe('buying creatures', () => {
  it('CYC-15.1 CYC-15.3 CYC-15.8 any number from the track at the price of their spaces; spaces stay empty', () => {
    const match = scene((stage) => stage.coins(20).track('graeae', 'dryad', 'chimera', 'satyr').turn(0, 'hera'));
    play(match, 'action=creature:satyr');
    expect(match.s.coins[0]).toBe(15);
    play(match, 'action=creature:dryad');
    expect(match.s.coins[0]).toBe(12);
    expect(match.s.creatureTrack).toEqual(['graeae', null, 'chimera', null]);
  });

  it('E-7a CYC-15.2 several temples may be used on the same creature', () => {
    const match = scene((stage) =>
      stage
        .coins(9)
        .land('t09a-L1', 0, { built: ['temple', 'temple'] })
        .track(null, null, null, 'kraken')
        .turn(0, 'zeus'),
    );
    play(match, 'action=creature:kraken');
    expect(open(match)).toEqual(['0', '1', '2']);
    play(match, 'discounts=2', 'figureArea=t08a-S1');
    expect(match.s.coins[0]).toBe(6);
    expect(match.s.used.filter(Boolean)).toHaveLength(2);
  });

  it('T-51 CYC-15.2 CYC-R.48 CYC-R.72 a temple is used once per cycle, a new metropolis is fresh', () => {
    const match = scene((stage) =>
      stage
        .coins(9)
        .land('t09a-L1', 0, { built: ['temple'] })
        .track('graeae', 'dryad', null, null)
        .turn(0, 'zeus'),
    );
    play(match, 'action=creature:dryad', 'discounts=1');
    expect(match.s.coins[0]).toBe(7);
    const before = numberAt(match.s.coins, 0);
    play(match, 'action=creature:graeae');
    expect(match.s.used.filter(Boolean)).toHaveLength(1);
    expect(asked(match)).toBe('0 action');
    expect(match.log.filter(({ event }) => event === 'boughtCreature').map(({ args }) => args.coins)).toEqual([2, 2]);
    expect(before).toBe(7);
  });

  it('CYC-15.2 a price never falls below nothing; the poor must use what they need', () => {
    const match = scene((stage) =>
      stage
        .coins(1)
        .land('t09a-L1', 0, { built: ['temple', 'temple'] })
        .land('t09a-L2', 0, { built: ['temple'] })
        .track('graeae', null, null, null)
        .turn(0, 'zeus'),
    );
    play(match, 'action=creature:graeae');
    expect(open(match)).toEqual(['1', '2']);
  });

  it('CYC-15.4 a card without figure is discarded after its effect, one with a figure stays', () => {
    const match = buy('graeae', () => undefined);
    expect(match.s.creatureDiscard).toEqual(['graeae']);
    const figure = buy('medusa', () => undefined);
    play(figure, 'figureArea=t09a-L1');
    expect(figure.s.creatureDiscard).toEqual([]);
    expect(figure.s.figures[0]).toMatchObject({ id: 'medusa', owner: 0 });
  });

  it('CYC-15.5 CYC-15.6 CYC-R.17 bought without effect it is discarded and not refunded; an effect that is possible must be carried out', () => {
    const match = buy('dryad', () => undefined);
    expect(happened(match)).toContain('noEffect');
    expect(match.s.coins[0]).toBe(7);
    const possible = buy('dryad', (stage) => stage.priestesses(0, 1, 1));
    expect(open(possible)).toEqual(['faction-1', 'faction-2']);
  });

  it('CYC-15.7 CYC-2.14 CYC-2.12 a figure goes to an area of its type without a figure, whoever controls it', () => {
    const match = buy('medusa', (stage) => stage.land('t09a-L1', 1).figure('cerberus', 1, 't09a-L2'));
    expect(open(match)).toContain('t09a-L1');
    expect(open(match)).not.toContain('t09a-L2');
    expect(open(match).every((id) => id.includes('-L'))).toBe(true);
    play(match, 'figureArea=t09a-L1');
    expect(look(match, 't09a-L1').control).toBe(1);
  });
});

describe('Charon', () => {
  it('T-41 CYC-16.1 CYC-16.3 CYC-17.7 CYC-R.49 swaps a hero for one on the track, in his place, new in this cycle', () => {
    const match = buy('charon', (stage) =>
      stage
        .hero('ajax', 0, 't09a-L1')
        .land('t09a-L1', 0, { built: ['port', 'port'] })
        .land('t09a-L3', 0, { built: ['port'] })
        .figure('medusa', 1, 't09a-L1')
        .heroTrack('odysseus', 'helen'),
    );
    play(match, 'charonNew=odysseus');
    expect(look(match, 't09a-L1').heroes).toEqual(['odysseus']);
    expect(match.s.heroTrack).toEqual(['ajax', 'helen']);
    expect(open(match)).not.toContain('sacrifice:odysseus');
    expect(blockedBy(match, 'sacrifice:odysseus')).toBe('CYC-17.7');
  });

  it('CYC-16.2 without an own hero or a hero on the track nothing happens', () => {
    expect(happened(buy('charon', (stage) => stage.heroTrack('odysseus', 'helen')))).toContain('noEffect');
    expect(happened(buy('charon', (stage) => stage.heroTrack(null, null).hero('ajax', 0, 't01a-L3')))).toContain('noEffect');
  });
});

describe('Chimera', () => {
  it('T-36 CYC-16.4 CYC-16.6 CYC-16.7 plays a discarded creature; its figure stays, the rest is shuffled', () => {
    const match = buy('chimera', (stage) => stage.discard('medusa', 'harpy', 'griffin'));
    expect(open(match)).toEqual(['medusa', 'harpy', 'griffin']);
    play(match, 'chimeraCard=medusa', 'figureArea=t09a-L1');
    expect(match.s.figures[0]).toMatchObject({ id: 'medusa', owner: 0 });
    expect(match.s.creatureDiscard).toEqual([]);
    expect(match.s.creatureDeck).toEqual(expect.arrayContaining(['chimera', 'harpy', 'griffin']));
    expect(match.s.creatureDeck).not.toContain('medusa');
  });

  it('CYC-16.5 with an empty discard pile she does nothing', () => {
    const match = buy('chimera', () => undefined);
    expect(happened(match)).toContain('noEffect');
    expect(match.s.creatureDeck).toContain('chimera');
  });
});

describe('Cyclops', () => {
  it('CYC-16.8 CYC-R.63 CYC-9.9 replaces an own building by another type, which may complete a set', () => {
    const match = buy('cyclops', (stage) =>
      stage
        .land('t09a-L1', 0, { built: ['port', 'port'] })
        .land('t09a-L2', 0, { built: ['fortress'] })
        .land('t09a-L3', 0, { built: ['university'] })
        .land('t08a-L1', 1, { built: ['temple'] }),
    );
    expect(open(match)).toEqual(['t09a-L1.1', 't09a-L1.2', 't09a-L2.1', 't09a-L3.1']);
    play(match, 'cyclopsSite=t09a-L1.2');
    expect(open(match)).toEqual(['fortress', 'temple', 'university']);
    token(match, 'coins');
    play(match, 'cyclopsType=temple', 'metropolisSite=t09a-L1.2');
    expect(metropolisesOf(match, 0)).toBe(1);
  });
});

describe('thieves', () => {
  it('CYC-16.9 CYC-R.39 the Dryad takes a priestess', () => {
    const match = buy('dryad', (stage) => stage.priestesses(0, 2, 0));
    expect(match.s.priestesses).toEqual([1, 1, 0]);
  });

  it('CYC-16.17 CYC-14.6 the Satyr takes a philosopher, the fourth becomes a metropolis', () => {
    const match = buy('satyr', (stage) => stage.philosophers(3, 1, 0));
    token(match, 'coins');
    play(match, 'metropolisSite=*');
    expect(match.s.philosophers).toEqual([0, 0, 0]);
    expect(metropolisesOf(match, 0)).toBe(1);
  });

  it('CYC-16.12 CYC-21.5 the Griffin takes half of the coins, rounded down, and all learn how many', () => {
    const match = buy('griffin', (stage) => stage.coins(9, 7, 5));
    play(match, 'griffinVictim=faction-1');
    expect(match.s.coins).toEqual([10, 4, 5]);
    expect(match.logFor(null).find(({ event }) => event === 'stoleCoins')?.args.coins).toBe(3);
  });

  it('T-27 CYC-16.10 CYC-16.11 CYC-16.29 CYC-R.40 CYC-R.25 the Giant takes all mercenaries of an enemy land, even from Medusa and Hector', () => {
    const match = buy('giant', (stage) =>
      stage
        .land('t09a-L1', 1, { troops: 1, mercenaries: 2, heroes: ['hector'] })
        .figure('medusa', 1, 't09a-L1')
        .land('t08a-L1', 0, { mercenaries: 1 }),
    );
    expect(asked(match)).toBe('0 giantTo');
    play(match, 'giantTo=t08a-L1=1,t01a-L3=1');
    expect(look(match, 't09a-L1')).toMatchObject({ troops: 1, mercenaries: 0, control: 1 });
    expect(look(match, 't08a-L1').mercenaries).toBe(2);
  });
});

describe('Harpy', () => {
  it('CYC-16.13 CYC-R.67 carries off a troop or mercenary from anywhere, never a hero or the Minotaur', () => {
    const match = buy('harpy', (stage) =>
      stage
        .land('t09a-L1', 1, { troops: 1, mercenaries: 1, heroes: ['ajax'] })
        .figure('minotaur', 1, 't09a-L1')
        .land('t08a-L1', 2, { heroes: ['helen'] }),
    );
    expect(open(match)).toEqual(['t09a-L1:troop', 't09a-L1:mercenary']);
    play(match, 'harpyPrey=t09a-L1:troop');
    expect(look(match, 't09a-L1')).toMatchObject({ troops: 0, control: 1 });
    expect(match.s.troopsLeft[1]).toBe(8);
  });

  it('CYC-R.67 CYC-19.2 she may empty the last land of a faction', () => {
    const match = buy('harpy', (stage) => stage.land('t09a-L1', 1, { troops: 1 }).land('t08a-L1', 0).land('t10a-L1', 2), { homes: false });
    expect(look(match, 't09a-L1')).toMatchObject({ troops: 0, control: 1 });
    expect(match.s.eliminated).toEqual([false, false, false]);
  });
});

describe('Graeae', () => {
  it('T-34 CYC-16.14 CYC-R.27 collect income once more, Cerberus included', () => {
    const match = buy('graeae', (stage) =>
      stage.land('t09a-L1', 0, { prosperity: 1 }).land('t08a-L1', 2, { prosperity: 1 }).figure('cerberus', 0, 't08a-L1'),
    );
    expect(match.s.coins[0]).toBe(9 - 2 + 2 + 1 + 2);
    const robbed = buy('graeae', (stage) => stage.land('t09a-L1', 0, { prosperity: 1 }).figure('cerberus', 1, 't09a-L1'));
    expect(robbed.s.coins[0]).toBe(9 - 2 + 1);
  });
});

describe('Pegasus', () => {
  it('CYC-16.15 CYC-16.16 CYC-R.61 carries units from one land to any other for nothing, also into battle', () => {
    const match = buy('pegasus', (stage) => stage.land('t09a-L1', 0, { troops: 2, heroes: ['ajax'] }).land('t10a-L1', 1, { troops: 1 }));
    expect(asked(match)).toBe('0 flyUnits');
    play(match, 'flyUnits=troop=2,ajax=1');
    expect(open(match)).toContain('t02a-L1');
    expect(open(match)).toContain('t01a-L3');
    dice(match, 3, 0);
    play(match, 'flyTo=t10a-L1');
    expect(look(match, 't10a-L1')).toMatchObject({ control: 0, troops: 2, heroes: ['ajax'] });
    expect(match.s.coins[0]).toBe(7);
  });

  it('T-26 CYC-16.15 CYC-16.28 CYC-16.29 Medusa’s area is neither origin nor goal; recruits may still go there', () => {
    const match = buy('pegasus', (stage) =>
      stage.land('t09a-L1', 0, { troops: 4 }).land('t08a-L1', 0, { troops: 1 }).figure('medusa', 0, 't09a-L1'),
    );
    expect(asked(match)).toBe('0 flyTo');
    expect(open(match)).not.toContain('t09a-L1');
    play(match, 'flyTo=t08a-L2', 'action=recruit:troop', 'recruitWhere=t09a-L1');
    expect(look(match, 't09a-L1').troops).toBe(5);
  });

  it('T-22 CYC-13.8 CYC-R.20 after a flight there may be no way back: no retreat is offered', () => {
    const match = buy('pegasus', (stage) => stage.land('t09a-L1', 0, { troops: 3 }).land('t10a-L1', 1, { troops: 3 }));
    play(match, 'flyUnits=troop=3');
    dice(match, 1, 1, 1, 1);
    play(match, 'flyTo=t10a-L1');
    expect(match.log.filter(({ event }) => event === 'round').length).toBeGreaterThanOrEqual(2);
    expect(match.history.every(({ key }) => key !== 'pass')).toBe(true);
  });
});

describe('Sphinx', () => {
  /** The deck holds exactly these; all others lie in the discard pile. */
  const sphinx = (...cards: CreatureId[]) => buy('sphinx', (stage) => stage.deck(...cards));

  it('T-38 CYC-16.18 CYC-16.6 CYC-16.20 CYC-R.13 CYC-R.16 a rejected Chimera shuffles at once, before the chosen effect', () => {
    const match = sphinx('chimera', 'graeae', 'harpy');
    expect(open(match).sort()).toEqual(['chimera', 'graeae', 'harpy']);
    const before = match.s.creatureDiscard.length;
    play(match, 'sphinxCard=graeae');
    expect(before).toBeGreaterThan(4);
    expect(match.s.creatureDiscard).toEqual(['graeae', 'sphinx']);
    expect(match.s.creatureDeck).toContain('chimera');
    const events = happened(match);
    expect(events.indexOf('reshuffled')).toBeLessThan(events.indexOf('collected'));
  });

  it('T-37 CYC-16.18 CYC-16.20 CYC-16.6 CYC-R.16 she takes the Chimera, which may play a rejected card', () => {
    const match = sphinx('chimera', 'satyr', 'kraken');
    play(match, 'sphinxCard=chimera');
    expect(open(match)).toEqual(expect.arrayContaining(['satyr', 'kraken']));
    play(match, 'chimeraCard=kraken', 'figureArea=t08a-S1');
    expect(match.s.figures.map(({ id }) => id)).toEqual(['kraken']);
    expect(match.s.creatureDiscard).toEqual(['sphinx']);
    expect(match.s.creatureDeck).toEqual(expect.arrayContaining(['chimera', 'satyr']));
  });

  it('CYC-16.19 CYC-15.9 with fewer than three cards she works with what there is', () => {
    const match = scene((stage) => {
      stage.coins(9).turn(0, 'ares');
      stage.s.creatureDeck = [];
      stage.s.creatureTrack = ['sphinx', null, null, null];
      stage.s.creatureDiscard = [];
      stage.discard('graeae', 'dryad');
      stage.s.figures = [];
    });
    match.answer(match.waiting[0]?.seat as never, 'creature:sphinx');
    expect(open(match).sort()).toEqual(['dryad', 'graeae']);
  });
});

describe('Sylph', () => {
  it('T-35 CYC-16.21 CYC-R.57 swaps the fleets of two seas, whoever owns them; control follows', () => {
    const match = buy('sylph', (stage) => stage.sea('t08a-S1', 2, 3).sea('t10a-S1', 1, 1).sea('t02a-S1', 0, 1));
    play(match, 'sylphSeas=t08a-S1+t10a-S1');
    expect(look(match, 't08a-S1')).toMatchObject({ fleets: 1, control: 1 });
    expect(look(match, 't10a-S1')).toMatchObject({ fleets: 3, control: 2 });
    expect(match.s.battle).toBeNull();
  });

  it('CYC-16.21 needs two seas with fleets', () => {
    expect(happened(buy('sylph', (stage) => stage.sea('t08a-S1', 2, 3)))).toContain('noEffect');
  });
});

describe('Kraken', () => {
  it('E-7b CYC-16.23 CYC-16.24 CYC-15.4 sinks all fleets where it is placed, own ones too, and closes the sea', () => {
    const match = buy('kraken', (stage) => stage.sea('t08a-S1', 1, 2).sea('t08a-S4', 0, 1));
    play(match, 'figureArea=t08a-S1');
    expect(look(match, 't08a-S1')).toMatchObject({ fleets: 0, control: -1, figure: 'kraken' });
    expect(match.s.fleetsLeft[1]).toBe(8);
    const { byId } = boardOf(match);
    expect(readings(match).closed[areaWith(byId, 't08a-S1')]).toBe(true);
    const own = buy('kraken', (stage) => stage.sea('t08a-S4', 0, 1));
    play(own, 'figureArea=t08a-S4');
    expect(own.s.fleetsLeft[0]).toBe(8);
  });
});

describe('Hydra', () => {
  it('CYC-16.25 CYC-16.26 CYC-16.27 stands on land or sea and devours a fleet or troop in or beside her area when placed', () => {
    const match = buy('hydra', (stage) =>
      stage
        .land('t08a-L1', 1, { troops: 1, mercenaries: 1, heroes: ['ajax'] })
        .sea('t08a-S1', 2, 2)
        .land('t08a-L3', 1, { troops: 1 }),
    );
    expect(open(match)).toContain('t08a-S1');
    play(match, 'figureArea=t08a-L1');
    expect(open(match)).toEqual(['t08a-L1:troop', 't08a-L1:mercenary', 't08a-S1:fleet']);
    play(match, 'hydraPrey=t08a-S1:fleet');
    expect(look(match, 't08a-S1')).toMatchObject({ fleets: 1, prosperity: 1 });
    expect(match.s.fleetsLeft[2]).toBe(7);
  });

  it('CYC-16.27 with nothing in range she eats nothing', () => {
    const match = buy('hydra', () => undefined);
    play(match, 'figureArea=t08a-S1');
    expect(happened(match)).not.toContain('killed');
  });
});

describe('Minotaur', () => {
  it('CYC-16.30 CYC-16.31 is placed on own land and takes no part in moves', () => {
    const match = buy('minotaur', (stage) => stage.land('t09a-L1', 0).land('t09a-L2', 0).land('t08a-L1', 1));
    expect(open(match).sort()).toEqual(['t01a-L3', 't09a-L1', 't09a-L2']);
    play(match, 'figureArea=t09a-L1');
    expect(open(match)).not.toContain('landMove');
  });
});

describe('Polyphemus', () => {
  it('T-28 CYC-16.33 CYC-16.34 CYC-16.35 CYC-16.36 CYC-R.24 drives fleets out of the seas around him', () => {
    const match = buy('polyphemus', (stage) => stage.sea('t08a-S1', 1, 2).sea('t08a-S2', 2, 1));
    play(match, 'figureArea=t08a-L1');
    expect(look(match, 't08a-S1')).toMatchObject({ fleets: 0, control: -1 });
    expect(look(match, 't08a-S4')).toMatchObject({ fleets: 2, control: 1 });
    expect(match.s.battle).toBeNull();
  });

  it('T-29 CYC-16.35 a fleet without a way out sinks', () => {
    const match = buy('polyphemus', (stage) => stage.sea('t08a-S1', 1, 2).sea('t08a-S2', 2, 1).sea('t08a-S4', 2, 1));
    play(match, 'figureArea=t08a-L1');
    expect(look(match, 't08a-S1').fleets).toBe(0);
    expect(match.s.fleetsLeft[1]).toBe(8);
  });

  it('T-30 CYC-16.34 CYC-16.35 CYC-R.24 the order may be chosen to hurt', () => {
    const place = (first: string) => {
      const match = buy('polyphemus', (stage) =>
        stage.sea('t08a-S1', 1).sea('t02a-S2', 2).sea('t08a-S4', 0).sea('t02a-S3', 0).sea('t07a-S1', 0),
      );
      play(match, 'figureArea=t08a-L1');
      expect(open(match)).toEqual(['t08a-S1:t08a-S2', 't02a-S2:t08a-S2']);
      play(match, `driveFleet=${first}`);
      return match;
    };
    const blueSinks = place('t08a-S1:t08a-S2');
    expect([blueSinks.s.fleetsLeft[1], blueSinks.s.fleetsLeft[2]]).toEqual([7, 8]);
    expect(look(blueSinks, 't08a-S2').control).toBe(1);
    const yellowSinks = place('t02a-S2:t08a-S2');
    expect([yellowSinks.s.fleetsLeft[1], yellowSinks.s.fleetsLeft[2]]).toEqual([8, 7]);
  });
});
