import type { Access } from '../api/index.ts';
import { notFound, Refusal } from '../failure.ts';
import type { Services } from '../services.ts';
import { readTable, type TableState } from '../tables/rows.ts';
import { maySee, seatOfPerson } from '../tables/shown.ts';
import type { Caller, Standing } from './handler.ts';

/** How somebody stands to a table, or null if they may not see it. Whoever runs the server sees what a spectator sees. */
export async function standingOf({ db }: Pick<Services, 'db'>, state: TableState, caller: Caller | null): Promise<Standing | null> {
  const person = caller?.person.id ?? null;
  const isWatcher =
    person !== null &&
    state.row.spectators &&
    (await db
      .selectFrom('watchers')
      .select('person')
      .where('table_id', '=', state.row.id)
      .where('person', '=', person)
      .executeTakeFirst()) !== undefined;
  if (!maySee(state, person, isWatcher) && caller?.person.admin !== true) return null;
  return { state, seat: seatOfPerson(state, person) };
}

/** Refuses whoever may not call a route; returns how they stand to the table in its path, if it has one. */
export async function admit(
  services: Pick<Services, 'db'>,
  access: Access,
  caller: Caller | null,
  table: string | undefined,
): Promise<Standing | undefined> {
  if (access === 'anyone') return undefined;
  if (access !== 'viewer' && caller === null) throw new Refusal('not-signed-in', 'sign in first; a name is enough');
  if (access === 'person') return undefined;
  if (access === 'member') {
    if (caller?.person.login === null) throw new Refusal('forbidden', 'this needs an account');
    return undefined;
  }
  if (access === 'admin') {
    if (caller?.person.admin !== true) throw notFound();
    return undefined;
  }
  const standing = await standingOf(services, await readTable(services.db, table ?? ''), caller);
  if (standing === null) throw notFound();
  if (access === 'seated' && standing.seat === null) throw new Refusal('forbidden', 'you do not sit at this table');
  if (access === 'host' && standing.state.row.host !== caller?.person.id) throw new Refusal('forbidden', 'only the host may do this');
  return standing;
}
