import type { Api, SeriesDto } from '../api/index.ts';
import { notFound } from '../failure.ts';
import type { Handlers } from '../http/handler.ts';
import { seenIfAny } from '../identity/seen-as.ts';
import { newId, newSecret } from '../ids.ts';
import { requireMayWrite } from '../safety/newcomers.ts';
import type { Services } from '../services.ts';
import { type Lobby, tidyTitle } from '../tables/lobby.ts';
import { tableFor } from '../tables/table-dto.ts';
import { readTables } from '../tables/table-repository.ts';

type SeriesRoutes = Extract<keyof Handlers, `${string} /api/series${string}`>;
type Plan = Api['POST /api/series']['body'];

/** Several tables of one seed, to be compared. */
export const seriesHandlers = (services: Services): Pick<Handlers, SeriesRoutes> => ({
  'POST /api/series': async ({ caller, body }) => {
    requireMayWrite(await services.house.rules(), caller.person, body.table.title);
    return seriesFor(services, await openSeries(services, caller.person.id, body), caller.person.id);
  },
  'GET /api/series/:series': async ({ params, caller }) => seriesFor(services, params.series, caller.person.id),
  'GET /api/series/:series/tables/:member/record': async ({ params: { series, member }, caller }) => {
    const { isOver, tables } = await seriesFor(services, series, caller.person.id);
    if (!isOver || !tables.some(({ id }) => id === member)) throw notFound();
    return (await services.registry.actor(member).archived()).record;
  },
});

/** Opens all tables, or none. */
async function openSeries({ db, lobby }: Services, person: string, plan: Plan): Promise<string> {
  const id = newId();
  await db
    .insertInto('series')
    .values({ id, organiser: person, title: tidyTitle(plan.table.title) })
    .execute();
  try {
    await openTables(lobby, person, plan, { id, seed: newSecret() });
  } catch (error) {
    await db.deleteFrom('tables').where('series', '=', id).execute();
    await db.deleteFrom('series').where('id', '=', id).execute();
    throw error;
  }
  return id;
}

// Whoever organises may play at the first: then the others are nobody's, so that whoever plays cannot look on where the same cards lie.
async function openTables(lobby: Lobby, person: string, { count, table }: Plan, series: { readonly id: string; readonly seed: string }) {
  const plays = table.seats.some(({ kind }) => kind === 'me');
  const others = table.seats.map((seat) => (seat.kind === 'me' ? { kind: 'friend' as const } : seat));
  for (let at = 0; at < count; at++) {
    const seats = at === 0 ? table.seats : others;
    const title = table.title === undefined ? {} : { title: `${table.title.slice(0, 50)} · ${at + 1}` };
    const plan = { ...table, ...title, seats, public: false, spectators: false, autoStart: true };
    await lobby.create(person, plan, { ...series, isHosted: !plays || at === 0 });
  }
}

async function seriesFor({ db }: Services, id: string, person: string): Promise<SeriesDto> {
  const series = await db
    .selectFrom('series')
    .leftJoin('people', 'people.id', 'series.organiser')
    .select(['series.id', 'series.title', 'series.organiser', 'people.name', 'people.login', 'people.program'])
    .where('series.id', '=', id)
    .executeTakeFirst();
  if (series === undefined) throw notFound();
  const rows = await db.selectFrom('tables').select('id').where('series', '=', id).orderBy('created_at').orderBy('id').execute();
  const found = await readTables(
    db,
    rows.map((row) => row.id),
  );
  const tables = rows.flatMap((row) => found.find((table) => table.row.id === row.id) ?? []);
  const isOrganiser = series.organiser === person;
  if (!isOrganiser && !tables.some(({ seats }) => seats.some((seat) => seat.person === person))) throw notFound();
  const isOver = tables.length > 0 && tables.every(({ row }) => row.status === 'finished');
  const { organiser, name, login, program } = series;
  return {
    id,
    game: tables[0]?.row.game ?? '',
    title: series.title,
    organiser: seenIfAny({ id: organiser, name, login, program }),
    isOver,
    tables: tables.map((table) => {
      const { status, seats, result, me } = tableFor(table, person);
      const isFree = seats.some(({ kind }) => kind === 'friend' || kind === 'open');
      const invite = isOrganiser && isFree ? table.row.invite : null;
      return { id: table.row.id, status, seats, invite, mine: me.seat !== null, result: isOver ? result : null };
    }),
  };
}
