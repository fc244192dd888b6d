import type { TopicPolicy } from '@pantheon/bots';
import { at } from '@pantheon/kernel';
import type { GodId } from '../data/schema.ts';
import { bidder, priceOf } from '../rules/bids.ts';
import { teamOf } from '../rules/factions.ts';
import type { Topics } from '../rules/topics.ts';
import type { Cyclades, G } from '../rules/types.ts';
import { talliesOf } from './tally.ts';
import { cyclesLeft, godWorth } from './worth.ts';

type BidQuestion = Topics['bid'];

/** What the gods are worth to the bidder, worked out once for a question. */
const worths = new WeakMap<BidQuestion, (god: GodId) => number>();

function worthOf(g: G, question: BidQuestion, god: GodId): number {
  let known = worths.get(question);
  if (known === undefined) {
    known = worthsFor(g);
    worths.set(question, known);
  }
  return known(god);
}

function worthsFor(g: G): (god: GodId) => number {
  const faction = bidder(g);
  const tallies = talliesOf(g);
  const tally = at(tallies, teamOf(g, faction));
  const left = cyclesLeft(g, tallies);
  const found = new Map<GodId, number>();
  return (god) => {
    const worth = found.get(god) ?? godWorth(g, faction, god, tally, left);
    found.set(god, worth);
    return worth;
  };
}

/** A god is wanted the more it is worth beyond its price. */
function prior(g: G, question: BidQuestion, answer: number): number {
  const { god, space } = at(question.options, answer);
  const gain = worthOf(g, question, god) - priceOf(g, bidder(g), space);
  return gain < 0 ? 0.05 : 1 + gain ** 3;
}

/** Bids worth a thought: on each god the two cheapest open spaces, the second only as long as it does not exceed what the god is worth. */
function candidates(g: G, question: BidQuestion): number[] {
  const faction = bidder(g);
  const tried = new Map<GodId, number>();
  const answers: number[] = [];
  question.options.forEach(({ god, space }, index) => {
    const count = tried.get(god) ?? 0;
    tried.set(god, count + 1);
    if (count === 0 || (count === 1 && priceOf(g, faction, space) <= worthOf(g, question, god))) answers.push(index);
  });
  return answers;
}

/** Which bids a beginner makes. */
export const bidPolicy: TopicPolicy<Cyclades, BidQuestion> = { prior, candidates };
