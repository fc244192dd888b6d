import type { MatchSetup, StartingPoint } from '@pantheon/kernel';

/** How much time people have. */
export type Pace =
  | { readonly kind: 'none' }
  /** A bank of seconds for the whole match, with an increment for each turn up to a cap. */
  | { readonly kind: 'live'; readonly bank: number; readonly increment: number; readonly cap: number }
  /**
   * So many days for each answer. With a bank or a cap, in days too, the days add up: a seat begins with the bank, each turn adds the days
   * up to the cap. Without either, every answer begins the days anew.
   */
  | { readonly kind: 'daily'; readonly days: number; readonly bank?: number; readonly cap?: number };

/** Why a bot plays in somebody's place. Whoever resigned or left does not come back. */
export type StandInReason = 'time' | 'resigned' | 'left';

/** A seat and whoever has it. */
export interface TableSeat {
  /** An open seat has nobody yet: the match waits there until somebody sits down. */
  readonly kind: 'person' | 'bot' | 'open';
  /** Whose it is, by a name that the host of the table gives to people. */
  readonly person: string | null;
  /** How well its bot plays. */
  readonly level: string | null;
  /** The bot that plays in the person's place. */
  readonly standIn: { readonly level: string; readonly because: StandInReason } | null;
}

/** What a table is set up with. */
export interface TableSetup extends Omit<MatchSetup, 'rigged' | 'seats'> {
  readonly game: string;
  /** The version of the rules by which its entries were made, since it was last upgraded. */
  readonly rules: string;
  readonly seats: readonly TableSeat[];
  readonly pace: Pace;
  /** The position that the match began with, where that is not the set-up of the game. */
  readonly start?: StartingPoint;
}

/** The level of a bot that plays in somebody's place: one that plays well and keeps nobody waiting. */
export const STAND_IN_LEVEL = 'oracle';

/** A seat with nothing but what it is made with. */
export const seatWith = (seat: Partial<TableSeat> & Pick<TableSeat, 'kind'>): TableSeat => ({
  person: null,
  level: null,
  standIn: null,
  ...seat,
});

/** The set-up as the rules need it. */
export const matchSetupOf = ({ seats, options, seed, entropy, pack }: TableSetup): Omit<MatchSetup, 'rigged'> => ({
  seats: seats.length,
  seed,
  ...(options === undefined ? {} : { options }),
  ...(entropy === undefined ? {} : { entropy }),
  ...(pack === undefined ? {} : { pack }),
});
