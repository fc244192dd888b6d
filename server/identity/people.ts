import type { Kysely } from 'kysely';
import type { Language, Me } from '../api/index.ts';
import { Refusal } from '../failure.ts';
import { newId } from '../ids.ts';
import { duplicated } from '../store/connect.ts';
import type { Database, PersonRow } from '../store/schema.ts';

/** A name by which an account signs in: names that look alike are the same. */
export const loginOf = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

// Signs that are not seen, or that turn the direction of writing, could make one name pass for another.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;

/** A name as it is kept: in one spelling, without signs that are not seen. */
export function tidyName(name: string): string {
  const tidy = name.normalize('NFKC').replace(UNSEEN, '').replace(/\s+/g, ' ').trim();
  if (tidy === '') throw new Refusal('bad-request', 'a name needs at least one letter');
  return tidy;
}

/** People: making them, finding them, changing them. */
export class People {
  private readonly db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.db = db;
  }

  /** Makes somebody: a guest, or an account if a password is given. */
  async create(about: { readonly name: string; readonly language: Language; readonly password?: string }): Promise<PersonRow> {
    const name = tidyName(about.name);
    if (about.password === undefined) await this.requireFree(name);
    const values = {
      id: newId(),
      name,
      language: about.language,
      login: about.password === undefined ? null : loginOf(name),
      password: about.password ?? null,
      deleted_at: null,
    };
    return this.unlessTaken(() => this.db.insertInto('people').values(values).returningAll().executeTakeFirstOrThrow());
  }

  /** Makes a guest an account. Everything that was theirs stays theirs. */
  async promote(person: PersonRow, name: string, password: string | null): Promise<PersonRow> {
    const tidy = tidyName(name);
    const values = { name: tidy, login: loginOf(tidy), ...(password === null ? {} : { password }) };
    return this.unlessTaken(() =>
      this.db.updateTable('people').set(values).where('id', '=', person.id).returningAll().executeTakeFirstOrThrow(),
    );
  }

  /** Changes name, language or preferences. An account that changes its name signs in by the new one. */
  async change(
    person: PersonRow,
    change: { readonly name?: string; readonly language?: Language; readonly preferences?: object },
  ): Promise<PersonRow> {
    const name = change.name === undefined ? undefined : tidyName(change.name);
    if (name !== undefined && person.login === null) await this.requireFree(name);
    const values = {
      ...(name === undefined ? {} : { name, ...(person.login === null ? {} : { login: loginOf(name) }) }),
      ...(change.language === undefined ? {} : { language: change.language }),
      ...(change.preferences === undefined ? {} : { preferences: JSON.stringify(change.preferences) }),
    };
    if (Object.keys(values).length === 0) return person;
    return this.unlessTaken(() =>
      this.db.updateTable('people').set(values).where('id', '=', person.id).returningAll().executeTakeFirstOrThrow(),
    );
  }

  /** The account of a name, if there is one. */
  async byLogin(name: string): Promise<PersonRow | undefined> {
    return this.db.selectFrom('people').selectAll().where('login', '=', loginOf(name)).executeTakeFirst();
  }

  // A guest may not go by the name of an account.
  private async requireFree(name: string): Promise<void> {
    if ((await this.byLogin(name)) !== undefined) throw new Refusal('name-taken', 'somebody has an account of this name');
  }

  private async unlessTaken(task: () => Promise<PersonRow>): Promise<PersonRow> {
    try {
      return await task();
    } catch (error) {
      if (duplicated(error) === null) throw error;
      throw new Refusal('name-taken', 'somebody has an account of this name');
    }
  }

  /** Somebody as they see themselves. */
  async meOf(person: PersonRow): Promise<Me> {
    const passkeys = await this.db
      .selectFrom('passkeys')
      .select(['id', 'name', 'created_at'])
      .where('person', '=', person.id)
      .orderBy('created_at')
      .execute();
    return {
      id: person.id,
      name: person.name,
      guest: person.login === null,
      admin: person.admin,
      language: person.language,
      hasPassword: person.password !== null,
      passkeys: passkeys.map(({ id, name, created_at }) => ({ id, name, createdAt: created_at.toISOString() })),
      preferences: person.preferences,
      createdAt: person.created_at.toISOString(),
    };
  }
}
