import { type LogLine, type Seat, type SeatView, seatOf } from '@pantheon/kernel';
import type { Ending, Proposal, StandingOrder, TableUpdate } from '@pantheon/table';
import type { AboutTable, ChatLine, TablePresence } from './link.ts';

/** Somebody at the table, as the screens show them. */
export interface TablePlayer {
  readonly seat: Seat;
  readonly name: string;
  readonly kind: 'person' | 'bot' | 'open';
  /** The level of a bot. */
  readonly level?: string;
  /** Whether the person is there; unknown at a table on one device. */
  readonly present?: boolean;
  /** Why a bot plays in the person's place, if one does. */
  readonly standIn?: 'time' | 'resigned' | 'left';
  /** On vacation: the clock stands still. */
  readonly away?: boolean;
  /** Time left in milliseconds; where it runs, also when it will be used up. */
  readonly clock?: { readonly left: number; readonly until: number | null };
}

/** At a table with several people on one device: who looks next, and whether the screen is covered until they take it. */
export interface HandOver {
  readonly to: Seat;
  readonly covered: boolean;
}

/** How a table is doing, beyond the game itself. */
export type TableCondition = 'playing' | 'over' | 'gathering' | 'reconnecting' | 'frozen';

/** The table at one moment, as one reader sees it. Never changed: a new moment is a new snapshot. */
export interface Snapshot {
  readonly state: TableCondition;
  readonly sight: SeatView;
  readonly log: readonly LogLine[];
  /** Whose eyes these are; null for a spectator. */
  readonly eyes: Seat | null;
  /** The seats whose people sit at this device. */
  readonly hands: readonly Seat[];
  readonly handOver: HandOver | null;
  readonly players: readonly TablePlayer[];
  readonly chat: readonly ChatLine[];
  /** The lines of the log that happened between the reader's last turn and this one. */
  readonly recap: readonly LogLine[];
  /** The seats that have answered a sealed question which others still think about. */
  readonly chosen: readonly Seat[];
  /** Whether the newest change was the reader's own doing. */
  readonly own: boolean;
  /** What went wrong with the last thing that was tried, as `troubleText` knows it, if anything. */
  readonly trouble: string | null;
  /** What waits for the consent of all people at the table. */
  readonly proposals: readonly Proposal[];
  /** Whether the table rests until somebody ends the pause. */
  readonly paused: boolean;
  /** How the match came to its end, if it has. */
  readonly ending: Ending | null;
  /** The answers that whoever looks has left for later. */
  readonly orders: readonly StandingOrder[];
  /** Whether whoever looks may give again what they took back. */
  readonly canRedo: boolean;
  /** Whether nobody else has to agree to what whoever looks proposes. */
  readonly alone: boolean;
  /** How many look on; null where nobody can. */
  readonly watchers: number | null;
}

/** An update as it was heard: clocks are shown by the time of this device, whatever the time of the table. */
export interface Heard {
  readonly update: TableUpdate;
  readonly at: number;
}

/** All that a session knows. */
export interface LinkState {
  readonly about: AboutTable;
  readonly heard: Heard | null;
  readonly log: readonly LogLine[];
  readonly chat: readonly ChatLine[];
  readonly presence: TablePresence | null;
  readonly connected: boolean;
  /** Why the table waits for somebody to try again, and since which moment. */
  readonly stopped: { readonly trouble: string; readonly moment: number } | null;
  readonly trouble: string | null;
  readonly own: boolean;
}

/** What is seen of a match that has not begun. */
const emptySight = (commitment: string): SeatView => ({
  number: 0,
  stage: { round: { id: 'nothing' }, phases: [], now: '' },
  colours: [],
  view: {},
  question: null,
  waiting: [],
  canUndo: false,
  commitment,
  seed: null,
  result: null,
});

function conditionOf({ about, heard, connected, stopped }: LinkState): TableCondition {
  if (about.frozen) return 'frozen';
  if (heard === null) return connected ? 'gathering' : 'reconnecting';
  if (!connected) return 'reconnecting';
  if (heard.update.ending !== null || heard.update.sight.result !== null) return 'over';
  return stopped === null ? 'playing' : 'frozen';
}

function playersOf({ about, heard, presence }: LinkState): TablePlayer[] {
  const seats = heard?.update.seats ?? about.room?.seats ?? [];
  const isAway = (seat: number): boolean => heard?.update.seats[seat]?.away === true;
  return seats.map(({ kind, level, standIn }, seat) => {
    // Only people have to mind the time.
    const clock = kind === 'bot' ? undefined : heard?.update.clocks.find((one) => one.seat === seat);
    return {
      seat: seatOf(seat),
      name: about.names[seat] ?? '…',
      kind: kind === 'friend' ? 'open' : kind,
      ...(level === null ? {} : { level }),
      ...(standIn === null ? {} : { standIn: standIn.because }),
      ...(isAway(seat) ? { away: true } : {}),
      ...(presence === null || kind !== 'person' ? {} : { present: presence.seats.includes(seat) }),
      ...(clock === undefined || clock.left === null || heard === null
        ? {}
        : { clock: { left: clock.left, until: clock.running ? heard.at + clock.left : null } }),
    };
  });
}

/** What whoever looks can answer and take back: nothing while the table rests, or while a bot plays for them. */
function sightOf({ sight, seat, paused, seats }: TableUpdate): SeatView {
  const replaced = seat !== null && (seats[seat]?.standIn ?? null) !== null;
  return paused || replaced ? { ...sight, question: null, canUndo: false } : sight;
}

/** The people whose consent is needed: all who have not gone for good. */
const present = (update: TableUpdate): number =>
  update.seats.filter(({ kind, standIn }) => kind === 'person' && (standIn === null || standIn.because === 'time')).length;

/** The table as the screens show it. */
export function snapshotOf(known: LinkState, hands: readonly Seat[], handOver: HandOver | null): Snapshot {
  const { about, heard, log, chat, presence, trouble, stopped, own } = known;
  const update = heard?.update ?? null;
  const { after, upTo } = update?.recap ?? { after: 0, upTo: 0 };
  return {
    state: conditionOf(known),
    sight: update === null ? emptySight(about.room?.commitment ?? '') : sightOf(update),
    log,
    eyes: update === null || update.seat === null ? null : seatOf(update.seat),
    hands,
    handOver,
    players: playersOf(known),
    chat,
    recap: upTo === 0 ? [] : log.filter((line) => line.at > after && line.at <= upTo),
    chosen: (update?.chosen ?? []).map(seatOf),
    own,
    trouble: trouble ?? stopped?.trouble ?? null,
    proposals: update?.proposals ?? [],
    paused: update?.paused ?? false,
    ending: update?.ending ?? null,
    orders: update?.orders ?? [],
    canRedo: update?.canRedo ?? false,
    alone: update !== null && present(update) === 1,
    watchers: presence?.watchers ?? null,
  };
}
