import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, requestId } from './harness/client.ts';
import { playOn, sitDownTwo } from './harness/playing.ts';
import { stopTests, type TestServer, testServer } from './harness/server.ts';

describe('people at a table agree', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(async () => {
    await server.close();
    await stopTests();
  });

  const two = () => sitDownTwo(server.urls);
  /** One proposes, the other agrees. */
  const agree = async (table: string, ada: Client, bob: Client, kind: 'pause' | 'end' | 'abandon'): Promise<void> => {
    const { proposals } = await ada.call('POST /api/tables/:table/proposals', { params: { table }, body: { id: requestId(), kind } });
    await bob.call('POST /api/tables/:table/proposals/:proposal', {
      params: { table, proposal: proposals[0]?.id as string },
      body: { agree: true },
    });
  };

  it('to go back, and only so', async () => {
    const { sitting, table, ada, bob } = await two();
    await playOn(sitting, 'back', 12);
    const before = await ada.match(table);
    const proposed = await ada.call('POST /api/tables/:table/proposals', {
      params: { table },
      body: { id: requestId(), kind: 'take-back', to: 2 },
    });
    expect(proposed).toMatchObject({ moment: before.moment + 1, proposals: [{ kind: 'take-back', to: 2, agreed: [0], needed: [0, 1] }] });
    const proposal = proposed.proposals[0]?.id as string;
    const rejected = await bob.call('POST /api/tables/:table/proposals/:proposal', { params: { table, proposal }, body: { agree: false } });
    expect(rejected).toEqual({ proposals: [], moment: before.moment + 2 });
    const again = await ada.call('POST /api/tables/:table/proposals', {
      params: { table },
      body: { id: requestId(), kind: 'take-back', to: 2 },
    });
    const second = again.proposals[0]?.id as string;
    const agreed = await bob.call('POST /api/tables/:table/proposals/:proposal', {
      params: { table, proposal: second },
      body: { agree: true },
    });
    expect(agreed).toEqual({ proposals: [], moment: before.moment + 4 });
    const after = await ada.match(table);
    expect([after.sight.number, after.happened.at(-1)?.kind]).toEqual([2, 'take-back']);
    expect(await playOn(sitting, 'on')).toBeGreaterThan(0);
  });

  it('on nothing that leads nowhere, and hear few proposals from one person', async () => {
    const { table, ada } = await two();
    const propose = (body: object) => ada.send('POST /api/tables/:table/proposals', { params: { table }, body: body as never });
    expect((await propose({ id: requestId(), kind: 'take-back', to: 5 })).text).toContain('cannot-undo');
    const id = requestId();
    for (const request of [id, requestId(), requestId(), id]) expect((await propose({ id: request, kind: 'pause' })).status).toBe(200);
    expect((await propose({ id: requestId(), kind: 'abandon' })).text).toContain('too-many');
  });

  it('no more to a take-back as soon as the match moves on', async () => {
    const { sitting, table, ada, bob } = await two();
    await playOn(sitting, 'void', 6);
    const { proposals } = await ada.call('POST /api/tables/:table/proposals', {
      params: { table },
      body: { id: requestId(), kind: 'take-back', to: 0 },
    });
    await playOn(sitting, 'void too', 1);
    const vote = { params: { table, proposal: proposals[0]?.id as string }, body: { agree: true } };
    expect(await bob.refused('POST /api/tables/:table/proposals/:proposal', vote)).toBe('not-found');
  });

  it('to pause, and go on when anybody wants', async () => {
    const { table, ada, bob } = await two();
    await agree(table, ada, bob, 'pause');
    expect((await ada.call('GET /api/tables/:table', { params: { table } })).paused).toBe(true);
    expect(
      await ada.refused('POST /api/tables/:table/answers', { params: { table }, body: { id: requestId(), expected: 2, key: '0' } }),
    ).toBe('paused');
    await bob.call('POST /api/tables/:table/resume', { params: { table }, body: { id: requestId() } });
    await ada.answer(table, 3, '0');
  });

  it('to end and have it scored', async () => {
    const { table, ada, bob } = await two();
    await agree(table, ada, bob, 'end');
    const after = await ada.call('GET /api/tables/:table', { params: { table } });
    expect([after.status, after.ending, after.result?.how, after.result?.scores.length]).toEqual(['finished', 'agreed', 'agreed', 2]);
    expect((await ada.match(table)).sight.result).toEqual(after.result);
  });

  it('to end without a result', async () => {
    const { table, ada, bob } = await two();
    await agree(table, ada, bob, 'abandon');
    const after = await ada.call('GET /api/tables/:table', { params: { table } });
    expect([after.status, after.ending, after.result]).toEqual(['finished', 'abandoned', null]);
    expect((await ada.match(table)).sight.question).toBeNull();
  });
});
