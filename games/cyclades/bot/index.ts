import type { GameBot } from '@pantheon/bots';
import type { Answer, ChooseQuestion, Question } from '@pantheon/kernel';
import { type Bid, bidder, dueFrom, priceOf } from '../rules/bids.ts';
import { at, factionsOf, seatFor, sidesOf, teamOf } from '../rules/factions.ts';
import { metropolisesOf } from '../rules/pieces.ts';
import type { Cyclades, Faction, G } from '../rules/types.ts';
import { rulesOfThumb } from './policy-prior.ts';
import { nearMetropolis } from './sacrifices.ts';
import { type Tally, talliesOf } from './tally.ts';
import { type Threats, threatsOf } from './threats.ts';
import weights from './weights.json' with { type: 'json' };
import { cyclesLeft, godWorth, hopeOf } from './worth.ts';

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
  'sacrifice',
  'figures',
  'risk',
  'prey',
  'god',
  'winning',
  'alive',
];

/** Coins are worth the less the more there are. */
const purse = (coins: number): number => 18 * (1 - Math.exp(-Math.max(0, coins) / 18));

/** What the god of a faction will still bring, or what it may hope for as long as it has none. */
function godsFavour(g: G, faction: Faction, tally: Tally, left: number): number {
  const { s } = g;
  if (s.acted.includes(faction) || s.turn?.faction === faction) return 0;
  const god = at(s.pawnGod, faction);
  if (god !== null) return godWorth(g, faction, god, tally, left);
  return s.settled ? HOPE * hopeOf(g, faction, tally, left) : 0;
}

/** Gods that are not won yet may still be lost. */
const HOPE = 0.85;

/** What belongs to single factions of a team. */
function personal(g: G, team: number, tally: Tally, left: number) {
  const { s } = g;
  const { teamOf: teams } = sidesOf(g);
  const sums = { philosophers: 0, priestesses: 0, fleets: 0, favour: 0, alive: 0, heroes: 0, sacrifice: 0, figures: 0 };
  for (let faction = 0; faction < teams.length; faction++) {
    if (teams[faction] !== team) continue;
    const wise = at(s.philosophers, faction);
    sums.philosophers += wise + (wise * wise) / 4;
    sums.priestesses += Math.min(5, at(s.priestesses, faction));
    sums.fleets += g.data.supply.fleet - at(s.fleetsLeft, faction);
    sums.favour += godsFavour(g, faction, tally, left);
    if (!at(s.eliminated, faction)) sums.alive = 1;
  }
  for (const { id, owner } of s.heroes) {
    if (teams[owner] !== team) continue;
    sums.heroes++;
    sums.sacrifice += nearMetropolis(g, id, owner, tally) ** 3;
  }
  for (const { owner } of s.figures) if (teams[owner] === team) sums.figures++;
  return sums;
}

function featuresFor(g: G, team: number, tally: Tally, threats: Threats, left: number): number[] {
  const { s } = g;
  const own = personal(g, team, tally, left);
  const kinds = tally.types.filter((count) => count > 0).length;
  const bidding = s.turn === null && s.acted.length === 0;
  return [
    tally.metropolises,
    (kinds * kinds) / 4,
    tally.types.reduce((sum, count) => sum + count, 0),
    own.philosophers,
    own.priestesses,
    purse(at(s.coins, team) - (bidding ? dueFrom(g, team) : 0)),
    tally.income * (0.6 + left / 12),
    tally.lands,
    Math.min(3, tally.freeSites),
    tally.troops,
    own.fleets,
    own.heroes,
    own.sacrifice,
    own.figures,
    threats.risk,
    threats.prey,
    own.favour,
    tally.metropolises >= s.goal ? 1 : 0,
    own.alive,
  ];
}

/** The features of all seats: partners have those of their team. */
function survey(g: G): number[][] {
  const tallies = talliesOf(g);
  const threats = threatsOf(g, tallies);
  const left = cyclesLeft(g, tallies);
  const teams = tallies.map((tally, team) => featuresFor(g, team, tally, at(threats, team), left));
  const { seatOf, teamOf: teamsOf } = sidesOf(g);
  return g.seats.map((seat) => at(teams, at(teamsOf, seatOf.indexOf(seat))));
}

const bidQuestion = (question: Question): ChooseQuestion | null =>
  question.kind === 'choose' && question.topic.id === 'bid' ? question : null;

/** What the gods are worth to the bidder, worked out once for a question. */
const worths = new WeakMap<Question, (god: Bid['god']) => number>();

function worthOf(g: G, question: Question, god: Bid['god']): number {
  let known = worths.get(question);
  if (known === undefined) {
    const faction = bidder(g);
    const tallies = talliesOf(g);
    const tally = at(tallies, teamOf(g, faction));
    const left = cyclesLeft(g, tallies);
    const found = new Map<string, number>();
    known = (wanted) => {
      const worth = found.get(wanted) ?? godWorth(g, faction, wanted, tally, left);
      found.set(wanted, worth);
      return worth;
    };
    worths.set(question, known);
  }
  return known(god);
}

/** Bids worth a thought: on each god the two cheapest open spaces, the second only as long as it does not exceed what the god is worth. */
function bidsWorth(g: G, question: ChooseQuestion): Answer[] {
  const faction = bidder(g);
  const tried = new Map<string, number>();
  const answers: Answer[] = [];
  (question.options as readonly Bid[]).forEach((bid, index) => {
    const count = tried.get(bid.god) ?? 0;
    tried.set(bid.god, count + 1);
    if (count === 0 || (count === 1 && priceOf(g, faction, bid.space) <= worthOf(g, question, bid.god))) answers.push(index);
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
  tuned: weights.tuned,
  scale: weights.scale,
  point: 20,
  measure: (g, seat) => at(survey(g), seat),
  survey,
  progress: (g) => Math.min(1, Math.max(...factionsOf(g).map((faction) => metropolisesOf(g, faction))) / g.s.goal),
  quiet: (g) => g.s.battle === null && g.s.displaced === null,
  candidates(g, question) {
    const bidding = bidQuestion(question);
    if (bidding !== null) return bidsWorth(g, bidding);
    if (question.kind === 'choose' && question.topic.id.startsWith('apollo')) return ownAreas(g, question);
    return null;
  },
  policyPrior(g, question, answer) {
    const bidding = bidQuestion(question);
    if (bidding !== null) {
      const { god, space } = bidding.options[answer as number] as Bid;
      const gain = worthOf(g, question, god) - priceOf(g, bidder(g), space);
      return gain < 0 ? 0.05 : 1 + gain ** 3;
    }
    return question.kind === 'choose' ? rulesOfThumb(g, question, answer as number) : 1;
  },
};
