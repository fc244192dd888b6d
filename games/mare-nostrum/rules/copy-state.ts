import { copyLists } from '@pantheon/kernel';
import type { Battle, Campaign, Force, Knowledge, State, Trade } from './types.ts';

/** A copy of the state that shares nothing with it. */
export const copyState = (s: State): State => ({
  ...s,
  side: s.side.slice(),
  seat: s.seat.slice(),
  capital: s.capital.slice(),
  roles: s.roles.slice(),
  owner: s.owner.slice(),
  sites: s.sites.slice(),
  temples: s.temples.slice(),
  markets: s.markets.slice(),
  supply: s.supply.slice(),
  at: s.at.slice(),
  post: s.post.slice(),
  mark: s.mark.slice(),
  bank: s.bank.slice(),
  hands: copyLists(s.hands),
  knowledge: copyKnowledge(s.knowledge),
  cards: s.cards.slice(),
  gods: s.gods.slice(),
  spent: s.spent.slice(),
  used: s.used.slice(),
  called: s.called.slice(),
  fresh: s.fresh.slice(),
  built: s.built.slice(),
  produced: copyLists(s.produced),
  workers: s.workers.slice(),
  trade: copyTrade(s.trade),
  gifts: s.gifts.slice(),
  campaign: copyCampaign(s.campaign),
  battle: s.battle && copyBattle(s.battle),
  fours: s.fours.slice(),
  fourDice: s.fourDice.slice(),
  draft: { ...s.draft, order: s.draft.order.slice() },
  rivals: s.rivals.slice(),
  victors: s.victors.slice(),
});

const copyKnowledge = (knowledge: Knowledge): Knowledge => ({
  ...knowledge,
  known: copyLists(knowledge.known),
  veiled: knowledge.veiled.slice(),
  told: copyLists(knowledge.told),
  lent: knowledge.lent && { ...knowledge.lent },
});

const copyTrade = (trade: Trade): Trade => ({
  ...trade,
  participants: trade.participants.slice(),
  last: trade.last.slice(),
  offer: copyLists(trade.offer),
  taken: copyLists(trade.taken),
});

const copyCampaign = (campaign: Campaign): Campaign => ({
  ...campaign,
  petrified: campaign.petrified.slice(),
  won: campaign.won.slice(),
  settled: campaign.settled.slice(),
  sealane: campaign.sealane.slice(),
});

const copyForce = (force: Force): Force => ({ ...force, units: force.units.slice(), rolled: force.rolled.slice() });

const copyBattle = (battle: Battle): Battle => ({
  ...battle,
  attacker: copyForce(battle.attacker),
  defender: copyForce(battle.defender),
});
