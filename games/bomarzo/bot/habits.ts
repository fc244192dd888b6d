import type { Habit } from '@pantheon/bots';
import { at, isPass, numberAt, type Ref, type Seat } from '@pantheon/kernel';
import { placesIn } from '../rules/fields.ts';
import { godData, handOf } from '../rules/pieces.ts';
import { result } from '../rules/result.ts';
import { exactPayments, purseOf, tributeOf } from '../rules/tribute.ts';
import type { Bomarzo, G, God } from '../rules/types.ts';

const AS_FOOD = 3;

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
const cardsIn = (payment: readonly number[]): number => sum(payment.slice(AS_FOOD));

/** The god that a payment is for. */
const godOf = (about: { readonly [name: string]: unknown } | undefined): God => String(about?.god).slice('god:'.length) as God;

/** The fewest cards that a seat has to give for a god. */
function fewestCards(g: G, seat: Seat, god: God): number {
  const [cheapest] = exactPayments(tributeOf(g, god), purseOf(g, seat), 1);
  return cheapest === undefined ? 0 : cardsIn(cheapest);
}

const cardsBurnt: Habit<Bomarzo> = {
  id: 'cardsBurnt',
  about: 'payments with cards where fewer would have done',
  better: 'less',
  watch: (note) => ({
    asked: {
      payment: (g, { seat, about }, payment) => {
        if (cardsIn(payment) > 0) note(cardsIn(payment) > fewestCards(g, seat, godOf(about)));
      },
    },
  }),
};

const overPaid: Habit<Bomarzo> = {
  id: 'overPaid',
  about: 'payments beyond the tribute, which make the god dearer for the next',
  better: 'more',
  watch: (note) => ({ asked: { payment: (g, { about }, payment) => note(sum(payment) > sum(tributeOf(g, godOf(about)))) } }),
};

const raised: Habit<Bomarzo> = {
  id: 'raised',
  about: 'chances to raise that were taken',
  better: 'less',
  watch: (note) => ({ asked: { raise: (_, question, answer) => note(!isPass(question, answer)) } }),
};

const raisedForOgre: Habit<Bomarzo> = {
  id: 'raisedForOgre',
  about: 'raises whose cubes another robs in the same season',
  better: 'less',
  watch: (note) => {
    let raises: { readonly seat: Ref; readonly god: Ref; robbed: boolean }[] = [];
    const settle = (): void => {
      for (const { robbed } of raises) note(robbed);
      raises = [];
    };
    return {
      told: {
        season: settle,
        raised: (_, { seat, god }) => void raises.push({ seat, god, robbed: false }),
        robbed: (_, { seat, god }) => {
          for (const raise of raises) if (raise.god === god && raise.seat !== seat) raise.robbed = true;
        },
      },
      over: settle,
    };
  },
};

const LAST_SEASON = 8;

/** The last pawn of the last season ought to be worth points by the time its turn is over. */
const lastPawnsIdle: Habit<Bomarzo> = {
  id: 'lastPawnsIdle',
  about: 'last pawns of the last season that bring no point',
  better: 'less',
  watch: (note) => {
    const before = new Map<Seat, number>();
    const pointsOf = (g: G, seat: Seat): number =>
      numberAt(
        result(g).scores.map(({ total }) => total),
        seat,
      );
    return {
      asked: {
        place: (g, { seat }) => {
          if (g.s.season === LAST_SEASON && g.s.free[seat] === 1) before.set(seat, pointsOf(g, seat));
        },
      },
      over: (g) => {
        for (const [seat, points] of before) note(pointsOf(g, seat) <= points);
      },
    };
  },
};

const dragonForNothing: Habit<Bomarzo> = {
  id: 'dragonForNothing',
  about: 'pawns on the Dragon without a card to slip',
  better: 'less',
  watch: (note) => ({
    asked: {
      place: (g, { seat, options }, answer) => {
        const place = options[answer];
        if (typeof place === 'object' && 'god' in place && place.god === 'dragon') note(handOf(g, seat).length === 0);
      },
    },
  }),
};

const slippedAway: Habit<Bomarzo> = {
  id: 'slippedAway',
  about: 'cards slipped under a god whose field the seat does not lead',
  better: 'less',
  watch: (note) => ({
    asked: { slipUnder: (g, { seat, options }, answer) => note(placesIn(g, godData(g, at(options, answer)).field)[seat] !== 1) },
  }),
};

/** What strong players would shake their heads at. */
export const habits: readonly Habit<Bomarzo>[] = [
  cardsBurnt,
  overPaid,
  raised,
  raisedForOgre,
  lastPawnsIdle,
  dragonForNothing,
  slippedAway,
];
