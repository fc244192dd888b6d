import type { LogLine } from '@pantheon/kernel';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { currentSettings } from '../app/settings.ts';
import type { AnyBoard } from '../kit/index.ts';
import type { TableSession } from '../match/session.ts';
import type { Snapshot } from '../match/snapshot.ts';
import { nextAct, type ShownAct } from './acts.ts';
import { unfoldsFor } from './stage-times.ts';

/** How long one step of what others did is shown, in milliseconds; and from the twelfth in a row on. */
const STEP = 600;
const HURRIED = 300;
const MANY = 12;
/** How long the stage then rests, once it has shown what came of it, for those who look on and for those it is done to. */
const RESTS = 700;
const RESTS_ON_ME = 2000;
/** Whoever looks on sees it faster. */
const WATCHED = 0.6;
/** How long the stage stays where nothing moves. */
const STILL = 4000;

/** What is on the stage, for how long, and whether it moves. */
export interface StageFrame {
  readonly act: ShownAct;
  /** In milliseconds; null until somebody closes it. */
  readonly lasts: number | null;
  /** By how much its motion is drawn out: 2 at half the speed, 0 where nothing moves. */
  readonly slowness: number;
}

/** What is on the screen: a moment of the table, the lines that led to it, and whether there is more to come. */
export interface PlaybackFrame {
  /** While something is on the stage, the moment before it: the board tells what came of it only when the stage has. */
  readonly snapshot: Snapshot;
  /** The lines of the log that are being shown. */
  readonly scene: readonly LogLine[];
  readonly running: boolean;
  readonly stage: StageFrame | null;
  /** The steps of what others did since the reader's last turn, while they are shown. */
  readonly film: Film;
}

/** What has been shown, one card a step, where the film is, how many are still to come, and whether it stands still. */
export interface Film {
  readonly cards: readonly (readonly LogLine[])[];
  readonly at: number;
  readonly coming: number;
  readonly paused: boolean;
}

/** A step that can be shown again: the moments before and after it. */
interface Card extends Pick<PlaybackFrame, 'scene' | 'stage'> {
  readonly before: Snapshot;
  readonly after: Snapshot;
}

const NO_FILM: Film = { cards: [], at: -1, coming: 0, paused: false };

const wantsNoMotion = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches === true;

const slownessNow = (): number => {
  const { speed } = currentSettings();
  return speed === 0 || wantsNoMotion() ? 0 : 1 / speed;
};

/**
 * Shows what others do at a table step by step, at the speed that the player likes; what the player does is shown at once. What is decided
 * by force, chance or a god goes over the stage; what is done to the reader always does.
 */
export class Playback {
  private readonly session: TableSession;
  private readonly board: AnyBoard;
  private readonly listeners = new Set<() => void>();
  private queue: Snapshot[] = [];
  private newest: Snapshot;
  private frame: PlaybackFrame;
  /** The last act, also after it has left the stage: it may go on. */
  private act: ShownAct | null = null;
  /** What was done to the reader and waits for the stage, where the table does not wait for it. */
  private waiting: StageFrame[] = [];
  private reel: Card[] = [];
  private at = -1;
  private paused = false;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private curtain: ReturnType<typeof setTimeout> | null = null;
  private unsubscribe: (() => void) | null = null;

  constructor(session: TableSession, board: AnyBoard) {
    this.session = session;
    this.board = board;
    this.newest = session.current();
    this.frame = { snapshot: this.newest, scene: [], running: false, stage: null, film: NO_FILM };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): PlaybackFrame => this.frame;

  /** Starts to follow the table, and lets the bots of this device go on: none of their steps is missed. */
  open(): () => void {
    this.unsubscribe = this.session.subscribe(() => this.take(this.session.current()));
    this.take(this.session.current());
    this.pace();
    return () => {
      this.unsubscribe?.();
      this.stop();
      this.lower();
    };
  }

  /** Shows the newest moment at once. */
  readonly skip = (): void => {
    this.stop();
    this.waiting = [];
    this.show({ snapshot: this.newest, scene: [], running: false, stage: this.act?.open ? this.frame.stage : null, film: NO_FILM });
  };

  /** Goes on to what comes next: the stage has been looked at. */
  readonly goOn = (): void => {
    if (this.frame.running) {
      this.halt();
      this.paused = false;
      this.forward();
      return;
    }
    this.lower();
    if (this.queue.length > 0) {
      this.step();
      return;
    }
    this.show({ ...this.frame, stage: null });
    this.raise();
  };

  /** Stands still, or goes on. */
  readonly pause = (): void => {
    if (this.paused) {
      this.goOn();
      return;
    }
    this.halt();
    this.paused = true;
    this.show({ ...this.frame, film: this.film() });
  };

  /** Shows a step again, and stands still there. */
  readonly seek = (at: number): void => {
    const card = this.reel[at];
    if (card === undefined || !this.frame.running) return;
    this.halt();
    this.paused = true;
    this.at = at;
    this.present(card);
  };

  private forward(): void {
    const card = this.reel[this.at + 1];
    if (card === undefined) {
      this.step();
      return;
    }
    this.at++;
    this.present(card);
    this.timer = setTimeout(() => this.forward(), this.restOf(card));
  }

  private present({ scene, stage, before, after }: Card): void {
    this.show({ snapshot: stage === null ? after : before, scene, stage, running: true, film: this.film() });
  }

  private film(): Film {
    return { cards: this.reel.map(({ scene }) => scene), at: this.at, coming: this.queue.length, paused: this.paused };
  }

  private take(next: Snapshot): void {
    const before = this.newest;
    if (next === before) return;
    this.newest = next;
    const told = next.log.length > before.log.length;
    const atOnce = (next.own && !this.setsOff(before, next)) || next.eyes !== before.eyes || slownessNow() === 0;
    if (atOnce) {
      this.jump(before, next);
      return;
    }
    this.queue.push(next);
    // What is on the stage, and whoever stands still to look, come first.
    if (this.timer !== null || this.curtain !== null || this.paused) return;
    if (told) this.step();
    else this.rest();
  }

  /** Whether what the reader did lets something happen that is not their own deed: the waters rise, an attack on them is decided. */
  private setsOff(before: Snapshot, next: Snapshot): boolean {
    if (this.frame.running || next.log.length <= before.log.length) return false;
    const act = this.actOf(before, next);
    return act !== null && !act.open && act.concern !== 'mine';
  }

  /** Shows a moment at once. What was done to the reader, or what they did themselves, comes on the stage beside it. */
  private jump(before: Snapshot, next: Snapshot): void {
    this.stop();
    const same = next.eyes === before.eyes;
    this.act = same ? this.actOf(before, next) : null;
    const { act } = this;
    const told = next.log.length > before.log.length;
    // What has its time stays for it; what waited for a decision stays only while nothing has been decided.
    const { stage: on } = this.frame;
    const stays = same && on !== null && (on.lasts !== null || (act?.open === true && !told));
    this.show({ snapshot: next, scene: [], running: false, stage: stays ? on : null, film: NO_FILM });
    if (act === null || !told || act.concern === 'watched') return;
    const slowness = slownessNow();
    const lasts = act.open ? null : slowness === 0 ? STILL : unfoldsFor(act) * slowness + RESTS_ON_ME;
    this.waiting.push({ act, lasts, slowness });
    this.raise();
  }

  private actOf(before: Snapshot, next: Snapshot): ShownAct | null {
    const { stage } = this.board;
    if (stage === undefined) return null;
    const fresh = next.log.slice(before.log.length);
    const views = { before: before.sight.view, after: next.sight.view };
    return nextAct(this.act, fresh, views, { dress: stage, data: this.session.data, eyes: next.eyes });
  }

  /** Lifts the curtain for what waits for the stage. */
  private raise(): void {
    if (this.frame.running || (this.frame.stage !== null && this.curtain !== null)) return;
    const next = this.waiting.shift();
    if (next === undefined) return;
    this.lower();
    this.show({ ...this.frame, stage: next });
    if (next.lasts !== null) this.curtain = setTimeout(this.goOn, next.lasts);
    this.pace();
  }

  private lower(): void {
    if (this.curtain !== null) clearTimeout(this.curtain);
    this.curtain = null;
    this.pace();
  }

  /** Bots wait while something is on the stage, which then has the device for itself; not where the stage itself waits for one of them. */
  private pace(): void {
    this.session.hold(this.curtain !== null || (this.frame.running && this.frame.stage !== null));
  }

  private step(): void {
    const next = this.queue.shift();
    if (next === undefined) {
      this.timer = null;
      this.rest();
      return;
    }
    const before = this.reel.at(-1)?.after ?? this.frame.snapshot;
    const scene = next.log.slice(before.log.length).filter((line) => line.level !== 'heading');
    this.act = this.actOf(before, next);
    const card: Card = { before, after: next, scene, stage: scene.length === 0 ? null : this.staged() };
    if (scene.length > 0) this.reel.push(card);
    this.at = this.reel.length - 1;
    this.present(card);
    this.timer = setTimeout(() => this.step(), this.restOf(card));
  }

  private restOf({ scene, stage }: Card): number {
    if (scene.length === 0) return 0;
    return stage?.lasts ?? (this.reel.length > MANY ? HURRIED : STEP) / (currentSettings().speed || 1);
  }

  private staged(): StageFrame | null {
    const { act } = this;
    if (act === null) return null;
    const slowness = slownessNow() * (act.concern === 'watched' ? WATCHED : 1);
    const rests = act.concern === 'watched' ? RESTS * slowness : Math.max(RESTS_ON_ME, RESTS_ON_ME * slowness);
    return { act, lasts: unfoldsFor(act) * slowness + rests, slowness };
  }

  /** Nothing more is to be shown: the newest moment, and on the stage what is still going on. */
  private rest(): void {
    this.stop();
    const stage = this.act?.open ? { act: this.act, lasts: null, slowness: 0 } : null;
    this.show({ snapshot: this.newest, scene: [], running: false, stage: this.curtain === null ? stage : this.frame.stage, film: NO_FILM });
  }

  private stop(): void {
    this.halt();
    this.queue = [];
    this.reel = [];
    this.at = -1;
    this.paused = false;
  }

  private halt(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private show(frame: PlaybackFrame): void {
    this.frame = frame;
    this.pace();
    for (const listener of this.listeners) listener();
  }
}

/** The film of a table, followed frame by frame. */
export function usePlayback(session: TableSession, board: AnyBoard): PlaybackFrame & Pick<Playback, 'skip' | 'goOn' | 'pause' | 'seek'> {
  const film = useMemo(() => new Playback(session, board), [session, board]);
  useEffect(() => film.open(), [film]);
  const frame = useSyncExternalStore(film.subscribe, film.current);
  return { ...frame, skip: film.skip, goOn: film.goOn, pause: film.pause, seek: film.seek };
}
