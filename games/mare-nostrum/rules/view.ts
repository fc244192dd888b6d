import { type AssertCovered, numberAt, type PhaseStrip, type Seat, say, seatOf, who } from '@pantheon/kernel';
import { holdings } from './buildings.ts';
import { drafting } from './draft.ts';
import { bankInSight, handSize } from './hands.ts';
import { forecast } from './odds.ts';
import type { phases } from './phases.ts';
import { roleCounts } from './roles.ts';
import { shopOf } from './shop.ts';
import { barredSource } from './trade.ts';
import {
  type Battle,
  type BattleView,
  type Force,
  type ForceView,
  type G,
  HIGH_PRIEST,
  MILITARY_LEADER,
  NONE,
  POLITICAL_LEADER,
  type Role,
  type Space,
  type State,
  type View,
} from './types.ts';
import { isAtWar, presence } from './units.ts';
import { goalOf, victorsOf } from './victory.ts';

export type ViewIsComplete = AssertCovered<State, View, 'knowledge' | 'gifts' | 'fours'>;

/** What a seat may know: the whole board, its own hand, and how many cards the others hold. @rules MAR-18.1, MAR-18.7, MAR-18.8 */
export function view(g: G, seat: Seat | null): View {
  const { s } = g;
  const sides = presence(g);
  const held = holdings(g, sides);
  const counts = roleCounts(g, held);
  return {
    turn: s.turn,
    stage: s.stage,
    side: [...s.side],
    seat: [...s.seat],
    capital: [...s.capital],
    roles: [...s.roles],
    counts,
    ...boardView(g, sides),
    bank: bankInSight(g),
    hands: s.hands.map((hand, other) => (other === seat ? [...hand] : null)),
    handSizes: g.seats.map((other) => handSize(g, other)),
    cards: [...s.cards],
    castor: s.castor,
    gods: [...s.gods],
    spent: [...s.spent],
    used: [...s.used],
    called: [...s.called],
    active: s.active,
    fresh: [...s.fresh],
    built: [...s.built],
    produced: s.produced.map((cards) => [...cards]),
    workers: [...s.workers],
    trade: tradeView(g),
    campaign: campaignView(g),
    fourDice: [...s.fourDice],
    battle: s.battle === null ? null : battleView(g, s.battle),
    shop: seat === null ? [] : shopOf(g, seat, { sides, held, counts }),
    goal: goalOf(g),
    draft: { order: [...s.draft.order], shares: s.draft.shares, points: s.draft.points },
    rivals: [...s.rivals],
    progress: s.progress,
    winner: s.winner,
    victors: victorsOf(g),
    how: s.how,
  };
}

/** What lies and stands on the board. */
function boardView(
  g: G,
  sides: readonly number[],
): Pick<View, 'owner' | 'sites' | 'temples' | 'markets' | 'supply' | 'at' | 'post' | 'mark' | 'wars'> {
  const { s } = g;
  return {
    owner: [...s.owner],
    sites: [...s.sites],
    temples: [...s.temples],
    markets: [...s.markets],
    supply: [...s.supply],
    at: [...s.at],
    post: [...s.post],
    mark: [...s.mark],
    wars: warsIn(g, sides),
  };
}

const tradeView = (g: G): View['trade'] => ({
  n: g.s.trade.n,
  participants: [...g.s.trade.participants],
  due: g.s.trade.due,
  last: [...g.s.trade.last],
  offer: g.s.trade.offer.map((cards) => [...cards]),
  taken: g.s.trade.taken.map((cards) => [...cards]),
  barred: barredSource(g),
});

const campaignView = ({ s }: G): View['campaign'] => ({
  petrified: [...s.campaign.petrified],
  won: [...s.campaign.won],
  settled: [...s.campaign.settled],
  sealane: [...s.campaign.sealane],
});

/** Provinces at war. */
function warsIn(g: G, sides: readonly number[]): Space[] {
  const found: Space[] = [];
  for (let province = 0; province < g.data.provinces; province++) if (isAtWar(numberAt(sides, province))) found.push(province);
  return found;
}

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
