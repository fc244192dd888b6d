import type { FastifyInstance } from 'fastify';
import { notFound } from '../failure.ts';
import { hashOf, newSecret } from '../ids.ts';
import type { Services } from '../services.ts';
import { awaited } from './deadlines.ts';
import { calendarName, deadlineTitle } from './letters.ts';

/** The longest line of a calendar, in bytes. */
const LINE = 75;

/** One thing in a calendar. */
export interface CalendarEvent {
  readonly id: string;
  readonly at: Date;
  readonly title: string;
  readonly link: string;
}

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\s+/g, ' ');
const stamp = (time: Date): string => time.toISOString().replace(/[-:]|\.\d+/g, '');

/** Breaks a line that is too long, between letters (RFC 5545, 3.1). */
function folded(line: string): string {
  const lines: string[] = [];
  let rest = '';
  for (const letter of line) {
    if (Buffer.byteLength(rest + letter) > (lines.length === 0 ? LINE : LINE - 1)) {
      lines.push(rest);
      rest = '';
    }
    rest += letter;
  }
  return [...lines, rest].join('\r\n ');
}

/** A calendar as a file that every calendar program reads. */
export function calendarText(name: string, events: readonly CalendarEvent[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pantheon//Deadlines//EN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap(({ id, at, title, link }) => [
      'BEGIN:VEVENT',
      `UID:${id}@pantheon`,
      `DTSTAMP:${stamp(now)}`,
      `DTSTART:${stamp(at)}`,
      `DTEND:${stamp(at)}`,
      `SUMMARY:${escaped(title)}`,
      `URL:${link}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** Publishes somebody's deadlines at a new secret address; an earlier one is void. */
export async function publishCalendar({ db, notices }: Services, person: string): Promise<string> {
  const secret = newSecret();
  await notices.touch(person);
  await db
    .updateTable('notice_settings')
    .set({ calendar_hash: hashOf(secret) })
    .where('person', '=', person)
    .execute();
  return secret;
}

/** The calendars of people, for whoever has their address. */
export function calendarPage(app: FastifyInstance, services: Services): void {
  const { db, notices } = services;
  app.get<{ Params: { file: string } }>('/calendar/:file', { schema: { hide: true } }, async ({ params }, reply) => {
    const secret = /^([A-Za-z0-9_-]{22,64})\.ics$/.exec(params.file)?.[1];
    if (secret === undefined) throw notFound();
    const owner = await db
      .selectFrom('notice_settings')
      .innerJoin('people', 'people.id', 'notice_settings.person')
      .select(['people.id', 'people.language'])
      .where('calendar_hash', '=', hashOf(secret))
      .where('people.deleted_at', 'is', null)
      .executeTakeFirst();
    if (owner === undefined) throw notFound();
    const events = (await awaited(db, { person: owner.id })).flatMap(({ table, game, title, until }) =>
      until === null
        ? []
        : [
            {
              id: table,
              at: until,
              title: deadlineTitle(owner.language, notices.tableName(game, title, owner.language)),
              link: notices.linkTo(table),
            },
          ],
    );
    return reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(calendarText(calendarName(owner.language), events, new Date(services.now())));
  });
}
