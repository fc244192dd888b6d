import { type Kysely, sql } from 'kysely';
import { Refusal } from '../failure.ts';
import type { Database } from '../store/schema.ts';

/** What one person may keep here of other component data. */
const MOST = { packs: 50, bytes: 10_000_000 } as const;

/** Component data to be kept under its hash. */
export interface NewPack {
  readonly hash: string;
  readonly game: string;
  readonly pack: unknown;
  readonly person: string;
}

/** Keeps component data under its hash, once; refuses more than one person may keep. */
export async function storePack(db: Kysely<Database>, { hash, game, pack, person }: NewPack): Promise<void> {
  const known = await db.selectFrom('packs').select('hash').where('hash', '=', hash).executeTakeFirst();
  if (known !== undefined) return;
  const text = JSON.stringify(pack);
  const { rows } = await sql<{ packs: number; bytes: number }>`
    select count(*)::int as packs, coalesce(sum(octet_length(pack::text)), 0)::float as bytes from packs where person = ${person}`.execute(
    db,
  );
  const have = rows[0] ?? { packs: 0, bytes: 0 };
  if (have.packs >= MOST.packs || have.bytes + Buffer.byteLength(text) > MOST.bytes)
    throw new Refusal('too-many', 'you have supplied as much component data as one person may');
  await db
    .insertInto('packs')
    .values({ hash, game, pack: text, person })
    .onConflict((oc) => oc.column('hash').doNothing())
    .execute();
}
