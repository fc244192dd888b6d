import type { Words } from './words.ts';

const KNOWN = new Set([
  'banned',
  'newcomer',
  'not-invited',
  'unwelcome',
  'bad-record',
  'blocked',
  'bot-fault',
  'cannot-undo',
  'forbidden',
  'foreign-record',
  'frozen',
  'full',
  'name-taken',
  'not-found',
  'not-offered',
  'not-your-question',
  'offline',
  'paused',
  'played-already',
  'stale',
  'too-fast',
  'too-late',
  'too-many',
  'unavailable',
  'weak-password',
  'wrong-password',
]);

/** What went wrong, as a word that programs know: every refusal has one, of the rules, the table or the server. */
export const errorCodeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'other';

/** What went wrong, for people. */
export const errorText = (words: Words, trouble: string): string => words(`error.${KNOWN.has(trouble) ? trouble : 'other'}`);
