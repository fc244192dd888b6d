import type { GameModule } from '@pantheon/catalog';
import { loadPack } from '@pantheon/kernel';
import { firstDeadline, type Journal } from '@pantheon/table';
import type { Insertable, Kysely } from 'kysely';
import { newId } from '../../ids.ts';
import type { Database, TablesTable } from '../../store/schema.ts';
import { setupColumns } from '../../tables/import-table.ts';
import { emptyTable, seatRowOf } from '../../tables/lobby.ts';
import { entryRow } from '../../tables/table-repository.ts';

const at = (time: number | undefined): Date | null => (time === undefined ? null : new Date(time));

function rowFor(
  id: string,
  { rules: game }: Pick<GameModule, 'rules'>,
  host: string,
  { setup, entries, state }: Journal,
): Insertable<TablesTable> {
  const last = entries.at(-1);
  const clocks = state?.clocks;
  return {
    ...emptyTable(id, host),
    ...setupColumns(setup),
    pack_hash: loadPack(game).hash,
    custom_pack: false,
    title: null,
    status: 'running',
    public: true,
    spectators: true,
    started_at: new Date(entries[0]?.at ?? 0),
    entries: last?.entry ?? 0,
    moment: last?.moment ?? 0,
    waiting: [],
    paused: state?.paused ?? false,
    state: JSON.stringify(state),
    deadline: at(clocks === undefined ? undefined : firstDeadline(clocks)?.at),
  };
}

/** Puts a table that is running into the database as it is, with the people whom it names. */
export async function storeTable(db: Kysely<Database>, game: Pick<GameModule, 'rules'>, host: string, journal: Journal): Promise<string> {
  const id = newId();
  const seats = journal.state?.seats ?? journal.setup.seats;
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('tables')
      .values(rowFor(id, game, host, journal))
      .execute();
    await trx
      .insertInto('seats')
      .values(
        seats.map(({ kind, person, level, standIn }, seat) => ({
          ...seatRowOf(id, seat, { kind, kept_for: kind === 'person' ? 'open' : null, person, level, entropy: null }),
          stand_in: standIn?.level ?? null,
          stand_in_because: standIn?.because ?? null,
        })),
      )
      .execute();
    await trx
      .insertInto('entries')
      .values(journal.entries.map((entry) => entryRow(id, entry)))
      .execute();
    const moment = journal.entries.at(-1)?.moment ?? 0;
    if (journal.checkpoint !== null)
      await trx
        .insertInto('checkpoints')
        .values({ table_id: id, moment, rules: journal.setup.rules, checkpoint: JSON.stringify(journal.checkpoint) })
        .execute();
  });
  return id;
}
