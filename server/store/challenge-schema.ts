import type { MatchRecord, Options } from '@pantheon/kernel';
import type { JSONColumnType, Selectable } from 'kysely';
import type { Flag, Made } from './columns.ts';

/** The match of a day and a game, the same for everybody. */
export interface ChallengesTable {
  day: string;
  game: string;
  rules: string;
  seats: number;
  level: string;
  options: JSONColumnType<Options>;
  seed: string;
  created_at: Made;
}

/** Somebody's one try at it. What came of it is null until it has been handed in. */
export interface ChallengeTriesTable {
  day: string;
  game: string;
  person: string;
  started_at: Date;
  finished_at: Date | null;
  place: number | null;
  score: number | null;
  answers: number | null;
  curve: JSONColumnType<readonly number[]> | null;
  record: JSONColumnType<MatchRecord> | null;
}

/** Somebody who looks for a table; `taken` once one is being made, until it is there. */
export interface SeekersTable {
  person: string;
  game: string | null;
  pace: 'live' | 'daily';
  bots: boolean;
  entropy: string | null;
  since: Date;
  seen_at: Date;
  taken: Flag;
  table_id: string | null;
}

/** Several tables of one seed. */
export interface SeriesTable {
  id: string;
  organiser: string | null;
  title: string | null;
  created_at: Made;
}

/** The tables of those who play the same, and of those who look for others. */
export interface ChallengeTables {
  challenges: ChallengesTable;
  challenge_tries: ChallengeTriesTable;
  seekers: SeekersTable;
  series: SeriesTable;
}

export type ChallengeRow = Selectable<ChallengesTable>;
