import { add, at, type Blocked, equalNumbers, numberAt, type Rule, ref, say, type Why } from '@pantheon/kernel';
import type { Bid } from '../data/read.ts';
import { type GodId, godIds } from '../data/schema.ts';
import { ask } from './ask.ts';
import { factionsOf, membersOf, partnerOf, seatFor, teamsOf } from './factions.ts';
import { tableOf } from './lists.ts';
import { coinsAfter, coinsOf, pay } from './pieces.ts';
import { actor } from './refs.ts';
import { type Faction, type G, NONE, type TopicFor, type Visible } from './types.ts';

/** The gods that take bids, in the order in which they act. @rules CYC-3.3, CYC-7.1 */
export const godsInPlay = (g: Visible): GodId[] => [...g.s.gods.slice(0, g.s.openGods), 'apollo'];

/** The faction whose pawn stands with a god, or NONE. @rules CYC-7.1, CYC-R.1 */
export const holderOf = (g: Visible, god: GodId): Faction => g.s.pawnGod.indexOf(god);

/** What a faction would pay for a bid. @rules CYC-7.8, CYC-7.12, CYC-20.5 */
export const priceOf = (g: Visible, faction: Faction, space: number): number => Math.max(0, space - numberAt(g.s.priestesses, faction));

/** What the pawns of a team on the board would cost it. @rules CYC-20.6 */
export const dueFrom = (g: G, team: number): number =>
  membersOf(g, team).reduce(
    (sum, faction) => sum + (g.s.pawnGod[faction] === null ? 0 : priceOf(g, faction, numberAt(g.s.pawnBid, faction))),
    0,
  );

/**
 * The coins that a faction can put on a god: its purse less what its partner's pawn costs, unless it is the one displaced.
 * @rules CYC-7.8, CYC-20.6, CYC-R.45
 */
function means(g: G, faction: Faction, god: GodId): number {
  const partner = partnerOf(g, faction);
  const coins = coinsOf(g, faction);
  if (partner === NONE || g.s.pawnGod[partner] === null || g.s.pawnGod[partner] === god) return coins;
  return coins - priceOf(g, partner, numberAt(g.s.pawnBid, partner));
}

/** Whether bids that cannot be paid are accepted, to be punished at payment. @rules CYC-7.13, CYC-7.14, CYC-R.3, CYC-R.70 */
const acceptsOverbids = (g: G): boolean => g.options.overbids === 'punished' && !g.s.repeated;

/** Why a faction may not bid on a god at all, or null. @rules CYC-7.4, CYC-7.6, CYC-7.7, CYC-7.15, CYC-R.1, CYC-R.71 */
function whyNotGod(g: G, faction: Faction, god: GodId): Why | null {
  const { displaced, lastApollo } = g.s;
  if (displaced?.faction === faction && displaced.god === god)
    return { rule: 'CYC-7.4', text: say('why.justLost', { god: ref('god', god) }) };
  if (god !== 'apollo') return null;
  if (holderOf(g, god) !== NONE) return { rule: 'CYC-7.7', text: say('why.apolloTaken') };
  if (g.options.apollo === 'notTwice' && lastApollo === faction) return { rule: 'CYC-7.15', text: say('why.apolloTwice') };
  return null;
}

const BID_HIGHER = tableOf(godIds, (god): Why => ({ rule: 'CYC-7.3', text: say('why.bidHigher', { god: ref('god', god) }) }));
/** @rules CYC-7.8 */
const cannotPay = (most: number): Why => ({ rule: 'CYC-7.8', text: say('why.cannotPayBid', { most }) });

/** The space that a bid on a god must exceed, and the highest that a faction may take. */
interface Limits {
  readonly standing: number;
  readonly most: number;
}

/** @rules CYC-7.3, CYC-7.8 */
function limitsOf(g: G, faction: Faction, god: GodId): Limits {
  const holder = holderOf(g, god);
  return {
    standing: holder === NONE ? -1 : numberAt(g.s.pawnBid, holder),
    most: acceptsOverbids(g) ? Number.POSITIVE_INFINITY : Math.max(0, means(g, faction, god) + numberAt(g.s.priestesses, faction)),
  };
}

/** Whether a pawn may be put on a space of a god that takes the faction's bids. @rules CYC-7.3, CYC-7.8, CYC-7.13 */
const isOpenSpace = ({ space }: Bid, { standing, most }: Limits): boolean => space > standing && space <= most;

/** Why it may not, or null. @rules CYC-7.3, CYC-7.8, CYC-7.13 */
function whyNotSpace(bid: Bid, limits: Limits): Why | null {
  if (isOpenSpace(bid, limits)) return null;
  return bid.space <= limits.standing ? BID_HIGHER[bid.god] : cannotPay(limits.most);
}

/** The bids open to a faction. @rules CYC-7.2, CYC-7.9, CYC-21.6 */
export function openBids(g: G, faction: Faction): Bid[] {
  const open: Bid[] = [];
  for (const god of godsInPlay(g)) {
    if (whyNotGod(g, faction, god) !== null) continue;
    const limits = limitsOf(g, faction, god);
    for (const bid of g.data.bids[god]) if (isOpenSpace(bid, limits)) open.push(bid);
  }
  return open.length > 0 ? open : lastResort(g);
}

/** On each god the first bid that is not open, but for those below the pawn that stands there. @rules CYC-7.3 */
function closedBids(g: G, faction: Faction): Blocked<Bid>[] {
  const open = openBids(g, faction);
  return godsInPlay(g).flatMap((god): Blocked<Bid>[] => {
    const limits = limitsOf(g, faction, god);
    for (const option of g.data.bids[god]) {
      const why = open.includes(option) ? null : (whyNotGod(g, faction, god) ?? whyNotSpace(option, limits));
      if (why !== null && why.rule !== 'CYC-7.3') return [{ option, why }];
    }
    return [];
  });
}

/** Without a legal bid: the first space of a god without a pawn, whatever it costs. @rules CYC-7.10, CYC-R.2 */
const lastResort = (g: G): Bid[] => {
  const empty = godsInPlay(g).filter((god) => holderOf(g, god) === NONE && g.s.displaced?.god !== god);
  const tiles = empty.filter((god) => god !== 'apollo');
  return (tiles.length > 0 ? tiles : empty).map((god) => at(g.data.bids[god], 0));
};

const bidTopic: TopicFor<'bid'> = {
  id: 'bid',
  key: ({ god, space }) => `${god}:${space}`,
  text: ({ god, space }) => (god === 'apollo' ? ref('god', god) : say('option.bid', { god: ref('god', god), space })),
  focus: ({ god, space }) => [ref('god', god), ref('bid', `${god}-${space}`)],
  preview: ({ god, space }, g, seat) => {
    const faction = bidder(g);
    const holder = holderOf(g, god);
    const price = priceOf(g, faction, space);
    return {
      changes: [
        ...(seat === seatFor(g, faction) ? coinsAfter(g, faction, price) : [say('preview.price', { coins: price })]),
        ...(holder === NONE ? [] : [say('preview.displaces', { who: actor(g, holder) })]),
      ],
    };
  },
  blocked: (g) => closedBids(g, bidder(g)),
  secret: true,
};

/** The faction that must bid now. @rules CYC-3.11, CYC-7.5 */
export const bidder = (g: G): Faction => g.s.displaced?.faction ?? numberAt(g.s.turnOrder, g.s.step);

/** One bid. A faction that is outbid comes next, before anybody else. @rules CYC-7.2, CYC-7.4, CYC-7.5, CYC-20.13, CYC-22.5 */
export function* makeBid(g: G): Rule {
  const { s } = g;
  const faction = bidder(g);
  const wasDisplaced = s.displaced !== null;
  const { god, space } = yield* ask(g, faction, bidTopic, openBids(g, faction));
  const holder = holderOf(g, god);
  g.emit('bid', { who: actor(g, faction), god: ref('god', god), space });
  if (!wasDisplaced) s.step++;
  s.displaced = null;
  if (holder !== NONE) {
    s.pawnGod[holder] = null;
    s.displaced = { faction: holder, god };
    g.emitEffect('displaced', { who: actor(g, holder), by: actor(g, faction), god: ref('god', god) });
  }
  s.pawnGod[faction] = god;
  s.pawnBid[faction] = space;
}

/** Whether every faction has a god of its own. @rules CYC-7.11 */
export const allHaveGods = (g: G): boolean => g.s.displaced === null && g.s.step === g.s.turnOrder.length;

/**
 * Payment of all bids at once; false if somebody could not pay and the auction is held again.
 * @rules CYC-7.12, CYC-7.14, CYC-21.5, CYC-R.45
 */
export function payBids(g: G): boolean {
  const { s } = g;
  g.reveal();
  const broke = acceptsOverbids(g) ? teamsOf(g).filter((team) => dueFrom(g, team) > numberAt(s.coins, team)) : [];
  if (broke.length > 0) {
    for (const team of broke) fine(g, team);
    g.emitEffect('auctionAgain', { n: broke.length });
    s.repeated = true;
    resetPawns(g);
    return false;
  }
  for (const faction of factionsOf(g)) {
    const god = at(s.pawnGod, faction);
    if (god === null) continue;
    const coins = Math.min(priceOf(g, faction, numberAt(s.pawnBid, faction)), coinsOf(g, faction));
    pay(g, faction, coins);
    g.emit('paid', { who: actor(g, faction), god: ref('god', god), coins });
  }
  s.repeated = false;
  return true;
}

/** @rules CYC-7.14 */
function fine(g: G, team: number): void {
  const coins = Math.floor(numberAt(g.s.coins, team) / 2);
  add(g.s.coins, team, -coins);
  g.emit('fined', { who: actor(g, at(membersOf(g, team), 0)), coins });
}

/** All pawns go back to the turn-order track. @rules CYC-7.14 */
export function resetPawns(g: G): void {
  g.s.pawnGod = g.s.pawnGod.map(() => null);
  g.s.pawnBid = equalNumbers(g.s.pawnBid.length, 0);
  g.s.step = 0;
  g.s.displaced = null;
}
