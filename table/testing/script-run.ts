import type { TableUpdate, Viewer } from '../update.ts';
import { ClientCopy } from './client-copy.ts';
import type { ConformanceHost, Outcome } from './conformance-host.ts';
import type { Script, ScriptRound, ScriptStep } from './script.ts';
import { Transcript } from './transcript.ts';

/** How a viewer is called in a transcript. */
const called = (viewer: Viewer): string => viewer ?? 'a spectator';

/** A script while it is played on a host, with all that anybody is told. */
export class ScriptRun {
  readonly host: ConformanceHost;
  readonly transcript: Transcript;
  private readonly script: Omit<Script, 'rounds'>;
  private round = 0;
  /** By table: what those who follow know of it. */
  private readonly copies: Map<Viewer, ClientCopy>[];
  /** By table: who follows it now. */
  readonly following: readonly Set<Viewer>[];

  constructor(host: ConformanceHost, script: Omit<Script, 'rounds'>) {
    this.host = host;
    this.script = script;
    this.transcript = new Transcript(script.tables.length);
    this.copies = script.tables.map(() => new Map());
    this.following = script.followers.map((viewers) => new Set(viewers));
  }

  /** Everything from beginning to end. */
  static async play(host: ConformanceHost, script: Script): Promise<Transcript> {
    const run = new ScriptRun(host, script);
    await run.begin();
    for (const round of script.rounds) await run.play(round);
    await run.end();
    return run.transcript;
  }

  async begin(): Promise<void> {
    await this.host.open(this.script.tables);
    await this.followAgain();
  }

  // Whoever follows asks for what happened since what they know, as clients do that were cut off.
  private async followAgain(): Promise<void> {
    await this.each(async (table) => {
      for (const viewer of this.following[table] as Set<Viewer>) await this.host.follow(table, viewer, this.knownTo(table, viewer));
    });
    await this.each((table) => this.listen(table));
  }

  private async each(task: (table: number) => Promise<void>): Promise<void> {
    await Promise.all(this.script.tables.map((_, table) => task(table)));
  }

  /** The moment up to which somebody knows a table. */
  knownTo(table: number, viewer: Viewer): number {
    return this.copies[table]?.get(viewer)?.moment ?? 0;
  }

  private async play({ steps, ...before }: ScriptRound): Promise<void> {
    await this.pass(before);
    await this.act(steps);
  }

  /** The first half of a round: time goes by, and all tables may be opened again. */
  async pass({ advance, reopen }: Omit<ScriptRound, 'steps'>): Promise<void> {
    this.round++;
    if (advance > 0) await this.host.advance(advance);
    if (reopen === null) return;
    await this.host.reopen(reopen === 'later');
    await this.followAgain();
  }

  /** The second half: one step at each table. */
  async act(steps: readonly ScriptStep[]): Promise<void> {
    await this.each(async (table) => {
      await this.step(table, steps[table] as ScriptStep);
      await this.listen(table);
    });
  }

  private async step(table: number, step: ScriptStep): Promise<void> {
    const { host } = this;
    switch (step.kind) {
      case 'submit':
        return this.replied(table, step.person, await host.submit(table, step.person, step.command, step.envelope));
      case 'join':
        return this.replied(table, step.person, await host.join(table, step.seat, step.person));
      case 'perform':
        return this.note(table, 'the table', await host.perform(table));
      case 'follow':
        this.following[table]?.add(step.viewer);
        return host.follow(table, step.viewer, step.since);
      case 'unfollow':
        this.following[table]?.delete(step.viewer);
        return host.unfollow(table, step.viewer);
    }
  }

  private note(table: number, who: string, what: unknown): void {
    this.transcript.note(table, this.round, who, what);
  }

  private async replied(table: number, person: string, outcome: Outcome): Promise<void> {
    this.note(table, `reply to ${person}`, outcome);
    if ('refused' in outcome || !this.following[table]?.has(person)) return;
    if (!this.hear(table, person, outcome.update)) await this.host.follow(table, person, this.knownTo(table, person));
  }

  private hear(table: number, viewer: Viewer, update: TableUpdate): boolean {
    const copies = this.copies[table] as Map<Viewer, ClientCopy>;
    const copy = copies.get(viewer) ?? new ClientCopy();
    copies.set(viewer, copy);
    return copy.apply(update);
  }

  private async listen(table: number): Promise<void> {
    for (const viewer of this.following[table] as Set<Viewer>) {
      for (const update of await this.host.heard(table, viewer)) {
        this.note(table, called(viewer), update);
        this.hear(table, viewer, update);
      }
    }
  }

  /** Compares what somebody who follows has put together from updates with the whole, and takes down the journals. */
  async end(): Promise<void> {
    this.round++;
    await this.each(async (table) => {
      const viewers = [...(this.following[table] as Set<Viewer>)];
      if (viewers.length > 0) await this.compareWhole(table, viewers[table % viewers.length] as Viewer);
      const { setup, base, entries, state } = await this.host.journal(table);
      this.note(table, 'the journal', { rules: setup.rules, base, entries, state });
    });
  }

  private async compareWhole(table: number, viewer: Viewer): Promise<void> {
    await this.host.follow(table, viewer, 0);
    const [whole] = await this.host.heard(table, viewer);
    this.note(table, called(viewer), whole);
    const lacking = whole === undefined ? 'hears nothing' : this.copies[table]?.get(viewer)?.differenceFrom(whole);
    if (lacking !== null) this.transcript.problems.push(`${this.host.name}, table ${table}: ${called(viewer)} ${lacking}`);
  }
}
