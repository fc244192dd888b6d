import { catalog } from '@pantheon/catalog';
import {
  fromPosition,
  type Game,
  Match,
  type MatchRecord,
  type Position,
  positionOf,
  type Question,
  QuickDice,
  recordOf,
  type Seat,
  type Shape,
  sampleAnswer,
  seatOf,
} from '@pantheon/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Route, type RouteName, routes, type SeatPlan, type TableDto, type TableList } from '../api/index.ts';
import { cardOf } from '../cards/page-card.ts';
import { tableWish } from '../cards/pages.ts';
import { readTable } from '../tables/table-repository.ts';
import { type Answered, Client, requestId } from './harness/client.ts';
import { sitDown } from './harness/playing.ts';
import { stopTests, type TestServer, testServer } from './harness/server.ts';

const SEATS = 3;
const GAMES = process.env.PANTHEON_DEEP ? catalog.map(({ id }) => id) : ['isles', 'bomarzo'];
const LISTS: readonly TableList[] = ['waiting-for-me', 'mine', 'open', 'watch', 'finished'];
const names = Object.keys(routes) as RouteName[];

/** Positions of a random match, each at a checkpoint. */
function positions(game: Game<Shape>, seed: string, count: number): Position[] {
  const match = Match.start(game, { seats: SEATS, seed: `border ${seed}` });
  const dice = new QuickDice(seed);
  const found: Position[] = [];
  for (let step = 0; found.length < count && !match.over; step++) {
    for (const { seat } of match.waiting) match.give(seat, sampleAnswer(match.question(seat) as Question, dice));
    if (step % 7 === 6 && !match.over) found.push(positionOf(match));
  }
  return found;
}

/** The same position with everything that the viewer cannot know drawn anew. */
function twinOf(game: Game<Shape>, position: Position, viewer: Seat | null, seed: string): Position {
  const match = fromPosition(game, position);
  game.determinize(match, viewer, new QuickDice(seed));
  return { ...position, state: match.s };
}

const recordAt = (game: Game<Shape>, position: Position): MatchRecord => recordOf(fromPosition(game, position));

/** Leaves out what two tables never share: ids, secrets of links, times. */
const plain = (text: string, table: TableDto): string =>
  text
    .replaceAll(table.id, 'TABLE')
    .replaceAll(String(table.invite), 'INVITE')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .replace(/"left":\d+/g, '"left":0')
    .replace(/"id":"[a-z0-9]{16}"/g, '"id":"ID"')
    .replace(/"connection":"[a-z0-9]{16}"/g, '"connection":"ID"');

describe('what leaves the server', () => {
  let server: TestServer;
  let players: readonly Client[];
  let spectator: Client;
  let stranger: Client;
  let nobody: Client;

  beforeAll(async () => {
    server = await testServer({ jobs: false, ...(process.env.PANTHEON_DEEP ? { worker: 'server/worker.ts' } : {}) });
    const url = server.urls[0] as string;
    players = await Promise.all(Array.from({ length: SEATS }, (_, seat) => Client.guest(url, `Player ${seat}`)));
    spectator = await Client.guest(url, 'Spectator');
    stranger = await Client.guest(url, 'Stranger');
    nobody = new Client(url);
  });
  afterAll(async () => {
    await server.close();
    await stopTests();
  });

  /** A table in a position, with the players at their seats. */
  const tableAt = async (record: MatchRecord, isPublic: boolean): Promise<TableDto> => {
    const [host] = players as [Client];
    const seats: SeatPlan[] = [{ kind: 'me' }, ...Array.from({ length: SEATS - 1 }, () => ({ kind: 'friend' as const }))];
    const table = await host.call('POST /api/tables/import', {
      body: { record, seats, public: isPublic, pace: { kind: 'daily', days: 1 } },
    });
    for (let seat = 1; seat < SEATS; seat++)
      await (players[seat] as Client).call('POST /api/invites/:invite/join', {
        params: { invite: table.invite as string },
        body: { seat },
      });
    return table;
  };

  /** Calls of every route that names a table: what it tells, or how it refuses a body that it cannot take. */
  const everyRoute = async (client: Client, table: TableDto): Promise<Answered[]> => {
    const answers: Answered[] = [];
    for (const name of names.filter((one) => one.includes('/:table'))) {
      const [method = '', template = ''] = name.split(' ');
      const path = template.replace(':table', table.id).replace(':number', '0').replace(':seat', '1').replace(/:\w+/g, 'zzzzzzzzzzzzzzzz');
      if (method === 'GET') answers.push(await client.raw(method, path));
      else if ((routes[name] as Route).body !== undefined) answers.push(await client.raw(method, path, '{"nonsense":true}'));
    }
    return answers;
  };

  /** Everything that somebody can get out of a table, as it comes over the wire. */
  const everything = async (client: Client, table: TableDto): Promise<string[]> => {
    const at = { params: { table: table.id } };
    const live = await client.live();
    live.say({ type: 'follow', table: table.id });
    await Promise.race([live.until('update'), live.until('gone')]);
    const calls = [
      ...(await everyRoute(client, table)),
      await client.send('GET /api/tables/:table/match', { ...at, query: { since: 1 } }),
      await client.send('POST /api/tables/:table/answers', { ...at, body: { id: requestId(), expected: 1, key: 'no such answer' } }),
      await client.send('POST /api/tables/:table/answers', { ...at, body: { id: requestId(), expected: 0, key: '0' } }),
      await client.send('POST /api/tables/:table/part', { ...at, body: { chosen: [] } }),
      await client.send('POST /api/tables/:table/part', { ...at, body: { chosen: ['no such part'] } }),
      await client.send('POST /api/tables/:table/undo', { ...at, body: { id: requestId(), expected: 1 } }),
      await client.send('POST /api/tables/:table/restart-turn', { ...at, body: { id: requestId(), expected: 1 } }),
    ];
    const listed = await Promise.all(
      LISTS.map(async (list) => {
        const { text } = await client.send('GET /api/tables', { query: { list, limit: 100 } });
        return JSON.stringify((JSON.parse(text) as { tables?: TableDto[] }).tables?.filter(({ id }) => id === table.id));
      }),
    );
    await live.close();
    return [
      ...calls.flatMap(({ status, text, headers }) => [`${status} ${text}`, `${headers.get('content-length')}`]),
      ...listed,
      ...live.texts.filter((text) => !text.includes('"presence"')),
    ].map((text) => plain(text, table));
  };

  /** What the link to a table says to anybody, and what its picture is drawn from, in both languages. */
  const spoken = async (table: TableDto): Promise<string[]> => {
    const { services } = server.nodes[0] as (typeof server.nodes)[number];
    const texts: string[] = [];
    for (const language of ['en', 'it'] as const) {
      const card = await cardOf(services, `/table/remote/${table.id}`, language);
      expect(card.text).toContain('Player 0');
      texts.push(
        plain(JSON.stringify(card), table),
        plain(JSON.stringify(await tableWish(services, await readTable(services.db, table.id), language)), table),
      );
    }
    return texts;
  };

  const told = async (client: Client, viewer: Seat | null, table: TableDto): Promise<string[]> => [
    ...(await everything(client, table)),
    ...(viewer === null ? await spoken(table) : []),
  ];

  it.each(GAMES)(
    'carries nothing of %s that a seat, a spectator or a stranger may not know',
    async (id) => {
      const game = (await catalog.find((entry) => entry.id === id)?.load())?.rules as Game<Shape>;
      const viewers: (readonly [Client, Seat | null])[] = [
        [players[0] as Client, seatOf(0)],
        [players[2] as Client, seatOf(2)],
        [spectator, null],
        [nobody, null],
      ];
      let differing = 0;
      let seenByOthers = 0;
      for (const [at, position] of positions(game, id, process.env.PANTHEON_DEEP ? 40 : 2).entries()) {
        for (const [client, viewer] of viewers) {
          const twin = twinOf(game, position, viewer, `${id} ${at}`);
          if (JSON.stringify(twin.state) !== JSON.stringify(position.state)) differing++;
          const [one, other] = [await tableAt(recordAt(game, position), true), await tableAt(recordAt(game, twin), true)];
          expect(await told(client, viewer, other)).toEqual(await told(client, viewer, one));
          if (viewer !== seatOf(0)) continue;
          const [there, here] = [await (players[2] as Client).match(other.id), await (players[2] as Client).match(one.id)];
          if (JSON.stringify(there.sight.view) !== JSON.stringify(here.sight.view)) seenByOthers++;
        }
      }
      expect(Math.min(differing, seenByOthers)).toBeGreaterThan(0);
    },
    120_000,
  );

  it('tells a stranger of a private table as much as of none', async () => {
    const { table } = await sitDown(server.urls, 2, { more: { public: false, spectators: false } });
    const none = { ...table, id: 'zzzzzzzzzzzzzzzz' };
    expect(await everything(stranger, table)).toEqual(await everything(stranger, none));
    expect(await everything(nobody, table)).toEqual(await everything(nobody, none));
  });

  it('holds no seed, no other seat’s secret and no state in what players export of themselves', async () => {
    const sitting = await sitDown(server.urls, 2);
    const [ada, bob] = sitting.players as [Client, Client];
    await ada.answer(sitting.table.id, 1, '2');
    const { db } = (server.nodes[0] as (typeof server.nodes)[number]).services;
    const { seed } = await db.selectFrom('tables').select('seed').where('id', '=', sitting.table.id).executeTakeFirstOrThrow();
    for (const client of [ada, bob]) {
      const { text } = await client.send('GET /api/me/export');
      expect(text).not.toContain(seed);
      expect(text).not.toContain('oracle');
    }
    expect((await bob.send('GET /api/me/export')).text).not.toContain('"key":"2"');
  });
});
