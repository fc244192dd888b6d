import type { Route } from '../api/index.ts';
import { notFound, Refusal } from '../failure.ts';
import type { Services } from '../services.ts';
import { accessTo } from '../tables/access.ts';
import { readTable, type StoredTable } from '../tables/table-repository.ts';
import type { AtTable, Caller } from './handler.ts';

/** A table as somebody may see it, or null if they may not. */
export function seenBy(table: StoredTable, caller: Caller | null): AtTable | null {
  const access = accessTo(table, { person: caller?.person.id ?? null, isAdmin: caller?.person.admin === true });
  return access === null ? null : { table, seat: access.seat };
}

/** Refuses whoever may not call a route; returns how they stand to the table in its path, if it has one. */
export async function admit(
  services: Pick<Services, 'db'>,
  { access, device }: Pick<Route, 'access' | 'device'>,
  caller: Caller | null,
  table: string | undefined,
): Promise<AtTable | undefined> {
  if (device && caller?.kind === 'token') throw new Refusal('forbidden', 'a token cannot do this; sign in on a device');
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
  const at = seenBy(await readTable(services.db, table ?? ''), caller);
  if (at === null) throw notFound();
  if (access === 'seated' && at.seat === null) throw new Refusal('forbidden', 'you do not sit at this table');
  if (access === 'host' && at.table.row.host !== caller?.person.id) throw new Refusal('forbidden', 'only the host may do this');
  return at;
}
