import type { Habit } from '@pantheon/bots';
import { at, isPass, numberAt, type Seat } from '@pantheon/kernel';
import { buildingsIn, kindOfSite } from '../rules/buildings.ts';
import { handOf } from '../rules/hands.ts';
import { affords } from '../rules/pay.ts';
import { groundOf, isConverting, placesFor } from '../rules/place.ts';
import { itemPrice } from '../rules/price.ts';
import { spaceRef } from '../rules/refs.ts';
import { type G, type MareNostrum, NONE, type Space } from '../rules/types.ts';
import { forceIn, seatOfSide, sideOf } from '../rules/units.ts';
import { cardsOwned } from '../rules/victory.ts';

const conversionsDropped: Habit<MareNostrum> = {
  id: 'conversionsDropped',
  about: 'conversions begun and not completed',
  better: 'less',
  watch: (note) => ({ told: { converts: () => note(1), converted: () => note(-1, 0) } }),
};

/** The provinces that a seat is converting and could put its marker on now for the cards in hand. */
const convertible = (g: G, seat: Seat): Space[] =>
  placesFor(g, groundOf(g, seat), 'influence').filter(
    (province) => isConverting(g, sideOf(g, seat), province) && affords(handOf(g, seat), itemPrice(g, seat, 'influence', province).cost),
  );

const conversionsUnpaid: Habit<MareNostrum> = {
  id: 'conversionsUnpaid',
  about: 'building turns ended though a conversion could be paid',
  better: 'less',
  watch: (note) => {
    let open = false;
    return {
      asked: {
        build: (g, question, answer) => {
          open ||= convertible(g, question.seat).length > 0;
          if (!isPass(question, answer)) return;
          if (open) note(convertible(g, question.seat).length > 0);
          open = false;
        },
      },
    };
  },
};

const plainHeroes: Habit<MareNostrum> = {
  id: 'plainHeroes',
  about: 'heroes and wonders bought from the first third of the data file, where others were to be had',
  better: 'less',
  watch: (note) => ({
    asked: {
      build: (_, { options }, answer) => {
        const chosen = options[answer];
        const cards = options.flatMap((order) => (order.what === 'card' ? [order.card] : []));
        if (chosen?.what !== 'card' || cards.length < 3) return;
        note(cards.indexOf(chosen.card) < cards.length / 3);
      },
    },
  }),
};

const leaderFed: Habit<MareNostrum> = {
  id: 'leaderFed',
  about: 'takes from somebody with more heroes and wonders, who then takes next, where others were open',
  better: 'less',
  watch: (note) => ({
    asked: {
      take: (g, { options, seat }, answer) => {
        const isLeader = (source: Seat): boolean => cardsOwned(g, source) > cardsOwned(g, seat);
        const leaders = options.filter(({ source }) => isLeader(source)).length;
        if (leaders > 0 && leaders < options.length) note(isLeader(at(options, answer).source));
      },
    },
  }),
};

/** Whether anything stands in a province or can still be built on it. */
const isOfUse = (g: G, province: Space): boolean =>
  at(g.data.sitesOf, province).some((site) => g.s.sites[site] === 1 || numberAt(g.s.supply, kindOfSite(g, site)) > 0);

const uselessMarkers: Habit<MareNostrum> = {
  id: 'uselessMarkers',
  about: 'markers paid for provinces on which nothing stands or can still be built',
  better: 'less',
  watch: (note) => ({
    told: {
      built: (g, { thing, space }) => {
        if (thing !== 'piece:influence') return;
        const province = g.data.spaces.findIndex((_, other) => spaceRef(g, other) === space);
        note(!isOfUse(g, province));
      },
    },
  }),
};

const offerings: Habit<MareNostrum> = {
  id: 'offerings',
  about: 'offerings to gods, of the chances to make one',
  better: 'more',
  watch: (note) => ({
    asked: {
      god: (_, question, answer) => {
        if (question.options.length > 0) note(!isPass(question, answer));
      },
    },
  }),
};

const emptyCoasts: Habit<MareNostrum> = {
  id: 'emptyCoasts',
  about: 'built-up coasts without a unit while another side has ships in their sea, when wars begin',
  better: 'less',
  watch: (note) => ({
    told: {
      phase: (g, { phase }) => {
        if (phase !== 'military') return;
        for (let province = 0; province < g.data.provinces; province++) {
          const side = numberAt(g.s.owner, province);
          if (side === NONE || seatOfSide(g, side) === null || buildingsIn(g, province).length === 0) continue;
          if (hasForeignShips(g, side, province)) note(forceIn(g, side, province).length === 0);
        }
      },
    },
  }),
};

const hasForeignShips = (g: G, side: number, province: Space): boolean =>
  at(g.data.seas, province).some((sea) => g.s.seat.some((_, other) => other !== side && forceIn(g, other, sea).length > 0));

const cardsUnspent: Habit<MareNostrum> = {
  id: 'cardsUnspent',
  about: 'cards thrown away after building, by building turns',
  better: 'less',
  watch: (note) => ({
    told: {
      buildingDone: () => note(0),
      discarded: (_, { cards }) =>
        note(
          Object.values(cards).reduce((all, count) => all + count, 0),
          0,
        ),
    },
  }),
};

/** What strong players would shake their heads at. */
export const habits: readonly Habit<MareNostrum>[] = [
  conversionsDropped,
  conversionsUnpaid,
  plainHeroes,
  leaderFed,
  uselessMarkers,
  offerings,
  emptyCoasts,
  cardsUnspent,
];
