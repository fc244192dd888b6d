import { type RawBuilder, sql } from 'kysely';

/**
 * Whether somebody stands among the people of a game: with an account, not hidden, not gone, and no program. What plays on the ladder of
 * programs is measured on the same scale, but not ranked. `at` names the columns of the person and the game.
 */
export const isRankable = (at: { readonly person: string; readonly game: string }): RawBuilder<boolean> => sql<boolean>`(
  people.login is not null and people.deleted_at is null and not people.hidden and not people.program
  and not exists (select 1 from engines where engines.person = ${sql.ref(at.person)} and engines.game = ${sql.ref(at.game)}))`;
