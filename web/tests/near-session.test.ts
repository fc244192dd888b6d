import { type CatalogEntry, catalog, type GameModule } from '@pantheon/catalog';
import { keyOf, QuickDice, type Seat, sampleAnswer, seatOf } from '@pantheon/kernel';
import { MemoryJournal, type Pace, TableHost, type TableSetup } from '@pantheon/table';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeSettings, currentSettings } from '../app/settings.ts';
import type { BotWorkerTasks } from '../match/bot-port.ts';
import { seatsOnDevice } from '../match/journal-of-record.ts';
import { NearLink } from '../match/near-link.ts';
import { TableSession } from '../match/session.ts';
import { summaryOf } from '../match/table-rows.ts';

const { grace } = currentSettings();
beforeAll(() => {
  vi.stubGlobal('localStorage', { setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  changeSettings({ grace: 0 });
});
afterAll(() => {
  changeSettings({ grace });
  vi.unstubAllGlobals();
});

type Wanted = 'person' | 'bot';

/** A bot that answers by chance, from the question as it is asked at the table, or fails. */
class Bots {
  private readonly table: () => TableHost;
  mood: 'answers' | 'fails' | 'thinks' = 'answers';
  /** Of which answers of the record it was asked for the motive. */
  readonly motives: number[] = [];
  readonly close = (): void => undefined;

  constructor(table: () => TableHost) {
    this.table = table;
  }

  readonly ask = async <K extends keyof BotWorkerTasks>(_: K, ask: BotWorkerTasks[K]['ask']): Promise<BotWorkerTasks[K]['reply']> => {
    if (this.mood === 'fails') throw new Error('no answer');
    if ('at' in ask) this.motives.push(ask.at);
    if ('at' in ask) return null as BotWorkerTasks[K]['reply'];
    if (this.mood === 'thinks') return new Promise(() => undefined);
    return this.table().anyAnswer('seat' in ask ? ask.seat : 0) as BotWorkerTasks[K]['reply'];
  };
}

/** A table that somebody looks at. */
function watched(link: NearLink): TableSession {
  const session = new TableSession(link);
  session.hold(false);
  return session;
}

async function near(seats: readonly Wanted[], pace: Pace = { kind: 'none' }) {
  const game: GameModule = await (catalog.find(({ id }) => id === 'isles') as CatalogEntry).load();
  const kinds = seats.map((kind) => (kind === 'bot' ? { kind, level: 'shepherd' } : { kind }));
  const setup: TableSetup = { game: 'isles', rules: game.rules.version, seats: seatsOnDevice(kinds), pace, seed: 'near' };
  const journal = new MemoryJournal({ setup });
  const { step } = TableHost.create(game.rules, setup, Date.now());
  await journal.append(step);
  const table = (): TableHost => TableHost.open(game.rules, journal.journal);
  const bots = new Bots(table);
  const label = { id: 'near', title: 'Near', names: seats.map((_, seat) => `Name ${seat}`), created: 0 };
  const link = await NearLink.run({ label, game, journal, bots });
  // The same table in another tab of the browser.
  const elsewhere = async (): Promise<TableSession> => watched(await NearLink.run({ label, game, journal, bots }));
  return { session: watched(link), bots, table, elsewhere };
}

const mine = seatOf(0);
const dice = new QuickDice('answers');

/** Answers whatever whoever looks is asked. */
async function answerAny(session: TableSession, table: () => TableHost): Promise<void> {
  const { eyes } = session.current();
  const question = eyes === null ? null : table().match.question(eyes);
  if (question === null) throw new Error('nothing is asked');
  expect(await session.send({ kind: 'answer', key: keyOf(question, sampleAnswer(question, dice)) })).toBeNull();
}

/** On a busy machine a bot takes its time. */
const PATIENCE = { timeout: 30_000 };

const turnOf = (session: TableSession): Promise<void> =>
  vi.waitFor(() => {
    const { sight, state } = session.current();
    if (sight.question === null && state !== 'over') throw new Error('not yet');
  }, PATIENCE);

/** Plays until the seat that looks can take something back. */
async function untilUndoable(session: TableSession, table: () => TableHost): Promise<void> {
  for (let step = 0; step < 200; step++) {
    await turnOf(session);
    await answerAny(session, table);
    if (session.current().sight.canUndo && session.current().sight.question !== null) return;
  }
  throw new Error('nothing could be taken back');
}

describe('a table on one device', () => {
  it('is played with bots, and lines of the log that stand stay the same', async () => {
    const { session, table } = await near(['person', 'bot', 'bot']);
    const before = session.current();
    expect(before).toMatchObject({ state: 'playing', eyes: 0, hands: [0], alone: true, handOver: null });
    await answerAny(session, table);
    await turnOf(session);
    const after = session.current();
    expect(after.log.length).toBeGreaterThan(before.log.length);
    expect(before.log.every((line, at) => line === after.log[at])).toBe(true);
    expect(after.players.map(({ name, kind }) => [name, kind])).toEqual([
      ['Name 0', 'person'],
      ['Name 1', 'bot'],
      ['Name 2', 'bot'],
    ]);
  });

  it('asks a bot for the motive of the last answer that it had given by then', async () => {
    const { session, table, bots } = await near(['person', 'bot', 'bot']);
    await answerAny(session, table);
    await turnOf(session);
    const { answers } = table().record();
    const last = answers.findLastIndex(([seat]) => seat === 1);
    expect(last).toBeGreaterThanOrEqual(0);
    expect(await session.motive?.(seatOf(1), answers.length)).toBeNull();
    expect(await session.motive?.(seatOf(1), 0)).toBeNull();
    expect(bots.motives).toEqual([last]);
  });

  it('lets bots wait while it is told to, and loses nothing of what they do then', async () => {
    const { session, table } = await near(['bot', 'bot', 'person']);
    session.hold(true);
    const numbers: number[] = [];
    const start = table().match.number;
    session.subscribe(() => numbers.push(session.current().sight.number));
    await new Promise((done) => setImmediate(done));
    expect(table().match.number).toBe(start);
    session.hold(false);
    await turnOf(session);
    expect(numbers).toEqual(Array.from({ length: table().match.number - start }, (_, n) => start + n + 1));
  });

  it('gives again what was taken back', async () => {
    const { session, table } = await near(['person', 'bot']);
    await untilUndoable(session, table);
    const { number } = session.current().sight;
    expect(await session.send({ kind: 'undo' })).toBeNull();
    expect(session.current()).toMatchObject({ canRedo: true, sight: { number: number - 1 } });
    expect(await session.send({ kind: 'redo' })).toBeNull();
    expect(session.current()).toMatchObject({ canRedo: false, sight: { number } });
  });

  it('a standing order’s answer that was taken back is not given again', async () => {
    const { session, table } = await near(['person', 'person']);
    session.handOver('take');
    const question = table().match.question(mine);
    if (question === null) throw new Error('nothing is asked');
    const key = keyOf(question, sampleAnswer(question, dice));
    await session.send({ kind: 'order', plan: { kind: 'answer', topic: question.topic.id, key, until: 'cancelled' } });
    await vi.waitFor(() => expect(session.current().chosen).toContain(mine), PATIENCE);
    expect(session.current().sight.question).toBeNull();
    expect(await session.send({ kind: 'undo' })).toBeNull();
    expect(session.current().sight.question?.topic).toBe(question.topic.id);
    expect(table().due()).toEqual([]);
    expect(session.current().orders).toHaveLength(1);
  });

  it('shows nobody what is another person’s, while the device is passed on', async () => {
    const { session, table } = await near(['person', 'person']);
    expect(session.current()).toMatchObject({ eyes: null, handOver: { to: 0, covered: true } });
    session.handOver('take');
    const first = session.current();
    expect(first).toMatchObject({ eyes: 0, handOver: null });
    await answerAny(session, table);
    expect(session.current()).toMatchObject({ eyes: 0, handOver: { to: 1, covered: false } });
    session.handOver('cover');
    const covered = session.current();
    expect(covered).toMatchObject({ eyes: null, handOver: { to: 1, covered: true }, orders: [], sight: { question: null } });
    expect(covered.log.some((line) => first.log.includes(line))).toBe(false);
    session.handOver('take');
    expect(session.current()).toMatchObject({ eyes: 1, handOver: null });
    expect(session.current().log).toEqual(table().match.logFor(seatOf(1)));
  });

  it('tells lists what a person alone with bots is asked, and of several persons nothing', async () => {
    const { table } = await near(['person', 'bot']);
    const question = table().match.question(mine);
    expect(summaryOf(table()).asked).toEqual({ seat: mine, question: { id: `ask.${question?.topic.id}`, args: question?.about } });
    expect(summaryOf((await near(['person', 'person'])).table()).asked).toBeNull();
  });

  it('does not take a reply that comes for eyes that do not look any more', async () => {
    const { session, table } = await near(['person', 'person']);
    session.handOver('take');
    const sent = answerAny(session, table);
    session.lookAs(null);
    await sent;
    expect(session.current()).toMatchObject({ eyes: null, orders: [], sight: { question: null, canUndo: false } });
  });

  it('asks all who share the device before a pause, and rests until somebody goes on', async () => {
    const { session } = await near(['person', 'person']);
    session.handOver('take');
    await session.send({ kind: 'propose', what: 'pause' });
    const [proposal] = session.current().proposals;
    expect(proposal).toMatchObject({ kind: 'pause', agreed: [0], needed: [0, 1] });
    await session.send({ kind: 'vote', proposal: proposal?.id ?? '', agree: true }, seatOf(1));
    expect(session.current()).toMatchObject({ paused: true, eyes: 0, sight: { question: null } });
    await session.send({ kind: 'resume' });
    expect(session.current()).toMatchObject({ paused: false });
    expect(session.current().sight.question).not.toBeNull();
  });

  it('goes back at once for whoever plays alone with bots', async () => {
    const { session, table } = await near(['person', 'bot']);
    await answerAny(session, table);
    await turnOf(session);
    expect(session.current().sight.number).toBeGreaterThan(0);
    expect(await session.send({ kind: 'propose', what: 'take-back', to: 0 })).toBeNull();
    await turnOf(session);
    expect(session.current()).toMatchObject({ proposals: [], sight: { number: 0 } });
  });

  it('says what is wrong with a command, and nothing has changed', async () => {
    const { session } = await near(['person', 'bot']);
    expect(await session.send({ kind: 'answer', key: 'no such answer' })).toBe('not-offered');
    expect(session.current().trouble).toBe('not-offered');
    expect(session.current().sight).toMatchObject({ number: 0 });
    expect(await session.send({ kind: 'resume' })).toBe('not-running');
  });

  it('stops where a bot fails, until somebody tries again', async () => {
    vi.stubGlobal('reportError', () => undefined);
    const { session, table, bots } = await near(['person', 'bot']);
    bots.mood = 'fails';
    await vi.waitFor(async () => {
      if (session.current().sight.question !== null) await answerAny(session, table);
      expect(session.current()).toMatchObject({ state: 'frozen', trouble: 'bot-fault' });
    }, PATIENCE);
    bots.mood = 'answers';
    session.tryAgain();
    await turnOf(session);
    expect(session.current()).toMatchObject({ state: 'playing', trouble: null });
  });

  it('keeps the question that stands, whatever others do meanwhile', async () => {
    const { session } = await near(['person', 'person', 'person']);
    session.handOver('take');
    const { question } = session.current().sight;
    await session.send({ kind: 'propose', what: 'pause' }, seatOf(1) as Seat);
    expect(session.current().proposals).toHaveLength(1);
    expect(session.current().sight.question).toBe(question);
  });
});

describe('a table that is open in two tabs', () => {
  it('takes each answer once, and shows both what was done in the other', async () => {
    const { session, table, elsewhere } = await near(['person', 'bot']);
    const other = await elsewhere();
    await vi.waitFor(() => expect(table().match.waiting.map(({ seat }) => seat)).toEqual([0]), PATIENCE);
    await answerAny(session, table);
    await turnOf(session);
    const { number } = session.current().sight;
    expect(other.current().sight.number).toBe(0);
    expect(await other.send({ kind: 'answer', key: '0' })).toBe('stale');
    expect(other.current()).toMatchObject({ state: 'playing', sight: { number }, log: session.current().log });
  });
});

describe('a clock on one device', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('runs out, a bot stands in, and the person takes the seat back', async () => {
    const { session, bots } = await near(['person', 'person'], { kind: 'live', bank: 60, increment: 5, cap: 90 });
    bots.mood = 'thinks';
    session.handOver('take');
    expect(session.current().players[0]?.clock).toEqual({ left: 60_000, until: Date.now() + 60_000 });
    await vi.advanceTimersByTimeAsync(59_000);
    expect(session.current().players[0]?.standIn).toBeUndefined();
    await vi.advanceTimersByTimeAsync(2000);
    expect(session.current().players[0]?.standIn).toBe('time');
    expect(session.current().sight.question).toBeNull();
    expect(await session.send({ kind: 'return' })).toBeNull();
    expect(session.current().players[0]?.standIn).toBeUndefined();
    session.leave();
  });
});
