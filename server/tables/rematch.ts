import { commitment } from '@pantheon/kernel';
import { Refusal } from '../failure.ts';
import { newId, newSecret } from '../ids.ts';
import { avoiding } from '../safety/distance.ts';
import type { Services } from '../services.ts';
import { emptyTable, type NewSeat, seatRowOf } from './lobby.ts';
import { readTable, type StoredTable } from './table-repository.ts';

type Parts = Pick<Services, 'db' | 'bus' | 'registry' | 'lobby'>;

/** The table that follows a finished one: made by the first who asks, joined by the others. */
export async function rematch(parts: Parts, over: StoredTable, person: string, seat: number): Promise<StoredTable> {
  if (over.row.status !== 'finished') throw new Refusal('not-over', 'the match is not over yet');
  const next = (await rematchOf(parts, over.row.id)) ?? (await makeRematch(parts, over, person));
  const table = await readTable(parts.db, next);
  if (table.row.status !== 'waiting' || table.seats.some((one) => one.person === person)) return table;
  const former = table.seats.find((one) => one.seat === seat && one.kind !== 'person' && one.kind !== 'bot');
  return parts.lobby.join(next, person, { seat: former?.seat }, true);
}

async function rematchOf({ db }: Parts, id: string): Promise<string | null> {
  const found = await db.selectFrom('tables').select('id').where('rematch_of', '=', id).executeTakeFirst();
  return found?.id ?? null;
}

async function makeRematch(parts: Parts, over: StoredTable, person: string): Promise<string> {
  const { row, seats } = over;
  const id = newId();
  const seed = newSecret();
  const { game, rules, pack_hash, custom_pack, title, spectators, shuffle_seats } = row;
  const same = { game, rules, pack_hash, custom_pack, title, spectators, shuffle_seats, public: row.public };
  const made = await parts.db.transaction().execute(async (db) => {
    const inserted = await db
      .insertInto('tables')
      .values({
        ...emptyTable(id, person),
        ...same,
        options: JSON.stringify(row.options),
        pace: JSON.stringify(row.pace),
        seed,
        commitment: commitment(seed),
        seed_chosen: false,
        auto_start: true,
        rematch_of: row.id,
      })
      .onConflict((oc) => oc.column('rematch_of').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted === undefined) return false;
    const again = seats.map((seat): NewSeat => {
      if (seat.kind === 'bot') return { kind: 'bot', kept_for: null, person: null, level: seat.level, entropy: null };
      const mine = seat.person === person;
      return {
        kind: mine ? 'person' : 'friend',
        kept_for: mine ? 'friend' : null,
        person: mine ? person : null,
        level: null,
        entropy: null,
      };
    });
    await db
      .insertInto('seats')
      .values(again.map((seat, at) => seatRowOf(id, at, seat)))
      .execute();
    return true;
  });
  if (!made) return (await rematchOf(parts, row.id)) as string;
  parts.bus.publish({ kind: 'table', table: row.id });
  // Whoever does not want to meet the one who asks is not invited.
  const shy = await avoiding(parts.db, person);
  const untold = seats.filter((seat) => seat.person === person || (seat.person !== null && shy.has(seat.person)));
  await parts.registry.tellPeople(
    over,
    'rematch',
    untold.map(({ seat }) => seat),
  );
  await parts.lobby.settled(id);
  return id;
}
