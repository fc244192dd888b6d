import { sql, type Transaction } from 'kysely';
import type { Database } from '../store/schema.ts';
import { isRankable } from './rankable.ts';
import { LOW_END, SURE_SIGMA } from './scale.ts';
import { SEASON_TABLES, seasonOf } from './seasons.ts';

/** A season is closed a little after its end, when its last tables have been counted. */
const AFTERWARDS = 3600_000;

/**
 * Crowns the three best of every season that is over, once: those who had played enough in it and were certain by its end, by the low end of
 * the bar as it was then. Guests, and people who keep their page to themselves, are not ranked.
 */
export async function awardLaurels(trx: Transaction<Database>, now: Date): Promise<void> {
  const running = seasonOf(new Date(now.getTime() - AFTERWARDS)).id;
  await sql`
    with closing as (
      insert into closed_seasons (season, game) select distinct season, game from rated_tables where season <> ${running} and season <> ${seasonOf(now).id}
      on conflict do nothing returning season, game
    ), played as (
      select distinct on (season, game, rated_tables.pace, seat_results.person) season, game, rated_tables.pace, seat_results.person, mu, sigma,
        count(*) over (partition by season, game, rated_tables.pace, seat_results.person) as tables
      from closing join rated_tables using (season, game) join seat_results using (table_id) join people on people.id = seat_results.person
      where mu is not null and ${isRankable({ person: 'seat_results.person', game: 'closing.game' })}
      order by season, game, rated_tables.pace, seat_results.person, finished_at desc, table_id desc
    ), ranked as (
      select played.*, row_number() over (partition by season, game, pace order by mu - ${LOW_END}::float8 * sigma desc, person) as place
      from played where tables >= ${SEASON_TABLES} and sigma <= ${SURE_SIGMA}::float8
    )
    insert into laurels (season, game, pace, place, person, mu, sigma, tables)
    select season, game, pace, place, person, mu, sigma, tables from ranked where place <= 3 on conflict do nothing`.execute(trx);
}
