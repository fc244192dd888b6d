import { keyOf, PantheonError, QuickDice, sampleAnswer, seatOf } from '@pantheon/kernel';
import { type GameModule, shelf } from '@pantheon/shelf';
import { describe, expect, it } from 'vitest';
import type { Action, Journal, JournalEntry, Outcome } from '../engine/journal.ts';
import { LiveMatch } from '../engine/live-match.ts';

const AT = '2026-01-01T00:00:00.000Z';
const STEPS = process.env.PANTHEON_DEEP ? 400 : 60;

/** A match with everything that the store would keep of it. */
class Stored {
  readonly live: LiveMatch;
  private readonly setup: Journal['setup'];
  private readonly entries: JournalEntry[] = [];
  private checkpoint: Journal['checkpoint'] = null;

  constructor(module: GameModule, seed: string) {
    const { id, version, players } = module.rules;
    this.setup = { game: id, rules: version, seats: Math.min(3, players.max), seed };
    const { live, outcome } = LiveMatch.start(module, this.setup, AT);
    this.live = live;
    this.keep(outcome);
  }

  private keep({ entry, checkpoint }: Outcome): void {
    this.entries.push(entry);
    if (checkpoint !== null) this.checkpoint = { moment: entry.moment, checkpoint };
  }

  enter(action: Omit<Action, 'by' | 'at'>): void {
    this.keep(this.live.enter({ by: 'person', at: AT, ...action }));
  }

  get seats(): readonly number[] {
    return Array.from({ length: this.setup.seats }, (_, seat) => seat);
  }

  /** As it comes back from the database. */
  journal(): Journal {
    return JSON.parse(JSON.stringify({ setup: this.setup, base: null, checkpoint: this.checkpoint, entries: this.entries })) as Journal;
  }
}

/** Does something that a player could do: mostly answers, now and then a way back. */
function act(stored: Stored, module: GameModule, dice: QuickDice): void {
  const waiting = stored.live.awaited();
  const [first] = waiting;
  if (first === undefined) return;
  const { seat } = waiting[dice.below(waiting.length)] ?? first;
  const chance = dice.below(20);
  const back: { readonly [chance: number]: Omit<Action, 'by' | 'at'> } = {
    0: { kind: 'undo', seat: dice.below(stored.seats.length), key: null },
    1: { kind: 'restart-turn', seat: dice.below(stored.seats.length), key: null },
    2: { kind: 'take-back', seat: 0, key: String(dice.below(40)) },
    3: { kind: 'paused', seat: 0, key: null },
  };
  const action = back[chance];
  if (action !== undefined) {
    try {
      stored.enter(action);
    } catch (error) {
      if (!(error instanceof PantheonError) || error.code !== 'cannot-undo') throw error;
    }
    return;
  }
  const question = LiveMatch.open(module, stored.journal()).question(seatOf(seat));
  if (question !== null) stored.enter({ kind: 'answer', seat, key: keyOf(question, sampleAnswer(question, dice)) });
}

describe.each(shelf.map(({ id }) => id))('a stored match of %s', (id) => {
  it('comes back exactly as it was, from its checkpoint and from its start, whatever was taken back', async () => {
    const module = (await shelf.find((game) => game.id === id)?.load()) as GameModule;
    const stored = new Stored(module, `stored ${id}`);
    const dice = new QuickDice(id);
    for (let step = 0; step < STEPS; step++) {
      act(stored, module, dice);
      if (step % 5 !== 0) continue;
      const { live } = stored;
      for (const back of [LiveMatch.open(module, stored.journal()), LiveMatch.replay(module, stored.journal())]) {
        for (const viewer of [...stored.seats, null]) {
          expect(back.look(viewer, 0)).toEqual(live.look(viewer, 0));
          expect(back.look(viewer, live.moment - 1)).toEqual(live.look(viewer, live.moment - 1));
        }
        expect(back.record()).toEqual(live.record());
      }
    }
    expect(stored.live.moment).toBeGreaterThan(STEPS / 2);
  });
});
