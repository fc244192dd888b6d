import { type CatalogEntry, catalog } from '@pantheon/catalog';
import { keyOf, QuickDice, sampleAnswer, seatOf } from '@pantheon/kernel';
import { seatWith, TableHost, type TableSetup, type TableUpdate } from '@pantheon/table';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../app/api.ts';
import type { LinkEvent, Request, TableLink } from '../match/link.ts';
import { TableSession } from '../match/session.ts';

const ME = 'me';

/** A link to a table whose updates come as the test says. */
async function linked() {
  const game = await (catalog.find(({ id }) => id === 'isles') as CatalogEntry).load();
  const seats = [seatWith({ kind: 'person', person: ME }), seatWith({ kind: 'person', person: 'other' })];
  const setup: TableSetup = { game: 'isles', rules: game.rules.version, seats, pace: { kind: 'none' }, seed: 'far' };
  const { host } = TableHost.create(game.rules, setup, 0);
  const heard: { hear(event: LinkEvent): void } = { hear: () => undefined };
  const link = {
    id: 'far',
    where: 'remote',
    hands: null,
    game,
    follow: (_: unknown, hear: (event: LinkEvent) => void) => {
      heard.hear = hear;
      hear({ kind: 'about', about: { title: 'Far', names: ['I', 'Other'], room: null, frozen: false } });
      hear({ kind: 'update', update: host.update(ME, 0, 0) });
      return () => undefined;
    },
    catchUp: vi.fn<(since: number) => void>(),
    submit: vi.fn<(request: Request) => Promise<TableUpdate | null>>(),
    close: () => undefined,
  };
  const session = new TableSession(link as unknown as TableLink);
  const tell = (update: TableUpdate): void => heard.hear({ kind: 'update', update });
  return { host, link, session, tell, hear: (event: LinkEvent) => heard.hear(event) };
}

const dice = new QuickDice('far');

function answer(host: TableHost, person: string): void {
  const seat = seatOf(host.seatOf(person) ?? 0);
  const question = host.match.question(seat);
  if (question === null) throw new Error('nothing is asked');
  host.submit({ person, command: { kind: 'answer', key: keyOf(question, sampleAnswer(question, dice)) } }, 0);
}

afterEach(() => {
  vi.useRealTimers();
});

describe('what a session makes of updates', () => {
  it('ignores what is older than what it knows, and asks for what it missed', async () => {
    const { host, link, session, tell } = await linked();
    const first = host.update(ME, 0, 0);
    answer(host, 'other');
    tell(host.update(ME, 1, 0));
    expect(session.current().chosen).toEqual([1]);
    tell(first);
    expect(session.current().chosen).toEqual([1]);
    answer(host, ME);
    const { log } = session.current();
    tell(host.update(ME, host.moment, 0));
    expect(session.current().log).toBe(log);
    expect(link.catchUp).toHaveBeenCalledWith(2);
    tell(host.update(ME, 2, 0));
    expect(session.current().log).toEqual(host.match.logFor(seatOf(0)));
  });

  it('knows lines again that it is told twice', async () => {
    const { host, session, tell } = await linked();
    const before = session.current().log;
    answer(host, 'other');
    answer(host, ME);
    tell(host.update(ME, 0, 0));
    expect(before.every((line, at) => session.current().log[at] === line)).toBe(true);
  });

  it('shows clocks by the time of this device', async () => {
    vi.useFakeTimers();
    const { host, session, tell } = await linked();
    const clocks = [{ seat: 0, left: 5000, running: true, deadline: new Date(0).toISOString() }];
    tell({ ...host.update(ME, 1, 0), clocks });
    expect(session.current().players[0]?.clock).toEqual({ left: 5000, until: Date.now() + 5000 });
  });

  it('says that it is cut off, and that the table is gone', async () => {
    const { session, hear } = await linked();
    hear({ kind: 'connection', connected: false });
    expect(session.current().state).toBe('reconnecting');
    hear({ kind: 'connection', connected: true });
    expect(session.current().state).toBe('playing');
    hear({ kind: 'about', about: { title: '', names: [], room: null, frozen: true } });
    expect(session.current().state).toBe('frozen');
  });
});

describe('what a session sends', () => {
  it('is sent again while nobody can be reached, and is the same request', async () => {
    vi.useFakeTimers();
    const { host, link, session } = await linked();
    const update = host.update(ME, 1, 0);
    link.submit.mockRejectedValueOnce(new ApiError('offline', '')).mockRejectedValueOnce(new ApiError('offline', ''));
    link.submit.mockResolvedValue(update);
    const sent = session.send({ kind: 'answer', key: '1' });
    await vi.runAllTimersAsync();
    expect(await sent).toBeNull();
    const requests = link.submit.mock.calls.map(([request]) => request);
    expect(requests).toHaveLength(3);
    expect(new Set(requests.map(({ id }) => id)).size).toBe(1);
    expect(requests[0]).toMatchObject({ seat: 0, expected: 1, command: { kind: 'answer', key: '1' } });
  });

  it('is decided on a moment only where that matters', async () => {
    const { link, session } = await linked();
    link.submit.mockResolvedValue(null);
    await session.send({ kind: 'propose', what: 'pause' });
    expect(link.submit.mock.calls[0]?.[0]).not.toHaveProperty('expected');
  });

  it('is looked at again where the table had moved on', async () => {
    const { link, session } = await linked();
    link.submit.mockRejectedValue(new ApiError('stale', ''));
    expect(await session.send({ kind: 'answer', key: '1' })).toBe('stale');
    expect(session.current().trouble).toBe('stale');
    expect(link.catchUp).toHaveBeenCalledWith(1);
  });
});
