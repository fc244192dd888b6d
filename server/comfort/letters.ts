import type { LanguageCode } from '../api/index.ts';

interface Waiting {
  readonly name: string;
  readonly link: string;
  readonly until: Date | null;
}

const WORDS = {
  en: {
    subject: (count: number) => `Pantheon: ${count === 1 ? 'one table waits' : `${count} tables wait`} for you`,
    opening: 'It is your turn at these tables:',
    until: (time: string) => `until ${time}`,
    closing: 'You get this e-mail once a day. You can change that in your settings.',
    deadline: (table: string) => `${table}: your time runs out`,
    calendar: 'Pantheon deadlines',
  },
  it: {
    subject: (count: number) => `Pantheon: ${count === 1 ? 'un tavolo ti aspetta' : `${count} tavoli ti aspettano`}`,
    opening: 'Tocca a te a questi tavoli:',
    until: (time: string) => `entro ${time}`,
    closing: 'Ricevi questa e-mail una volta al giorno. Puoi cambiarlo nelle impostazioni.',
    deadline: (table: string) => `${table}: scade il tuo tempo`,
    calendar: 'Scadenze di Pantheon',
  },
} as const;

/** The letter of a day: the tables that wait for its reader, the most urgent first. */
export function digestLetter(language: LanguageCode, zone: string, tables: readonly Waiting[]): { subject: string; text: string } {
  const words = WORDS[language];
  const time = new Intl.DateTimeFormat(language, { timeZone: zone, dateStyle: 'medium', timeStyle: 'short' });
  const lines = tables.map(
    ({ name, link, until }) => `${[name, ...(until === null ? [] : [words.until(time.format(until))])].join(', ')}\n${link}`,
  );
  return { subject: words.subject(tables.length), text: [words.opening, ...lines, words.closing].join('\n\n') };
}

/** What stands in a calendar at the time at which somebody's time runs out. */
export const deadlineTitle = (language: LanguageCode, table: string): string => WORDS[language].deadline(table);

/** The name of somebody's calendar. */
export const calendarName = (language: LanguageCode): string => WORDS[language].calendar;
