import { type MatchSetup, numberAt } from '@pantheon/kernel';
import { describe, expect, it } from 'vitest';
import { areaWith } from '../data/board.ts';
import { boardOf } from '../rules/board.ts';
import { rules } from '../rules/index.ts';
import { asked, dice, happened, look, open, play, readings, scene, seat } from './scene.ts';

describe('start of the cycle', () => {
  it('CYC-5.1 CYC-5.2 CYC-R.6 in the first cycle the cheapest creature is discarded too; the gods stay where they are', () => {
    const first = (options: MatchSetup['options']) => {
      const gods: string[] = [];
      const match = scene(
        (stage) => {
          gods.push(...stage.s.gods);
          stage.cycle(1).track('charon', 'dryad', 'giant', 'harpy');
        },
        { phase: 'start', options },
      );
      expect(match.s.gods).toEqual(gods);
      return match;
    };
    const match = first({});
    expect(match.s.creatureTrack.slice(0, 3)).toEqual(['dryad', 'giant', 'harpy']);
    expect(match.s.creatureDiscard).toEqual(['charon']);
    expect(first({ firstCycle: 'keeps' }).s.creatureTrack).toEqual(['charon', 'dryad', 'giant', 'harpy']);
    expect(asked(match).endsWith('bid')).toBe(true);
    expect(rules.phaseStrip(match, match.phase).phases).toEqual(['start', 'income', 'offerings', 'upkeep', 'actions', 'end']);
  });

  it('E-1 CYC-5.4 the cheapest creature leaves, the others slide down, new ones fill the track', () => {
    const match = scene((stage) => stage.track('charon', null, 'chimera', null), { phase: 'start' });
    expect(match.s.creatureTrack[0]).toBe('chimera');
    expect(match.s.creatureDiscard).toEqual(['charon']);
    expect(match.s.creatureTrack.every((card) => card !== null)).toBe(true);
    expect(match.s.creatureDeck).toHaveLength(18 - 4 - 1);
    expect(happened(match)).not.toContain('reshuffled');
  });

  it('CYC-5.5 CYC-16.6 a Chimera that leaves the track takes the discard pile back into the deck', () => {
    const match = scene((stage) => stage.track('chimera', 'dryad', null, null).discard('harpy', 'satyr'), { phase: 'start' });
    expect(happened(match)).toContain('reshuffled');
    expect(match.s.creatureDiscard).toEqual([]);
    expect(match.s.creatureTrack[0]).toBe('dryad');
  });

  it('CYC-15.9 CYC-R.14 an empty deck is made from the discard pile', () => {
    const match = scene((stage) => stage.track(null, 'dryad', null, null).deck(), { phase: 'start' });
    expect(match.s.creatureTrack.filter((card) => card !== null)).toHaveLength(4);
    expect(match.s.creatureDiscard).toEqual([]);
  });

  it('CYC-5.3 CYC-5.8 CYC-17.12 CYC-R.15 heroes are filled first, from the fallen when the deck is empty', () => {
    const match = scene(
      (stage) => {
        stage.heroTrack(null, 'ajax');
        stage.s.heroesGone = stage.s.heroDeck.filter((id) => id !== 'helen');
        stage.s.heroDeck = [];
        stage.s.heroDiscard = ['helen'];
      },
      { phase: 'start' },
    );
    expect(match.s.heroTrack).toEqual(['helen', 'ajax']);
    const events = happened(match);
    expect(events.indexOf('heroArrives')).toBeLessThan(events.indexOf('creatureArrives'));
    expect(events.indexOf('creatureArrives')).toBeLessThan(events.indexOf('godsTurn'));
  });

  it('CYC-17.12 without deck and fallen heroes the spaces stay empty', () => {
    const match = scene(
      (stage) => {
        stage.heroTrack(null, 'ajax');
        stage.s.heroesGone = [...stage.s.heroDeck];
        stage.s.heroDeck = [];
      },
      { phase: 'start' },
    );
    expect(match.s.heroTrack).toEqual([null, 'ajax']);
  });

  it('E-2 CYC-5.6 CYC-5.7 CYC-R.65 the first god goes last and face down, another turns up', () => {
    const match = scene(
      (stage) => {
        stage.s.gods = ['zeus', 'hera', 'ares', 'athena', 'poseidon'];
      },
      { phase: 'start', seats: 4 },
    );
    expect(match.s.gods).toEqual(['hera', 'ares', 'athena', 'poseidon', 'zeus']);
    expect(match.s.gods.slice(0, match.s.openGods)).toEqual(['hera', 'ares', 'athena']);
    expect(rules.view(match, null).gods).toEqual(match.s.gods);
  });
});

describe('income', () => {
  it('CYC-6.1 CYC-6.4 CYC-6.5 CYC-22.3 a coin for each icon and token in lands and seas, without a question', () => {
    const match = scene((stage) => stage.coins(0, 0, 0).land('t09a-L1', 0, { prosperity: 2 }).sea('t09a-S1', 0), { phase: 'income' });
    const { places, byId } = boardOf(match);
    const printed = ['t09a-L1', 't09a-S1', 't01a-L3'].reduce((sum, id) => sum + (places[areaWith(byId, id)]?.cornucopia ?? 0), 0);
    expect(match.s.coins[0]).toBe(printed + 2);
    expect(match.waiting).toHaveLength(1);
  });

  it('T-33 CYC-6.3 CYC-16.25 the Hydra doubles the income of whoever controls her area', () => {
    const match = scene((stage) => stage.coins(0, 0, 0).land('t09a-L1', 2, { prosperity: 1 }).figure('hydra', 1, 't09a-L1'), {
      phase: 'income',
    });
    const { places, byId } = boardOf(match);
    expect(places[areaWith(byId, 't09a-L1')]?.cornucopia).toBe(1);
    const homes = ['t02a-L3', 't10a-L3'].map((id) => places[areaWith(byId, id)]?.cornucopia ?? 0);
    expect(match.s.coins[1]).toBe(homes[0]);
    expect(match.s.coins[2]).toBe(4 + numberAt(homes, 1));
  });

  it('CYC-6.2 CYC-16.22 CYC-R.27 Cerberus collects for his owner, also where nobody rules', () => {
    const match = scene((stage) => stage.coins(0, 0, 0).land('t09a-L1', 2, { prosperity: 1 }).figure('cerberus', 0, 't09a-L1'), {
      phase: 'income',
      homes: false,
    });
    expect(match.s.coins).toEqual([2, 0, 0]);
    const free = scene((stage) => stage.coins(0, 0, 0).figure('cerberus', 0, 't09a-L1'), { phase: 'income', homes: false });
    expect(free.s.coins).toEqual([1, 0, 0]);
  });
});

const atUpkeep = (build: Parameters<typeof scene>[0]) =>
  scene(
    (stage) => {
      stage.s.gods = ['athena', 'zeus', 'poseidon', 'ares', 'hera'];
      stage.s.pawnGod = ['zeus', 'athena', 'apollo'];
      build(stage);
    },
    { phase: 'upkeep' },
  );

describe('upkeep', () => {
  it('CYC-8.1 CYC-R.7 in the order of the gods, each faction completely', () => {
    const match = atUpkeep((stage) =>
      stage.priestesses(1, 1, 1).figure('medusa', 0, 't09a-L1').figure('cerberus', 1, 't01a-L1').figure('kraken', 2, 't08a-S1'),
    );
    expect(asked(match)).toBe('1 keepFigures');
    play(match, 'keepFigures=cerberus');
    expect(asked(match)).toBe('1 moveFigure');
    play(match, 'moveFigure=pass');
    expect(asked(match)).toBe('0 keepFigures');
    play(match, 'keepFigures=none');
    expect(asked(match)).toBe('2 keepFigures');
  });

  it('CYC-8.2 CYC-8.9 a priestess for each figure kept; one given up leaves with its card, without a shuffle', () => {
    const match = atUpkeep((stage) => stage.priestesses(1).figure('medusa', 0, 't09a-L1').figure('cerberus', 0, 't08a-L1'));
    expect(open(match).sort()).toEqual(['cerberus', 'medusa', 'none']);
    play(match, 'keepFigures=medusa', 'moveFigure=pass');
    expect(match.s.priestesses[0]).toBe(0);
    expect(match.s.figures.map(({ id }) => id)).toEqual(['medusa']);
    expect(match.s.creatureDiscard).toEqual(['cerberus']);
    expect(happened(match)).not.toContain('reshuffled');
  });

  it('CYC-8.2 without a priestess all figures go, and nobody is asked', () => {
    const match = atUpkeep((stage) => stage.figure('medusa', 0, 't09a-L1'));
    expect(match.s.figures).toEqual([]);
    expect(match.s.creatureDiscard).toEqual(['medusa']);
  });

  it('CYC-8.3 CYC-16.26 each kept figure may move once, to a neighbouring area of its type without a figure', () => {
    const match = atUpkeep((stage) =>
      stage
        .priestesses(3)
        .figure('cerberus', 0, 't09a-L1')
        .figure('hydra', 0, 't08a-L1')
        .figure('kraken', 0, 't08a-S1')
        .figure('medusa', 2, 't09a-L2'),
    );
    play(match, 'keepFigures=cerberus+hydra+kraken');
    expect(open(match)).toEqual(['hydra', 'kraken', 'pass']);
    play(match, 'moveFigure=kraken');
    expect(open(match).sort()).toEqual(['t02a-S2', 't08a-S2', 't08a-S4', 't09a-S4']);
    play(match, 'figureTo=t08a-S4');
    expect(open(match)).toEqual(['hydra', 'pass']);
    play(match, 'moveFigure=hydra');
    expect(open(match).sort()).toEqual(['t02a-S2', 't08a-S1', 't09a-S4']);
  });

  it('CYC-8.3 CYC-16.31 CYC-R.26 the Minotaur moves to any neighbouring land: no battle follows, and no control', () => {
    const match = atUpkeep((stage) =>
      stage.priestesses(1).land('t01a-L1', 0).land('t01a-L2', 1, { troops: 2 }).figure('minotaur', 0, 't01a-L1'),
    );
    play(match, 'keepFigures=minotaur', 'moveFigure=minotaur');
    expect(look(match, 't01a-L2')).toMatchObject({ figure: 'minotaur', control: 1, troops: 2 });
    expect(happened(match)).not.toContain('attack');
  });

  it('E-7c CYC-8.4 CYC-16.23 the Kraken sinks what it finds at once, and opens the area it leaves', () => {
    const match = atUpkeep((stage) => stage.priestesses(1).figure('kraken', 0, 't08a-S1').sea('t08a-S4', 1, 1).sea('t09a-S4', 1, 2));
    play(match, 'keepFigures=kraken', 'moveFigure=kraken', 'figureTo=t08a-S4');
    expect(look(match, 't08a-S4')).toMatchObject({ fleets: 0, control: -1, figure: 'kraken' });
    expect(match.s.fleetsLeft[1]).toBe(6);
    expect(match.s.priestesses[0]).toBe(0);
    const { byId } = boardOf(match);
    expect(readings(match).closed[areaWith(byId, 't08a-S1')]).toBe(false);
    expect(readings(match).closed[areaWith(byId, 't08a-S4')]).toBe(true);
  });

  it('T-32 CYC-8.5 CYC-16.27 CYC-R.28 a kept Hydra devours after her move, her own master if need be', () => {
    const match = atUpkeep((stage) => stage.priestesses(1).land('t02a-L2', 0, { troops: 2 }).figure('hydra', 0, 't02a-S1'));
    play(match, 'keepFigures=hydra', 'moveFigure=pass');
    expect(look(match, 't02a-L2')).toMatchObject({ troops: 1, prosperity: 1, control: 0 });
    expect(match.s.troopsLeft[0]).toBe(7);
  });

  it('CYC-8.5 CYC-16.27 a Hydra that is given up eats nothing', () => {
    const match = atUpkeep((stage) => stage.priestesses(1).land('t02a-L2', 0, { troops: 2 }).figure('hydra', 0, 't02a-S1'));
    play(match, 'keepFigures=none');
    expect(look(match, 't02a-L2').troops).toBe(2);
  });

  it('CYC-8.6 CYC-8.7 a figure bought in the action phase collects once before its first upkeep', () => {
    const match = scene((stage) => stage.coins(10, 10, 10).turn(0, 'athena').track('cerberus', null, null, null));
    play(match, 'action=creature:cerberus', 'figureArea=t09a-L1', 'action=pass');
    expect(match.s.figures).toHaveLength(1);
    match.s.coins = [0, 0, 0];
    while (match.s.cycle === 2 && !match.over) match.answer(match.waiting[0]?.seat as never, open(match).at(-1) as string);
    expect(match.s.coins[0]).toBeGreaterThanOrEqual(1);
    expect(match.s.figures.map(({ id }) => id)).toEqual(['cerberus']);
  });

  it('CYC-8.8 the faction on Apollo keeps and moves figures like the others', () => {
    const match = atUpkeep((stage) => stage.priestesses(0, 0, 1).figure('kraken', 2, 't08a-S1'));
    play(match, 'keepFigures=kraken', 'moveFigure=kraken', 'figureTo=t08a-S2');
    expect(look(match, 't08a-S2').figure).toBe('kraken');
  });
});

describe('turn order', () => {
  it('E-4 CYC-9.1 CYC-9.4 the first to act is last in the next cycle, Apollo first', () => {
    const match = scene(
      (stage) => {
        stage.s.gods = ['zeus', 'ares', 'athena', 'poseidon', 'hera'];
        stage.s.pawnGod = ['zeus', 'apollo', 'ares'];
      },
      { phase: 'turns' },
    );
    const acting: number[] = [];
    while (match.s.cycle === 2) {
      if (match.s.turn !== null && acting.at(-1) !== match.s.turn.faction) acting.push(match.s.turn.faction);
      const keys = open(match);
      match.answer(match.waiting[0]?.seat as never, keys.includes('pass') ? 'pass' : (keys[0] as string));
    }
    expect(acting).toEqual([0, 2, 1]);
    expect(match.s.turnOrder).toEqual([1, 2, 0]);
    expect(asked(match)).toBe('1 bid');
    expect(match.question(seat(0))).toBeNull();
    dice(match);
  });
});
