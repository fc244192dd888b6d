import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { catalog } from '@pantheon/catalog';
import { canonical, type QuestionDto, QuickDice, type SeatView } from '@pantheon/kernel';
import type { Proposal, StandingOrder } from '@pantheon/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restore } from '../admin/backup.ts';
import { Client, requestId } from './harness/client.ts';
import { anyKey } from './harness/playing.ts';
import { type TestDatabase, testDatabase } from './harness/postgres.ts';
import { stopTests, type TestServer, testServer } from './harness/server.ts';

/** A table of the kept server, and what everybody saw there then. */
interface KeptTable {
  readonly id: string;
  readonly shows: string;
  readonly game: string;
  readonly rules: string;
  readonly status: 'waiting' | 'running' | 'finished' | 'frozen';
  readonly ending: string | null;
  readonly paused: boolean;
  readonly moment: number;
  readonly answers: number;
  readonly hash: string | null;
  readonly waiting: readonly number[];
  readonly seats: readonly { readonly person?: string | null; readonly standIn?: object }[];
  readonly proposals?: readonly Proposal[];
  readonly orders?: { readonly [seat: string]: readonly StandingOrder[] };
  readonly updates: readonly {
    readonly seat: number | null;
    /** The hash of `seenThen`. */
    readonly sight: string;
    readonly lines: number;
    readonly canUndo?: true;
  }[];
}

const file = (name: string): string => fileURLToPath(new URL(`./kept/${name}`, import.meta.url));
const kept = JSON.parse(readFileSync(file('server-0.1.json'), 'utf8')) as {
  readonly at: string;
  readonly people: { readonly [name: string]: string };
  /** The names of all that the views of each game told then; later ones may tell more. */
  readonly viewNames: { readonly [game: string]: readonly string[] };
  readonly tables: readonly KeptTable[];
};
const hashOf = (value: unknown): string => createHash('sha256').update(canonical(value)).digest('hex');

/** Of what a seat sees, all that the version of then knew and that is not only a manner of telling. */
const seenThen = (game: string, { number, waiting, canUndo, commitment, seed, result, colours, question, view }: SeatView): object => ({
  number,
  waiting,
  canUndo,
  commitment,
  seed,
  result,
  colours,
  question: question === null ? null : offeredBy(question),
  view: onlyNamed(view, new Set(kept.viewNames[game])),
});

const offeredBy = ({ kind, topic, options, pass, min, max }: QuestionDto): object => ({
  kind,
  topic,
  options: options.map(({ key }) => key),
  pass: pass === true,
  min: min ?? null,
  max: max ?? null,
});

function onlyNamed(value: unknown, names: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => onlyNamed(item, names));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([name]) => names.has(name));
  return Object.fromEntries(fields.map(([name, item]) => [name, onlyNamed(item, names)]));
}

const tableThat = (shows: string): KeptTable => kept.tables.find((table) => table.shows === shows) as KeptTable;

describe('what version 0.1 stored', () => {
  const tokens = new Map<string, string>();
  const now = (): number => Date.parse(kept.at) + 1000;
  const sameRules = new Set<string>();
  let database: TestDatabase;
  let server: TestServer;

  beforeAll(async () => {
    for (const { id, load } of catalog)
      if (kept.tables.some(({ game, rules }) => game === id && rules === '1') && (await load()).rules.version === '1') sameRules.add(id);
    database = await testDatabase({ empty: true });
    await restore(database.url, file('server-0.1.jsonl.gz'));
    server = await testServer({ database, worker: 'server/worker.ts', jobs: false, now });
    const { sessions } = (server.nodes[0] as (typeof server.nodes)[number]).services;
    for (const person of Object.values(kept.people)) tokens.set(person, (await sessions.makeToken(person, 'a test')).secret);
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
    await stopTests();
  });

  const clientOf = (person: string | null | undefined): Client | null => {
    const token = tokens.get(person ?? '');
    if (token === undefined) return null;
    const client = new Client(server.urls[0] as string);
    client.token = token;
    return client;
  };
  const named = (name: string): Client => clientOf(kept.people[name]) as Client;
  /** Those who play at a table themselves, by seat. */
  const playersOf = ({ seats }: KeptTable): [number, Client][] =>
    seats.flatMap(({ person, standIn }, seat) => {
      const client = standIn === undefined ? clientOf(person) : null;
      return client === null ? [] : [[seat, client]];
    });

  it.each(kept.tables)('is seen as before: $shows ($id)', async (table) => {
    const { id, seats, updates, moment, proposals = [], orders = {} } = table;
    const first = clientOf(seats.find(({ person }) => clientOf(person) !== null)?.person) as Client;
    const { status, ending, waiting } = await first.call('GET /api/tables/:table', { params: { table: id } });
    expect([status, ending, waiting]).toEqual([table.status, table.ending, table.waiting]);
    if (table.status === 'running' && !sameRules.has(table.game)) return;
    for (const { seat, sight, lines } of updates) {
      const client = seat === null ? named('teo') : (clientOf(seats[seat]?.person) as Client);
      const update = await client.match(id);
      // The log is told anew, in the words of today: how many lines that takes may differ.
      expect([update.moment, update.seat, update.log.lines.length > 0]).toEqual([moment, seat, lines > 0]);
      expect(hashOf(seenThen(table.game, update.sight))).toBe(sight);
      if (seat === null || status !== 'running') continue;
      expect(update.proposals).toEqual(proposals);
      expect(update.orders).toEqual(orders[seat] ?? []);
    }
    if (status === 'finished') await first.call('GET /api/tables/:table/record', { params: { table: id } });
  });

  it('carries out what was proposed when the last consent comes', async () => {
    for (const [shows, by] of [
      ['proposal-take-back', 'bob'],
      ['proposal-pause', 'ada'],
    ] as const) {
      const { id, proposals = [] } = tableThat(shows);
      const [{ id: proposal, to }] = proposals as [Proposal];
      const client = named(by);
      await client.call('POST /api/tables/:table/proposals/:proposal', { params: { table: id, proposal }, body: { agree: true } });
      const { happened, sight, paused } = await client.match(id);
      expect([happened.at(-1)?.kind, paused, to ?? sight.number]).toEqual([
        to === null ? 'paused' : 'take-back',
        to === null,
        sight.number,
      ]);
    }
  });

  it('forgets a proposal to go back to where the rules were others', async () => {
    const { id, proposals = [] } = tableThat('proposal-take-back-bomarzo');
    const [{ id: proposal }] = proposals as [Proposal];
    const given = { params: { table: id, proposal }, body: { agree: true } };
    expect(await named('ada').refused('POST /api/tables/:table/proposals/:proposal', given)).toBe('not-found');
  });

  it('goes on at every running table: takes back what could be taken back, and takes an answer', async () => {
    for (const table of kept.tables.filter(({ status }) => status === 'running')) {
      const at = { params: { table: table.id } };
      const players = playersOf(table);
      const look = async ([, client]: [number, Client]) => ({ client, update: await client.match(table.id) });
      const paused = (await look(players[0] as [number, Client])).update.paused;
      if (paused) await (players[0] as [number, Client])[1].call('POST /api/tables/:table/resume', { ...at, body: { id: requestId() } });
      for (const player of players) {
        const { client, update } = await look(player);
        if (!update.sight.canUndo) continue;
        const { moment } = await client.call('POST /api/tables/:table/undo', { ...at, body: { id: requestId(), expected: update.moment } });
        expect([table.shows, moment]).toEqual([table.shows, update.moment + 1]);
        expect(
          (await client.call('POST /api/tables/:table/redo', { ...at, body: { id: requestId(), expected: moment } })).update.sight.number,
        ).toBe(update.sight.number);
      }
      const seen = await Promise.all(players.map(look));
      const asked = seen.find(({ update }) => update.sight.question !== null);
      if (table.shows === 'bot-to-move' && asked === undefined) continue;
      if (asked === undefined) throw new Error(`nobody is asked at ${table.shows}`);
      const { client, update } = asked;
      const key = anyKey(update.sight.question as NonNullable<typeof update.sight.question>, new QuickDice(table.id));
      expect((await client.answer(table.id, update.moment, key)).moment).toBe(update.moment + 1);
    }
  });

  it('lets bots and standing orders go on by themselves', async () => {
    await server.close();
    server = await testServer({ database, worker: 'server/worker.ts', now });
    const bots = tableThat('bot-to-move');
    const ada = named('ada');
    await expect.poll(async () => (await ada.match(bots.id)).sight.question !== null, { timeout: 40_000 }).toBe(true);
    expect((await ada.match(bots.id)).happened.slice(bots.moment).map(({ by }) => by)).toContain('bot');
  });
});
