import { type Kysely, sql, type Transaction } from 'kysely';
import type { RatedPace } from '../api/index.ts';
import type { RatingsTable, SeatResultsTable } from '../store/people-schema.ts';
import type { Database } from '../store/schema.ts';
import { nextFinished, type SeatFacts, type TableFacts } from './finished-tables.ts';
import { awardLaurels } from './laurels.ts';
import { afterMatch, botEstimate, type SkillEstimate, UNKNOWN } from './scale.ts';
import { seasonOf } from './seasons.ts';
import { type RankedSeat, ratedPace, verdictOn } from './what-counts.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

const AT_ONCE = 50;

/**
 * Counts every table that is over and has not been counted, in the order in which they ended, and awards the laurels of seasons that are
 * over. One node at a time does it; a table is counted once, since its id is the key. Returns how many there were.
 */
export async function countTables(db: Db, now: number): Promise<number> {
  for (let counted = 0; ; ) {
    const many = await db.transaction().execute((trx) => countSome(trx, now));
    if (many === 0) {
      await db.transaction().execute((trx) => awardLaurels(trx, new Date(now)));
      return counted;
    }
    counted += many;
  }
}

/** Forgets all ratings, or those of one game, and counts everything anew: the same tables give the same ratings. */
export async function recount(db: Db, now: number, game?: string): Promise<number> {
  await db.transaction().execute(async (trx) => {
    await takeTurn(trx);
    await forget(trx, game);
  });
  return countTables(db, now);
}

const takeTurn = (trx: Trx): Promise<unknown> => sql`select pg_advisory_xact_lock(hashtext('pantheon ratings'))`.execute(trx);

async function forget(trx: Trx, game: string | undefined): Promise<void> {
  for (const table of ['rated_tables', 'ratings', 'laurels', 'closed_seasons'] as const)
    await trx
      .deleteFrom(table)
      .$if(game !== undefined, (rows) => rows.where(sql.ref('game'), '=', game))
      .execute();
}

async function countSome(trx: Trx, now: number): Promise<number> {
  await takeTurn(trx);
  const tables = await nextFinished(trx, now, AT_ONCE);
  for (const [at, table] of tables.entries()) {
    if (!(await isLate(trx, table))) await countOne(trx, table);
    // Strength follows from the order of matches: where one comes late, those of its game are counted anew.
    else {
      await forget(trx, table.game);
      return at + 1;
    }
  }
  return tables.length;
}

async function isLate(trx: Trx, { id, game, finishedAt }: TableFacts): Promise<boolean> {
  const { rows } = await sql<{ late: boolean }>`select exists (
    select 1 from rated_tables where game = ${game} and reason is null and (finished_at, table_id) > (${finishedAt}::timestamptz, ${id}::text)) as late`.execute(
    trx,
  );
  return rows[0]?.late === true;
}

async function countOne(trx: Trx, table: TableFacts): Promise<void> {
  const pace = ratedPace(table);
  const season = seasonOf(table.finishedAt).id;
  const verdict = verdictOn(table);
  await trx
    .insertInto('rated_tables')
    .values({
      ...{ table_id: table.id, game: table.game, pace, season, seats: table.seats.length, finished_at: table.finishedAt },
      reason: 'reason' in verdict ? verdict.reason : null,
    })
    .execute();
  const changes = 'reason' in verdict ? [] : await rate(trx, { game: table.game, pace, season }, verdict.places);
  await trx
    .insertInto('seat_results')
    .values(
      table.seats.map((seat) =>
        resultRow(
          table.id,
          seat,
          changes.find((change) => change.seat === seat.seat),
        ),
      ),
    )
    .execute();
}

interface Change {
  readonly seat: number;
  readonly before: SkillEstimate;
  readonly after: SkillEstimate;
}

function resultRow(table: string, seat: SeatFacts, change: Change | undefined): SeatResultsTable {
  const { person, level, rank, side, answers, late } = seat;
  return {
    ...{ table_id: table, seat: seat.seat, person, level, rank, side, answers, late, usual_answer: seat.usualAnswer },
    has_left: person !== null && seat.standIn !== null,
    mu_before: change?.before.mu ?? null,
    sigma_before: change?.before.sigma ?? null,
    mu: change?.after.mu ?? null,
    sigma: change?.after.sigma ?? null,
  };
}

interface Ladder {
  readonly game: string;
  readonly pace: RatedPace;
  readonly season: string;
}

const subjectOf = ({ person, level }: RankedSeat): string => person ?? `bot ${level}`;

async function rate(trx: Trx, ladder: Ladder, places: readonly RankedSeat[]): Promise<Change[]> {
  const { game, pace } = ladder;
  const found = await trx
    .selectFrom('ratings')
    .selectAll()
    .where('game', '=', game)
    .where('pace', '=', pace)
    .where('subject', 'in', places.map(subjectOf))
    .execute();
  // Several bots of one level are one: what it gained at each seat comes to it one after the other.
  const known = new Map(found.map((row) => [row.subject, row]));
  const before = places.map((place): SkillEstimate => known.get(subjectOf(place)) ?? firstEstimate(place));
  const after = afterMatch(places.map((place, at) => ({ ...(before[at] as SkillEstimate), rank: place.rank, bot: place.person === null })));
  for (const [at, place] of places.entries()) {
    const subject = subjectOf(place);
    known.set(
      subject,
      ratingAfter(ladder, place, known.get(subject), { before: before[at] as SkillEstimate, after: after[at] as SkillEstimate }),
    );
  }
  for (const row of known.values()) await keep(trx, row);
  return places.map(({ seat }, at) => {
    const { mu, sigma } = before[at] as SkillEstimate;
    return { seat, before: { mu, sigma }, after: after[at] as SkillEstimate };
  });
}

const firstEstimate = ({ person, level }: RankedSeat): SkillEstimate => (person === null ? botEstimate(level ?? '') : UNKNOWN);

function ratingAfter(
  { game, pace, season }: Ladder,
  place: RankedSeat,
  row: RatingsTable | undefined,
  { before, after }: { readonly before: SkillEstimate; readonly after: SkillEstimate },
): RatingsTable {
  const known = row ?? before;
  return {
    ...{ game, pace, season, subject: subjectOf(place), person: place.person, level: place.level },
    mu: known.mu + after.mu - before.mu,
    sigma: known.sigma * (after.sigma / before.sigma),
    tables: (row?.tables ?? 0) + 1,
    won: (row?.won ?? 0) + (place.rank === 1 ? 1 : 0),
    season_tables: (row?.season === season ? row.season_tables : 0) + 1,
  };
}

async function keep(trx: Trx, row: RatingsTable): Promise<void> {
  await trx
    .insertInto('ratings')
    .values(row)
    .onConflict((oc) => oc.columns(['game', 'pace', 'subject']).doUpdateSet(row))
    .execute();
}
