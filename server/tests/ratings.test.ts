import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countTables, recount } from '../ratings/count-tables.ts';
import { leaderboard } from '../ratings/leaderboard.ts';
import { afterMatch, botEstimate, isSure, shown, UNKNOWN } from '../ratings/scale.ts';
import { seasonById, seasonOf } from '../ratings/seasons.ts';
import { type FinishedSeat, type FinishedTable, ratedPace, verdictOn } from '../ratings/what-counts.ts';
import { connect, type Store } from '../store/connect.ts';
import { type FinishedPlan, finish, plantPerson } from './harness/finished-table.ts';
import { type TestDatabase, testDatabase } from './harness/postgres.ts';
import { stopTests } from './harness/server.ts';
import { tryPopulation } from './ratings/population.ts';

const seat = (at: number, more: Partial<FinishedSeat> = {}): FinishedSeat => ({
  ...{ seat: at, person: `person${at}`, level: null, standIn: null, rank: at + 1 },
  ...more,
});
const bot = (at: number, level = 'hero'): FinishedSeat => seat(at, { person: null, level });
const table = (more: Partial<FinishedTable> = {}): FinishedTable => ({
  pace: { kind: 'none' },
  startedAt: new Date('2026-11-01T10:00:00Z'),
  finishedAt: new Date('2026-11-01T12:00:00Z'),
  customData: false,
  seedChosen: false,
  advice: false,
  takenBack: false,
  ofPrograms: false,
  ending: 'played',
  seats: [seat(0), seat(1), bot(2)],
  ...more,
});
const placesOf = (more: Partial<FinishedTable>): string => {
  const verdict = verdictOn(table(more));
  return 'reason' in verdict ? verdict.reason : verdict.places.map(({ seat: at, rank }) => `${at}:${rank}`).join(' ');
};

describe('what counts', () => {
  it.each<[string, Partial<FinishedTable>, string]>([
    ['a match that was played counts by its ranks, bots too', {}, '0:1 1:2 2:3'],
    ['other component data do not count', { customData: true }, 'custom-data'],
    ['a seed that somebody chose does not count', { seedChosen: true }, 'chosen-seed'],
    ['a table where bots could be asked for advice does not count', { advice: true }, 'advice'],
    ['take-backs by consent do not count', { takenBack: true }, 'taken-back'],
    ['matches on the ladder of programs do not count', { ofPrograms: true }, 'programs'],
    ['whoever left is behind all who stayed', { seats: [seat(0, { standIn: 'resigned' }), seat(1), bot(2)] }, '0:3 1:2 2:3'],
    ['whoever did not return in time is, too', { seats: [seat(0, { standIn: 'time' }), seat(1)] }, '0:2 1:2'],
    ['what people ended by consent does not count', { ending: 'agreed' }, 'ended-early'],
    [
      'what they abandoned does not count',
      { ending: 'abandoned', seats: [seat(0, { rank: null }), seat(1, { rank: null })] },
      'ended-early',
    ],
    [
      'whoever gives up loses to those who stay, and bots are left out',
      { ending: 'resigned', seats: [seat(0, { standIn: 'resigned', rank: null }), seat(1, { rank: null }), bot(2)] },
      '1:1 0:2',
    ],
    ['alone against bots it counts', { seats: [seat(0), bot(1)] }, '0:1 1:2'],
    ['whoever breaks off alone is behind the bots', { ending: 'abandoned', seats: [seat(0, { rank: null }), bot(1)] }, '1:1 0:2'],
    ['bots among themselves do not count', { seats: [bot(0), bot(1)] }, 'nobody-to-compare'],
    ['somebody who is no longer known is left out', { seats: [seat(0), seat(1, { person: null })] }, 'nobody-to-compare'],
  ])('%s', (_title, more, wanted) => {
    expect(placesOf(more)).toBe(wanted);
  });

  it('by days is what has days for an answer, or lasted longer than a sitting', () => {
    expect(ratedPace(table({ pace: { kind: 'daily', days: 2 } }))).toBe('days');
    expect(
      ratedPace(table({ pace: { kind: 'live', bank: 600, increment: 10, cap: 900 }, finishedAt: new Date('2026-11-09T12:00:00Z') })),
    ).toBe('live');
    expect(ratedPace(table({ finishedAt: new Date('2026-11-03T12:00:00Z') }))).toBe('days');
    expect(ratedPace(table())).toBe('live');
  });

  it('in a season is a quarter of a year', () => {
    expect(seasonOf(new Date('2026-12-31T23:59:59Z')).id).toBe('2026-4');
    expect(seasonById('2027-1')).toEqual(seasonOf(new Date('2027-01-01T00:00:00Z')));
    expect(seasonById('2026-4').to.toISOString()).toBe('2027-01-01T00:00:00.000Z');
  });
});

describe('the scale', () => {
  it('begins at 1500, and nobody is sure of it', () => {
    expect([shown(UNKNOWN).rating, isSure(UNKNOWN)]).toEqual([1500, false]);
  });

  it('gives the winner more and both less doubt; ties move nobody who is equal', () => {
    const [first, second] = afterMatch([
      { ...UNKNOWN, rank: 1, bot: false },
      { ...UNKNOWN, rank: 2, bot: false },
    ]);
    expect(first?.mu).toBeGreaterThan(UNKNOWN.mu);
    expect(second?.mu).toBeLessThan(UNKNOWN.mu);
    expect(first?.sigma).toBeLessThan(UNKNOWN.sigma);
    const tied = afterMatch([1, 1].map((rank) => ({ ...UNKNOWN, rank, bot: false })));
    expect(tied.map(({ mu }) => Math.round(mu * 1e6))).toEqual([25e6, 25e6]);
  });

  it('holds bots in their place: they move less than people who are new', () => {
    const hero = botEstimate('hero');
    const [person, anchor] = afterMatch([
      { ...UNKNOWN, rank: 1, bot: false },
      { ...hero, rank: 2, bot: true },
    ]);
    expect(Math.abs((anchor?.mu ?? 0) - hero.mu)).toBeLessThan(((person?.mu ?? 0) - UNKNOWN.mu) / 3);
  });

  it('finds the true order of 200 players in 20,000 matches, and its bars hold what they promise from the first tables on', () => {
    const findings = tryPopulation({ players: 200, tables: [10, 30, 100, 400], seed: 'short' });
    expect(findings.at(-1)?.correlation).toBeGreaterThanOrEqual(0.95);
    for (const { within1, withinBar } of findings) {
      expect(within1).toBeGreaterThan(0.6);
      expect(within1).toBeLessThan(0.82);
      expect(withinBar).toBeGreaterThan(0.92);
    }
  });
});

describe('counting', () => {
  let database: TestDatabase;
  let store: Store;
  const NOW = Date.parse('2026-11-20T12:00:00Z');
  beforeAll(async () => {
    database = await testDatabase();
    store = connect(database.url, { connections: 4 });
    for (const name of ['ada', 'bob', 'cleo', 'dora', 'egon']) await plantPerson(store.db, name);
  });
  afterAll(async () => {
    await store.close();
    await database.drop();
    await stopTests();
  });

  const play = (id: string, day: string, winners: readonly string[], more: Partial<FinishedPlan> = {}) =>
    finish(store.db, { id, game: 'isles', at: new Date(`2026-${day}T12:00:00Z`), people: winners, ...more });
  const everything = async (): Promise<string> => {
    const [rated, seats, ratings, laurels] = await Promise.all([
      store.db.selectFrom('rated_tables').selectAll().orderBy('table_id').execute(),
      store.db.selectFrom('seat_results').selectAll().orderBy('table_id').orderBy('seat').execute(),
      store.db.selectFrom('ratings').selectAll().orderBy('game').orderBy('pace').orderBy('subject').execute(),
      store.db.selectFrom('laurels').selectAll().orderBy('season').orderBy('place').execute(),
    ]);
    return JSON.stringify({ rated, seats, ratings, laurels });
  };

  it('takes every finished table once, in the order in which they ended', async () => {
    for (let day = 1; day <= 30; day++) {
      const twoDigits = String(day).padStart(2, '0');
      await play(
        `summer${twoDigits}`,
        `07-${twoDigits}`,
        day % 3 === 1 ? ['bob', 'ada', 'cleo'] : day % 5 === 2 ? ['cleo', 'ada', 'bob'] : ['ada', 'bob', 'cleo'],
      );
    }
    for (let day = 1; day <= 5; day++) await play(`few${day}`, `08-0${day}`, ['dora', 'egon']);
    await play('chosen', '08-30', ['cleo', 'ada'], { seedChosen: true });
    await play('takenback', '08-31', ['cleo', 'ada'], { takenBack: true });
    await play('withbots', '11-01', ['ada'], { bots: ['hero', 'hero'] });
    expect(await countTables(store.db, NOW)).toBe(38);
    expect(await countTables(store.db, NOW)).toBe(0);
    const before = await everything();
    const again = {
      table_id: 'chosen',
      game: 'isles',
      pace: 'live',
      season: '2026-3',
      seats: 2,
      finished_at: new Date(),
      reason: null,
    } as const;
    await expect(store.db.insertInto('rated_tables').values(again).execute()).rejects.toThrow('duplicate key');
    expect(await everything()).toBe(before);
    const ratings = await store.db.selectFrom('ratings').select(['subject', 'tables', 'won', 'mu']).orderBy('mu', 'desc').execute();
    expect(ratings.flatMap(({ subject, tables, won }) => (tables === 5 ? [] : [[subject, tables, won]]))).toEqual([
      ['ada', 31, 17],
      ['bot hero', 2, 0],
      ['bob', 30, 10],
      ['cleo', 30, 4],
    ]);
  });

  it('gives the same, to the last digit, when everything is counted anew', async () => {
    const before = await everything();
    expect(await recount(store.db, NOW)).toBe(38);
    expect(await everything()).toBe(before);
  });

  it('puts a table that comes late where it belongs', async () => {
    await play('late', '06-30', ['bob', 'ada', 'cleo']);
    await countTables(store.db, NOW);
    const before = await everything();
    await recount(store.db, NOW);
    expect(await everything()).toBe(before);
    expect(before).toContain('"late"');
  });

  it('crowns the best of a season that is over, if they are certain', async () => {
    const laurels = await store.db.selectFrom('laurels').select(['season', 'place', 'person']).orderBy('place').execute();
    expect(laurels).toEqual([
      { season: '2026-3', place: 1, person: 'ada' },
      { season: '2026-3', place: 2, person: 'bob' },
      { season: '2026-3', place: 3, person: 'cleo' },
    ]);
  });

  it('never ranks programs among people, and their ladder counts for nobody', async () => {
    await plantPerson(store.db, 'talos');
    for (let day = 1; day <= 28; day++)
      await play(`autumn${day}`, `10-${String(day).padStart(2, '0')}`, day % 7 === 0 ? ['ada', 'talos'] : ['talos', 'ada']);
    await play('ladder', '10-30', ['ada', 'talos']);
    await store.db.insertInto('ladder_tables').values({ table_id: 'ladder', game: 'isles' }).execute();
    const board = { game: 'isles', pace: 'live', span: 'all' } as const;
    const ranked = async (): Promise<string[]> =>
      (await leaderboard(store.db, board, null, new Date(NOW))).players.map(({ person }) => person.id);
    await recount(store.db, NOW);
    expect(await ranked()).toContain('talos');
    await store.db.insertInto('engines').values({ person: 'talos', game: 'isles' }).execute();
    expect(await ranked()).not.toContain('talos');
    expect(await ranked()).toContain('ada');
    await recount(store.db, Date.parse('2027-01-20T12:00:00Z'));
    const crowned = await store.db.selectFrom('laurels').select('person').where('season', '=', '2026-4').execute();
    expect(crowned).toEqual([{ person: 'ada' }]);
    const { reason } = await store.db
      .selectFrom('rated_tables')
      .select('reason')
      .where('table_id', '=', 'ladder')
      .executeTakeFirstOrThrow();
    expect(reason).toBe('programs');
  });

  it('waits for tables that have ended just now', async () => {
    await finish(store.db, { id: 'justnow', game: 'isles', at: new Date(NOW - 2000), people: ['bob', 'ada'] });
    expect(await countTables(store.db, NOW)).toBe(0);
    expect(await countTables(store.db, NOW + 60_000)).toBe(1);
  });
});
