import { noteAct, readAudit } from '../admin/audit.ts';
import type { Done } from '../api/index.ts';
import type { Handlers } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { ban, unban } from './bans.ts';
import { closeComplaint, complain, readComplaints } from './complaints.ts';
import { comeNear, keepAway, keptAwayBy } from './distance.ts';
import { invite, openInvitations, revoke } from './invitations.ts';

const done: Done = { done: true };

type Routes = 'GET /api/house' | 'GET /api/kept-away' | `${'PUT' | 'DELETE'} /api/kept-away/:person` | 'POST /api/complaints';

/** Keeping away from people, and complaining of them. */
export function safetyHandlers({ db, house }: Services): Pick<Handlers, Routes> {
  return {
    'GET /api/house': async () => ({ registration: (await house.rules()).registration }),
    'GET /api/kept-away': async ({ caller }) => keptAwayBy(db, caller.person.id),
    'PUT /api/kept-away/:person': async ({ caller, params, body }) => {
      await keepAway(db, caller.person.id, params.person, body.kind);
      return keptAwayBy(db, caller.person.id);
    },
    'DELETE /api/kept-away/:person': async ({ caller, params }) => {
      await comeNear(db, caller.person.id, params.person);
      return keptAwayBy(db, caller.person.id);
    },
    'POST /api/complaints': async ({ caller, body }) => {
      await complain(db, caller, body);
      return done;
    },
  };
}

type OrderRoutes =
  | `GET /api/admin/${'complaints' | 'house' | 'invitations' | 'audit'}`
  | 'PUT /api/admin/house'
  | `POST /api/admin/people/:id/${'ban' | 'unban'}`
  | `POST /api/admin/${'complaints/:id/close' | 'invitations' | 'invitations/:id/revoke'}`;

/** Order in the house, for those who run the server. All that they do here is noted. */
export function orderHandlers(services: Services): Pick<Handlers, OrderRoutes> {
  const { db, house } = services;
  return {
    'GET /api/admin/complaints': async () => readComplaints(db),
    'POST /api/admin/complaints/:id/close': async ({ params, body, caller }) => {
      await closeComplaint(db, params.id, body.outcome);
      await noteAct(services, caller.person.id, { act: 'a complaint is closed', about: `${params.id}: ${body.outcome}` });
      return done;
    },
    'POST /api/admin/people/:id/ban': async ({ params, body, caller }) => {
      await ban(services, caller.person.id, params.id, body);
      return done;
    },
    'POST /api/admin/people/:id/unban': async ({ params, caller }) => {
      await unban(services, caller.person.id, params.id);
      return done;
    },
    'GET /api/admin/house': async () => house.rules(),
    'PUT /api/admin/house': async ({ body, caller }) => {
      await house.change(body);
      await noteAct(services, caller.person.id, { act: 'the rules of the house are changed', about: JSON.stringify(body).slice(0, 2000) });
      return house.rules();
    },
    'GET /api/admin/invitations': async () => openInvitations(db),
    'POST /api/admin/invitations': async ({ body, caller }) => {
      const made = await invite(db, caller.person.id, body);
      await noteAct(services, caller.person.id, { act: 'an invitation is made', about: `${made.invitation.id}: ${body.note}` });
      return made;
    },
    'POST /api/admin/invitations/:id/revoke': async ({ params, caller }) => {
      await revoke(db, params.id);
      await noteAct(services, caller.person.id, { act: 'an invitation is revoked', about: params.id });
      return done;
    },
    'GET /api/admin/audit': async ({ query }) => readAudit(db, query.before),
  };
}
