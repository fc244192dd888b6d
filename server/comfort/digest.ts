import { sql } from 'kysely';
import { timeIn } from '../notices/quiet-hours.ts';
import type { Services } from '../services.ts';
import { type Awaited, awaited } from './deadlines.ts';
import { digestLetter } from './letters.ts';

/** Sends everybody who wants it one letter a day, at the time that they chose, with the tables that wait for them; none where none waits. */
export async function sendDigests(services: Services): Promise<void> {
  const { db } = services;
  const now = new Date(services.now());
  const rows = await db
    .selectFrom('notice_settings')
    .innerJoin('people', 'people.id', 'notice_settings.person')
    .select(['notice_settings.person', 'settings', 'email', 'digest_sent', 'people.language'])
    .where('email_confirmed', '=', true)
    .where('people.deleted_at', 'is', null)
    .where(sql<boolean>`jsonb_typeof(settings -> 'digest') = 'object'`)
    .execute();
  for (const { person, settings, email, digest_sent: sent, language } of rows) {
    const { digest } = settings;
    if (digest === undefined || digest === null || email === null) continue;
    const { day, minute } = timeIn(digest.zone, now);
    if (sent === day || minute < digest.at) continue;
    if (!(await takeTurn(services, person, day))) continue;
    const tables = await awaited(db, { person });
    if (tables.length > 0) await services.notices.send({ to: email, ...letterOf(services, tables, language, digest.zone) });
  }
}

// Of several nodes one sends the letter of a day.
async function takeTurn({ db }: Services, person: string, day: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notice_settings')
    .set({ digest_sent: day })
    .where('person', '=', person)
    .where((eb) => eb.or([eb('digest_sent', 'is', null), eb('digest_sent', '!=', day)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function letterOf(
  { notices }: Services,
  tables: readonly Awaited[],
  language: 'en' | 'it',
  zone: string,
): { subject: string; text: string } {
  return digestLetter(
    language,
    zone,
    tables.map(({ table, game, title, until }) => ({ name: notices.tableName(game, title, language), link: notices.linkTo(table), until })),
  );
}
