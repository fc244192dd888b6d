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
  const made = await storeRematch(parts, over, person);
  if (made === null) return (await rematchOf(parts, over.row.id)) as string;
  parts.bus.publish({ kind: 'table', table: over.row.id });
  await inviteOthers(parts, over, person);
  await parts.lobby.settled(made);
  return made;
}

/** Stores the same table once more; null if somebody else just did. */
async function storeRematch({ db: store }: Parts, { row, seats }: StoredTable, person: string): Promise<string | null> {
  const id = newId();
  const seed = newSecret();
  const { game, rules, pack_hash, custom_pack, title, spectators, advice, shuffle_seats } = row;
  const same = { game, rules, pack_hash, custom_pack, title, spectators, advice, shuffle_seats, public: row.public };
  return store.transaction().execute(async (db) => {
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
    if (inserted === undefined) return null;
    await db
      .insertInto('seats')
      .values(seats.map((seat, at) => seatRowOf(id, at, seatAgain(seat, person))))
      .execute();
    return id;
  });
}

/** A bot sits down again, so does the one who asks; the seats of all others are kept for them. */
function seatAgain(seat: StoredTable['seats'][number], person: string): NewSeat {
  if (seat.kind === 'bot') return { kind: 'bot', kept_for: null, person: null, level: seat.level, entropy: null };
  const mine = seat.person === person;
  return { kind: mine ? 'person' : 'friend', kept_for: mine ? 'friend' : null, person: mine ? person : null, level: null, entropy: null };
}

/** Whoever does not want to meet the one who asks is not invited. */
async function inviteOthers({ db, registry }: Parts, over: StoredTable, person: string): Promise<void> {
  const shy = await avoiding(db, person);
  const untold = over.seats.filter((seat) => seat.person === person || (seat.person !== null && shy.has(seat.person)));
  await registry.tellPeople(
    over,
    'rematch',
    untold.map(({ seat }) => seat),
  );
}
