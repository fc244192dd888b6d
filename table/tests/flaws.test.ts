import { describe, expect, it } from 'vitest';
import type { SeatCommand } from '../index.ts';
import { type Envelope, firstDifference, firstTableApart, MemoryHost, ScriptRun, ScriptWriter } from '../testing.ts';
import { testGame } from './games.ts';

/** Tells whoever moves a second time. */
class Twice extends MemoryHost {
  override async submit(table: number, person: string, command: SeatCommand, envelope: Envelope) {
    const outcome = await super.submit(table, person, command, envelope);
    const follower = this.table(table).followers.get(person);
    if (!('refused' in outcome)) follower?.heard.push(outcome.update);
    return outcome;
  }
}

/** Forgets requests, so that one that is repeated is done again. */
class Forgetful extends MemoryHost {
  private readonly seen = new Map<string, number>();
  override submit(table: number, person: string, command: SeatCommand, envelope: Envelope) {
    const { request = '' } = envelope;
    const times = this.seen.get(request) ?? 0;
    this.seen.set(request, times + 1);
    return super.submit(table, person, command, times === 0 ? envelope : { ...envelope, request: `${request} again ${times}` });
  }
}

/** Does not look at what a command was decided on. */
class Careless extends MemoryHost {
  override submit(table: number, person: string, command: SeatCommand, { expected: _, ...envelope }: Envelope) {
    return super.submit(table, person, command, envelope);
  }
}

/** Is a second late. */
class Late extends MemoryHost {
  override advance(ms: number) {
    return super.advance(ms + 1000);
  }
}

/** Does everything that is due at once. */
class Hasty extends MemoryHost {
  override async perform(table: number) {
    const first = await super.perform(table);
    if (first !== null) await super.perform(table);
    return first;
  }
}

/** Loses what was left for later when it is opened again. */
class Lossy extends MemoryHost {
  override async reopen(later: boolean) {
    await super.reopen(later);
    for (let at = 0; at < 20; at++) {
      const { host } = this.table(at);
      Object.assign(host, { current: { ...host.state, orders: [], asking: [], redo: null } });
    }
  }
}

describe('the conformance kit', () => {
  it.each(Object.entries({ Twice, Forgetful, Careless, Late, Hasty, Lossy }))('finds a host that errs: %s', async (_, Flawed) => {
    const game = await testGame('isles');
    let found: string | null = null;
    for (let batch = 0; batch < 4 && found === null; batch++) {
      const { script, transcript } = await ScriptWriter.write(game, `flaws ${batch}`, { tables: 20, rounds: 14 });
      found = await ScriptRun.play(new Flawed(game), script).then(
        (other) => firstDifference(transcript, other),
        (error: unknown) => String(error),
      );
    }
    expect(found).toMatch(/table \d+/);
  });

  it('finds nothing where there is nothing, also by hashes alone, and writes the same script from the same seed', async () => {
    const game = await testGame('isles');
    const [one, two] = await Promise.all([0, 1].map(() => ScriptWriter.write(game, 'twice', { tables: 5, rounds: 10 })));
    if (one === undefined || two === undefined) throw new Error('nothing was written');
    expect(two.script).toEqual(one.script);
    expect(firstDifference(one.transcript, two.transcript)).toBeNull();
    expect(firstTableApart(one.transcript, two.transcript.digests())).toBeNull();
    const [[first = '', ...rest] = [], ...others] = two.transcript.digests();
    expect(firstTableApart(one.transcript, [[`${first}x`, ...rest], ...others])).toBe(0);
  });
});
