import { hashPassword } from '../server/identity/passwords.ts';
import { countTables } from '../server/ratings/count-tables.ts';
import { connect } from '../server/store/connect.ts';
import { finish, plantPerson } from '../server/tests/harness/finished-table.ts';

const DAY = 86_400_000;
/** How all of them sign in. */
export const PASSWORD = 'a sentence to sign in with';
const others = ['Ginevra', 'Teodora', 'Danae', 'Hamid', 'Ottavia', 'Pelope'];

/** People who have played for months, with an address each where letters arrive. */
export async function plantHistory(url: string): Promise<void> {
  const store = connect(url, { connections: 2 });
  const password = await hashPassword(PASSWORD);
  const people = [...others, 'Livia', 'Marco'];
  const ids: string[] = [];
  for (const name of people) ids.push(await plantPerson(store.db, name, { password }));
  await store.db
    .insertInto('notice_settings')
    .values(
      ['Livia', 'Marco'].map((name) => ({
        person: name.toLowerCase(),
        settings: JSON.stringify({ push: true, email: true, webhook: true, quiet: null }),
        email: `${name.toLowerCase()}@example.org`,
        email_confirmed: true,
        email_hash: null,
        webhook: null,
      })),
    )
    .execute();
  await store.db.updateTable('people').set({ admin: true }).where('id', '=', 'ginevra').execute();
  await store.db.updateTable('people').set({ language: 'it' }).where('id', '=', 'marco').execute();
  const now = Date.now();
  for (let table = 0; table < 110; table++) {
    const seated = ids.filter((_, at) => (table + at * 3) % 8 < 4);
    const luck = (id: string): number => 0.5 * ids.indexOf(id) + ((table * 7 + ids.indexOf(id) * 5) % 8);
    const best = seated.toSorted((a, b) => luck(a) - luck(b));
    const at = new Date(now - (110 - table) * 1.6 * DAY);
    await finish(store.db, {
      id: `past${table}`,
      game: table % 5 === 4 ? 'bomarzo' : 'cyclades',
      at,
      people: best,
      title: `Open sea ${table}`,
      ...(table % 4 === 0 ? { bots: ['hero'] } : {}),
    });
  }
  await countTables(store.db, now);
  await store.close();
}
