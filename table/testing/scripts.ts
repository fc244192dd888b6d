import { type Dice, keyOf, QuickDice, sampleAnswer, seatIn } from '@pantheon/kernel';
import type { SeatCommand } from '../command.ts';
import type { OrderPlan } from '../entry.ts';
import type { TableHost } from '../host.ts';

const of = <T>(dice: Dice, list: readonly T[]): T => list[dice.below(list.length)] as T;

/** Something that a person at a seat might ask of the table: mostly answers, now and then anything else, also what is refused. */
export function anyCommand(host: TableHost, seat: number, dice: Dice): SeatCommand {
  const { match, state } = host;
  const question = match.question(seatIn(match, seat));
  if (question !== null && dice.below(10) < 6) return { kind: 'answer', key: keyOf(question, sampleAnswer(question, dice)) };
  const number = match.number;
  const topics = [...new Set([...match.waiting.map(({ topic }) => topic), 'no-such-topic'])];
  const plan: OrderPlan = {
    kind: 'answer',
    topic: of(dice, topics),
    key: question === null ? 'pass' : keyOf(question, sampleAnswer(question, dice)),
    until: of(dice, ['cancelled', 'once', 'round']),
  };
  const wishes: readonly (() => SeatCommand)[] = [
    () => ({ kind: 'undo' }),
    () => ({ kind: 'undo' }),
    () => ({ kind: 'undo', to: Math.max(0, number - 1 - dice.below(3)) }),
    () => ({ kind: 'redo' }),
    () => ({ kind: 'redo' }),
    () => ({ kind: 'restart-turn' }),
    () => ({ kind: 'order', plan }),
    () => ({
      kind: 'cancel-order',
      order:
        of(
          dice,
          state.orders.map(({ id }) => id),
        ) ?? 'none',
    }),
    () => ({ kind: 'propose', what: 'take-back', to: Math.max(0, number - dice.below(8)) }),
    () => ({ kind: 'propose', what: of(dice, ['pause', 'pause', 'pause', 'abandon']) }),
    () => ({
      kind: 'vote',
      proposal:
        of(
          dice,
          state.proposals.map(({ id }) => id),
        ) ?? 'none',
      agree: dice.below(3) > 0,
    }),
    () => ({
      kind: 'vote',
      proposal:
        of(
          dice,
          state.proposals.map(({ id }) => id),
        ) ?? 'none',
      agree: true,
    }),
    () => ({ kind: 'resume' }),
    () => ({ kind: 'return' }),
    () => ({ kind: 'answer', key: 'no such answer' }),
    () => (dice.below(12) === 0 ? { kind: 'resign' } : { kind: 'redo' }),
  ];
  return of(dice, wishes)();
}

/** Chance for a script, from its seed. */
export const scriptDice = (seed: string): Dice => new QuickDice(seed);
