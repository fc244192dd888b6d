import type { Pace } from '@pantheon/table';
import type { Kysely } from 'kysely';
import { loginOf } from '../../identity/names.ts';
import { skeletonOf } from '../../identity/skeleton.ts';
import type { Database } from '../../store/schema.ts';
import { setupColumns } from '../../tables/import-table.ts';
import { emptyTable, type NewSeat, seatRowOf } from '../../tables/lobby.ts';

/** A table that is over, as a test wishes it. */
export interface FinishedPlan {
  readonly id: string;
  readonly game: string;
  readonly at: Date;
  /** People by their ids, the best first; bots come after them. */
  readonly people: readonly string[];
  readonly bots?: readonly string[];
  readonly pace?: Pace;
  readonly title?: string;
  readonly public?: boolean;
  readonly seedChosen?: boolean;
  readonly takenBack?: boolean;
}

const COLOURS = ['red', 'blue', 'green', 'yellow', 'purple', 'black'];
const HOUR = 3600_000;

/** Makes an account whose id is its name in small letters. */
export async function plantPerson(db: Kysely<Database>, name: string, more: { readonly password?: string } = {}): Promise<string> {
  const id = name.toLowerCase();
  await db
    .insertInto('people')
    .values({
      ...{ id, name, login: loginOf(name), skeleton: skeletonOf(name), password: more.password ?? null, language: 'en', deleted_at: null },
      created_at: new Date('2025-03-01T10:00:00Z'),
    })
    .execute();
  return id;
}

/** Puts a table that is over into the database, with as many answers as people gave in an hour. */
export async function finish(db: Kysely<Database>, plan: FinishedPlan): Promise<void> {
  const { id, game, at, people, bots = [] } = plan;
  const seats: NewSeat[] = [
    ...people.map((person) => ({ kind: 'person' as const, kept_for: null, person, level: null, entropy: null })),
    ...bots.map((level) => ({ kind: 'bot' as const, kept_for: null, person: null, level, entropy: null })),
  ];
  const scores = seats.map((_, seat) => ({ seat, rank: seat + 1, total: 20 - seat, parts: [] }));
  const started = new Date(at.getTime() - HOUR);
  await db
    .insertInto('tables')
    .values({
      ...emptyTable(id, people[0] as string),
      ...setupColumns({ game, rules: '1', seats: [], pace: plan.pace ?? { kind: 'none' }, seed: `seed of ${id}` }),
      ...{ pack_hash: '', custom_pack: false, seed_chosen: plan.seedChosen ?? false, title: plan.title ?? null },
      ...{
        status: 'finished',
        public: plan.public ?? true,
        spectators: true,
        ending: 'played',
        result: JSON.stringify({ how: 'played', scores }),
      },
      ...{ created_at: started, started_at: started, finished_at: at, active_at: at },
    })
    .execute();
  await db
    .insertInto('seats')
    .values(seats.map((seat, number) => seatRowOf(id, number, seat)))
    .execute();
  await db
    .insertInto('archives')
    .values({ table_id: id, sights: JSON.stringify([{ colours: COLOURS }]), record: JSON.stringify({}) })
    .execute();
  const entry = { table_id: id, number: 0, chance: [], together: [], hash: '', lines_from: 0, lines: '[]', detail: null, request: null };
  await db
    .insertInto('entries')
    .values(
      Array.from({ length: 4 * people.length }, (_, step) => ({
        ...{ ...entry, entry: step + 1, moment: step + 1, seat: step % people.length, key: '0', by: 'person' as const },
        kind: plan.takenBack && step === 3 ? ('take-back' as const) : ('answer' as const),
        author: people[step % people.length] as string,
        at: new Date(started.getTime() + 60_000 * step),
      })),
    )
    .execute();
}
