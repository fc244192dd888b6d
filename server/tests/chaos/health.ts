import { setTimeout as sleep } from 'node:timers/promises';
import type { World } from './world.ts';

const EVERY = 100;
const TICK = 50;
/** How long a node may take to say how it is, in milliseconds, so that the next look is not late; when no trouble comes, nothing is urgent. */
const LOOK = 1000;
const LOOK_IN_CALM = 15_000;
/** A timer that comes later than this, in milliseconds, shows that the machine was busy with something else. */
const LATE = 20;
/** Between what a message was made from and its coming, in milliseconds, where nothing is in its way; and however much is. */
const ON_ITS_WAY = 2000;
const LONGEST = 20_000;

/** Something that was in the way of one node, or of all. */
interface Span {
  readonly node: number | null;
  readonly from: number;
  to: number;
  /** The database was silent, or gone. */
  readonly isSilence: boolean;
  /** Messages may have been held back. */
  readonly isHold: boolean;
  readonly name: string;
}

interface Look {
  readonly at: number;
  /** The quiet time at which the node was asked. */
  readonly quiet: number;
  readonly status: number;
}

/** Asks every node again and again how it is, by a way that no trouble touches, and compares that with what was done to it. */
export class HealthWatch {
  private readonly world: World;
  private readonly spans: Span[] = [];
  private readonly looks: Look[][] = [];
  /** How late timers came here: the machine was busy with something else. */
  private readonly lags: { readonly at: number; readonly ms: number }[] = [];
  private closed = false;
  private quiet = 0;
  private calmSince = Number.POSITIVE_INFINITY;

  constructor(world: World) {
    this.world = world;
  }

  begin(): void {
    this.world.stations.forEach(({ node }, at) => {
      this.looks[at] = [];
      void this.look(at, node.url);
    });
    void this.tick();
  }

  private async look(at: number, url: string): Promise<void> {
    while (!this.closed) {
      const { quiet } = this;
      const status = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(this.world.isCalm ? LOOK_IN_CALM : LOOK) }).then(
        async (response) => {
          await response.arrayBuffer();
          return response.status;
        },
        () => 0,
      );
      this.looks[at]?.push({ at: Date.now(), quiet, status });
      await sleep(EVERY);
    }
  }

  private async tick(): Promise<void> {
    while (!this.closed) {
      const before = performance.now();
      await sleep(TICK);
      const ms = performance.now() - before - TICK;
      if (ms > LATE) this.lags.push({ at: Date.now(), ms });
      if (this.world.isCalm) this.quiet += TICK * Math.min(1, LATE / ms);
    }
  }

  /**
   * Milliseconds that have passed without any trouble, on a machine that had time for us. Whatever did not go on for long by this clock is
   * stuck; by the clock on the wall it may only have had no processor.
   */
  get quietTime(): number {
    return this.quiet;
  }

  private span(span: Omit<Span, 'from' | 'to'>): () => void {
    const held: Span = { ...span, from: Date.now(), to: Number.POSITIVE_INFINITY };
    this.spans.push(held);
    return () => {
      held.to = Date.now();
    };
  }

  /** A node is killed or frozen; returns how to say that this is over. */
  disturb(node: number): () => void {
    return this.span({ node, isSilence: false, isHold: true, name: 'disturbed' });
  }

  /** Messages to or from a node are held back. */
  hold(node: number): () => void {
    return this.span({ node, isSilence: false, isHold: true, name: 'held' });
  }

  /** The database is silent for one node, or for all. */
  silence(node: number | null, name: string): () => void {
    return this.span({ node, isSilence: true, isHold: true, name });
  }

  /** The earliest time at which what came from a node now can have been made. */
  earliest(node: number, at: number): number {
    let from = at - ON_ITS_WAY - this.lagIn(at - ON_ITS_WAY, at);
    for (let before = Number.POSITIVE_INFINITY; before !== from; ) {
      before = from;
      for (const span of this.spans)
        if (span.isHold && (span.node === null || span.node === node) && span.from < at && span.to + 500 > from)
          from = Math.min(from, span.from - 500);
    }
    return Math.max(from, at - LONGEST);
  }

  private lagIn(from: number, to: number): number {
    return this.lags.reduce((sum, { at, ms }) => (at >= from && at - ms <= to ? sum + ms : sum), 0);
  }

  private isDisturbed(node: number, from: number, to: number): boolean {
    return this.spans.some(
      (span) => !span.isSilence && span.name === 'disturbed' && span.node === node && span.from < to && span.to > from,
    );
  }

  private isSilent(node: number, from: number, to: number, but: Span): boolean {
    return this.spans.some(
      (span) => span !== but && span.isSilence && (span.node === null || span.node === node) && span.from < to && span.to > from,
    );
  }

  /** The last trouble is over. */
  calm(): void {
    this.calmSince = Date.now();
  }

  /** Whether every node noticed every silence in time, and was well again in time. */
  judge(): void {
    for (const span of this.spans)
      if (span.isSilence)
        for (const { at } of this.world.stations)
          if (span.node === null || span.node === at) {
            this.judgeNotice(at, span);
            this.judgeRecovery(at, span);
          }
    for (const { at } of this.world.stations) this.judgeCalm(at);
  }

  // When the last trouble is over, all are soon well, and stay so.
  private judgeCalm(node: number): void {
    const { recovery } = this.world.options;
    const ill = this.looks[node]?.findLast(({ at, status }) => at > this.calmSince && status !== 200);
    if (ill !== undefined && ill.quiet > recovery)
      this.world.wrong(
        'unrecovered',
        `node ${node} said ${ill.status} ${ill.at - this.calmSince} ms (${ill.quiet} quiet) after the last trouble`,
      );
  }

  private judgeNotice(node: number, span: Span): void {
    const { notice } = this.world.options;
    const { findings } = this.world;
    const looks = this.looks[node] ?? [];
    const until = Math.min(span.to, span.from + 4 * notice);
    const said = looks.find(({ at, status }) => at > span.from && at <= until && status === 503);
    const wasWell = looks.findLast(({ at }) => at <= span.from)?.status === 200;
    if (!wasWell || this.isDisturbed(node, span.from - 5000, until) || this.isSilent(node, span.from - 5000, until, span)) return;
    const lag = this.lagIn(span.from, Math.min(until, said?.at ?? until));
    if (said === undefined && span.to - span.from < notice + lag + EVERY) return;
    findings.notices++;
    const took = (said?.at ?? until) - span.from;
    if (said !== undefined) findings.slowestNotice = Math.max(findings.slowestNotice, Math.round(took));
    if (said === undefined || took - lag > notice + EVERY)
      this.world.wrong(
        'unnoticed',
        `node ${node}, ${span.name}: ${said === undefined ? 'never' : `${took} ms (${Math.round(lag)} of lag)`}`,
      );
  }

  private judgeRecovery(node: number, span: Span): void {
    const { recovery } = this.world.options;
    const { findings } = this.world;
    const until = span.to + 4 * recovery;
    const said = this.looks[node]?.find(({ at, status }) => at > span.to && status === 200);
    const end = Math.min(said?.at ?? until, until);
    if (span.to === Number.POSITIVE_INFINITY || this.isDisturbed(node, span.from - 1000, end) || this.isSilent(node, span.to, end, span))
      return;
    if ((this.looks[node]?.at(-1)?.at ?? 0) < span.to + recovery && said === undefined) return;
    findings.recoveries++;
    const took = end - span.to;
    findings.slowestRecovery = Math.max(findings.slowestRecovery, Math.round(took));
    const lag = this.lagIn(span.to, end);
    if (took - lag > recovery) this.world.wrong('unrecovered', `node ${node}, ${span.name}: ${took} ms (${Math.round(lag)} of lag)`);
  }

  close(): void {
    this.closed = true;
  }
}
