import type { Ending, Pace, StandInReason } from '@pantheon/table';
import type { RatedPace, Uncounted } from '../api/index.ts';

/** A seat at a table that is over. */
export interface FinishedSeat {
  readonly seat: number;
  /** Who sat there, or the level of the bot; neither where somebody is no longer known. */
  readonly person: string | null;
  readonly level: string | null;
  /** Why a bot played in their place in the end. */
  readonly standIn: StandInReason | null;
  /** Their rank by the rules; null where the match came to no result. */
  readonly rank: number | null;
}

/** A table that is over. */
export interface FinishedTable {
  readonly pace: Pace;
  readonly startedAt: Date;
  readonly finishedAt: Date;
  readonly customData: boolean;
  /** The seed was chosen, or the match was brought from elsewhere. */
  readonly seedChosen: boolean;
  /** Players could ask a bot what it would do. */
  readonly advice: boolean;
  /** Answers were taken back with the consent of the others. */
  readonly takenBack: boolean;
  /** Made for the ladder of programs. */
  readonly ofPrograms: boolean;
  readonly ending: Ending | null;
  readonly seats: readonly FinishedSeat[];
}

/** A seat and the rank that counts for it; 1 is the best. */
export interface RankedSeat extends FinishedSeat {
  readonly rank: number;
}

/** Whether a table counts: the places of those who are compared, or why it does not. */
export type RatingVerdict = { readonly places: readonly RankedSeat[] } | { readonly reason: Uncounted };

const SITTING = 6 * 3600_000;

/** A table without a clock belongs where it was played: at one sitting, or over days. */
export function ratedPace({ pace, startedAt, finishedAt }: Pick<FinishedTable, 'pace' | 'startedAt' | 'finishedAt'>): RatedPace {
  if (pace.kind === 'live') return 'live';
  if (pace.kind === 'daily') return 'days';
  return finishedAt.getTime() - startedAt.getTime() <= SITTING ? 'live' : 'days';
}

/** What counts for ratings, and how. */
export function verdictOn(table: FinishedTable): RatingVerdict {
  if (table.ofPrograms) return { reason: 'programs' };
  if (table.customData) return { reason: 'custom-data' };
  if (table.seedChosen) return { reason: 'chosen-seed' };
  if (table.advice) return { reason: 'advice' };
  if (table.takenBack) return { reason: 'taken-back' };
  const known = table.seats.filter(({ person, level }) => person !== null || level !== null);
  const people = known.filter(({ person }) => person !== null);
  const places = isEndedEarly(table) ? endedEarly(known, people) : played(known);
  if (places === null) return { reason: 'ended-early' };
  const isComparable = people.length > 0 && places.length > 1 && places.some(({ person }) => person !== null);
  return isComparable ? { places } : { reason: 'nobody-to-compare' };
}

const isEndedEarly = ({ ending, seats }: FinishedTable): boolean => ending !== 'played' || seats.some(({ rank }) => rank === null);

/** Whoever left a match is behind all who stayed, however well the bot did that took over. */
function played(seats: readonly FinishedSeat[]): RankedSeat[] {
  const last = seats.length;
  return seats.map((seat) => ({ ...seat, rank: hasLeft(seat) ? last : (seat.rank ?? last) }));
}

const hasLeft = ({ person, standIn }: FinishedSeat): boolean => person !== null && standIn !== null;

/**
 * Before the rules ended it: those who stayed are ahead of those who left, and bots are left out. Whoever broke off alone against bots is
 * behind them, so that nobody keeps the good matches only. What people ended with each other’s consent does not count.
 */
function endedEarly(seats: readonly FinishedSeat[], people: readonly FinishedSeat[]): RankedSeat[] | null {
  const ranked = (list: readonly FinishedSeat[], rank: number): RankedSeat[] => list.map((seat) => ({ ...seat, rank }));
  if (people.length === 1)
    return [
      ...ranked(
        seats.filter(({ person }) => person === null),
        1,
      ),
      ...ranked(people, 2),
    ];
  const left = people.filter(hasLeft);
  const stayed = people.filter((seat) => !hasLeft(seat));
  return left.length === 0 || stayed.length === 0 ? null : [...ranked(stayed, 1), ...ranked(left, 2)];
}
