import { type Kysely, sql } from 'kysely';
import type { Laurel, Leaderboard, RankedPlayer, RatedPace, SeasonDto } from '../api/index.ts';
import type { RatingsTable } from '../store/people-schema.ts';
import type { Database } from '../store/schema.ts';
import { isRankable } from './rankable.ts';
import { LOW_END, SURE_SIGMA, shown } from './scale.ts';
import { SEASON_TABLES, type Season, seasonById, seasonOf } from './seasons.ts';
import { punctualityOf, trendsOf } from './trends.ts';

type Db = Kysely<Database>;

/** Which board is asked for. */
export interface Board {
  readonly game: string;
  readonly pace: RatedPace;
  readonly span: 'season' | 'all';
}

const MOST = 100;

export const seasonDto = ({ id, from, to }: Season): SeasonDto => ({ id, from: from.toISOString(), to: to.toISOString() });

type Row = Pick<RatingsTable, 'mu' | 'sigma' | 'tables' | 'won'> & { person: string; name: string; place: number };

/** The strongest at a game. Guests, hidden and uncertain people are not ranked; bots stand beside. */
export async function leaderboard(db: Db, board: Board, caller: string | null, now: Date): Promise<Leaderboard> {
  const season = seasonOf(now);
  const [ranked, uncertain, bots] = await Promise.all([rankedRows(db, board, season), uncertainOf(db, board, season), botsAt(db, board)]);
  const top = ranked.slice(0, MOST);
  const people = top.map(({ person }) => person);
  const [trend, punctual] = await Promise.all([trendsOf(db, people, board), punctualityOf(db, people)]);
  return {
    season: seasonDto(season),
    players: top.map(
      (row): RankedPlayer => ({
        place: row.place,
        person: { id: row.person, name: row.name, guest: false },
        ...shown(row),
        tables: row.tables,
        won: row.won,
        onTime: punctual.get(row.person) ?? null,
        trend: trend(row.person, board.game, board.pace),
      }),
    ),
    bots: bots.map(({ level, tables, won, ...estimate }) => ({ level: level ?? '', ...shown(estimate), tables, won })),
    uncertain,
    me: caller === null ? null : await ownRow(db, board, caller, ranked),
  };
}

const ofBoard = ({ game, pace, span }: Board, { id }: Season) => sql<boolean>`
  ratings.game = ${game} and ratings.pace = ${pace} and ${isRankable({ person: 'ratings.person', game: 'ratings.game' })}
  and (${span === 'all'} or (ratings.season = ${id} and ratings.season_tables >= ${SEASON_TABLES}))`;

async function rankedRows(db: Db, board: Board, season: Season): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ratings.person, people.name, mu, sigma, tables, won,
      row_number() over (order by mu - ${LOW_END}::float8 * sigma desc, ratings.person)::int as place
    from ratings join people on people.id = ratings.person
    where ${ofBoard(board, season)} and sigma <= ${SURE_SIGMA}::float8 order by place`.execute(db);
  return rows;
}

async function uncertainOf(db: Db, { game, pace, span }: Board, { id }: Season): Promise<number> {
  const { rows } = await sql<{ many: number }>`
    select count(*)::int as many from ratings join people on people.id = ratings.person
    where ratings.game = ${game} and ratings.pace = ${pace} and ${isRankable({ person: 'ratings.person', game: 'ratings.game' })}
      and (${span === 'all'} or ratings.season = ${id})
      and (sigma > ${SURE_SIGMA}::float8 or (${span === 'season'} and season_tables < ${SEASON_TABLES}))`.execute(db);
  return rows[0]?.many ?? 0;
}

const botsAt = (db: Db, { game, pace }: Board) =>
  db
    .selectFrom('ratings')
    .select(['level', 'mu', 'sigma', 'tables', 'won'])
    .where('game', '=', game)
    .where('pace', '=', pace)
    .where('level', 'is not', null)
    .orderBy('mu', 'desc')
    .execute();

async function ownRow(db: Db, { game, pace }: Board, caller: string, ranked: readonly Row[]): Promise<Leaderboard['me']> {
  const row = await db
    .selectFrom('ratings')
    .innerJoin('people', 'people.id', 'ratings.person')
    .select(['mu', 'sigma', 'tables', 'won', 'people.hidden'])
    .where('game', '=', game)
    .where('pace', '=', pace)
    .where('ratings.person', '=', caller)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { hidden, tables, won, ...estimate } = row;
  return { id: caller, place: ranked.find(({ person }) => person === caller)?.place ?? null, hidden, ...shown(estimate), tables, won };
}

/** The laurels of past seasons, the latest first: all of them, or those of one person. */
export async function laurels(db: Db, person?: string): Promise<{ season: SeasonDto; laurels: Laurel[] }[]> {
  const rows = await db
    .selectFrom('laurels')
    .leftJoin('people', (join) =>
      join.onRef('people.id', '=', 'laurels.person').on('people.deleted_at', 'is', null).on('people.hidden', '=', false),
    )
    .select(['season', 'game', 'pace', 'place', 'mu', 'sigma', 'tables', 'people.id', 'people.name'])
    .$if(person !== undefined, (found) => found.where('laurels.person', '=', person ?? ''))
    .orderBy('season', 'desc')
    .orderBy('game')
    .orderBy('pace', 'desc')
    .orderBy('place')
    .limit(600)
    .execute();
  const seasons = [...new Set(rows.map(({ season }) => season))];
  return seasons.map((id) => ({
    season: seasonDto(seasonById(id)),
    laurels: rows
      .filter(({ season }) => season === id)
      .map(({ game, pace, place, mu, sigma, tables, id: who, name }) => ({
        ...{ game, pace, place, tables },
        ...shown({ mu, sigma }),
        person: who === null || name === null ? null : { id: who, name, guest: false },
      })),
  }));
}
