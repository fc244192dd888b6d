import { type Kysely, sql } from 'kysely';
import type { Invitation } from '../api/index.ts';
import { notFound, Refusal } from '../failure.ts';
import { hashOf, newId, newSecret } from '../ids.ts';
import type { Services } from '../services.ts';
import type { InvitationsTable } from '../store/safety-schema.ts';
import type { Database } from '../store/schema.ts';

type Db = Kysely<Database>;

const DAY = 86_400_000;

const shown = ({
  id,
  note,
  uses_left,
  created_at,
  expires_at,
}: Pick<InvitationsTable, 'id' | 'note' | 'uses_left' | 'expires_at'> & { created_at: Date }): Invitation => ({
  id,
  note,
  usesLeft: uses_left,
  createdAt: created_at.toISOString(),
  expiresAt: expires_at.toISOString(),
});

/** Makes a way in; its secret is not kept. */
export async function invite(
  db: Db,
  admin: string,
  { note, uses, days }: { readonly note: string; readonly uses: number; readonly days: number },
): Promise<{ invitation: Invitation; secret: string }> {
  const secret = newSecret();
  const row = await db
    .insertInto('invitations')
    .values({ id: newId(), admin, hash: hashOf(secret), note, uses_left: uses, expires_at: new Date(Date.now() + days * DAY) })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { invitation: shown(row), secret };
}

/** Ways in that are still good, the latest first. */
export async function openInvitations(db: Db): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('invitations')
    .selectAll()
    .where('uses_left', '>', 0)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at', 'desc')
    .limit(200)
    .execute();
  return rows.map(shown);
}

/** Closes a way in. */
export async function revoke(db: Db, id: string): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom('invitations').where('id', '=', id).executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound();
}

/**
 * Lets somebody in who is new, as the rules of the house say: anybody, whoever has an invitation to the server or to a table, or nobody.
 * An invitation is used up only if they really come in.
 */
export async function letIn<T>(
  { db, house }: Pick<Services, 'db' | 'house'>,
  secret: string | undefined,
  make: () => Promise<T>,
): Promise<T> {
  const { registration } = await house.rules();
  if (registration === 'open') return make();
  if (registration === 'closed') throw new Refusal('not-invited', 'nobody new is let in at present');
  if (secret !== undefined && (await leadsToTable(db, secret))) return make();
  const hash = secret === undefined ? null : hashOf(secret);
  if (hash === null || !(await use(db, hash))) throw new Refusal('not-invited', 'new people need an invitation here');
  try {
    return await make();
  } catch (error) {
    await sql`update invitations set uses_left = uses_left + 1 where hash = ${hash}`.execute(db);
    throw error;
  }
}

const leadsToTable = async (db: Db, secret: string): Promise<boolean> =>
  (await db.selectFrom('tables').select('id').where('invite', '=', secret).where('status', '!=', 'finished').executeTakeFirst()) !==
  undefined;

async function use(db: Db, hash: Buffer): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update invitations set uses_left = uses_left - 1 where hash = ${hash} and uses_left > 0 and expires_at > now()`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}
