import type { Person } from '../api/index.ts';

/** What is read of somebody to show them; all of it absent where a join found nobody. */
interface PersonColumns {
  readonly id: string | null;
  readonly name: string | null;
  readonly login: string | null;
  readonly program: boolean | null;
}

/** Somebody as others see them. A program is known as one wherever it sits or writes. */
export const seenAs = (row: PersonColumns & { readonly id: string; readonly name: string }): Person => ({
  id: row.id,
  name: row.name,
  guest: row.login === null,
  ...(row.program === true ? { program: true } : {}),
});

/** The same where there may be nobody. */
export const seenIfAny = ({ id, name, ...row }: PersonColumns): Person | null =>
  id === null || name === null ? null : seenAs({ id, name, ...row });
