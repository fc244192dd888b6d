import type { Route } from '../api/index.ts';
import { notFound, Refusal } from '../failure.ts';
import { requireNotBanned } from '../safety/bans.ts';
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
  services: Pick<Services, 'db' | 'registry'>,
  route: Pick<Route, 'access' | 'device' | 'enters' | 'evenBanned'>,
  caller: Caller | null,
  table: string | undefined,
): Promise<AtTable | undefined> {
  const { access, enters } = route;
  requireFit(route, caller);
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
  const at = (enters === true ? rememberedSeat(services, caller, table ?? '') : null) ?? (await lookedUp(services, caller, table ?? ''));
  if (access === 'seated' && at.seat === null) throw new Refusal('forbidden', 'you do not sit at this table');
  if (access === 'host' && at.table.row.host !== caller?.person.id) throw new Refusal('forbidden', 'only the host may do this');
  return at;
}

/** Refuses a token where a device is needed, and whoever is shut out. */
function requireFit({ access, device, evenBanned }: Pick<Route, 'access' | 'device' | 'evenBanned'>, caller: Caller | null): void {
  if (device && caller?.kind === 'token') throw new Refusal('forbidden', 'a token cannot do this; sign in on a device');
  if (access !== 'anyone' && evenBanned !== true) requireNotBanned(caller?.person);
}

async function lookedUp({ db }: Pick<Services, 'db'>, caller: Caller | null, table: string): Promise<AtTable> {
  const at = seenBy(await readTable(db, table), caller);
  if (at === null) throw notFound();
  return at;
}

/** How somebody sits at a table that this node remembers; null where that has to be looked up. */
function rememberedSeat({ registry }: Pick<Services, 'registry'>, caller: Caller | null, table: string): AtTable | null {
  const known = registry.remembered(table);
  const at = known === null ? null : seenBy(known, caller);
  return at === null || at.seat === null ? null : at;
}
