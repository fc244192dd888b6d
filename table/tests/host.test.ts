import { type AnyGame, QuickDice } from '@pantheon/kernel';
import { type Shelved, shelf } from '@pantheon/shelf';
import { describe, expect, it } from 'vitest';
import { type Append, MemoryJournal, refusalIn, seatWith, TableHost, type TableSetup } from '../index.ts';
import { anyCommand } from '../testing.ts';

const START = Date.UTC(2026, 0, 1);
const STEPS = process.env.PANTHEON_DEEP ? 600 : 80;

function setupFor(game: AnyGame, seed: string): TableSetup {
  const count = Math.min(3, game.players.max);
  const seats = Array.from({ length: count }, (_, seat) => seatWith({ kind: 'person', person: `person ${seat}` }));
  return { game: game.id, rules: game.version, seats, seed, pace: { kind: 'live', bank: 600, increment: 5, cap: 900 } };
}

async function play(game: AnyGame, seed: string, each: (host: TableHost, journal: MemoryJournal, now: number, step: number) => void) {
  const setup = setupFor(game, seed);
  const journal = new MemoryJournal({ setup });
  const { host, step } = TableHost.create(game, setup, START);
  await journal.append(step);
  const dice = new QuickDice(seed);
  const refused = new Map<string, number>();
  let now = START;
  for (let count = 0; count < STEPS && host.state.ending === null; count++) {
    now += dice.below(20_000);
    const [task] = host.due();
    if (task !== undefined && task.kind !== 'clock' && dice.below(3) > 0) {
      const command =
        task.kind === 'order'
          ? { kind: 'order-answer' as const, seat: task.seat, key: task.key, order: task.order }
          : { kind: 'bot-answer' as const, seat: task.seat, key: host.anyAnswer(task.seat) };
      const submitted = host.submit({ person: null, command }, now);
      await journal.append(submitted.step as Append);
    } else {
      const waiting = host.match.waiting.map(({ seat: asked }) => asked as number);
      const seat = dice.below(10) < 7 ? (waiting[dice.below(waiting.length)] ?? 0) : dice.below(setup.seats.length);
      try {
        const { step: made } = host.submit({ person: `person ${seat}`, command: anyCommand(host, seat, dice) }, now);
        if (made !== null) await journal.append(made);
      } catch (error) {
        const refusal = refusalIn(error);
        if (refusal === null) throw error;
        refused.set(refusal.code, (refused.get(refusal.code) ?? 0) + 1);
      }
    }
    each(host, journal, now, count);
  }
  return { host, journal, refused };
}

describe.each(shelf.map(({ id }) => id))('a table of %s', (id) => {
  it('comes back exactly as it was, from its checkpoint and from its start, whatever was done at it', async () => {
    const { rules } = await (shelf.find((game) => game.id === id) as Shelved).load();
    const { host } = await play(rules, `stored ${id}`, (live, journal, now, step) => {
      if (step % 8 !== 0) return;
      const stored = JSON.parse(JSON.stringify(journal.journal)) as typeof journal.journal;
      const viewers = [...live.setup.seats.map(({ person }) => person), null];
      for (const back of [TableHost.open(rules, stored), TableHost.replay(rules, stored)]) {
        expect(back.state).toEqual(live.state);
        expect(back.due()).toEqual(live.due());
        for (const viewer of viewers)
          for (const since of [0, live.moment - 1]) expect(back.update(viewer, since, now)).toEqual(live.update(viewer, since, now));
        expect(back.record()).toEqual(live.record());
      }
    });
    expect(host.entries).toBeGreaterThan(STEPS / 8);
  });
});
