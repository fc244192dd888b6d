import type { Kysely } from 'kysely';
import type { HouseRules } from '../api/index.ts';
import type { Database } from '../store/schema.ts';

/** The rules of a house that has set none. */
export const USUAL_RULES: HouseRules = {
  registration: 'open',
  newcomerHours: 24,
  newcomerLetters: 300,
  newcomerMessages: 60,
  openTablesGuest: 3,
  openTablesMember: 10,
  words: [],
};
/** How long, in milliseconds, a node goes by the rules that it has read. */
const REMEMBERED = 2000;

/** The rules of the house: who may come in, what newcomers may say, how many tables somebody may offer. The same for all nodes, within two seconds. */
export class House {
  private readonly db: Kysely<Database>;
  private known: { readonly rules: HouseRules; readonly until: number } | null = null;

  constructor(db: Kysely<Database>) {
    this.db = db;
  }

  async rules(): Promise<HouseRules> {
    if (this.known !== null && this.known.until > Date.now()) return this.known.rules;
    const row = await this.db.selectFrom('settings').select('value').where('name', '=', 'house').executeTakeFirst();
    const rules = { ...USUAL_RULES, ...(row?.value as Partial<HouseRules> | undefined) };
    this.known = { rules, until: Date.now() + REMEMBERED };
    return rules;
  }

  async change(rules: HouseRules): Promise<void> {
    const value = JSON.stringify(rules);
    await this.db
      .insertInto('settings')
      .values({ name: 'house', value })
      .onConflict((oc) => oc.column('name').doUpdateSet({ value }))
      .execute();
    this.known = null;
  }
}
