import { numberAt } from '@pantheon/kernel';
import type { Construction } from '../data/read.ts';
import { stockOf } from '../rules/world.ts';
import type { PolicyFor } from './policies.ts';
import { worthOf } from './stock.ts';

const PRIORS: { readonly [what in Construction]: number } = {
  dolmen: 8,
  wonder: 30,
  monument: 4,
  mine: 2.5,
  warrior: 1.5,
  ship: 0.8,
  granary: 0.8,
  port: 1,
  barracks: 1,
};

const priorOf = (what: Construction | undefined): number => (what === undefined ? 0.2 : PRIORS[what]);

export const build: PolicyFor<'build'> = { prior: (_, { options }, answer) => priorOf(options[answer]) };

export const buildSecond: PolicyFor<'buildSecond'> = { prior: (_, { options }, answer) => priorOf(options[answer]) };

/** Payments after which the rest is worth most. */
export const pay: PolicyFor<'pay'> = {
  candidates(g, { seat, options }) {
    const stock = stockOf(g, seat);
    const worth = options.map(({ kinds, each, buys }) => {
      const rest = stock.map((amount, kind) => (kinds.includes(kind) ? amount - each : amount));
      return 1.4 * buys + worthOf(g, rest);
    });
    return [...options.keys()].sort((a, b) => numberAt(worth, b) - numberAt(worth, a)).slice(0, 2);
  },
};
