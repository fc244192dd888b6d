import {
  type AllocateQuestion,
  add,
  amount,
  at,
  type Blocked,
  choose,
  chooseOrPass,
  numberAt,
  type Preview,
  type Rule,
  ref,
  type Seat,
  say,
  seatOf,
  together,
  type Why,
  who,
} from '@pantheon/kernel';
import type { Thing } from '../data/thing.ts';
import { handOf, handSize, lend, noCards, put, show } from './hands.ts';
import { leftOver } from './pay.ts';
import { holders } from './powers.ts';
import { countedCards, kindRef } from './refs.ts';
import { holderOf } from './roles.ts';
import { aboutThings, chooseThing } from './things.ts';
import type { Take } from './topics.ts';
import { DIRECTOR, type G, NONE, type TopicFor } from './types.ts';

const tradeSizeTopic: TopicFor<'tradeSize'> = {
  id: 'tradeSize',
  key: String,
  text: (n) => say('option.cards', { n }),
  preview: (n, g, seat) => {
    const shutOut = g.seats.filter((other) => other !== seat && handSize(g, other) < n);
    return shutOut.length === 0 ? {} : { changes: [say('preview.shutOut', { seats: shutOut.map(who), n: shutOut.length })] };
  },
};

const antigoneTopic: TopicFor<'antigone'> = {
  id: 'antigone',
  key: (answer) => answer,
  text: () => say('option.out'),
};

/** The Director names the number of cards; returns whether a trade takes place. @rules MAR-4.8, MAR-4.12, MAR-21.21 */
export function* openTrade(g: G): Rule<boolean> {
  const director = holderOf(g, DIRECTOR);
  const n = yield* amount(director, tradeSizeTopic, { min: 0, max: handSize(g, director) });
  const { trade } = g.s;
  trade.n = n;
  trade.due = NONE;
  trade.last = [];
  trade.participants = [];
  trade.offer = g.seats.map(() => noCards(g));
  trade.taken = g.seats.map(() => noCards(g));
  if (n === 0) {
    g.emit('noTrade', { seat: who(director), n });
    return false;
  }
  g.emit('tradeSize', { seat: who(director), n });
  const out: Seat[] = [];
  for (const { seat } of holders(g, 'staysOut')) if (yield* staysOut(g, seat, director)) out.push(seat);
  trade.participants = g.seats.filter((seat) => handSize(g, seat) >= n && !out.includes(seat));
  const shutOut = g.seats.filter((seat) => handSize(g, seat) < n);
  if (shutOut.length > 0) g.emitEffect('shutOut', { seats: shutOut.map(who) });
  if (trade.participants.length > 1) return true;
  g.emitEffect('noTrade', { seat: who(director), n });
  return false;
}

/** Whether a player who could take part stays out; the Director never does. @rules MAR-4.9, MAR-4.10, MAR-21.20 */
function* staysOut(g: G, seat: Seat, director: Seat): Rule<boolean> {
  if (seat === director || handSize(g, seat) < g.s.trade.n) return false;
  const answer = yield* chooseOrPass(seat, antigoneTopic, ['out'], { about: { n: g.s.trade.n } });
  if (answer !== null) g.emitEffect('staysOut', { seat: who(seat) });
  return answer !== null;
}

const offerTopic: TopicFor<'offer'> = { id: 'offer', ...aboutThings, commits: () => true, secret: true };

/** All participants choose their cards in secret; then all offers are turned up. @rules MAR-4.11, MAR-18.3 */
export function* makeOffers(g: G): Rule {
  const { n, participants } = g.s.trade;
  const choosing = participants.filter((seat) => handSize(g, seat) > n);
  const questions = choosing.map((seat) => offerQuestion(g, seat, n));
  const answers = yield* together(questions);
  for (const seat of participants) {
    const index = choosing.indexOf(seat);
    const cards = index < 0 ? [...handOf(g, seat)] : spread(g, at(questions, index), at(answers, index));
    cards.forEach((count, kind) => {
      if (count > 0) show(g, seat, kind, count);
    });
    g.s.trade.offer[seat] = cards;
    g.emit('offered', { seat: who(seat), cards: countedCards(g, cards) });
  }
  g.s.trade.due = holderOf(g, DIRECTOR);
}

function offerQuestion(g: G, seat: Seat, n: number): AllocateQuestion<Thing, G> {
  const hand = handOf(g, seat);
  const options = g.data.kinds.filter(({ at }) => numberAt(hand, at) > 0);
  const caps = options.map(({ at }) => Math.min(n, numberAt(hand, at)));
  const preview = (counts: readonly number[]): Preview => {
    const rest = [...hand];
    options.forEach((kind, bin) => {
      add(rest, kind.at, -numberAt(counts, bin));
    });
    return { changes: leftOver(g, hand, rest) };
  };
  return { kind: 'allocate', seat, topic: offerTopic, options, caps, min: n, max: n, about: { n }, preview };
}

function spread(g: G, question: AllocateQuestion<Thing, G>, counts: readonly number[]): number[] {
  const cards = noCards(g);
  question.options.forEach((kind, at) => {
    cards[kind.at] = numberAt(counts, at);
  });
  return cards;
}

/** The source that the last two takes close to the player due, or -1. @rules MAR-4.15 */
export function barredSource(g: G): number {
  const { last, due } = g.s.trade;
  const a = last[0];
  const b = last[1];
  return b !== undefined && a === last[3] && b === last[2] && due === a ? b : NONE;
}

/** @rules MAR-4.15 */
const takeTopic: TopicFor<'take'> = {
  id: 'take',
  key: ({ source, word }) => `${source}-${word}`,
  text: ({ source, kind }, g) => say('option.take', { source: who(source), kind: kindRef(g, kind) }),
  focus: ({ source, word }) => [ref('offer', `${source}-${word}`), who(source)],
  blocked: (g, seat) => {
    const barred = barredSource(g);
    if (barred === NONE) return [];
    const why: Why = { rule: 'MAR-4.15', text: say('why.twoInARow', { source: who(seatOf(barred)) }) };
    return takesFrom(g, seat, seatOf(barred)).map((option): Blocked<Take> => ({ option, why }));
  },
};

/** @rules MAR-4.14 */
function takesFrom(g: G, taker: Seat, source: Seat, takes: Take[] = []): Take[] {
  const offer = at(g.s.trade.offer, source);
  for (let kind = 0; kind < offer.length; kind++)
    if ((offer[kind] as number) > 0) takes.push({ taker, source, kind, word: at(g.data.kinds, kind).word });
  return takes;
}

/** @rules MAR-4.13, MAR-4.14, MAR-4.16, MAR-21.22 */
function legalTakes(g: G, taker: Seat): Take[] {
  const barred = barredSource(g);
  const takes: Take[] = [];
  for (const source of g.s.trade.participants) if (source !== taker && source !== barred) takesFrom(g, taker, source, takes);
  return takes;
}

/** One link of the chain; false when the player due has no legal source. @rules MAR-4.13, MAR-4.14 */
export function* takeOne(g: G): Rule<boolean> {
  const taker = seatOf(g.s.trade.due);
  const takes = legalTakes(g, taker);
  if (takes.length === 0) return false;
  const take = yield* choose(taker, takeTopic, takes);
  carryOut(g, take);
  g.emit('took', { seat: who(taker), source: who(take.source), kind: kindRef(g, take.kind) });
  if (holders(g, 'afterTake').length > 0) yield* afterTake(g, take);
  return true;
}

/** Powers may turn a take into another one, which others may answer in turn. @rules MAR-13.6 */
function* afterTake(g: G, first: Take): Rule {
  let take: Take | null = first;
  while (take !== null) {
    let turned: Take | null = null;
    for (const { seat, power } of holders(g, 'afterTake')) {
      turned = yield* power.afterTake(g, seat, take);
      if (turned !== null) break;
    }
    take = turned;
  }
}

/** Moves an offered card before its taker; whoever lost it is due. @rules MAR-4.14 */
export function carryOut(g: G, { taker, source, kind }: Take): void {
  const { trade } = g.s;
  add(at(trade.offer, source), kind, -1);
  add(at(trade.taken, taker), kind, 1);
  const { last } = trade;
  trade.last = last.length < 2 ? [taker, source] : [numberAt(last, last.length - 2), numberAt(last, last.length - 1), taker, source];
  trade.due = source;
}

/** Undoes a take as if it had never been. */
export function giveBack(g: G, { taker, source, kind }: Take): void {
  const { trade } = g.s;
  add(at(trade.offer, source), kind, 1);
  add(at(trade.taken, taker), kind, -1);
  trade.last = trade.last.slice(0, -2);
  trade.due = taker;
}

const madeGoodTopic: TopicFor<'madeGood'> = { id: 'madeGood', ...aboutThings, secret: true };

/**
 * All cards join the hands; the player due is one short and gets a card from the Director, unless he is the Director.
 * @rules MAR-4.16, MAR-4.17, MAR-4.18, MAR-18.6, MAR-21.23
 */
export function* closeTrade(g: G): Rule {
  const { trade } = g.s;
  const director = holderOf(g, DIRECTOR);
  const due = seatOf(trade.due);
  for (const seat of trade.participants) {
    const [offer, taken] = [at(trade.offer, seat), at(trade.taken, seat)];
    for (let kind = 0; kind < offer.length; kind++) {
      const count = numberAt(offer, kind) + numberAt(taken, kind);
      if (count > 0) put(g, seat, kind, count);
    }
    trade.offer[seat] = noCards(g);
    trade.taken[seat] = noCards(g);
  }
  trade.participants = [];
  trade.due = NONE;
  if (due === director) {
    g.emit('level', { seat: who(director), short: false });
    return;
  }
  const kinds = handOf(g, director).flatMap((count, kind) => (count > 0 ? [kind] : []));
  const kind = yield* chooseThing(director, madeGoodTopic, g.data.kinds, kinds, { about: { receiver: who(due) } });
  lend(g, director, due, kind);
  const args = { seat: who(director), receiver: who(due) };
  g.emit('level', { seat: who(due), short: true });
  g.emitPrivate(due, ['madeGood', { ...args, kind: kindRef(g, kind) }], ['madeGoodHidden', args]);
}
