import { type Dice, keyOf, type Question, sampleAnswer, seatIn } from '@pantheon/kernel';
import type { SeatCommand } from '../command.ts';
import type { OrderPlan } from '../entry.ts';
import type { TableHost } from '../host.ts';
import { playedByPerson, presentPeople } from '../state.ts';
import { anyOf, oneOf } from './tables.ts';

/** What somebody at a seat wishes to do. */
export interface Wish {
  readonly seat: number;
  readonly command: SeatCommand;
}

/** The kinds of wishes, and what they are for. */
export type WishKind =
  | 'answer'
  | 'undo'
  | 'redo'
  | 'restart'
  | 'order'
  | 'cancel'
  | 'propose'
  | 'vote'
  | 'resume'
  | 'return'
  | 'resign'
  | 'nonsense';

/** A person's wish of a kind that makes sense at the table as it stands; null where none does. */
export type WishMaker = (host: TableHost, dice: Dice, orders: readonly object[]) => Wish | null;

/** The longest key that hosts take for an order. */
const LONGEST_KEY = 200;

const people = ({ state }: TableHost): number[] => state.seats.flatMap((one, seat) => (playedByPerson(one) ? [seat] : []));
const asked = (host: TableHost): number[] =>
  host.match.waiting.map(({ seat }): number => seat).filter((seat) => people(host).includes(seat));
const wishOf = (seat: number | undefined, command: SeatCommand): Wish | null => (seat === undefined ? null : { seat, command });

const someKey = (question: Question, dice: Dice): string => keyOf(question, sampleAnswer(question, dice));

function answer(host: TableHost, dice: Dice): Wish | null {
  const seat = anyOf(dice, asked(host));
  const question = seat === undefined ? null : host.match.question(seatIn(host.match, seat));
  return question === null ? null : wishOf(seat, { kind: 'answer', key: someKey(question, dice) });
}

const mayUndo = (host: TableHost): number[] => people(host).filter((seat) => host.match.canUndo(seatIn(host.match, seat)));

function undo(host: TableHost, dice: Dice): Wish | null {
  const seat = anyOf(dice, mayUndo(host));
  const to = host.match.number - 1 - dice.below(3);
  return wishOf(seat, dice.below(4) === 0 && to >= 0 ? { kind: 'undo', to } : { kind: 'undo' });
}

// Mostly for what is asked now, of this seat or of another, so that it is followed soon.
function order(host: TableHost, dice: Dice, orders: readonly object[]): Wish | null {
  const { match } = host;
  const mine = asked(host);
  const seat = anyOf(dice, dice.below(4) > 0 && mine.length > 0 ? mine : people(host));
  const until: OrderPlan['until'] = oneOf(dice, ['cancelled', 'once', 'round']);
  if (orders.length > 0 && dice.below(5) === 0)
    return wishOf(seat, { kind: 'order', plan: { kind: 'game', order: oneOf(dice, orders), until } });
  const about = mine.includes(seat ?? -1) ? seat : anyOf(dice, match.waiting)?.seat;
  const question = about === undefined ? null : match.question(seatIn(match, about));
  const key = question === null ? '' : someKey(question, dice);
  if (question === null || key.length > LONGEST_KEY) return null;
  return wishOf(seat, { kind: 'order', plan: { kind: 'answer', topic: question.topic.id, key, until } });
}

function cancel({ state }: TableHost, dice: Dice): Wish | null {
  const left = anyOf(dice, state.orders);
  return left === undefined ? null : wishOf(left.seat, { kind: 'cancel-order', order: left.id });
}

function propose(host: TableHost, dice: Dice): Wish | null {
  const seat = anyOf(dice, presentPeople(host.state.seats));
  const what = oneOf(dice, ['take-back', 'take-back', 'take-back', 'pause', 'pause', 'pause', 'end', 'abandon'] as const);
  const to = Math.max(0, host.match.number - dice.below(6));
  return wishOf(seat, what === 'take-back' ? { kind: 'propose', what, to } : { kind: 'propose', what });
}

function vote({ state }: TableHost, dice: Dice): Wish | null {
  const proposal = anyOf(dice, state.proposals);
  if (proposal === undefined) return null;
  const open = presentPeople(state.seats).filter((seat) => !proposal.agreed.includes(seat));
  return wishOf(anyOf(dice, open), { kind: 'vote', proposal: proposal.id, agree: dice.below(5) > 0 });
}

function goBack({ state }: TableHost, dice: Dice): Wish | null {
  const gone = state.seats.flatMap(({ standIn }, seat) => (standIn?.because === 'time' ? [seat] : []));
  return wishOf(anyOf(dice, gone), { kind: 'return' });
}

const resign = (host: TableHost, dice: Dice): Wish | null =>
  wishOf(anyOf(dice, presentPeople(host.state.seats)), dice.below(2) === 0 ? { kind: 'resign' } : { kind: 'resign', because: 'left' });

/** What is mostly refused: too late, too early, of somebody who may not, or of something that is not there. */
function nonsense(host: TableHost, dice: Dice): Wish | null {
  const { state, match } = host;
  const seats = state.seats.flatMap(({ person }, seat) => (person === null ? [] : [seat]));
  if (dice.below(4) === 0) return wishOf(anyOf(dice, asked(host)), { kind: 'answer', key: 'no such answer' });
  const commands: readonly SeatCommand[] = [
    { kind: 'answer', key: 'no such answer' },
    { kind: 'answer', key: 'pass' },
    { kind: 'undo' },
    { kind: 'undo', to: match.number + 3 },
    { kind: 'undo', to: 0 },
    { kind: 'redo' },
    { kind: 'restart-turn' },
    { kind: 'return' },
    { kind: 'resume' },
    { kind: 'propose', what: 'take-back', to: match.number },
    { kind: 'propose', what: 'take-back', to: 0 },
    { kind: 'vote', proposal: 'proposal0', agree: true },
    ...state.proposals.map(({ id }) => ({ kind: 'vote', proposal: id, agree: true }) as const),
    { kind: 'cancel-order', order: 'order0' },
    ...state.orders.map(({ id }) => ({ kind: 'cancel-order', order: id }) as const),
    { kind: 'order', plan: { kind: 'answer', topic: 'no such topic', key: 'pass', until: 'once' } },
    { kind: 'order', plan: { kind: 'game', order: { 'no such': { word: true } }, until: 'once' } },
  ];
  return wishOf(anyOf(dice, seats), oneOf(dice, commands));
}

/** How each kind of wish is found. */
export const wishes: { readonly [Kind in WishKind]: WishMaker } = {
  answer,
  undo,
  redo: ({ state }) => (state.redo === null ? null : wishOf(state.redo.seat, { kind: 'redo' })),
  restart: (host, dice) => wishOf(anyOf(dice, mayUndo(host)), { kind: 'restart-turn' }),
  order,
  cancel,
  propose,
  vote,
  resume: (host, dice) => (host.state.paused ? wishOf(anyOf(dice, presentPeople(host.state.seats)), { kind: 'resume' }) : null),
  return: goBack,
  resign,
  nonsense,
};
