import { sql } from 'kysely';
import type { SeatPlan } from '../api/index.ts';
import type { Services } from '../services.ts';
import { enginesHere } from './engines.ts';

/** A server is idle when no other table has moved for so long, in seconds. */
const QUIET = 60;
/** Programs have as long as people at a quick table: a bank, and more for every turn, in seconds. */
const PACE = { kind: 'live', bank: 600, increment: 10, cap: 600 } as const;
/** The bots of ours that programs are measured by, in turn. */
const MEASURES = ['shepherd', 'acolyte', 'oracle'] as const;
/** Who fills the seats that a game needs beyond two. */
const FILLER = 'oracle';

/** Lets programs play one match, if the server has nothing else to do and one of them is here. Returns the table. */
export async function playNext(services: Services): Promise<string | null> {
  const { db } = services;
  if (!(await isIdle(services))) return null;
  const here = await enginesHere(db, services.now());
  const played = await tablesOf(services);
  const fewest = here.toSorted((a, b) => (played.get(keyOf(a)) ?? 0) - (played.get(keyOf(b)) ?? 0))[0];
  if (fewest === undefined) return null;
  const rival = here.find(({ game, person }) => game === fewest.game && person !== fewest.person);
  // Every other match is against a bot of ours, so that all stand on one scale.
  const count = played.get(keyOf(fewest)) ?? 0;
  return begin(services, fewest, count % 2 === 0 ? (rival?.person ?? null) : null, count);
}

const keyOf = ({ person, game }: { readonly person: string; readonly game: string }): string => `${person} ${game}`;

async function isIdle({ db }: Services): Promise<boolean> {
  const { rows } = await sql<{ busy: boolean }>`
    select exists (select 1 from tables left join ladder_tables on ladder_tables.table_id = tables.id where status = 'running'
      and (ladder_tables.table_id is not null or active_at > now() - make_interval(secs => ${QUIET}))) as busy`.execute(db);
  return rows[0]?.busy === false;
}

async function tablesOf({ db }: Services): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('ladder_tables')
    .innerJoin('seats', 'seats.table_id', 'ladder_tables.table_id')
    .select(['seats.person', 'ladder_tables.game', (eb) => eb.fn.countAll<string>().as('tables')])
    .where('seats.person', 'is not', null)
    .groupBy(['seats.person', 'ladder_tables.game'])
    .execute();
  return new Map(rows.map(({ person, game, tables }) => [keyOf({ person: person ?? '', game }), Number(tables)]));
}

async function begin(
  { db, games, lobby }: Services,
  { person, game }: { readonly person: string; readonly game: string },
  rival: string | null,
  count: number,
): Promise<string | null> {
  const least = games.find(({ id }) => id === game)?.players.min;
  if (least === undefined) return null;
  const measure: SeatPlan = { kind: 'bot', level: MEASURES[Math.floor(count / 2) % MEASURES.length] ?? FILLER };
  const others = Array.from({ length: Math.max(0, least - 2) }, (): SeatPlan => ({ kind: 'bot', level: FILLER }));
  const seats: SeatPlan[] = [{ kind: 'me' }, rival === null ? measure : { kind: 'friend' }, ...others];
  const { row } = await lobby.create(person, {
    game,
    seats,
    title: 'Ladder',
    spectators: true,
    shuffleSeats: true,
    pace: PACE,
    autoStart: true,
  });
  await db.insertInto('ladder_tables').values({ table_id: row.id, game }).execute();
  if (rival !== null) await lobby.join(row.id, rival, {}, true);
  return row.id;
}
