import { hash, randomBytes } from 'node:crypto';

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A new id: 80 random bits in letters that are hard to misread. Not a secret. */
export const newId = (): string => Array.from(randomBytes(16), (byte) => LETTERS[byte & 31]).join('');

/** A new secret: 256 random bits in URL-safe letters. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret: with 256 bits to guess, a plain hash is enough. */
export const hashOf = (secret: string): Buffer => hash('sha256', secret, 'buffer');
