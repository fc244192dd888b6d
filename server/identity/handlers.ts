import type { FastifyRequest } from 'fastify';
import type { Done, Me } from '../api/index.ts';
import { notFound, Refusal } from '../failure.ts';
import type { Caller, Handlers } from '../http/handler.ts';
import { siteOf } from '../http/origin.ts';
import { requireNotBanned } from '../safety/bans.ts';
import { letIn } from '../safety/invitations.ts';
import type { Services } from '../services.ts';
import { deleteAccount } from './deletion.ts';
import { exportOf } from './export.ts';
import { loginOf } from './names.ts';
import { hashPassword, isPassword, requireStrong } from './passwords.ts';
import { seenAs } from './seen-as.ts';

const done: Done = { done: true };

type SignInRoutes = `POST /api/${'guest' | 'account' | 'login'}`;
type SignOutRoutes = `POST /api/${'logout' | 'logout-everywhere'}`;
type OwnRoutes = `${'GET' | 'PATCH' | 'DELETE'} /api/me` | 'POST /api/me/password' | 'GET /api/me/export';

/** Signing in and out, and one's own account. */
export const accountHandlers = (services: Services): Pick<Handlers, SignInRoutes | SignOutRoutes | OwnRoutes> => ({
  ...signInHandlers(services),
  ...signOutHandlers(services),
  ...ownHandlers(services),
});

/** Other devices, and connections to other nodes, hear that sessions of somebody have ended. */
const signOutElsewhere = ({ bus }: Services, person: string): Promise<void> => bus.confirm({ kind: 'signed-out', person });

function signInHandlers(services: Services): Pick<Handlers, SignInRoutes> {
  const { people, sessions, throttle } = services;
  return {
    'POST /api/guest': async ({ body, caller, request, reply }) => {
      requireNotBanned(caller?.person);
      const person = await letIn(services, body.invitation, () => people.create({ name: body.name, language: body.language ?? 'en' }));
      await sessions.begin(person, request, reply);
      return people.meOf(person);
    },
    'POST /api/account': async ({ body, caller, request, reply }) => {
      if (caller !== null && caller.person.login !== null) throw new Refusal('forbidden', 'you have an account already');
      requireNotBanned(caller?.person);
      requireStrong(body.password, body.name);
      const password = await hashPassword(body.password);
      const person =
        caller === null
          ? await letIn(services, body.invitation, () => people.create({ name: body.name, language: body.language ?? 'en', password }))
          : await people.promote(caller.person, body.name, password);
      await renew(services, caller, person.id);
      await sessions.begin(person, request, reply);
      return people.meOf(person);
    },
    'POST /api/login': async ({ body, caller, request, reply }) => {
      const login = loginOf(body.name);
      const place = { known: await sessions.devices.known(login, request), address: request.ip };
      await throttle.take(login, place);
      const person = await people.byLogin(body.name);
      if (!(await isPassword(person?.password ?? null, body.password)) || person === undefined)
        throw new Refusal('wrong-password', 'name and password do not belong together');
      await throttle.forgive(login, place);
      await renew(services, caller, person.id);
      await sessions.begin(person, request, reply);
      return people.meOf(person);
    },
  };
}

function signOutHandlers(services: Services): Pick<Handlers, SignOutRoutes> {
  const { sessions } = services;
  return {
    'POST /api/logout': async ({ caller, request, reply }) => {
      await sessions.end(caller.person.id, caller.session, caller.kind);
      sessions.clear(request, reply);
      await signOutElsewhere(services, caller.person.id);
      return done;
    },
    'POST /api/logout-everywhere': async ({ caller, request, reply }) => {
      await sessions.endAll(caller.person.id, request);
      sessions.clear(request, reply);
      await signOutElsewhere(services, caller.person.id);
      return done;
    },
  };
}

function ownHandlers(services: Services): Pick<Handlers, OwnRoutes> {
  const { people, sessions, db } = services;
  return {
    'GET /api/me': async ({ caller }) => (caller === null ? null : people.meOf(caller.person)),
    'PATCH /api/me': async ({ caller, body }) => people.meOf(await people.change(caller.person, body)),
    'POST /api/me/password': async ({ caller, body, request }) => {
      await requirePassword(services, caller, body.old, request);
      requireStrong(body.new, caller.person.name);
      await db
        .updateTable('people')
        .set({ password: await hashPassword(body.new) })
        .where('id', '=', caller.person.id)
        .execute();
      await sessions.endAll(caller.person.id, request, caller.session);
      await signOutElsewhere(services, caller.person.id);
      return done;
    },
    'GET /api/me/export': async ({ caller }) => exportOf(db, caller.person),
    'DELETE /api/me': async ({ caller, body, request, reply }) => {
      await requirePassword(services, caller, body.password, request);
      await deleteAccount(services, caller.person.id);
      sessions.clear(request, reply);
      return done;
    },
  };
}

// Whoever signs in gets a new session, and the one on which they came ends: a session that somebody slipped them is worth nothing.
async function renew({ sessions }: Services, caller: Caller | null, person: string): Promise<void> {
  if (caller === null || caller.kind !== 'device') return;
  if (caller.person.id === person || caller.person.login !== null) await sessions.end(caller.person.id, caller.session, 'device');
}

// What cannot be undone is confirmed with the password, by those who have one.
async function requirePassword(
  { throttle }: Services,
  { person, session }: Caller,
  password: string | undefined,
  { ip }: FastifyRequest,
): Promise<void> {
  if (person.password === null) return;
  const login = person.login ?? person.id;
  const place = { known: session, address: ip };
  await throttle.take(login, place);
  if (!(await isPassword(person.password, password ?? ''))) throw new Refusal('wrong-password', 'that is not your password');
  await throttle.forgive(login, place);
}

type SessionRoutes = 'GET /api/me/sessions' | 'DELETE /api/me/sessions/:id';
type TokenRoutes = `${'GET' | 'POST'} /api/me/tokens` | 'DELETE /api/me/tokens/:id';
type PasskeyRoutes = `POST /api/passkeys/${'register' | 'login'}${'' | '/finish'}` | 'DELETE /api/passkeys/:id';

/** Devices, keys of programs, passkeys. */
export const deviceHandlers = (
  services: Services,
): Pick<Handlers, SessionRoutes | TokenRoutes | PasskeyRoutes | 'GET /api/people/:name'> => ({
  ...sessionHandlers(services),
  ...tokenHandlers(services),
  ...passkeyHandlers(services),
  'GET /api/people/:name': async ({ params }) => {
    const person = await services.people.byLogin(params.name);
    if (person === undefined) throw notFound();
    return seenAs(person);
  },
});

function sessionHandlers(services: Services): Pick<Handlers, SessionRoutes> {
  const { db, sessions } = services;
  return {
    'GET /api/me/sessions': async ({ caller }) => {
      const rows = await db
        .selectFrom('sessions')
        .selectAll()
        .where('person', '=', caller.person.id)
        .where('kind', '=', 'device')
        .orderBy('seen_at', 'desc')
        .execute();
      return rows.map(({ id, created_at, seen_at, expires_at, name }) => ({
        id,
        current: id === caller.session,
        createdAt: created_at.toISOString(),
        seenAt: (seen_at ?? created_at).toISOString(),
        expiresAt: (expires_at ?? created_at).toISOString(),
        device: name,
      }));
    },
    'DELETE /api/me/sessions/:id': async ({ caller, params }) => {
      if (!(await sessions.end(caller.person.id, params.id, 'device'))) throw notFound();
      await signOutElsewhere(services, caller.person.id);
      return done;
    },
  };
}

function tokenHandlers(services: Services): Pick<Handlers, TokenRoutes> {
  const { db, sessions } = services;
  return {
    'GET /api/me/tokens': async ({ caller }) => {
      const rows = await db
        .selectFrom('sessions')
        .selectAll()
        .where('person', '=', caller.person.id)
        .where('kind', '=', 'token')
        .orderBy('created_at')
        .execute();
      return rows.map(({ id, name, created_at, seen_at }) => ({
        id,
        name,
        createdAt: created_at.toISOString(),
        usedAt: seen_at?.toISOString() ?? null,
      }));
    },
    'POST /api/me/tokens': async ({ caller, body }) => {
      const { id, secret, createdAt } = await sessions.makeToken(caller.person.id, body.name);
      return { token: { id, name: body.name, createdAt: createdAt.toISOString(), usedAt: null }, secret };
    },
    'DELETE /api/me/tokens/:id': async ({ caller, params }) => {
      if (!(await sessions.end(caller.person.id, params.id, 'token'))) throw notFound();
      await signOutElsewhere(services, caller.person.id);
      return done;
    },
  };
}

function passkeyHandlers(services: Services): Pick<Handlers, PasskeyRoutes> {
  const { db, people, sessions, passkeys, config } = services;
  const reload = async (person: string): Promise<Me> =>
    people.meOf(await db.selectFrom('people').selectAll().where('id', '=', person).executeTakeFirstOrThrow());
  return {
    'POST /api/passkeys/register': async ({ caller, body, request }) =>
      passkeys.beginRegistration(caller.person, body.name, siteOf(config, request)),
    'POST /api/passkeys/register/finish': async ({ caller, body, request }) => {
      const name = await passkeys.finishRegistration(caller.person, body.ceremony, body.response, siteOf(config, request));
      if (caller.person.login === null) await people.promote(caller.person, name, null);
      return reload(caller.person.id);
    },
    'POST /api/passkeys/login': async ({ request }) => passkeys.beginLogin(siteOf(config, request)),
    'POST /api/passkeys/login/finish': async ({ caller, body, request, reply }) => {
      const person = await passkeys.finishLogin(body.ceremony, body.response, siteOf(config, request));
      await renew(services, caller, person.id);
      await sessions.begin(person, request, reply);
      return people.meOf(person);
    },
    'DELETE /api/passkeys/:id': async ({ caller, params }) => {
      await passkeys.remove(caller.person, params.id);
      return done;
    },
  };
}
