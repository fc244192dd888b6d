import type { Person } from '../api/index.ts';

/** Somebody as others see them. A program is known as one wherever it sits or writes. */
export const seenAs = (row: {
  readonly id: string;
  readonly name: string;
  readonly login: string | null;
  readonly program: boolean | null;
}): Person => ({ id: row.id, name: row.name, guest: row.login === null, ...(row.program === true ? { program: true } : {}) });
