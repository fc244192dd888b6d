import {
  allocate,
  type Blocked,
  chooseOrPass,
  type Message,
  numberAt,
  type Rule,
  type Seat,
  say,
  type Topic,
  type Why,
  who,
} from '@pantheon/kernel';
import type { ResourceData } from '../data/read.ts';
import { partnersOf } from './links.ts';
import { close, isAddressed, owns, putUp, strike, turnDown } from './offers.ts';
import { type G, type Holder, NOBODY, type Offer } from './types.ts';
import { acting, goodsArg, goodsSlot, ruleSet, stockOf } from './world.ts';

/** What a player with the floor may say; `done` is the pass. */
export type Command =
  | { readonly say: 'accept' | 'decline' | 'counter' | 'withdraw'; readonly offer: Offer }
  | { readonly say: 'offer'; readonly to: Holder }
  | { readonly say: 'wait' };

const tradeTopic: Topic<Command, G> = {
  id: 'trade',
  key: (command) =>
    'offer' in command
      ? `${command.say}-${command.offer.id}`
      : command.say === 'wait'
        ? 'wait'
        : `offer-${command.to === NOBODY ? 'all' : command.to + 1}`,
  text: (command, g) => commandText(command, g),
  focus: (command) => ('offer' in command ? [`offer:${command.offer.id}`, who(command.offer.from)] : []),
  blocked: (g, seat) => blockedCommands(g, seat),
};

function commandText(command: Command, g: G): Message {
  if (command.say === 'wait') return say('option.trade.wait');
  if (command.say === 'offer')
    return command.to === NOBODY ? say('option.trade.offerAll') : say('option.trade.offer', { seat: who(command.to) });
  const { from, give, take } = command.offer;
  return say(`option.trade.${command.say}`, { seat: who(from), give: goodsArg(g, give), take: goodsArg(g, take) });
}

const giveTopic: Topic<ResourceData, G> = { id: 'offerGive', key: (resource) => resource.id, text: (resource) => resource.ref };
const takeTopic: Topic<ResourceData, G> = { ...giveTopic, id: 'offerTake' };

/** Everybody may trade, with a clean table. */
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

/** One command of whoever has the floor; false when all are done. */
export function* tradeOn(g: G): Rule<boolean> {
  if (!passFloor(g)) return false;
  const seat = acting(g);
  const commands = commandsOf(g, seat);
  const command = commands.length === 0 ? null : yield* chooseOrPass(seat, tradeTopic, commands);
  if (command === null) leaveTrade(g, seat, commands.length > 0);
  else if (command.say === 'wait') wait(g);
  else yield* obey(g, seat, command);
  return true;
}

/** Finds the next player who still trades, from the one who has the floor on. */
function passFloor(g: G): boolean {
  if (g.s.waits >= g.s.trading.reduce((sum, active) => sum + active, 0)) for (const seat of g.seats) g.s.trading[seat] = 0;
  for (let step = 0; step < g.seats.length; step++) {
    if (g.s.trading[acting(g)] === 1) return true;
    g.s.turn = (g.s.turn + 1) % g.seats.length;
  }
  g.s.offers = [];
  return false;
}

/** Lets the others speak first. When all who still trade do so one after the other, trade is over. */
function wait(g: G): void {
  g.s.waits++;
  g.s.turn = (g.s.turn + 1) % g.seats.length;
}

/** Done: what was offered to the player is declined, what the player offered stays. */
function leaveTrade(g: G, seat: Seat, told: boolean): void {
  for (const offer of [...g.s.offers]) if (isAddressed(g, offer, seat)) turnDown(g, offer, seat);
  g.s.trading[seat] = 0;
  g.s.waits = 0;
  g.s.turn = (g.s.turn + 1) % g.seats.length;
  if (told) g.emit('done', { seat: who(seat) });
}

function* obey(g: G, seat: Seat, command: Exclude<Command, { say: 'wait' }>): Rule {
  g.s.waits = 0;
  switch (command.say) {
    case 'accept':
      strike(g, command.offer, seat);
      return;
    case 'decline':
      turnDown(g, command.offer, seat);
      g.emit('declined', { seat: who(seat), from: who(command.offer.from) });
      return;
    case 'withdraw':
      close(g, command.offer);
      g.emit('withdrew', { seat: who(seat) });
      return;
    case 'counter':
      yield* makeOffer(g, seat, command.offer.from, command.offer);
      return;
    case 'offer':
      yield* makeOffer(g, seat, command.to, null);
  }
}

/** A new offer; one that answers another closes that one. */
function* makeOffer(g: G, seat: Seat, to: Holder, answered: Offer | null): Rule {
  const kinds = g.data.resources.slice(0, ruleSet(g).resources);
  const wanted = othersHave(g, seat);
  const about = to === NOBODY ? { to: 'all', seat: '' } : { to: 'one', seat: who(to) };
  const own = kinds.map(({ index }) => numberAt(g.s.stock, goodsSlot(g, seat, index)));
  const wantable = sum(wanted);
  const give = yield* allocate(seat, giveTopic, kinds, { caps: own, min: wantable === 0 ? 1 : 0, max: sum(own), about });
  const take = yield* allocate(seat, takeTopic, kinds, {
    caps: wanted,
    min: sum(give) === 0 ? 1 : 0,
    max: wantable,
    about: { ...about, give: goodsArg(g, give) },
  });
  if (answered !== null) turnDown(g, answered, seat);
  putUp(g, seat, to, full(g, give), full(g, take));
  const goods = { seat: who(seat), give: goodsArg(g, give), take: goodsArg(g, take) };
  if (to === NOBODY) g.emit('offeredAll', goods);
  else g.emit(answered === null ? 'offered' : 'countered', { ...goods, to: who(to) });
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Amounts of all resources, those that are not in play being none. */
const full = (g: G, amounts: readonly number[]): number[] => g.data.resources.map((_, resource) => amounts[resource] ?? 0);

/** How much of each resource all the others have: nobody can ever deliver more in this phase. */
function othersHave(g: G, seat: Seat): number[] {
  const total = new Array<number>(ruleSet(g).resources).fill(0);
  for (const other of g.seats) {
    if (other === seat) continue;
    for (let resource = 0; resource < total.length; resource++)
      total[resource] = numberAt(total, resource) + numberAt(g.s.stock, goodsSlot(g, other, resource));
  }
  return total;
}

/** All that a player with the floor may say. */
function commandsOf(g: G, seat: Seat): Command[] {
  const commands: Command[] = [];
  const mayOffer = whyNoOffer(g, seat) === null;
  for (const offer of g.s.offers) {
    if (offer.from === seat) commands.push({ say: 'withdraw', offer });
    if (!isAddressed(g, offer, seat)) continue;
    if (owns(g, seat, offer.take)) commands.push({ say: 'accept', offer });
    commands.push({ say: 'decline', offer });
    if (mayOffer) commands.push({ say: 'counter', offer });
  }
  if (mayOffer) {
    const partners = partnersOf(g, seat);
    for (const to of partners) commands.push({ say: 'offer', to });
    if (partners.length > 1) commands.push({ say: 'offer', to: NOBODY });
  }
  const company = g.seats.some((other) => other !== seat && g.s.trading[other] === 1);
  if (commands.length > 0 && company) commands.push({ say: 'wait' });
  return commands;
}

function whyNoOffer(g: G, seat: Seat): Why | null {
  const { offersPerTradePhase: most } = g.options;
  if (numberAt(g.s.offersMade, seat) >= most) return { rule: 'DIL-12.9', text: say('why.offers', { most }) };
  if (partnersOf(g, seat).length === 0) return { rule: 'DIL-12.11', text: say('why.unlinked') };
  return sum(stockOf(g, seat)) + sum(othersHave(g, seat)) === 0 ? { rule: 'DIL-12.2', text: say('why.noGoods') } : null;
}

function blockedCommands(g: G, seat: Seat): Blocked<Command>[] {
  const partners = partnersOf(g, seat);
  const blocked: Blocked<Command>[] = [];
  for (const to of g.seats) {
    const why = whyNoOffer(g, seat) ?? (partners.includes(to) ? null : { rule: 'DIL-12.11', text: say('why.unlinked') });
    if (to !== seat && why !== null) blocked.push({ option: { say: 'offer', to }, why });
  }
  for (const offer of g.s.offers)
    if (isAddressed(g, offer, seat) && !owns(g, seat, offer.take))
      blocked.push({ option: { say: 'accept', offer }, why: { rule: 'DIL-12.5', text: say('why.cannotPay') } });
  return blocked;
}
