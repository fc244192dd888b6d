import type { Handlers } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { bringTogether, seek, seekState } from './seeking.ts';

type SeekRoutes = Extract<keyof Handlers, `${string} /api/seek`>;

/** Finding others to play with. */
export const seekHandlers = (services: Services): Pick<Handlers, SeekRoutes> => ({
  'GET /api/seek': async ({ caller }) => {
    const state = await seekState(services, caller.person.id);
    if (state.wish === null || state.others === 0) return state;
    await bringTogether(services);
    return seekState(services, caller.person.id);
  },
  'POST /api/seek': async ({ caller, body }) => {
    await seek(services, caller.person.id, body);
    return seekState(services, caller.person.id);
  },
  'DELETE /api/seek': async ({ caller }) => {
    await services.db.deleteFrom('seekers').where('person', '=', caller.person.id).execute();
    return { done: true };
  },
});
