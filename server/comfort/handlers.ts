import type { Handlers } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { publishCalendar } from './calendar.ts';
import { comeBack, goAway, vacationOf } from './vacation.ts';

type Routes = 'GET /api/vacation' | `POST /api/vacation${'' | '/end'}` | `${'GET' | 'POST' | 'DELETE'} /api/calendar`;

/** Comfort for those who play over days. */
export function comfortHandlers(services: Services): Pick<Handlers, Routes> {
  const { db } = services;
  const vacation = (person: string) => vacationOf(db, person, services.now());
  return {
    'GET /api/vacation': async ({ caller }) => vacation(caller.person.id),
    'POST /api/vacation': async ({ caller, body }) => {
      await goAway(services, caller.person.id, body.days);
      return vacation(caller.person.id);
    },
    'POST /api/vacation/end': async ({ caller }) => {
      await comeBack(services, caller.person.id);
      return vacation(caller.person.id);
    },
    'GET /api/calendar': async ({ caller }) => {
      const row = await db.selectFrom('notice_settings').select('calendar_hash').where('person', '=', caller.person.id).executeTakeFirst();
      return { published: row !== undefined && row.calendar_hash !== null };
    },
    'POST /api/calendar': async ({ caller }) => ({ secret: await publishCalendar(services, caller.person.id) }),
    'DELETE /api/calendar': async ({ caller }) => {
      await db.updateTable('notice_settings').set({ calendar_hash: null }).where('person', '=', caller.person.id).execute();
      return { done: true };
    },
  };
}
