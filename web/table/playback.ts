import type { LogLine } from '@pantheon/kernel';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { currentSettings } from '../app/settings.ts';
import type { TableSession } from '../match/session.ts';
import type { Snapshot } from '../match/snapshot.ts';

/** The longest that one step of what others did is shown, in milliseconds. */
const STEP = 600;
/** However many steps there are, they do not take longer than this in all. */
const LONGEST = 7000;

/** What is on the screen: a moment of the table, the lines that led to it, and whether there is more to come. */
export interface PlaybackFrame {
  readonly snapshot: Snapshot;
  /** The lines of the log that are being shown. */
  readonly scene: readonly LogLine[];
  readonly running: boolean;
}

const wantsNoMotion = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches === true;

/** Shows what others do at a table step by step, at the speed that the player likes; what the player does is shown at once. */
export class Playback {
  private readonly session: TableSession;
  private readonly listeners = new Set<() => void>();
  private queue: Snapshot[] = [];
  private newest: Snapshot;
  private frame: PlaybackFrame;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private unsubscribe: (() => void) | null = null;

  constructor(session: TableSession) {
    this.session = session;
    this.newest = session.current();
    this.frame = { snapshot: this.newest, scene: [], running: false };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): PlaybackFrame => this.frame;

  /** Starts to follow the table. */
  open(): () => void {
    this.unsubscribe = this.session.subscribe(() => this.take(this.session.current()));
    this.take(this.session.current());
    return () => {
      this.unsubscribe?.();
      this.stop();
    };
  }

  /** Shows the newest moment at once. */
  readonly skip = (): void => {
    this.stop();
    this.show({ snapshot: this.newest, scene: [], running: false });
  };

  private take(next: Snapshot): void {
    const before = this.newest;
    if (next === before) return;
    this.newest = next;
    const told = next.log.length > before.log.length;
    const atOnce = next.own || next.eyes !== before.eyes || currentSettings().speed === 0 || wantsNoMotion();
    if (atOnce) {
      this.skip();
      return;
    }
    this.queue.push(next);
    if (this.timer !== null) return;
    if (told) this.step();
    else this.skip();
  }

  private step(): void {
    const next = this.queue.shift();
    if (next === undefined) {
      this.timer = null;
      this.skip();
      return;
    }
    const scene = next.log.slice(this.frame.snapshot.log.length).filter((line) => line.level !== 'heading');
    this.show({ snapshot: next, scene, running: true });
    const pause = scene.length === 0 ? 0 : Math.min(STEP / (currentSettings().speed || 1), LONGEST / (this.queue.length + 1));
    this.timer = setTimeout(() => this.step(), pause);
  }

  private stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.queue = [];
  }

  private show(frame: PlaybackFrame): void {
    this.frame = frame;
    for (const listener of this.listeners) listener();
  }
}

/** The film of a table, followed frame by frame. */
export function usePlayback(session: TableSession): PlaybackFrame & { skip(): void } {
  const film = useMemo(() => new Playback(session), [session]);
  useEffect(() => film.open(), [film]);
  const frame = useSyncExternalStore(film.subscribe, film.current);
  return { ...frame, skip: film.skip };
}
