import { type Kysely, sql } from 'kysely';
import type { HouseRules } from '../api/index.ts';
import { Refusal } from '../failure.ts';
import { skeletonOf } from '../identity/skeleton.ts';
import type { Database, PersonRow } from '../store/schema.ts';

const HOUR = 3_600_000;
const LINK = /\w:\/\/|\bwww\.|[\p{L}\d-]\.(?:com|org|net|io|it|gg|me|co|ru|xyz|info|app|link|site|online|top|shop|club|tv|ly)\b/iu;

/** Whether somebody is new here: a guest who came not long ago. */
const isNewcomer = ({ login, created_at }: PersonRow, { newcomerHours }: HouseRules): boolean =>
  login === null && created_at.getTime() + newcomerHours * HOUR > Date.now();

/** Whether a text holds one of some words, also where it is written with letters that look alike. */
export function holdsWord(text: string, words: readonly string[]): boolean {
  const wanted = new Set(words.map(skeletonOf));
  return text.split(/[^\p{L}\p{N}]+/u).some((word) => word !== '' && wanted.has(skeletonOf(word)));
}

/** Whether a text leads elsewhere. */
export const holdsLink = (text: string): boolean => LINK.test(text.normalize('NFKC'));

/** Refuses a text that others read, in a chat or over a table, for the words and links in it. */
export function requireMayWrite(rules: HouseRules, person: PersonRow, text: string | undefined): void {
  if (text === undefined) return;
  if (person.login === null && holdsWord(text, rules.words)) throw new Refusal('newcomer', 'guests do not use this word here');
  if (isNewcomer(person, rules) && holdsLink(text)) throw new Refusal('newcomer', 'newcomers write no links');
}

/** Refuses what a guest may not say here. */
export async function requireMaySay(db: Kysely<Database>, rules: HouseRules, person: PersonRow, text: string): Promise<void> {
  requireMayWrite(rules, person, text);
  if (!isNewcomer(person, rules)) return;
  if ([...text].length > rules.newcomerLetters) throw new Refusal('newcomer', `newcomers write ${rules.newcomerLetters} letters at most`);
  const { count } = await db
    .selectFrom('chat')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('person', '=', person.id)
    .where('at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  if (count >= rules.newcomerMessages) throw new Refusal('newcomer', `newcomers write ${rules.newcomerMessages} messages an hour at most`);
}
