import { catalog } from '@pantheon/catalog';
import { Match, mixedSeed, type QuestionDto, type SeatView, type Shape, seatOf } from '@pantheon/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../api/index.ts';
import { Client } from './harness/client.ts';
import { playOn, sitDown } from './harness/playing.ts';
import { stopTests, type TestServer, testServer } from './harness/server.ts';

type Imagined = NonNullable<Api['POST /api/tables/:table/imagined']['reply']['imagined']>;
/** The hands in a state of Bomarzo with those of their cards that everybody has seen, and the hands as a seat sees them. */
type Hidden = { readonly hand: readonly (readonly string[])[]; readonly seen: readonly (readonly string[])[] };
type Seen = { readonly hand: readonly (readonly string[] | null)[]; readonly handSizes: readonly number[] };

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

  /** A table of Bomarzo as soon as whoever is asked imagines what is wished for, with what they see. */
  const imagined = async (worlds: number, isWished: (state: Hidden, asked: number) => boolean) => {
    const sitting = await sitDown(server.urls, 2, { game: 'bomarzo' });
    const { table, players } = sitting;
    const at = { params: { table: table.id }, body: {} };
    for (let step = 0; step < 200; step++) {
      await playOn(sitting, `imagined ${step}`, step === 0 ? 8 : 1);
      const updates = await Promise.all(players.map((client) => client.match(table.id)));
      const asked = updates.findIndex(({ sight }) => sight.question !== null);
      const imagine = async (): Promise<Imagined> =>
        (await (players[asked] as Client).call('POST /api/tables/:table/imagined', at)).imagined;
      const found = [await imagine()];
      if (!isWished(found[0]?.state as Hidden, asked)) continue;
      while (found.length < worlds) found.push(await imagine());
      return { ...sitting, asked, at, seen: updates[asked]?.sight as SeatView, found };
    }
    throw new Error('there is no such position');
  };

  it('looks to them exactly as the match does, whatever is drawn', async () => {
    const game = await (catalog.find(({ id }) => id === 'bomarzo') as (typeof catalog)[number]).load();
    const { table, players, asked, at, seen, found } = await imagined(3, () => true);
    for (const { phase, state, answers, chance } of found) {
      const setup = { seats: 2, options: table.options, seed: 'x', rigged: chance };
      const match = Match.startFrom<Shape>(game.rules, setup, { phase, state, dice: { seed: mixedSeed('x', []), word: 0 } });
      for (const key of answers) match.answer(seatOf(asked), key);
      const { view, question } = match.seatView(seatOf(asked));
      expect({ view, question: uncounted(question) }).toEqual({ view: seen.view, question: uncounted(seen.question) });
    }
    const other = players.findIndex((_, seat) => !seen.waiting.some((waiting) => waiting.seat === seat));
    if (other >= 0) expect(await (players[other] as Client).refused('POST /api/tables/:table/imagined', at)).toBe('not-your-question');
    expect(await new Client(server.urls[0] as string).refused('POST /api/tables/:table/imagined', at)).toBe('not-signed-in');
  });

  it('differs in what is hidden from them, the cards of the other, and in nothing that they know', async () => {
    const isHidden = ({ hand, seen }: Hidden, me: number): boolean =>
      (hand[1 - me] ?? []).some((card) => !(seen[1 - me] ?? []).includes(card));
    const { asked, seen, found } = await imagined(6, isHidden);
    const view = seen.view as Seen;
    const states = found.map(({ state }) => state as Hidden);
    expect(new Set(states.map(({ hand }) => JSON.stringify(hand[1 - asked]?.toSorted()))).size).toBeGreaterThan(1);
    for (const { hand } of states) {
      expect(hand[asked]).toEqual(view.hand[asked]);
      expect(hand[1 - asked]).toHaveLength(view.handSizes[1 - asked] as number);
    }
  });
});
