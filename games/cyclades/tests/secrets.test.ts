import { Match, numberAt, QuickDice } from '@pantheon/kernel';
import { playOn } from '@pantheon/kernel/testing';
import { describe, expect, it } from 'vitest';
import { rules } from '../rules/index.ts';
import { asked, open, play, readings, scene, seat } from './scene.ts';

describe('hidden information', () => {
  it('CYC-21.1 board, cards held, tracks, piles, gods, bids and supplies are open to all', () => {
    const match = scene((stage) => stage.priestesses(1, 2, 3).philosophers(1, 0, 2).discard('harpy').turn(0, 'ares'));
    const view = rules.view(match, null);
    expect(view.priestesses).toEqual([1, 2, 3]);
    expect(view.philosophers).toEqual([1, 0, 2]);
    expect(view.creatureDiscard).toEqual(['harpy']);
    expect(view.gods).toEqual(match.s.gods);
    expect(view.creatureDeck).toHaveLength(13);
    expect(view.heroDeck).toHaveLength(7);
    expect(readings(match).supply.priestesses).toBe(14);
    expect(view.factions.map(({ coins }) => coins)).toEqual([null, null, null]);
  });

  it.each([
    ['hidden', [5, null, null]],
    ['open', [5, 5, 5]],
  ])('CYC-21.2 coins that are %s', (coins, seen) => {
    const match = Match.start(rules, { seats: 3, options: { coins }, seed: 'coins' });
    expect(rules.view(match, seat(0)).factions.map((faction) => faction.coins)).toEqual(seen);
    expect(rules.view(match, null).factions.map((faction) => faction.coins)).toEqual(coins === 'hidden' ? [null, null, null] : seen);
  });

  it('CYC-21.2 a match that was started with tracked coins goes on with open ones', () => {
    const match = Match.start(rules, { seats: 3, options: { coins: 'tracked' }, seed: 'coins' });
    expect(match.options.coins).toBe('open');
  });

  it('CYC-21.3 decks and tokens are pools without an order, in the view sorted', () => {
    const match = Match.start(rules, { seats: 3, seed: 'pools' });
    const view = rules.view(match, seat(0));
    expect(view.creatureDeck).toEqual([...view.creatureDeck].sort());
    expect(view.tokens).toEqual([...view.tokens].sort((a, b) => a - b));
  });

  it('CYC-21.4 CYC-21.2 what a seat cannot know is drawn anew: other purses and an unseen top card', () => {
    const match = scene((stage) => stage.coins(9, 9, 9).turn(0, 'zeus'));
    play(match, 'action=look', 'playTop=pass');
    const seen = new Set<string>();
    const coins = new Set<number>();
    for (let n = 0; n < 40; n++) {
      const imagined = match.sampleWorld(seat(1), new QuickDice(n));
      seen.add(imagined.s.top?.card ?? '');
      coins.add(numberAt(imagined.s.coins, 0));
      expect(imagined.s.coins[1]).toBe(9);
      expect(match.sampleWorld(seat(0), new QuickDice(n)).s.top).toEqual(match.s.top);
    }
    expect(seen.size).toBeGreaterThan(3);
    expect(coins.size).toBeGreaterThan(2);
  });

  it('CYC-21.5 CYC-R.60 every payment and gain stands in the log with its amount, no total does', () => {
    const match = scene((stage) => stage.coins(9).land('t09a-L1', 0).turn(0, 'ares'));
    play(match, 'action=recruit:troop', 'recruitWhere=t09a-L1');
    expect(match.logFor(null).at(-1)).toMatchObject({ event: 'troop', args: { coins: 2 } });
  });

  it('CYC-21.6 CYC-22.6 only the asked seat sees its options, and it is asked even when nothing can be paid', () => {
    const match = scene((stage) => stage.coins(0).turn(0, 'ares'));
    expect(asked(match)).toBe('0 action');
    expect(open(match)).toEqual(['pass']);
    expect(match.seatView(seat(1)).question).toBeNull();
    expect(match.seatView(null).question).toBeNull();
  });

  it('CYC-21.7 at the end all coins are shown', () => {
    const match = Match.start(rules, { seats: 3, seed: 'to the end' });
    playOn(match, 'to the end');
    expect(match.over).toBe(true);
    expect(rules.view(match, null).factions.every(({ coins }) => coins !== null)).toBe(true);
  });
});

describe('timing', () => {
  it('CYC-22.3 CYC-22.4 CYC-22.5 one question at a time, and every match ends', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      const match = Match.start(rules, { seats, seed: `match ${seats}` });
      playOn(match, seats, () => {
        expect(match.waiting.length).toBeLessThanOrEqual(1);
        return false;
      });
      expect(match.over).toBe(true);
      expect(match.number).toBeLessThan(rules.stepCap);
      expect(rules.invariants(match)).toEqual([]);
    }
  });
});
