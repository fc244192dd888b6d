import type { GameBot } from '@pantheon/bots';
import type { Answer, ChooseQuestion, Question, Seat } from '@pantheon/kernel';
import { type Bid, bidder, dueFrom, priceOf } from '../rules/bids.ts';
import { metropolisesOf } from '../rules/pieces.ts';
import { at, factionsOf, seatFor, sidesOf } from '../rules/sides.ts';
import type { Cyclades, Faction, G } from '../rules/types.ts';
import { tallyOf } from './tally.ts';
import weights from './weights.json' with { type: 'json' };
import { godWorth } from './worth.ts';

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
  'god',
  'winning',
  'alive',
];

/** The team for which a seat plays. */
const teamAt = (g: G, seat: Seat): number => {
  const { seatOf, teamOf: teams } = sidesOf(g);
  return at(teams, seatOf.indexOf(seat));
};

/** Whether a god has been won but has not acted yet. */
const isToCome = (g: G, faction: Faction): boolean =>
  g.s.pawnGod[faction] !== null && !g.s.acted.includes(faction) && g.s.turn?.faction !== faction;

/** Coins are worth the less the more there are. */
const purse = (coins: number): number => 18 * (1 - Math.exp(-Math.max(0, coins) / 18));

function measure(g: G, seat: Seat): number[] {
  const { s } = g;
  const team = teamAt(g, seat);
  const { teamOf: teams } = sidesOf(g);
  const tally = tallyOf(g, team);
  const values = { philosophers: 0, priestesses: 0, fleets: 0, gods: 0, alive: 0 };
  for (let faction = 0; faction < teams.length; faction++) {
    if (teams[faction] !== team) continue;
    const wise = at(s.philosophers, faction);
    values.philosophers += wise + (wise * wise) / 4;
    values.priestesses += Math.min(5, at(s.priestesses, faction));
    values.fleets += g.data.supply.fleet - at(s.fleetsLeft, faction);
    if (!at(s.eliminated, faction)) values.alive = 1;
    if (isToCome(g, faction)) values.gods += godWorth(g, faction, s.pawnGod[faction] ?? 'apollo');
  }
  let metropolises = tally.metropolises;
  for (const card of s.cards) if (teams[card.owner] === team) metropolises++;
  const kinds = tally.types.filter((count) => count > 0).length;
  const bidding = s.turn === null && s.acted.length === 0;
  return [
    metropolises,
    (kinds * kinds) / 4,
    at(tally.types, 0) + at(tally.types, 1) + at(tally.types, 2) + at(tally.types, 3),
    values.philosophers,
    values.priestesses,
    purse(at(s.coins, team) - (bidding ? dueFrom(g, team) : 0)),
    tally.income,
    tally.lands,
    Math.min(3, tally.freeSites),
    tally.troops,
    values.fleets,
    s.heroes.filter(({ owner }) => teams[owner] === team).length,
    s.figures.filter(({ owner }) => teams[owner] === team).length,
    tally.guarded,
    tally.exposed,
    values.gods,
    metropolises >= s.goal ? 1 : 0,
    values.alive,
  ];
}

const bidQuestion = (question: Question): ChooseQuestion | null =>
  question.kind === 'choose' && question.topic.id === 'bid' ? question : null;

/** What the gods are worth to the bidder, worked out once for a question. */
const worths = new WeakMap<Question, Map<string, number>>();

function worthOf(g: G, question: Question, god: Bid['god']): number {
  let known = worths.get(question);
  if (known === undefined) {
    known = new Map();
    worths.set(question, known);
  }
  const worth = known.get(god) ?? godWorth(g, bidder(g), god);
  known.set(god, worth);
  return worth;
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

/** Retreats are for the weak, prosperity for oneself, and coins are kept rather than spent on just anything. */
function rulesOfThumb(g: G, question: ChooseQuestion, answer: number): number {
  const passes = answer === question.options.length;
  switch (question.topic.id) {
    case 'action':
      return passes ? 1.5 : 1;
    case 'replaceBuilding':
      return passes ? 3 : 1;
    case 'marchTo':
    case 'heroicTo':
    case 'flyTo':
      return (g.s.control[(question.options[answer] as { index: number }).index] ?? -1) === g.s.turn?.faction ? 0.3 : 1;
    default:
      return 1;
  }
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
    if (question.kind === 'choose' && question.topic.id.startsWith('apollo')) return ownAreas(g, question);
    return null;
  },
  inclination(g, question, answer) {
    const bidding = bidQuestion(question);
    if (bidding !== null) {
      const { god, space } = bidding.options[answer as number] as Bid;
      const gain = worthOf(g, question, god) - priceOf(g, bidder(g), space);
      return gain < 0 ? 0.05 : 1 + gain * gain;
    }
    return question.kind === 'choose' ? rulesOfThumb(g, question, answer as number) : 1;
  },
};
