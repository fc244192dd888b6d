import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Card } from '../cards/card.ts';
import { cardOf } from '../cards/page-card.ts';
import { spokenWish } from '../cards/spoken.ts';
import { countTables } from '../ratings/count-tables.ts';
import type { Services } from '../services.ts';
import { finish, plantPerson } from './harness/finished-table.ts';
import { stopTests, type TestServer, testServer } from './harness/server.ts';

const DAY = '2031-05-14';
const HOUR = 3_600_000;

describe('what links say of themselves', () => {
  let server: TestServer;
  let services: Services;
  let now = Date.parse(`${DAY}T09:00:00Z`);
  beforeAll(async () => {
    server = await testServer({ jobs: false, now: () => now });
    services = (server.nodes[0] as (typeof server.nodes)[number]).services;
    for (const name of ['Adele', 'Bruno', 'Clelia']) await plantPerson(services.db, name);
  });
  afterAll(async () => {
    await server.close();
    await stopTests();
  });

  const card = (path: string, language: 'en' | 'it' = 'en'): Promise<Card> => cardOf(services, path, language);

  it('names a player, with ratings that never stand without their ±, and tables', async () => {
    for (let at = 1; at <= 3; at++)
      await finish(services.db, { id: `table${at}`, game: 'isles', at: new Date(now - at * HOUR), people: ['adele', 'bruno'] });
    await countTables(services.db, now);
    const { title, text } = await card('/player/adele');
    expect(title).toBe('Adele · Pantheon');
    expect(text).toMatch(/^Isles, live: 1\d{3} ± \d+, still uncertain\. 3 tables finished, 3 won\.$/);
    expect((await card('/player/bruno', 'it')).text).toMatch(
      /^Isole, dal vivo: 1\d{3} ± \d+, ancora incerto\. 3 tavoli finiti, 0 vinti\.$/,
    );
    expect((await card('/player/clelia')).text).toBe('No table finished yet.');
    const drawn = await spokenWish(services, { kind: 'player', name: 'adele-3' }, 'en');
    expect(drawn?.wish).toMatchObject({ kind: 'words', game: 'isles', heading: 'Adele' });
  });

  it('says of a player who keeps to themselves what it says of nobody', async () => {
    const nobody = await card('/player/zzzzzzzz');
    await services.db.updateTable('people').set({ hidden: true }).where('id', '=', 'bruno').execute();
    expect(await card('/player/bruno')).toEqual(nobody);
    expect(JSON.stringify(nobody)).not.toContain('Bruno');
    expect(await spokenWish(services, { kind: 'player', name: 'bruno-3' }, 'en')).toBeNull();
  });

  it('says against whom a challenge is played, and how anybody did only when it is closed', async () => {
    const path = `/challenge/${DAY}/isles`;
    const fresh = await card(path);
    expect(fresh.title).toBe('Challenge of the day: Isles');
    expect(fresh.text).toMatch(/^14 May 2031\. Against .+ level\. Nobody has finished it yet\./);
    const tried = {
      day: DAY,
      game: 'isles',
      started_at: new Date(now),
      finished_at: new Date(now + HOUR),
      place: 1,
      curve: '[]',
      record: null,
    };
    for (const [person, score] of [
      ['adele', 77],
      ['bruno', 66],
    ] as const)
      await services.db
        .insertInto('challenge_tries')
        .values({ ...tried, person, score, answers: 40 })
        .execute();
    const open = await card(path, 'it');
    expect(open.text).toContain('2 persone l’hanno finita.');
    expect(open.text).not.toMatch(/Adele|Bruno|77|66/);
    now += 48 * HOUR;
    expect((await card(path)).text).toContain('Best of the day: Adele, first at the table with 77 points.');
    await services.db.updateTable('people').set({ hidden: true }).where('id', '=', 'adele').execute();
    expect((await card(path)).text).toContain('Best of the day: somebody, first at the table');
    expect(await card('/challenge/2031-05-13/isles')).toEqual(await card('/challenge'));
  });
});
