import { PantheonError } from '@pantheon/kernel';
import { ApiError } from './api.ts';
import type { Words } from './words.ts';

const KNOWN = new Set([
  'bad-record',
  'bot-fault',
  'cannot-undo',
  'forbidden',
  'frozen',
  'full',
  'name-taken',
  'not-found',
  'not-offered',
  'not-your-question',
  'offline',
  'paused',
  'stale',
  'too-many',
  'weak-password',
  'wrong-password',
]);

/** What went wrong, as a word that programs know. */
export const troubleOf = (error: unknown): string => (error instanceof ApiError || error instanceof PantheonError ? error.code : 'other');

/** What went wrong, for people. */
export const troubleText = (words: Words, trouble: string): string => words(`error.${KNOWN.has(trouble) ? trouble : 'other'}`);
