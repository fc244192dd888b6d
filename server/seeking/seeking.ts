import { STAND_IN_LEVEL } from '@pantheon/table';
import { type Kysely, sql } from 'kysely';
import type { NewTable, SeekState, SeekWish } from '../api/index.ts';
import { Refusal } from '../failure.ts';
import { type SkillEstimate, UNKNOWN } from '../ratings/scale.ts';
import type { Services } from '../services.ts';
import type { Database } from '../store/schema.ts';
import { isFair } from './fair.ts';
import { type Apart, firstGroup, type Seeker, type SeekGroup } from './group.ts';

/** How long somebody looks who does not ask again: who wants to play at once must be there. */
const PATIENCE = { live: 60_000, daily: 7 * 86_400_000 } as const;

/** The clocks of tables that are made for people who do not know each other. */
const PACES: { readonly [pace in SeekWish['pace']]: NonNullable<NewTable['pace']> } = {
  live: { kind: 'live', bank: 1800, increment: 30, cap: 3600 },
  daily: { kind: 'daily', days: 2 },
};

/** Begins a search, in place of an earlier one, and makes a table if one can be made now. */
export async function seek(services: Services, person: string, { game, pace, bots, entropy }: SeekWish): Promise<void> {
  const { db, games, now, lobby } = services;
  if (game !== undefined && !games.some(({ id }) => id === game)) throw new Refusal('unknown-game', `there is no game "${game}"`);
  await lobby.requireRoomFor(person);
  const at = new Date(now());
  const wish = { game: game ?? null, pace, bots, entropy: entropy ?? null, since: at, seen_at: at, taken: false, table_id: null };
  await db
    .insertInto('seekers')
    .values({ person, ...wish })
    .onConflict((oc) => oc.column('person').doUpdateSet(wish))
    .execute();
  await bringTogether(services);
}

/** How somebody's search stands. Whoever asks is there. */
export async function seekState({ db, now }: Services, person: string): Promise<SeekState> {
  const at = new Date(now());
  await db.updateTable('seekers').set({ seen_at: at }).where('person', '=', person).execute();
  const found = await db.selectFrom('seekers').selectAll().where('person', '=', person).executeTakeFirst();
  const { rows } = await sql<{ others: number }>`
    select count(*)::int as others from seekers where not taken and person <> ${person} and ${stillLooks(at)}`.execute(db);
  const wish = found === undefined ? null : { ...(found.game === null ? {} : { game: found.game }), pace: found.pace, bots: found.bots };
  return {
    wish: found?.table_id === null ? wish : null,
    since: found?.since.toISOString() ?? null,
    table: found?.table_id ?? null,
    others: rows[0]?.others ?? 0,
  };
}

const stillLooks = (at: Date) =>
  sql`seen_at > ${at}::timestamptz - case pace when 'live' then ${PATIENCE.live}::float8 else ${PATIENCE.daily}::float8 end * interval '1 millisecond'`;

/** Makes all matches that can be made of those who look, one after the other. */
export async function bringTogether(services: Services): Promise<void> {
  for (let group = await takeGroup(services); group !== null; group = await takeGroup(services)) {
    const { people } = group;
    try {
      const table = await tableFor(services, group);
      await services.db.updateTable('seekers').set({ table_id: table }).where('person', 'in', people).execute();
    } catch (error) {
      // Nobody is kept waiting for a table that could not be made: whoever still wants one asks again.
      await services.db.deleteFrom('seekers').where('person', 'in', people).execute();
      throw error;
    }
  }
}

interface Looking extends Seeker {
  readonly since: Date;
}

// One at a time, on whichever node: nobody is brought to two tables.
function takeGroup({ db, games, now }: Services): Promise<SeekGroup | null> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('pantheon seekers'))`.execute(trx);
    const { rows } = await sql<Looking>`
      select person, game, pace, bots, since from seekers where not taken and ${stillLooks(new Date(now()))} order by since, person`.execute(
      trx,
    );
    if (rows.length === 0) return null;
    const named = games.filter(({ example, id }) => !example || rows.some(({ game }) => game === id));
    const [unwelcome, unfair] = [await unwelcomeAmong(trx, rows), await unfairAmong(trx, rows, now())];
    const group = firstGroup(rows, named, (one, other, game) => unwelcome(one, other) || unfair(one, other, game));
    if (group !== null) await trx.updateTable('seekers').set({ taken: true }).where('person', 'in', group.people).execute();
    return group;
  });
}

const peopleOf = (rows: readonly Looking[]): string[] => rows.map(({ person }) => person);

/** Who of those who look does not want to meet whom. */
async function unwelcomeAmong(db: Kysely<Database>, rows: readonly Looking[]): Promise<(one: string, other: string) => boolean> {
  const blocks = await db
    .selectFrom('blocks')
    .select(['person', 'other'])
    .where('kind', '=', 'block')
    .where('person', 'in', peopleOf(rows))
    .execute();
  const apart = new Set(blocks.flatMap(({ person, other }) => [`${person} ${other}`, `${other} ${person}`]));
  return (one, other) => apart.has(`${one} ${other}`);
}

/** Who of those who look is too strong for whom at a game, as long as they have waited. */
async function unfairAmong(db: Kysely<Database>, rows: readonly Looking[], now: number): Promise<Apart> {
  const known = await db
    .selectFrom('ratings')
    .select(['person', 'game', 'pace', 'mu', 'sigma'])
    .where('person', 'in', peopleOf(rows))
    .execute();
  const ratings = new Map(known.map(({ person, game, pace, mu, sigma }) => [`${person} ${game} ${pace}`, { mu, sigma }]));
  const seekers = new Map(rows.map((row) => [row.person, row]));
  return (one, other, game) => {
    const [first, second] = [seekers.get(one), seekers.get(other)];
    if (first === undefined || second === undefined) return true;
    const { pace } = first;
    const estimate = (person: string): SkillEstimate => ratings.get(`${person} ${game} ${pace === 'live' ? 'live' : 'days'}`) ?? UNKNOWN;
    const waited = now - Math.min(first.since.getTime(), second.since.getTime());
    return !isFair(pace, waited, estimate(one), estimate(other));
  };
}

async function tableFor({ db, lobby, registry }: Services, { game, pace, people, bots }: SeekGroup): Promise<string> {
  const added = await db.selectFrom('seekers').select(['person', 'entropy']).where('person', 'in', people).execute();
  const entropyOf = (person: string) => {
    const entropy = added.find((one) => one.person === person)?.entropy ?? null;
    return entropy === null ? {} : { entropy };
  };
  const [host, ...others] = people as [string, ...string[]];
  const { row } = await lobby.create(host, {
    game,
    ...entropyOf(host),
    pace: PACES[pace],
    shuffleSeats: true,
    spectators: true,
    seats: [
      { kind: 'me' },
      ...others.map(() => ({ kind: 'friend' as const })),
      ...Array.from({ length: bots }, () => ({ kind: 'bot' as const, level: STAND_IN_LEVEL })),
    ],
  });
  for (const person of others) await lobby.join(row.id, person, entropyOf(person), true);
  await registry.actor(row.id).start();
  return row.id;
}
