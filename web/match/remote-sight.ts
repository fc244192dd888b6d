import { type LogLine, type Seat, type Sight, seatOf } from '@pantheon/kernel';
import type { ChatMessage, Happening, MatchUpdate, Presence, Proposal, SeatInfo, Table } from '@pantheon/server/api';
import { botName } from './names.ts';
import type { ChatLine, TablePlayer } from './session.ts';

/** What is known of a table on the server. */
export interface Known {
  readonly table: Table;
  readonly update: MatchUpdate | null;
  readonly log: readonly LogLine[];
  readonly chat: readonly ChatMessage[];
  readonly presence: Presence | null;
  readonly proposals: readonly Proposal[];
}

/** Who gave each of the answers that stand, from what happened. */
export function giversOf(happened: readonly Happening[], number: number): Seat[] {
  const givers: Seat[] = [];
  for (const happening of happened) {
    if (happening.kind === 'answer' && happening.seat !== null) givers[happening.number - 1] = seatOf(happening.seat);
    givers.length = Math.min(givers.length, happening.number);
  }
  return givers.slice(0, number);
}

/** The seats that answered a sealed question: asked with others, and not waited for any more. */
export function chosenOf(happened: readonly Happening[], sight: Sight): Seat[] {
  if (happened.at(-1)?.kind !== 'answer' || sight.waiting.length === 0) return [];
  const waiting = sight.waiting.map(({ seat }) => seat as number);
  const reached = happened.find((one) => one.number === sight.number)?.moment ?? 0;
  return happened
    .filter((one) => one.kind === 'answer' && one.number === sight.number && one.moment > reached)
    .flatMap(({ seat }) => (seat === null || waiting.includes(seat) ? [] : [seatOf(seat)]));
}

/** The people and bots at the table. */
export function playersOf({ table, update, presence }: Known): TablePlayer[] {
  return table.seats.map((seat) => {
    const clock = update?.clocks.find((one) => one.seat === seat.seat);
    const until = clock?.running && clock.deadline !== null ? Date.parse(clock.deadline) : null;
    return {
      seat: seatOf(seat.seat),
      name: nameOf(seat),
      kind: seat.kind === 'friend' ? 'open' : seat.kind,
      ...(seat.level === null ? {} : { level: seat.level }),
      ...(seat.standIn === null ? {} : { standIn: seat.standIn.because }),
      ...(presence === null || seat.kind !== 'person' ? {} : { present: presence.seats.includes(seat.seat) }),
      ...(clock === undefined || clock.left === null ? {} : { clock: { left: clock.left, until } }),
    };
  });
}

const nameOf = (seat: SeatInfo): string => seat.person?.name ?? (seat.level === null ? '…' : botName(seat.seat));

/** Something said, for the screen. */
export const chatLine = ({ id, author, seat, text, at }: ChatMessage): ChatLine => ({
  id: String(id),
  name: author.name,
  seat: seat === null ? null : seatOf(seat),
  text,
  time: Date.parse(at),
});

/** What is seen of a match that has not begun. */
export const emptySight = (table: Table): Sight => ({
  number: 0,
  stage: { round: { id: 'nothing' }, phases: [], now: '' },
  colours: [],
  view: {},
  question: null,
  waiting: [],
  canUndo: false,
  commitment: table.commitment,
  seed: null,
  result: null,
});
