import { numberAt, type Seat, seatOf } from '@pantheon/kernel';
import type { TravellerData } from '../data/read.ts';
import { legacyOf, mineralJobs } from '../rules/buildings.ts';
import { controller, warlord } from '../rules/control.ts';
import { type G, NOBODY, type Space } from '../rules/types.ts';
import { isDry, isSea, shipOwner, slot } from '../rules/world.ts';
import { distinct, type PolicyFor } from './policies.ts';

/** Crowded spaces first; a standing answer is seldom worth a thought. */
export const moveFrom: PolicyFor<'moveFrom'> = {
  prior(g, { seat, options }, answer) {
    const start = options[answer];
    if (start === undefined) return 1.5;
    return start === 'stance' ? 0.02 : departurePrior(g, seat, start.index);
  },
  candidates: (_, { options }) => [...options.keys(), options.length].filter((index) => options[index] !== 'stance'),
};

function departurePrior(g: G, seat: Seat, from: Space): number {
  if (isSea(g, from)) return 0.4;
  const workers = numberAt(g.s.workers, slot(g, from, seat));
  const jobs = mineralJobs(g, from) + numberAt(g.s.trees, from);
  return workers * 1.5 > jobs ? 6 : workers > 1 ? 1.5 : 0.5;
}

/** Empty forests and easy prey. */
export const moveTo: PolicyFor<'moveTo'> = {
  prior(g, { seat, options }, answer) {
    const goal = options[answer];
    return goal === undefined ? 1 : arrivalPrior(g, seat, goal.index);
  },
};

function arrivalPrior(g: G, seat: Seat, to: Space): number {
  if (isSea(g, to)) {
    const owner = shipOwner(g, to);
    return owner === NOBODY || owner === seat ? 1 : 0.2;
  }
  const lord = warlord(g, to);
  if (lord !== NOBODY && lord !== seat) return 0.3;
  const holder = controller(g, to);
  if (holder !== NOBODY && holder !== seat) return 4;
  return isDry(g, to) && holder === NOBODY ? 4 : 1;
}

export const moveWay: PolicyFor<'moveWay'> = {
  prior: (_, { options }, answer) => (options[answer] === 'foot' ? 5 : 1),
};

/** Nobody carries whoever has built more. */
export const passage: PolicyFor<'passage'> = {
  prior(g, { seat, options, about }, answer) {
    const said = options[answer];
    if (said === 'always' || said === 'never') return 0.1;
    const asker = seatOf(Number(String(about?.seat).slice('seat:'.length)));
    const ahead = pointsOf(g, asker) > pointsOf(g, seat);
    return said === 'refuse' ? (ahead ? 8 : 2) : 1;
  },
};

const pointsOf = (g: G, seat: Seat): number => {
  const { dolmens, monuments, wonders } = legacyOf(g, seat);
  return dolmens + monuments + wonders;
};

/** Everybody, warriors alone or with all slaves, workers alone, half, or one of them. */
export const moveWith: PolicyFor<'moveWith'> = {
  candidates(_, { options, caps }) {
    const capOf = (wanted: TravellerData['kind']): number => caps[options.findIndex(({ kind }) => kind === wanted)] ?? 0;
    const [warriors, workers] = [capOf('warrior'), capOf('worker')];
    const half = Math.floor(workers / 2);
    const group = (fighting: number, working: number, slaves = false): number[] =>
      options.map(({ kind }, bin) => (kind === 'warrior' ? fighting : kind === 'worker' ? working : slaves ? numberAt(caps, bin) : 0));
    const likely = [
      group(warriors, workers, true),
      group(warriors, 0),
      group(warriors, 0, true),
      group(0, workers),
      group(0, workers - 1),
      group(0, half),
      group(0, Math.min(2, workers)),
      group(0, Math.min(1, workers)),
      group(Math.min(1, warriors), 0),
      group(Math.min(1, warriors), half),
      group(warriors - 1, 0),
    ];
    return distinct(likely.filter((counts) => counts.every((count) => count >= 0) && counts.some((count) => count > 0)));
  },
};

/** All to one place, or spread as evenly as can be. */
export const flee: PolicyFor<'flee'> = {
  candidates(_, { caps, suggest }) {
    const whole = suggest?.() ?? [];
    const ways = whole.length;
    const even = caps.map((count, bin) => Math.floor(count / ways) + (bin % ways < count % ways ? 1 : 0));
    return distinct([...whole, even]);
  },
};
