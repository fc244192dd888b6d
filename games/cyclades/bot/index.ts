import type { GameBot } from '@pantheon/bots';
import type { Answer, ChooseQuestion, Question, Seat } from '@pantheon/kernel';
import { type Bid, bidder, dueFrom, priceOf } from '../rules/bids.ts';
import { incomes } from '../rules/income.ts';
import { boardOf, coinsOf, countLands, isBasic, isFree, isMetropolis, metropolisesOf, sitesOf } from '../rules/pieces.ts';
import { at, factionsOf, seatFor, teamOf } from '../rules/sides.ts';
import type { Cyclades, Faction, G } from '../rules/types.ts';
import weights from './weights.json' with { type: 'json' };
import { defenceOf, godWorth, typesOwned } from './worth.ts';

const features = [
  'metropolises',
  'nearSet',
  'buildings',
  'philosophers',
  'priestesses',
  'coins',
  'income',
  'lands',
  'sites',
  'troops',
  'fleets',
  'heroes',
  'figures',
  'guarded',
  'exposed',
  'bid',
  'god',
  'winning',
  'alive',
];

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The factions for which a seat plays: its own and its partner's. */
const sideOf = (g: G, seat: Seat): Faction[] => {
  const all = factionsOf(g);
  const team = teamOf(g, all.find((faction) => seatFor(g, faction) === seat) ?? 0);
  return all.filter((faction) => teamOf(g, faction) === team);
};

/** Strength in metropolis areas: [guarded by two or more, weakly held]. */
function metropolisGuard(g: G, faction: Faction): [number, number] {
  const { sites } = boardOf(g);
  let guarded = 0;
  let exposed = 0;
  for (const site of sitesOf(g, faction, isMetropolis)) {
    if (defenceOf(g, at(sites, site).land) >= 3) guarded++;
    else exposed++;
  }
  return [guarded, exposed];
}

/** The gods that have been won but have not acted yet, in coins. */
const godsToCome = (g: G, faction: Faction): number => {
  const god = g.s.pawnGod[faction] ?? null;
  return god === null || g.s.acted.includes(faction) || g.s.turn?.faction === faction ? 0 : godWorth(g, faction, god);
};

function measure(g: G, seat: Seat): number[] {
  const { s } = g;
  const side = sideOf(g, seat);
  const first = at(side, 0);
  const team = teamOf(g, first);
  const sums = incomes(g);
  const over = (of: (faction: Faction) => number): number => sum(side.map(of));
  const metropolises = over((faction) => metropolisesOf(g, faction));
  const guards = side.map((faction) => metropolisGuard(g, faction));
  const auction = s.turn === null && s.acted.length === 0 && s.step > 0;
  return [
    metropolises,
    typesOwned(g, first).filter((count) => count > 0).length ** 2 / 4,
    over((faction) => sitesOf(g, faction, isBasic).length),
    over((faction) => at(s.philosophers, faction) + at(s.philosophers, faction) ** 2 / 4),
    over((faction) => Math.min(5, at(s.priestesses, faction))),
    Math.min(30, coinsOf(g, first)),
    over((faction) => at(sums, faction)),
    over((faction) => countLands(g, faction)),
    over((faction) => Math.min(3, sitesOf(g, faction, isFree).length)),
    over((faction) => g.data.supply.troop - at(s.troopsLeft, faction) + mercenariesOf(g, faction)),
    over((faction) => g.data.supply.fleet - at(s.fleetsLeft, faction)),
    s.heroes.filter(({ owner }) => side.includes(owner)).length,
    s.figures.filter(({ owner }) => side.includes(owner)).length,
    sum(guards.map(([guarded]) => guarded)),
    sum(guards.map(([, exposed]) => exposed)),
    auction ? dueFrom(g, team) : 0,
    over((faction) => godsToCome(g, faction)),
    metropolises >= s.goal ? 1 : 0,
    side.every((faction) => at(s.eliminated, faction)) ? 0 : 1,
  ];
}

function mercenariesOf(g: G, faction: Faction): number {
  let count = 0;
  for (const land of boardOf(g).lands) if (g.s.control[land] === faction) count += at(g.s.mercenaries, land);
  return count;
}

const bidQuestion = (question: Question): ChooseQuestion | null =>
  question.kind === 'choose' && question.topic.id === 'bid' ? question : null;

/** Bids worth a thought: on each god the two cheapest open spaces, as long as they do not exceed what it is worth. */
function bidsWorth(g: G, question: ChooseQuestion): Answer[] {
  const faction = bidder(g);
  const options = question.options as readonly Bid[];
  const tried = new Map<string, number>();
  const answers: Answer[] = [];
  options.forEach(({ god, space }, index) => {
    const count = tried.get(god) ?? 0;
    tried.set(god, count + 1);
    if (count === 0 || (count === 1 && priceOf(g, faction, space) <= godWorth(g, faction, god))) answers.push(index);
  });
  return answers;
}

/** Prosperity is for areas that one controls. */
function ownAreas(g: G, question: ChooseQuestion): Answer[] | null {
  const own = question.options.flatMap((place, index) => {
    const holder = at(g.s.control, (place as { index: number }).index);
    return holder >= 0 && seatFor(g, holder) === question.seat ? [index] : [];
  });
  return own.length > 0 ? own : null;
}

/** How a position of Cyclades looks to a bot, and what it thinks about. */
export const bot: GameBot<Cyclades> = {
  features,
  weights: weights.linear,
  scale: weights.scale,
  measure,
  progress: (g) => Math.min(1, Math.max(...factionsOf(g).map((faction) => metropolisesOf(g, faction))) / g.s.goal),
  quiet: (g) => g.s.battle === null && g.s.displaced === null,
  candidates(g, question) {
    const bidding = bidQuestion(question);
    if (bidding !== null) return bidsWorth(g, bidding);
    if (question.kind === 'choose' && /^apollo/.test(question.topic.id)) return ownAreas(g, question);
    return null;
  },
  inclination(g, question, answer) {
    const bidding = bidQuestion(question);
    if (bidding !== null) {
      const { god, space } = bidding.options[answer as number] as Bid;
      const faction = bidder(g);
      const gain = godWorth(g, faction, god) - priceOf(g, faction, space);
      return gain < 0 ? 0.1 : 1 + gain;
    }
    if (question.kind === 'choose' && question.pass && question.topic.id === 'action') return answer === question.options.length ? 0.7 : 1;
    return 1;
  },
};
