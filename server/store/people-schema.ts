import type { ColumnType, Generated } from 'kysely';
import type { RatedPace, Uncounted } from '../api/index.ts';

/** A table that is over and has been looked at for ratings: once, since its id is the key. */
export interface RatedTablesTable {
  table_id: string;
  game: string;
  pace: RatedPace;
  season: string;
  seats: number;
  finished_at: Date;
  /** Why it does not count; null where it does. */
  reason: Uncounted | null;
}

/** How somebody did at a table that is over, and what was known of their strength before and after. */
export interface SeatResultsTable {
  table_id: string;
  seat: number;
  person: string | null;
  level: string | null;
  /** By the rules of the game; null where there was no result. */
  rank: number | null;
  /** The colour that they had. */
  side: string | null;
  /** Answers that they gave themselves, how often their time ran out, and how long they usually took, in seconds. */
  answers: number;
  late: number;
  usual_answer: number | null;
  /** A bot had taken over for good. */
  has_left: boolean;
  mu_before: number | null;
  sigma_before: number | null;
  mu: number | null;
  sigma: number | null;
}

/** What is known of the strength of somebody, or of a bot, at a game. */
export interface RatingsTable {
  game: string;
  pace: RatedPace;
  subject: string;
  person: string | null;
  level: string | null;
  mu: number;
  sigma: number;
  tables: number;
  won: number;
  /** The season of the last table, and how many there were in it. */
  season: string;
  season_tables: number;
}

/** One of the three best of a season. */
export interface LaurelsTable {
  season: string;
  game: string;
  pace: RatedPace;
  place: number;
  person: string | null;
  mu: number;
  sigma: number;
  tables: number;
}

export interface ClosedSeasonsTable {
  season: string;
  game: string;
}

/** A link by which somebody chooses a new password. */
export interface RecoveriesTable {
  hash: Buffer;
  person: string;
  made_at: Generated<Date>;
  expires_at: Date;
}

/** Whether somebody keeps the page about their play to themselves. */
export type Hidden = ColumnType<boolean, boolean | undefined, boolean>;

/** The tables about players. */
export interface PeopleTables {
  rated_tables: RatedTablesTable;
  seat_results: SeatResultsTable;
  ratings: RatingsTable;
  laurels: LaurelsTable;
  closed_seasons: ClosedSeasonsTable;
  recoveries: RecoveriesTable;
}
