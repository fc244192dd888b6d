import type { Done } from '../api/index.ts';
import type { Handlers } from '../http/handler.ts';
import { siteOf } from '../http/origin.ts';
import { deviceOf } from '../identity/sessions.ts';
import type { Services } from '../services.ts';

const done: Done = { done: true };

type Routes =
  | 'GET /api/notices'
  | 'POST /api/notices/seen'
  | `${'GET' | 'PUT'} /api/notices/settings`
  | `PUT /api/notices/${'email' | 'webhook'}`
  | `POST /api/notices/${'email/confirm' | 'devices'}`
  | 'DELETE /api/notices/devices/:id';

/** Notices, and the ways on which they are sent. */
export function noticeHandlers({ notices, config }: Services): Pick<Handlers, Routes> {
  return {
    'GET /api/notices': async ({ caller }) => notices.latest(caller.person.id),
    'POST /api/notices/seen': async ({ caller, body }) => {
      await notices.markSeen(caller.person.id, body.upTo);
      return done;
    },
    'GET /api/notices/settings': async ({ caller }) => notices.stateOf(caller.person.id),
    'PUT /api/notices/settings': async ({ caller, body }) => {
      await notices.setSettings(caller.person.id, body);
      return notices.stateOf(caller.person.id);
    },
    'PUT /api/notices/email': async ({ caller, body, request }) => {
      await notices.setEmail(caller.person, body.email, siteOf(config, request));
      return notices.stateOf(caller.person.id);
    },
    'POST /api/notices/email/confirm': async ({ body }) => {
      await notices.confirmEmail(body.secret);
      return done;
    },
    'PUT /api/notices/webhook': async ({ caller, body }) => {
      await notices.setWebhook(caller.person.id, body.url, body.format);
      return notices.stateOf(caller.person.id);
    },
    'POST /api/notices/devices': async ({ caller, body, request }) => {
      await notices.addDevice(caller.person.id, body, deviceOf(request));
      return notices.stateOf(caller.person.id);
    },
    'DELETE /api/notices/devices/:id': async ({ caller, params }) => {
      await notices.removeDevice(caller.person.id, params.id);
      return notices.stateOf(caller.person.id);
    },
  };
}
