import { notFound } from '../failure.ts';
import type { Caller, Handlers } from '../http/handler.ts';
import { seenAs } from '../identity/seen-as.ts';
import type { Services } from '../services.ts';
import type { PersonRow } from '../store/schema.ts';
import { historyOf } from './history.ts';
import { playerRecord } from './record.ts';

const LATEST = 20;

type Routes = 'GET /api/players/:id' | 'GET /api/players/:id/tables' | 'PUT /api/me/page';

/** Pages about people. */
export function playerHandlers({ db }: Services): Pick<Handlers, Routes> {
  const personOf = async (id: string): Promise<PersonRow> => {
    const found = await db.selectFrom('people').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
    if (found === undefined) throw notFound();
    return found;
  };
  const isMine = (person: PersonRow, caller: Caller | null): boolean => caller?.person.id === person.id;

  return {
    'GET /api/players/:id': async ({ params, caller }) => {
      const person = await personOf(params.id);
      const mine = isMine(person, caller);
      return {
        person: seenAs(person),
        since: person.created_at.toISOString(),
        hidden: person.hidden,
        mine,
        record: person.hidden && !mine ? null : await playerRecord(db, person.id),
      };
    },
    'GET /api/players/:id/tables': async ({ params, query, caller }) => {
      const person = await personOf(params.id);
      if (person.hidden && !isMine(person, caller)) return { tables: [], next: null };
      return historyOf(db, { person: person.id, viewer: caller?.person.id ?? null, before: query.before, limit: query.limit ?? LATEST });
    },
    'PUT /api/me/page': async ({ caller, body }) => {
      await db.updateTable('people').set({ hidden: body.hidden }).where('id', '=', caller.person.id).execute();
      return { done: true };
    },
  };
}
