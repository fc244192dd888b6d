import { catalog } from '@pantheon/catalog';
import { Match, mixedSeed, type QuestionDto, type SeatView, type Shape, seatOf } from '@pantheon/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from './harness/client.ts';
import { playOn, sitDown } from './harness/playing.ts';
import { stopTests, type TestServer, testServer } from './harness/server.ts';

// How many answers lie before one is counted from where the imagined match begins.
const uncounted = (question: QuestionDto | null): unknown =>
  JSON.parse(JSON.stringify(question, (name, value: unknown) => (name === 'at' ? undefined : value)));

describe('what a player imagines', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(async () => {
    await server.close();
    await stopTests();
  });

  it('looks to them exactly as the match does, whatever is drawn', async () => {
    const game = await (catalog.find(({ id }) => id === 'bomarzo') as (typeof catalog)[number]).load();
    const sitting = await sitDown(server.urls, 2, { game: 'bomarzo' });
    await playOn(sitting, 'imagined', 8);
    const { table, players } = sitting;
    const at = { params: { table: table.id } };
    const updates = await Promise.all(players.map((client) => client.match(table.id)));
    const asked = updates.findIndex(({ sight }) => sight.question !== null);
    const me = players[asked] as Client;
    const found = await Promise.all([1, 2, 3].map(() => me.send('POST /api/tables/:table/imagined', { ...at, body: {} })));
    const worlds = found.filter(({ status }) => status === 200).map(({ text }) => JSON.parse(text).imagined);
    for (const { phase, state, answers, chance } of worlds) {
      const setup = { seats: 2, options: table.options, seed: 'x', rigged: chance };
      const match = Match.startFrom<Shape>(game.rules, setup, { phase, state, dice: { seed: mixedSeed('x', []), word: 0 } });
      for (const key of answers) match.answer(seatOf(asked), key);
      const { view, question } = match.seatView(seatOf(asked));
      const seen = updates[asked]?.sight as SeatView;
      expect({ view, question: uncounted(question) }).toEqual({ view: seen.view, question: uncounted(seen.question) });
    }
    expect(worlds).toHaveLength(3);
    const other = updates.findIndex(({ sight }) => sight.question === null);
    if (other >= 0)
      expect(await (players[other] as Client).refused('POST /api/tables/:table/imagined', { ...at, body: {} })).toBe('not-your-question');
    expect(await new Client(server.urls[0] as string).refused('POST /api/tables/:table/imagined', { ...at, body: {} })).toBe(
      'not-signed-in',
    );
  });
});
