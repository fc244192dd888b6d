import { type AllocateQuestion, type Answer, type ChooseQuestion, numberAt, type Question, type Seat, seatOf } from '@pantheon/kernel';
import type { Payment, TravellerData } from '../data/read.ts';
import { mineralJobs } from '../rules/buildings.ts';
import { controller, warlord } from '../rules/control.ts';
import type { Start } from '../rules/movement.ts';
import { type G, type Land, NOBODY, type Offer, type Space } from '../rules/types.ts';
import { isDry, isSea, slot } from '../rules/world.ts';
import { bestSwap, stockAt, swapped, WORTH_THE_TALK, worthOf } from './stock.ts';

/** Answers worth a thought where there are many. */
export function candidates(g: G, question: Question): readonly Answer[] | null {
  switch (question.topic.id) {
    case 'harvest':
      return harvests(question as AllocateQuestion);
    case 'moveWith':
      return groups(question as AllocateQuestion);
    case 'pay':
      return payments(g, question as ChooseQuestion);
    case 'flee':
      return flights(question as AllocateQuestion);
    case 'moveFrom':
      return withoutStances(question as ChooseQuestion);
    case 'trade':
      return commands(g, question as ChooseQuestion);
    case 'offerGive':
      return someOf(question as AllocateQuestion, (kind) => mayMiss(g, question, kind), true);
    case 'offerTake':
      return someOf(question as AllocateQuestion, (kind) => partnerHas(g, question, kind), false);
    default:
      return null;
  }
}

/** Moves, and the end of them: a standing answer is seldom worth a thought. */
const withoutStances = ({ options }: ChooseQuestion): Answer[] =>
  [...options.keys(), options.length].filter((at) => options[at] !== 'stance');

/** Accepts what pays, offers where both would gain, waits for answers, or is done. */
function commands(g: G, { seat, options }: ChooseQuestion): Answer[] {
  const waiting = g.s.offers.some((offer) => offer.from === seat);
  const sensible = [...options.keys()].filter((at) => {
    const command = options[at] as Command;
    switch (command.say) {
      case 'accept':
        return trading(g, seat, command) > 1;
      case 'offer':
        return (
          command.to !== undefined &&
          command.to !== NOBODY &&
          !alreadyOffered(g, seat, command.to) &&
          bestSwap(g, seat, command.to) > WORTH_THE_TALK
        );
      case 'wait':
        return waiting;
      default:
        return false;
    }
  });
  return [...sensible, options.length];
}

const alreadyOffered = (g: G, seat: Seat, to: Seat): boolean => g.s.offers.some((offer) => offer.from === seat && offer.to === to);

interface Bin {
  readonly job: 'wood' | 'dig' | 'idle';
  readonly space: Land;
}

/** Whole plans, each once: everybody to work, forests spared down to two trees or to one, or all trees first. */
function harvests(question: AllocateQuestion): Answer[] {
  const [busy, sparing = busy] = question.suggest?.() ?? [];
  if (busy === undefined || sparing === undefined) return [];
  return distinct([busy, sparing, leaving(question, busy, 1), woodFirst(question, busy)]);
}

/** The same lists of counts, each once. */
const distinct = (plans: readonly (readonly number[])[]): Answer[] => [...new Map(plans.map((plan) => [plan.join(), plan])).values()];

/** The busy plan, with so many trees left standing in each space. */
const leaving = (question: AllocateQuestion, busy: readonly number[], trees: number): number[] => {
  const bins = question.options as readonly Bin[];
  return busy.map((count, at) => (bins[at]?.job === 'wood' ? Math.min(count, Math.max(0, numberAt(question.caps, at) - trees)) : count));
};

/** All trees first; whoever is left digs. */
function woodFirst(question: AllocateQuestion, busy: readonly number[]): number[] {
  const bins = question.options as readonly Bin[];
  const plan = [...busy];
  bins.forEach(({ job }, at) => {
    if (job !== 'wood' || bins[at + 1]?.job !== 'dig') return;
    const hands = numberAt(busy, at) + numberAt(busy, at + 1);
    const wood = Math.min(hands, numberAt(question.caps, at));
    plan[at] = wood;
    plan[at + 1] = Math.min(hands - wood, numberAt(question.caps, at + 1));
  });
  return plan;
}

/** Everybody, warriors alone or with all slaves, workers alone, half, or one of them. */
function groups({ options, caps }: AllocateQuestion): Answer[] {
  const kinds = options.map((option) => (option as TravellerData).kind);
  const capOf = (kind: string): number => caps[kinds.indexOf(kind as TravellerData['kind'])] ?? 0;
  const [warriors, workers] = [capOf('warrior'), capOf('worker')];
  const half = Math.floor(workers / 2);
  const group = (fighting: number, working: number, slaves = false): number[] =>
    kinds.map((kind, at) => (kind === 'warrior' ? fighting : kind === 'worker' ? working : slaves ? numberAt(caps, at) : 0));
  const likely = [
    group(warriors, workers, true),
    group(warriors, 0),
    group(warriors, 0, true),
    group(0, workers),
    group(0, workers - 1),
    group(0, half),
    group(0, Math.min(2, workers)),
    group(0, Math.min(1, workers)),
    group(Math.min(1, warriors), 0),
    group(Math.min(1, warriors), half),
    group(warriors - 1, 0),
  ];
  return distinct(likely.filter((counts) => counts.every((count) => count >= 0) && counts.some((count) => count > 0)));
}

/** Payments after which the rest is worth most. */
function payments(g: G, { seat, options }: ChooseQuestion): Answer[] {
  const stock = stockAt(g, seat);
  const worth = options.map((option) => {
    const { kinds, each, buys } = option as Payment;
    return (
      1.4 * buys +
      worthOf(
        g,
        stock.map((amount, kind) => (kinds.includes(kind) ? amount - each : amount)),
      )
    );
  });
  return [...options.keys()].sort((a, b) => numberAt(worth, b) - numberAt(worth, a)).slice(0, 2);
}

/** All to one place, or spread as evenly as can be. */
function flights(question: AllocateQuestion): Answer[] {
  const whole = question.suggest?.() ?? [];
  const ways = whole.length;
  const even = question.caps.map((count, bin) => Math.floor(count / ways) + (bin % ways < count % ways ? 1 : 0));
  return distinct([...whole, even]);
}

/** One or two units of one kind, or one of each of two. */
function someOf({ options, caps, min }: AllocateQuestion, wanted: (kind: number) => boolean, doubles: boolean): Answer[] {
  const found: number[][] = [];
  options.forEach((_, kind) => {
    if (!wanted(kind)) return;
    for (const amount of doubles ? [1, 2] : [1])
      if (numberAt(caps, kind) >= amount) found.push(options.map((__, other) => (other === kind ? amount : 0)));
  });
  return found.length === 0 && min === 0 ? [options.map(() => 0)] : found;
}

/** Something of which the seat has more than the one it talks to. */
function mayMiss(g: G, question: Question, kind: number): boolean {
  const mine = numberAt(stockAt(g, question.seat), kind);
  const partner = partnerOf(question);
  return mine > 0 && (partner === null || mine > numberAt(stockAt(g, partner), kind));
}

const partnerOf = ({ about }: Question): Seat | null =>
  about?.to === 'one' && typeof about.seat === 'string' ? seatOf(Number(about.seat.slice('seat:'.length))) : null;

/** Something that whoever it talks to has, and has more of. */
function partnerHas(g: G, question: Question, kind: number): boolean {
  const mine = numberAt(stockAt(g, question.seat), kind);
  const partner = partnerOf(question);
  if (partner !== null) return numberAt(stockAt(g, partner), kind) > mine;
  return g.seats.some((seat) => seat !== question.seat && numberAt(stockAt(g, seat), kind) > mine);
}

/** How likely a beginner is to give an answer. */
export function policyPrior(g: G, question: Question, answer: Answer): number {
  if (question.kind !== 'choose') return 1;
  const option = question.options[answer as number];
  const passes = option === undefined;
  switch (question.topic.id) {
    case 'moveFrom':
      return passes ? 1.5 : fromHere(g, question.seat, option as Start);
    case 'moveTo':
      return toThere(g, question.seat, (option as { index: number }).index);
    case 'moveWay':
      return option === 'foot' ? 5 : 1;
    case 'passage':
      return option === 'refuse' ? 2 : option === 'agree' ? 1 : 0.1;
    case 'trade':
      return passes ? 2 : trading(g, question.seat, option as Command);
    case 'build':
    case 'buildSecond':
      return passes ? 0.2 : (BUILDING[option as string] ?? 1);
    default:
      return 1;
  }
}

const BUILDING: { readonly [what: string]: number } = {
  dolmen: 8,
  wonder: 30,
  monument: 4,
  mine: 2.5,
  warrior: 1.5,
  ship: 0.8,
  granary: 0.8,
};

/** Crowded spaces first. */
function fromHere(g: G, seat: Seat, start: Start): number {
  if (start === 'stance') return 0.02;
  if (isSea(g, start.index)) return 0.4;
  const workers = numberAt(g.s.workers, slot(g, start.index, seat));
  const jobs = mineralJobs(g, start.index) + numberAt(g.s.trees, start.index);
  return workers * 1.5 > jobs ? 6 : workers > 1 ? 1.5 : 0.5;
}

/** Empty forests and easy prey. */
function toThere(g: G, seat: Seat, to: Space): number {
  if (isSea(g, to)) return g.s.fleetOf[to] === NOBODY || g.s.fleetOf[to] === seat ? 1 : 0.2;
  const lord = warlord(g, to);
  if (lord !== NOBODY && lord !== seat) return 0.3;
  const holder = controller(g, to);
  if (holder !== NOBODY && holder !== seat) return 4;
  return isDry(g, to) && holder === NOBODY ? 4 : 1;
}

interface Command {
  readonly say: string;
  readonly offer?: Offer;
  readonly to?: Seat | -1;
}

/** Takes what pays, and offers now and then. */
function trading(g: G, seat: Seat, command: Command): number {
  switch (command.say) {
    case 'accept': {
      const { give, take } = command.offer as Offer;
      const stock = stockAt(g, seat);
      return worthOf(g, swapped(stock, take, give)) > worthOf(g, stock) ? 12 : 0.02;
    }
    case 'offer':
      return 0.3;
    case 'decline':
      return 0.5;
    case 'wait':
      return 0.6;
    default:
      return 0.03;
  }
}
