import { type AssertCovered, KeptCopy, KeptRows, numberAt, type PhaseStrip, type Seat, say, seatOf, who } from '@pantheon/kernel';
import { BLANK } from './blank-view.ts';
import { boardLists } from './board-lists.ts';
import { drafting } from './draft.ts';
import { bankInSight, total } from './hands.ts';
import { forecast } from './odds.ts';
import type { phases } from './phases.ts';
import { barredSource } from './trade.ts';
import {
  type Battle,
  type BattleView,
  type CampaignView,
  type Force,
  type ForceView,
  type G,
  HIGH_PRIEST,
  MILITARY_LEADER,
  NONE,
  POLITICAL_LEADER,
  type Role,
  type State,
  type TradeView,
  type View,
} from './types.ts';
import { victorsOf } from './victory.ts';

export type ViewIsComplete = AssertCovered<State, View, 'knowledge' | 'gifts' | 'fours'>;

/** Lists that are seen as they are; what does not change is the same list in every view. */
const copies = {
  roles: new KeptCopy(),
  mark: new KeptCopy(),
  gods: new KeptCopy(),
  spent: new KeptCopy(),
  used: new KeptCopy(),
  called: new KeptCopy(),
  fresh: new KeptCopy(),
  built: new KeptCopy(),
  produced: new KeptRows(),
  workers: new KeptCopy(),
  fourDice: new KeptCopy(),
  order: new KeptCopy(),
  rivals: new KeptCopy(),
};

/** What a seat may know: the whole board, its own hand, and how many cards the others hold. @rules MAR-18.1, MAR-18.7, MAR-18.8 */
export function view(g: G, seat: Seat | null): View {
  const { s } = g;
  return {
    ...BLANK,
    ...boardLists(g),
    castor: s.castor,
    turn: s.turn,
    stage: s.stage,
    roles: copies.roles.of(s.roles),
    mark: copies.mark.of(s.mark),
    bank: bankInSight(g),
    hands: s.hands.map((hand, other) => (other === seat ? hand.slice() : null)),
    handSizes: s.hands.map(total),
    gods: copies.gods.of(s.gods),
    spent: copies.spent.of(s.spent),
    used: copies.used.of(s.used),
    called: copies.called.of(s.called),
    active: s.active,
    fresh: copies.fresh.of(s.fresh),
    built: copies.built.of(s.built),
    produced: copies.produced.of(s.produced),
    workers: copies.workers.of(s.workers),
    trade: tradeView(g),
    campaign: campaignView(g),
    fourDice: copies.fourDice.of(s.fourDice),
    battle: s.battle === null ? null : battleView(g, s.battle),
    victory: g.options.victory,
    draft: { order: copies.order.of(s.draft.order), shares: s.draft.shares, points: s.draft.points },
    rivals: copies.rivals.of(s.rivals),
    progress: s.progress,
    winner: s.winner,
    victors: victorsOf(g),
    how: s.how,
  };
}

const tradeCopies = { participants: new KeptCopy(), last: new KeptCopy(), offer: new KeptRows(), taken: new KeptRows() };

const tradeView = (g: G): TradeView => ({
  n: g.s.trade.n,
  participants: tradeCopies.participants.of(g.s.trade.participants),
  due: g.s.trade.due,
  last: tradeCopies.last.of(g.s.trade.last),
  offer: tradeCopies.offer.of(g.s.trade.offer),
  taken: tradeCopies.taken.of(g.s.trade.taken),
  barred: barredSource(g),
});

const campaignCopies = { petrified: new KeptCopy(), won: new KeptCopy(), settled: new KeptCopy(), sealane: new KeptCopy() };

const campaignView = ({ s }: G): CampaignView => ({
  petrified: campaignCopies.petrified.of(s.campaign.petrified),
  won: campaignCopies.won.of(s.campaign.won),
  settled: campaignCopies.settled.of(s.campaign.settled),
  sealane: campaignCopies.sealane.of(s.campaign.sealane),
});

const forceView = (force: Force): ForceView => ({
  side: force.side,
  units: [...force.units],
  dice: [...force.rolled],
  fours: force.fours,
  automatic: force.automatic,
  bonus: force.bonus,
  total: force.total,
  lost: force.lost,
});

/** A battle as everybody sees it: what has been rolled and lost, and before the dice what is to be expected. */
const battleView = (g: G, battle: Battle): BattleView => ({
  space: battle.space,
  strike: battle.strike,
  rolled: battle.rolled,
  attacker: forceView(battle.attacker),
  defender: forceView(battle.defender),
  forecast: battle.rolled ? null : forecast(g, battle),
});

const CHAPTERS = ['roles', 'commerce', 'offering', 'building', 'military'];

/** The chapter of the turn that a phase belongs to. */
const CHAPTER_OF: { readonly [phase: string]: string } = {
  prepare: 'setup',
  draft: 'setup',
  firstTurn: 'setup',
  dawn: 'roles',
  collection: 'commerce',
  income: 'commerce',
  extras: 'commerce',
  trade: 'commerce',
  offers: 'commerce',
  taking: 'commerce',
  temples: 'offering',
  offering: 'offering',
  rivals: 'building',
  pyramids: 'building',
  accord: 'building',
  builders: 'building',
  building: 'building',
  buildingPause: 'building',
  keeping: 'building',
  generals: 'military',
  naval: 'military',
  navalPause: 'military',
  land: 'military',
  landPause: 'military',
} satisfies { readonly [P in keyof typeof phases]: string };

/** Where the match stands. */
export function phaseStrip(g: G, phase: string): PhaseStrip {
  const round = say('round', { n: g.s.turn });
  const now = CHAPTER_OF[phase] ?? 'setup';
  if (now === 'setup') return { round, phases: ['setup'], now, ...(g.s.draft.order.length > 0 ? { acting: who(drafting(g)) } : {}) };
  const acting = actingIn(g, now);
  return { round, phases: CHAPTERS, now, ...(acting === NONE ? {} : { acting: who(seatOf(acting)) }) };
}

const LEADERS: { readonly [chapter: string]: Role } = { offering: HIGH_PRIEST, building: POLITICAL_LEADER, military: MILITARY_LEADER };

/** Whose turn it is: to take a card, to act in his player turn, or to call the next player. */
function actingIn({ s }: G, chapter: string): number {
  if (s.trade.due !== NONE) return s.trade.due;
  const leader = LEADERS[chapter];
  return s.active === NONE && leader !== undefined ? numberAt(s.roles, leader) : s.active;
}

/** The colour of each seat: that of its civilisation, or one still free while civilisations are being chosen. */
export function colours(g: G): string[] {
  const all = g.data.components.civilisations.map(({ colour }) => colour);
  const free = all.filter((_, side) => g.s.seat[side] === NONE);
  return g.s.side.map((side) => (side === NONE ? free.shift() : all[side]) ?? 'grey');
}
