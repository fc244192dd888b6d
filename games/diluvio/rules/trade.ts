import {
  add,
  allocate,
  type Blocked,
  changed,
  chooseOrPass,
  equalNumbers,
  type Message,
  numberAt,
  type Preview,
  type Rule,
  type Seat,
  say,
  type Why,
  who,
} from '@pantheon/kernel';
import { likelyExchange, likelyPreview, oneOf } from './likely.ts';
import { partnersOf } from './links.ts';
import { close, goodsOf, isAddressed, lapse, owns, putUp, strike, turnDown } from './offers.ts';
import { goodsArg, goodsText } from './refs.ts';
import type { Command } from './topics.ts';
import { type G, type Holder, NOBODY, type Offer, type TopicFor } from './types.ts';
import { acting, goodsSlot, ruleSet, stockOf } from './world.ts';

const tradeTopic: TopicFor<'trade'> = {
  id: 'trade',
  key: (command) => {
    if (command.say === 'wait') return 'wait';
    if (command.say === 'offer') return `offer-${command.to === NOBODY ? 'all' : command.to + 1}`;
    return `${command.say}-${command.offer.id}`;
  },
  text: (command, g) => commandText(command, g),
  focus: (command) => ('offer' in command ? [`offer:${command.offer.id}`, who(command.offer.from)] : []),
  preview: (command, g, seat) => (command.say === 'offer' && command.to !== NOBODY ? likelyPreview(g, seat, command.to) : {}),
  blocked: (g, seat) => blockedCommands(g, seat),
};

function commandText(command: Command, g: G): Message {
  if (command.say === 'wait') return say('option.trade.wait');
  if (command.say === 'offer')
    return command.to === NOBODY ? say('option.trade.offerAll') : say('option.trade.offer', { seat: who(command.to) });
  return say(`option.trade.${command.say}`, { seat: who(command.offer.from), ...goodsOf(g, command.offer) });
}

const giveTopic: TopicFor<'offerGive'> = { id: 'offerGive', key: (resource) => resource.id, text: (resource) => resource.ref };
const takeTopic: TopicFor<'offerTake'> = { ...giveTopic, id: 'offerTake' };

/** Everybody may trade, with a clean table. @rules DIL-12.1, DIL-12.8 */
export function openTrade(g: G): void {
  g.s.offers = [];
  g.s.nextOffer = 1;
  g.s.waits = 0;
  g.s.turn = 0;
  for (const seat of g.seats) {
    g.s.offersMade[seat] = 0;
    g.s.trading[seat] = 1;
  }
}

/** One command of whoever has the floor; false when trade is over. @rules DIL-12.3, DIL-12.10 */
export function* tradeOn(g: G): Rule<boolean> {
  if (isTradeOver(g)) {
    closeTrade(g);
    return false;
  }
  passFloor(g);
  const seat = acting(g);
  const commands = commandsOf(g, seat);
  const command = commands.length === 0 ? null : yield* chooseOrPass(seat, tradeTopic, commands);
  if (command === null) leaveTrade(g, seat, commands.length > 0);
  else if (command.say === 'wait') wait(g);
  else yield* obey(g, seat, command);
  return true;
}

/** All are done, or all who are not have waited one after the other without any other command in between. @rules DIL-12.8, DIL-12.10 */
function isTradeOver(g: G): boolean {
  const stillTrade = sum(g.s.trading);
  return stillTrade === 0 || g.s.waits >= stillTrade;
}

/** Offers that are still open lapse. @rules DIL-12.8 */
function closeTrade(g: G): void {
  g.s.trading.fill(0);
  for (const offer of [...g.s.offers]) lapse(g, offer, 'phase');
}

/** The floor goes to the next player who still trades, from the one who has it on. @rules DIL-12.10 */
function passFloor(g: G): void {
  while (g.s.trading[acting(g)] !== 1) nextFloor(g);
}

function nextFloor(g: G): void {
  g.s.turn = (g.s.turn + 1) % g.seats.length;
}

/** Lets the others speak first. @rules DIL-12.10 */
function wait(g: G): void {
  g.s.waits++;
  nextFloor(g);
}

/** Done: what was offered to the player is declined, what the player offered stays. @rules DIL-12.8, DIL-12.14 */
function leaveTrade(g: G, seat: Seat, told: boolean): void {
  if (told) g.emit('done', { seat: who(seat) });
  for (const offer of [...g.s.offers]) {
    if (!isAddressed(g, offer, seat)) continue;
    turnDown(g, offer, seat);
    g.emitEffect('turnedDown', { seat: who(seat), from: who(offer.from), ...goodsOf(g, offer) });
  }
  g.s.trading[seat] = 0;
  g.s.waits = 0;
  nextFloor(g);
}

function* obey(g: G, seat: Seat, command: Exclude<Command, { say: 'wait' }>): Rule {
  g.s.waits = 0;
  switch (command.say) {
    case 'accept':
      strike(g, command.offer, seat);
      return;
    case 'decline':
      turnDown(g, command.offer, seat);
      g.emit('turnedDown', { seat: who(seat), from: who(command.offer.from), ...goodsOf(g, command.offer) });
      return;
    case 'withdraw':
      close(g, command.offer);
      g.emit('tookBack', { seat: who(seat), ...goodsOf(g, command.offer) });
      return;
    case 'counter':
      yield* makeOffer(g, seat, command.offer.from, command.offer);
      return;
    case 'offer':
      yield* makeOffer(g, seat, command.to, null);
  }
}

/** A new offer; one that answers another closes that one. @rules DIL-12.2, DIL-12.6, DIL-12.9 */
function* makeOffer(g: G, seat: Seat, to: Holder, answered: Offer | null): Rule {
  const kinds = g.data.resources.slice(0, ruleSet(g).resources);
  const wanted = othersHave(g, seat);
  const about = to === NOBODY ? { whom: 'all' } : { whom: 'one', seat: who(to) };
  const own = kinds.map(({ index }) => numberAt(g.s.stock, goodsSlot(g, seat, index)));
  const wantable = sum(wanted);
  const likely = to === NOBODY || answered !== null ? null : likelyExchange(g, seat, to);
  const give = yield* allocate(seat, giveTopic, kinds, {
    caps: own,
    min: wantable === 0 ? 1 : 0,
    max: sum(own),
    about,
    ...(likely === null ? {} : { suggest: () => [oneOf(kinds.length, likely.give)] }),
    preview: (given) => stockPreview(g, own, given, []),
  });
  const take = yield* allocate(seat, takeTopic, kinds, {
    caps: wanted,
    min: sum(give) === 0 ? 1 : 0,
    max: wantable,
    about: { ...about, give: goodsArg(g, give) },
    ...(likely === null || sum(give) !== give[likely.give] ? {} : { suggest: () => [oneOf(kinds.length, likely.take)] }),
    preview: (taken) => stockPreview(g, own, give, taken),
  });
  if (answered !== null) turnDown(g, answered, seat);
  putUp(g, seat, to, full(g, give), full(g, take));
  const goods = { seat: who(seat), give: goodsArg(g, give), take: goodsArg(g, take) };
  if (to === NOBODY) g.emit('offeredAll', goods);
  else g.emit(answered === null ? 'offered' : 'countered', { ...goods, to: who(to) });
}

/** What an offer would leave its maker if it were accepted; nothing before it says anything. */
function stockPreview(g: G, own: readonly number[], give: readonly number[], take: readonly number[]): Preview {
  if (sum(give) + sum(take) === 0) return {};
  const then = own.map((have, kind) => have - (give[kind] ?? 0) + (take[kind] ?? 0));
  return { changes: changed(own, then, (kind) => goodsText(g, kind)) };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Amounts of all resources, those that are not in play being none. */
const full = (g: G, amounts: readonly number[]): number[] => g.data.resources.map((_, resource) => amounts[resource] ?? 0);

/** How much of each resource all the others have: nobody can ever deliver more in this phase. @rules DIL-12.2 */
function othersHave(g: G, seat: Seat): number[] {
  const total = equalNumbers(ruleSet(g).resources, 0);
  for (const other of g.seats) {
    if (other === seat) continue;
    const stock = goodsSlot(g, other, 0);
    for (let resource = 0; resource < total.length; resource++) add(total, resource, numberAt(g.s.stock, stock + resource));
  }
  return total;
}

/** All that a player with the floor may say. @rules DIL-12.3, DIL-12.5 */
function commandsOf(g: G, seat: Seat): Command[] {
  const commands: Command[] = [];
  consider(g, seat, (command, why) => {
    if (why === null) commands.push(command);
  });
  const company = g.seats.some((other) => other !== seat && g.s.trading[other] === 1);
  if (commands.length > 0 && company) commands.push({ say: 'wait' });
  return commands;
}

function blockedCommands(g: G, seat: Seat): Blocked<Command>[] {
  const blocked: Blocked<Command>[] = [];
  consider(g, seat, (option, why) => {
    if (why !== null) blocked.push({ option, why });
  });
  return blocked;
}

const UNLINKED: Why = { rule: 'DIL-12.11', text: say('why.unlinked') };
const NO_GOODS: Why = { rule: 'DIL-12.2', text: say('why.noGoods') };

/** @rules DIL-12.5 */
const whyTooDear = (g: G, seat: Seat, { take }: Offer): Why => ({
  rule: 'DIL-12.5',
  text: say('why.cannotPay', { take: goodsArg(g, take), stock: goodsArg(g, stockOf(g, seat)) }),
});

/**
 * Goes through all that a player might want to say, each with why it cannot be said now, or null if it can.
 * @rules DIL-12.2, DIL-12.3, DIL-12.5, DIL-12.11
 */
function consider(g: G, seat: Seat, judge: (command: Command, why: Why | null) => void): void {
  const partners = partnersOf(g, seat);
  const whyNoOffer = whyNotOffer(g, seat, partners);
  for (const offer of g.s.offers) {
    if (offer.from === seat) judge({ say: 'withdraw', offer }, null);
    if (!isAddressed(g, offer, seat)) continue;
    judge({ say: 'accept', offer }, owns(g, seat, offer.take) ? null : whyTooDear(g, seat, offer));
    judge({ say: 'decline', offer }, null);
    judge({ say: 'counter', offer }, whyNoOffer);
  }
  for (const to of g.seats) {
    if (to !== seat) judge({ say: 'offer', to }, whyNoOffer ?? (partners.includes(to) ? null : UNLINKED));
  }
  if (partners.length > 1) judge({ say: 'offer', to: NOBODY }, whyNoOffer);
}

/**
 * Why a player cannot make any offer or counter-offer, or null if one is possible.
 * @rules DIL-12.2, DIL-12.4, DIL-12.9, DIL-12.11, DIL-12.14
 */
function whyNotOffer(g: G, seat: Seat, partners: readonly Seat[]): Why | null {
  const { offersPerTradePhase: most } = g.options;
  if (numberAt(g.s.offersMade, seat) >= most) return { rule: 'DIL-12.9', text: say('why.offers', { most }) };
  if (partners.length === 0) return UNLINKED;
  return g.s.stock.some((amount) => amount > 0) ? null : NO_GOODS;
}
