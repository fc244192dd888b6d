import type { Kysely } from 'kysely';
import type { LanguageCode, Me } from '../api/index.ts';
import { Refusal } from '../failure.ts';
import { newId } from '../ids.ts';
import { banOf } from '../safety/bans.ts';
import { duplicated } from '../store/connect.ts';
import type { Database, PersonRow } from '../store/schema.ts';
import { loginOf, tidyName } from './names.ts';
import { skeletonOf } from './skeleton.ts';

/** What makes a name that of an account: how it signs in, and what it looks like. */
const claimOf = (name: string): { login: string; skeleton: string; looks_alike: false } => ({
  login: loginOf(name),
  skeleton: skeletonOf(name),
  looks_alike: false,
});

/** People: making them, finding them, changing them. */
export class People {
  private readonly db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.db = db;
  }

  /** Makes somebody: a guest, or an account if a password is given. */
  async create(about: { readonly name: string; readonly language: LanguageCode; readonly password?: string }): Promise<PersonRow> {
    const name = tidyName(about.name);
    await this.requireFree(name);
    const values = {
      id: newId(),
      name,
      language: about.language,
      ...(about.password === undefined ? { login: null } : claimOf(name)),
      password: about.password ?? null,
      deleted_at: null,
    };
    return this.unlessTaken(() => this.db.insertInto('people').values(values).returningAll().executeTakeFirstOrThrow());
  }

  /** Makes a guest an account. Everything that was theirs stays theirs. */
  async promote(person: PersonRow, name: string, password: string | null): Promise<PersonRow> {
    const tidy = tidyName(name);
    await this.requireFree(tidy, person);
    const values = { name: tidy, ...claimOf(tidy), ...(password === null ? {} : { password }) };
    return this.unlessTaken(() =>
      this.db.updateTable('people').set(values).where('id', '=', person.id).returningAll().executeTakeFirstOrThrow(),
    );
  }

  /** Changes name, language, preferences, or whose account it is. An account that changes its name signs in by the new one. */
  async change(
    person: PersonRow,
    change: { readonly name?: string; readonly language?: LanguageCode; readonly preferences?: object; readonly program?: boolean },
  ): Promise<PersonRow> {
    const name = change.name === undefined ? undefined : tidyName(change.name);
    if (name !== undefined) await this.requireFree(name, person);
    const values = {
      ...(name === undefined ? {} : { name, ...(person.login === null ? {} : claimOf(name)) }),
      ...(change.language === undefined ? {} : { language: change.language }),
      ...(change.program === undefined ? {} : { program: change.program }),
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

  // Nobody may go by the name of an account of somebody else, nor by one that is taken for it.
  private async requireFree(name: string, self?: PersonRow): Promise<void> {
    const { login, skeleton } = claimOf(name);
    const taken = await this.db
      .selectFrom('people')
      .select('id')
      .where((eb) => eb.or([eb('login', '=', login), eb('skeleton', '=', skeleton)]))
      .where('id', '!=', self?.id ?? '')
      .executeTakeFirst();
    if (taken !== undefined) throw new Refusal('name-taken', 'somebody has an account of this name, or of one that looks like it');
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
      program: person.program,
      language: person.language,
      hasPassword: person.password !== null,
      passkeys: passkeys.map(({ id, name, created_at }) => ({ id, name, createdAt: created_at.toISOString() })),
      preferences: person.preferences,
      hidden: person.hidden,
      createdAt: person.created_at.toISOString(),
      ban: banOf(person),
    };
  }
}
