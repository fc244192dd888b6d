import type { Habit } from '@pantheon/bots';
import { at, numberAt, type Ref, seatOf } from '@pantheon/kernel';
import type { GodId } from '../data/schema.ts';
import { bidder } from '../rules/bids.ts';
import { boardOf, placeAt } from '../rules/board.ts';
import { seatFor, sidesOf, teamOf } from '../rules/factions.ts';
import { coinsOf, isMetropolis } from '../rules/pieces.ts';
import { actor, areaRef } from '../rules/refs.ts';
import type { Area, Cyclades, G } from '../rules/types.ts';

/** So many coins make a faction rich, and so much is a high bid. */
const RICH = 20;

const coinsLeft: Habit<Cyclades> = {
  id: 'coinsLeft',
  about: 'coins that losers have left at the end, by seats',
  better: 'less',
  watch: (note) => ({
    over: (g, result) => {
      const { seatOf: seats } = sidesOf(g);
      for (const { seat, rank } of result.scores) if (rank > 1) note(coinsOf(g, seats.indexOf(seat)));
    },
  }),
};

const highBids: Habit<Cyclades> = {
  id: 'highBids',
  about: `bids of ${RICH} or more where one was open`,
  better: 'more',
  watch: (note) => ({
    asked: {
      bid: (_, { options }, answer) => {
        if (options.some(({ space }) => space >= RICH)) note(at(options, answer).space >= RICH);
      },
    },
  }),
};

const jumpBids: Habit<Cyclades> = {
  id: 'jumpBids',
  about: 'bids above the cheapest two spaces of the god, where some were open',
  better: 'more',
  watch: (note) => ({
    asked: {
      bid: (_, { options }, answer) => {
        const { god } = at(options, answer);
        const open = options.filter((bid) => bid.god === god);
        if (open.length > 2) note(open.indexOf(at(options, answer)) >= 2);
      },
    },
  }),
};

/** The god that the winner sat on in the last cycle, and who could have bid more for it in that cycle. */
const victoryUndenied: Habit<Cyclades> = {
  id: 'victoryUndenied',
  about: "games in which a rival could have outbid the winner's last god",
  better: 'less',
  watch: (note) => {
    let offers: { seat: number; god: GodId; space: number }[] = [];
    let stood = new Map<Ref, { god: Ref; space: number }>();
    return {
      asked: { bid: (_, { seat, options }) => void offers.push(...options.map(({ god, space }) => ({ seat, god, space }))) },
      told: {
        cycle: () => {
          offers = [];
          stood = new Map();
        },
        bid: (_, { who, god, space }) => void stood.set(who, { god, space }),
      },
      over: (g, { scores }) => {
        const winner = scores.find(({ rank }) => rank === 1)?.seat;
        if (winner === undefined) return;
        const faction = sidesOf(g).seatOf.indexOf(winner);
        const last = stood.get(actor(g, faction));
        if (last === undefined || last.god === 'god:apollo') return;
        const rival = (seat: number): boolean => teamOf(g, sidesOf(g).seatOf.indexOf(seatOf(seat))) !== teamOf(g, faction);
        note(offers.some(({ seat, god, space }) => rival(seat) && `god:${god}` === last.god && space > last.space));
      },
    };
  },
};

const apolloWhileRich: Habit<Cyclades> = {
  id: 'apolloWhileRich',
  about: `visits to Apollo with ${RICH} coins or more`,
  better: 'less',
  watch: (note) => ({
    asked: {
      bid: (g, { options }, answer) => {
        if (at(options, answer).god === 'apollo') note(coinsOf(g, bidder(g)) >= RICH);
      },
    },
  }),
};

const creaturesLetGo: Habit<Cyclades> = {
  id: 'creaturesLetGo',
  about: 'upkeeps at which a creature goes though a priestess is there for it',
  better: 'less',
  watch: (note) => ({ asked: { keepFigures: (_, { max }, kept) => note(kept.length < max) } }),
};

const holdsMetropolis = (g: G, area: Area): boolean => placeAt(g, area).sites.some((site) => isMetropolis(numberAt(g.s.built, site)));

const medusaAway: Habit<Cyclades> = {
  id: 'medusaAway',
  about: 'Medusa put away from every metropolis of her owner, who has one',
  better: 'less',
  watch: (note) => ({
    told: {
      figurePlaced: (g, { who, creature, area }) => {
        if (creature !== 'creature:medusa') return;
        const { lands } = boardOf(g);
        const own = lands.filter((land) => numberAt(g.s.control, land) >= 0 && actor(g, numberAt(g.s.control, land)) === who);
        const cities = own.filter((land) => holdsMetropolis(g, land));
        if (cities.length > 0) note(cities.every((land) => areaRef(g, land) !== area));
      },
    },
  }),
};

/** A hero that arrived in this cycle and marches into a defended land with nobody beside him. */
const heroesAlone: Habit<Cyclades> = {
  id: 'heroesAlone',
  about: 'attacks by a single hero who came in the same cycle, of all attacks on land',
  better: 'less',
  watch: (note) => {
    let fresh = new Set<Ref>();
    let marched: readonly Ref[] = [];
    return {
      told: {
        cycle: () => {
          fresh = new Set();
        },
        recruitedHero: (_, { hero }) => void fresh.add(hero),
        marched: (_, { units }) => {
          marched = units;
        },
        attack: () => {
          if (marched.length > 0) note(marched.length === 1 && fresh.has(at(marched, 0)));
          marched = [];
        },
      },
    };
  },
};

const leadersUnopposed: Habit<Cyclades> = {
  id: 'bidsPastLeader',
  about: 'bids that leave a god to a rival who lacks one metropolis, though it could be taken from him',
  better: 'less',
  watch: (note) => ({
    asked: {
      bid: (g, { seat, options }, answer) => {
        const threats = options.filter(({ god }) => {
          const holder = g.s.pawnGod.indexOf(god);
          return holder >= 0 && seatFor(g, holder) !== seat && isOneShort(g, holder);
        });
        if (threats.length > 0) note(!threats.includes(at(options, answer)));
      },
    },
  }),
};

function isOneShort(g: G, faction: number): boolean {
  const cities = boardOf(g).sites.filter((site, at) => isMetropolis(numberAt(g.s.built, at)) && g.s.control[site.land] === faction);
  return cities.length + g.s.cards.filter(({ owner }) => owner === faction).length === g.s.goal - 1;
}

/** What strong players would shake their heads at. */
export const habits: readonly Habit<Cyclades>[] = [
  coinsLeft,
  highBids,
  jumpBids,
  victoryUndenied,
  leadersUnopposed,
  apolloWhileRich,
  creaturesLetGo,
  medusaAway,
  heroesAlone,
];
