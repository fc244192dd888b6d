import type { Habit } from '@pantheon/bots';
import { numberAt, type Ref, seatOf } from '@pantheon/kernel';
import { legacies } from '../rules/buildings.ts';
import { controller } from '../rules/control.ts';
import { constructionRef, spaceRef } from '../rules/refs.ts';
import { type Diluvio, DRY, type G, NOBODY } from '../rules/types.ts';
import { beside, isDry, slot, stockOf } from '../rules/world.ts';

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** Whether warriors of a seat stand beside workers of others that nobody guards. */
function hasPrey(g: G, seat: number): boolean {
  for (let land = 0; land < g.data.lands; land++) {
    if (g.s.warriors[slot(g, land, seat)] === 0) continue;
    const prey = beside(g, land).some((next) => {
      const holder = isDry(g, next) ? controller(g, next) : NOBODY;
      return holder !== NOBODY && holder !== seat && g.s.warriors[slot(g, next, holder)] === 0;
    });
    if (prey) return true;
  }
  return false;
}

const fights: Habit<Diluvio> = {
  id: 'fights',
  about: 'land battles and enslavements, by games',
  better: 'more',
  watch: (note) => ({
    told: {
      fought: () => note(1, 0),
      drawnFight: () => note(1, 0),
      enslaved: () => note(1, 0),
    },
    over: () => note(0),
  }),
};

const preyLeft: Habit<Diluvio> = {
  id: 'preyLeft',
  about: 'movement turns ended with warriors beside unguarded workers of others',
  better: 'less',
  watch: (note) => ({
    asked: {
      moveFrom: (g, { seat, options, pass }, answer) => {
        if (pass && answer === options.length) note(hasPrey(g, seat));
      },
    },
  }),
};

const monumentsFirst: Habit<Diluvio> = {
  id: 'monumentsFirst',
  about: 'monuments built where a dolmen was open at the same price',
  better: 'less',
  watch: (note) => ({
    asked: {
      build: (_, { options }, answer) => {
        if (options.includes('dolmen') && options.includes('monument')) note(options[answer] === 'monument');
      },
    },
  }),
};

const landsLost: Habit<Diluvio> = {
  id: 'landsLost',
  about: 'spaces lost to fanatics before the last round, by games',
  better: 'less',
  watch: (note) => {
    let now = 0;
    let before = 0;
    return {
      told: {
        round: () => {
          before += now;
          now = 0;
        },
        lost: () => now++,
      },
      over: () => note(before),
    };
  },
};

const idleHands: Habit<Diluvio> = {
  id: 'idleHands',
  about: 'workers without work at a harvest, by games',
  better: 'less',
  watch: (note) => ({ told: { idle: (_, { fanatics }) => note(fanatics, 0) }, over: () => note(0) }),
};

const offersRepeated: Habit<Diluvio> = {
  id: 'offersRepeated',
  about: 'offers that repeat an earlier one of the same phase',
  better: 'less',
  watch: (note) => {
    const made = new Set<string>();
    const offer = (_: G, args: object): void => {
      const said = JSON.stringify(args);
      note(made.has(said));
      made.add(said);
    };
    return { told: { phase: () => made.clear(), offered: offer, offeredAll: offer, countered: offer } };
  },
};

const movesUndone: Habit<Diluvio> = {
  id: 'movesUndone',
  about: 'moves that go back where another one of the same turn came from',
  better: 'less',
  watch: (note) => {
    const gone = new Set<string>();
    const move = (_: G, { seat, from, to }: { seat: Ref; from: Ref; to: Ref }): void => {
      note(gone.has(`${seat} ${to} ${from}`));
      gone.add(`${seat} ${from} ${to}`);
    };
    return { told: { phase: () => gone.clear(), marched: move, carried: move, sailed: move } };
  },
};

const leaderCarried: Habit<Diluvio> = {
  id: 'leaderCarried',
  about: 'passages granted to somebody with more legacy',
  better: 'less',
  watch: (note) => ({
    asked: {
      passage: (g, { seat, options, about }, answer) => {
        const legacy = legacies(g);
        const asker = seatOf(Number(String(about?.seat).slice('seat:'.length)));
        if (numberAt(legacy, asker) > numberAt(legacy, seat)) note(options[answer] === 'agree' || options[answer] === 'always');
      },
    },
  }),
};

const minesDrowned: Habit<Diluvio> = {
  id: 'minesDrowned',
  about: 'mines built on land that is gone at the end',
  better: 'less',
  watch: (note) => {
    const sites: Ref[] = [];
    const mine = constructionRef('mine');
    const built = (_: G, { what, land }: { what: Ref; land: Ref }): void => {
      if (what === mine) sites.push(land);
    };
    return {
      told: { built, builtFree: built },
      over: (g) => {
        const gone = new Set<Ref>();
        g.s.fate.forEach((fate, land) => {
          if (fate !== DRY) gone.add(spaceRef(g, land));
        });
        note(sites.filter((site) => gone.has(site)).length, sites.length);
      },
    };
  },
};

const goodsLeft: Habit<Diluvio> = {
  id: 'goodsLeft',
  about: 'goods left over at the end, by seats',
  better: 'less',
  watch: (note) => ({
    over: (g) => {
      for (const seat of g.seats) note(sum(stockOf(g, seat)));
    },
  }),
};

/** What strong players would shake their heads at. */
export const habits: readonly Habit<Diluvio>[] = [
  fights,
  preyLeft,
  monumentsFirst,
  landsLost,
  idleHands,
  offersRepeated,
  movesUndone,
  leaderCarried,
  minesDrowned,
  goodsLeft,
];
