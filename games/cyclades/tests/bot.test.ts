import { Match } from '@pantheon/kernel';
import { onlyQuestion, playOn } from '@pantheon/kernel/testing';
import { describe, expect, it } from 'vitest';
import { bot } from '../bot/index.ts';
import { talliesOf } from '../bot/tally.ts';
import { threatsOf } from '../bot/threats.ts';
import { cyclesLeft, hopeOf, godWorth as worthWith } from '../bot/worth.ts';
import type { GodId } from '../data/schema.ts';
import { incomes } from '../rules/income.ts';
import { rules } from '../rules/index.ts';
import type { Topics } from '../rules/topics.ts';
import { type CycladesMatch, open, type Stage, scene, seat } from './scene.ts';

const bidQuestion = (match: CycladesMatch): Topics['bid'] => onlyQuestion(match) as Topics['bid'];

const auction = (build: (stage: Stage) => unknown) =>
  scene(
    (stage) => {
      stage.s.gods = ['athena', 'zeus', 'ares', 'hera', 'poseidon'];
      stage.s.turnOrder = [0, 1, 2];
      stage.coins(20, 20, 20);
      build(stage);
    },
    { phase: 'offerings' },
  );

const godWorth = (match: CycladesMatch, faction: number, god: GodId): number => {
  const tallies = talliesOf(match);
  return worthWith(match, faction, god, tallies[faction] as (typeof tallies)[number], cyclesLeft(match, tallies));
};

describe('what a bot sees', () => {
  it('has a weight and a measure for every feature', () => {
    const match = Match.start(rules, { seats: 4, seed: 'features' });
    playOn(match, 1, ({ number }) => number > 150);
    expect(bot.weights).toHaveLength(bot.features.length);
    for (const who of match.seats) {
      const values = bot.measure(match, who);
      expect(values).toHaveLength(bot.features.length);
      expect(values.every(Number.isFinite)).toBe(true);
    }
  });

  it('counts income as the rules do', () => {
    for (let n = 0; n < 5; n++) {
      const match = Match.start(rules, { seats: 3, seed: `count ${n}` });
      playOn(match, n, ({ number }) => number > 120 + 40 * n);
      expect(talliesOf(match).map(({ income }) => income)).toEqual(incomes(match));
    }
  });

  it('values the god that completes a set far above the others', () => {
    const match = auction((stage) =>
      stage.land('t09a-L1', 0, { built: ['port', 'fortress'] }).land('t09a-L2', 0, { built: ['university'] }),
    );
    expect(godWorth(match, 0, 'zeus')).toBeGreaterThan(godWorth(match, 0, 'ares') + 5);
    expect(godWorth(match, 1, 'zeus')).toBeLessThan(8);
  });

  it('values Athena when the fourth philosopher is near', () => {
    const worth = (held: number) =>
      godWorth(
        auction((stage) => stage.philosophers(held)),
        0,
        'athena',
      );
    expect(worth(3)).toBeGreaterThan(worth(1) + 5);
  });

  it('thinks about the two cheapest bids on a god, the second only up to its worth', () => {
    const match = auction((stage) => stage.philosophers(3));
    const keys = bot.policy?.bid?.candidates?.(match, bidQuestion(match))?.map((answer) => open(match)[answer]);
    expect(keys).toEqual(['athena:1', 'athena:3', 'zeus:1', 'zeus:3', 'apollo:0']);
  });

  it('is loath to pay more than a god is worth', () => {
    const match = auction(() => undefined);
    const question = bidQuestion(match);
    const prior = (key: string): number | undefined => bot.policy?.bid?.prior?.(match, question, open(match).indexOf(key));
    expect(prior('zeus:1')).toBeGreaterThan(prior('zeus:5') ?? 0);
    expect(prior('zeus:20')).toBeLessThan(0.1);
  });

  it('puts prosperity where it is its own', () => {
    const match = scene((stage) => stage.turn(2, 'apollo', false), { phase: 'mandatory' });
    const question = onlyQuestion(match) as Topics['apolloLand'];
    const keys = bot.policy?.apolloLand?.candidates?.(match, question)?.map((answer) => open(match)[answer]);
    expect(keys).toEqual(['t10a-L3']);
    expect(match.question(seat(2))).not.toBeNull();
  });

  it('sees which metropolis is in danger, and whose prey it is', () => {
    const threats = (troops: number, guards: number) => {
      const match = scene(
        (stage) => stage.land('t09a-L1', 0, { troops: guards, built: ['metropolis-coins'] }).land('t09a-L2', 1, { troops }),
        { phase: 'offerings' },
      );
      return threatsOf(match, talliesOf(match));
    };
    expect(threats(4, 1)[0]?.risk).toBeGreaterThan(0.8);
    expect(threats(4, 1)[1]?.prey).toBeGreaterThan(0.8);
    expect(threats(1, 4)[0]?.risk).toBeLessThan(0.1);
    expect(threats(1, 4)[2]?.prey).toBe(0);
  });

  it('hopes for the best god that it can still pay', () => {
    const hope = (coins: number) => {
      const match = auction((stage) => {
        stage.philosophers(3).coins(coins, 20, 20);
        stage.s.pawnGod[1] = 'athena';
        stage.s.pawnBid[1] = 5;
      });
      const tallies = talliesOf(match);
      return hopeOf(match, 0, tallies[0] as (typeof tallies)[number], cyclesLeft(match, tallies));
    };
    expect(hope(7)).toBeGreaterThan(hope(6) + 2);
    expect(hope(0)).toBeGreaterThan(0);
  });
});
