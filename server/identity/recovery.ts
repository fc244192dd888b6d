import { type Kysely, sql } from 'kysely';
import { noteAct } from '../admin/audit.ts';
import { notFound, Refusal } from '../failure.ts';
import type { Handlers } from '../http/handler.ts';
import { siteForLetters } from '../http/origin.ts';
import { hashOf, newSecret } from '../ids.ts';
import type { Services } from '../services.ts';
import type { Database, PersonRow } from '../store/schema.ts';
import { hashPassword, requireStrong } from './passwords.ts';

/** How long a link works, in milliseconds: one that was sent an hour, one that is handed over a day. */
const BY_LETTER = 3600_000;
const BY_HAND = 24 * 3600_000;
/** How long nobody is sent another one, in seconds: strangers cannot flood a mailbox, nor keep on making the last link worthless. */
const PAUSE = 300;

/** Makes a link for somebody; those that were made before work no more. */
async function makeLink(db: Kysely<Database>, person: string, expires: number): Promise<string> {
  const secret = newSecret();
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('recoveries').where('person', '=', person).execute();
    await trx
      .insertInto('recoveries')
      .values({ hash: hashOf(secret), person, expires_at: new Date(expires) })
      .execute();
  });
  return secret;
}

/** Whether somebody was sent a link only just now. */
async function hasFreshLink(db: Kysely<Database>, person: string): Promise<boolean> {
  const found = await db
    .selectFrom('recoveries')
    .select('person')
    .where('person', '=', person)
    .where('made_at', '>', sql<Date>`now() - make_interval(secs => ${PAUSE})`)
    .executeTakeFirst();
  return found !== undefined;
}

/** Uses a link up: whose it was. */
async function useLink(db: Kysely<Database>, secret: string, now: number): Promise<PersonRow> {
  const { rows } = await sql<{ person: string }>`
    delete from recoveries where hash = ${hashOf(secret)} and expires_at > ${new Date(now)} returning person`.execute(db);
  const person = rows[0]?.person;
  if (person === undefined) throw notFound();
  return db.selectFrom('people').selectAll().where('id', '=', person).executeTakeFirstOrThrow();
}

/** Whose link it is, while it works. */
async function ownerOf(db: Kysely<Database>, secret: string, now: number): Promise<PersonRow> {
  const found = await db
    .selectFrom('recoveries')
    .innerJoin('people', 'people.id', 'recoveries.person')
    .selectAll('people')
    .where('hash', '=', hashOf(secret))
    .where('expires_at', '>', new Date(now))
    .where('people.deleted_at', 'is', null)
    .executeTakeFirst();
  if (found === undefined) throw notFound();
  return found;
}

type Routes = 'GET /api/recovery' | `POST /api/recovery${'' | '/finish'}` | 'POST /api/admin/people/:id/recovery';

/** The way back into an account whose password is lost. */
export function recoveryHandlers(services: Services): Pick<Handlers, Routes> {
  const { db, notices, people, sessions, bus, config, log } = services;

  const sendLink = async (name: string, site: string): Promise<void> => {
    const person = await people.byLogin(name);
    const address = person === undefined ? null : await notices.confirmedAddress(person.id);
    if (person === undefined || address === null || (await hasFreshLink(db, person.id))) return;
    const secret = await makeLink(db, person.id, services.now() + BY_LETTER);
    await notices.sendRecovery(address, person.language, `${site}/recover/${secret}`);
  };

  return {
    'GET /api/recovery': async () => ({ letters: notices.sendsLetters }),
    'POST /api/recovery': async ({ body, request }) => {
      if (!notices.sendsLetters) throw new Refusal('unavailable', 'this server sends no letters; those who run it issue links');
      const site = siteForLetters(config, request);
      // Nobody waits for the letter, so that the time which the answer takes tells nothing either.
      sendLink(body.name, site).catch((error: unknown) => log.warn({ error }, 'a link could not be sent'));
      return { done: true };
    },
    'POST /api/recovery/finish': async ({ body, request, reply }) => {
      const owner = await ownerOf(db, body.secret, services.now());
      requireStrong(body.password, owner.name);
      const password = await hashPassword(body.password);
      const person = await useLink(db, body.secret, services.now());
      await db.updateTable('people').set({ password }).where('id', '=', person.id).execute();
      await sessions.endAll(person.id, request);
      await bus.confirm({ kind: 'signed-out', person: person.id });
      await sessions.begin(person, request, reply);
      return people.meOf({ ...person, password });
    },
    'POST /api/admin/people/:id/recovery': async ({ params, caller }) => {
      const person = await db
        .selectFrom('people')
        .select('id')
        .where('id', '=', params.id)
        .where('login', 'is not', null)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (person === undefined) throw notFound();
      await noteAct(services, caller.person.id, { act: 'a link for a new password is issued', about: params.id });
      const expires = services.now() + BY_HAND;
      return { secret: await makeLink(db, params.id, expires), expiresAt: new Date(expires).toISOString() };
    },
  };
}
