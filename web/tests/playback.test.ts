import type { LogLine, Seat } from '@pantheon/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stage } from '../../games/cyclades/board/stage.ts';
import { changeSettings } from '../app/settings.ts';
import type { AnyBoard } from '../kit/index.ts';
import type { TableSession } from '../match/session.ts';
import type { Snapshot } from '../match/snapshot.ts';
import { Playback } from '../table/playback.ts';

const me = 0 as Seat;
const VIEW = { battle: null, control: [-1], areas: [], fleets: [], troops: [], mercenaries: [], heroes: [], factions: [] };
const board = { stage } as unknown as AnyBoard;

const built = (at: number): LogLine => ({ at, level: 'action', event: 'built', args: { who: 'seat:2' } });
const attack = (at: number, whom = 'seat:0'): LogLine[] => [
  { at, level: 'action', event: 'marched', args: { who: 'seat:3', units: ['units:troop.2'], from: 'area:a', to: 'area:b' } },
  { at, level: 'effect', event: 'attack', args: { who: 'seat:3', whom, area: 'area:b' } },
  { at, level: 'effect', event: 'round', args: { attack: 5, defence: 3, die: 2, against: 1, n: 1 } },
  { at, level: 'effect', event: 'conquered', args: { who: 'seat:3', area: 'area:b' } },
];

/** A table whose moments a test makes itself. */
class FakeTable {
  private log: readonly LogLine[] = [];
  private listener: () => void = () => undefined;
  private shown = this.snapshot(false);
  /** Whether the bots wait. */
  held = true;
  readonly session = {
    data: {},
    hold: (waits: boolean) => {
      this.held = waits;
    },
    current: () => this.shown,
    subscribe: (listener: () => void) => {
      this.listener = listener;
      return () => undefined;
    },
  } as unknown as TableSession;

  private snapshot(own: boolean, battle: object | null = null): Snapshot {
    return { log: this.log, eyes: me, own, sight: { view: { ...VIEW, battle } } } as unknown as Snapshot;
  }

  /** A battle is going on after these lines. */
  fight(lines: readonly LogLine[]): void {
    this.log = [...this.log, ...lines];
    this.shown = this.snapshot(false, { area: 0, attacker: 3 });
    this.listener();
  }

  /** The last lines are taken back. */
  takeBack(lines: number): void {
    this.log = this.log.slice(0, -lines);
    this.shown = this.snapshot(true);
    this.listener();
  }

  tell(lines: readonly LogLine[], own = false): void {
    this.log = [...this.log, ...lines];
    this.shown = this.snapshot(own);
    this.listener();
  }
}

/** A film that is being watched. */
function watched(): { readonly table: FakeTable; readonly film: Playback } {
  const table = new FakeTable();
  const film = new Playback(table.session, board);
  film.open();
  return { table, film };
}

describe('the film of a table', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
    vi.stubGlobal('document', { documentElement: { dataset: {} } });
    vi.useFakeTimers();
    changeSettings({ speed: 1 });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('holds what is done to the reader for two seconds after it has unfolded, or until they go on', () => {
    const { table, film } = watched();
    table.tell(attack(1));
    expect(film.current()).toMatchObject({ running: true, stage: { act: { concern: 'onMe' } } });
    vi.advanceTimersByTime(3600);
    expect(film.current().stage).not.toBeNull();
    vi.advanceTimersByTime(200);
    expect(film.current()).toMatchObject({ running: false, stage: null });
    table.tell(attack(2));
    film.goOn();
    expect(film.current()).toMatchObject({ running: false, stage: null });
  });

  it('shows to others more quickly what is not done to them', () => {
    const { table, film } = watched();
    table.tell(attack(1, 'seat:1'));
    expect(film.current().stage?.act.concern).toBe('watched');
    vi.advanceTimersByTime(1500);
    expect(film.current()).toMatchObject({ running: false, stage: null });
  });

  it('shows only outcomes at speed 0, but what is done to the reader stays until they have seen it, one after the other', () => {
    changeSettings({ speed: 0 });
    const { table, film } = watched();
    table.tell(attack(1, 'seat:1'));
    expect(film.current()).toMatchObject({ running: false, stage: null });
    table.tell(attack(2));
    table.tell(attack(3));
    expect(film.current()).toMatchObject({ running: false, stage: { slowness: 0 } });
    expect(film.current().stage?.act.lines[0]?.at).toBe(2);
    film.goOn();
    expect(film.current().stage?.act.lines[0]?.at).toBe(3);
    vi.advanceTimersByTime(4000);
    expect(film.current().stage).toBeNull();
  });

  it('shows the board as it was until the stage has shown what came of it', () => {
    const { table, film } = watched();
    const before = film.current().snapshot;
    table.tell(attack(1));
    expect(film.current().snapshot).toBe(before);
    vi.advanceTimersByTime(3800);
    expect(film.current()).toMatchObject({ stage: null, snapshot: { log: { length: 4 } } });
  });

  it('shows as a step what an answer of the reader lets happen to them, but not what they do themselves', () => {
    const { table, film } = watched();
    table.tell(attack(1, 'seat:0'), true);
    expect(film.current()).toMatchObject({ running: true, snapshot: { log: { length: 0 } }, stage: { act: { concern: 'onMe' } } });
    film.goOn();
    table.tell([{ at: 2, level: 'action', event: 'built', args: { who: 'seat:0' } }], true);
    expect(film.current()).toMatchObject({ running: false, stage: null, snapshot: { log: { length: 5 } } });
  });

  it('lets bots wait until the table is seen and while something is on the stage, but never where the stage waits for a bot', () => {
    const table = new FakeTable();
    const film = new Playback(table.session, board);
    expect(table.held).toBe(true);
    film.open();
    expect(table.held).toBe(false);
    table.tell([built(1)]);
    expect(table.held).toBe(false);
    table.tell(attack(2));
    vi.advanceTimersByTime(600);
    expect(film.current().stage).not.toBeNull();
    expect(table.held).toBe(true);
    film.goOn();
    expect(table.held).toBe(false);
    table.fight(attack(3).slice(0, 3));
    expect(table.held).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(film.current().stage).toMatchObject({ lasts: null, act: { open: true } });
    expect(table.held).toBe(false);
  });

  it('can be paused, stepped back and gone on with, and nothing is lost meanwhile', () => {
    const { table, film } = watched();
    table.tell([built(1)]);
    table.tell([built(2)]);
    vi.advanceTimersByTime(600);
    expect(film.current().film).toMatchObject({ at: 1, paused: false });
    film.seek(0);
    table.tell([built(3)]);
    vi.advanceTimersByTime(60_000);
    expect(film.current()).toMatchObject({ running: true, scene: [{ at: 1 }], film: { at: 0, paused: true } });
    film.goOn();
    expect(film.current()).toMatchObject({ scene: [{ at: 2 }] });
    vi.advanceTimersByTime(600);
    expect(film.current()).toMatchObject({ scene: [{ at: 3 }] });
    vi.advanceTimersByTime(600);
    expect(film.current()).toMatchObject({ running: false, film: { cards: [] } });
  });

  it('keeps a battle on the stage until it is decided or taken back', () => {
    changeSettings({ speed: 0 });
    const { table, film } = watched();
    table.fight(attack(1).slice(0, 3));
    vi.advanceTimersByTime(60_000);
    expect(film.current().stage).toMatchObject({ lasts: null, act: { open: true } });
    table.takeBack(3);
    expect(film.current().stage).toBeNull();
    table.fight(attack(2).slice(0, 3));
    table.tell(attack(2).slice(3));
    expect(film.current().stage).toMatchObject({ act: { open: false, scene: { loss: { id: 'board.lostTo' } } } });
    vi.advanceTimersByTime(4000);
    expect(film.current().stage).toBeNull();
  });

  it('is passed over at once by whoever skips it', () => {
    const { table, film } = watched();
    table.tell([built(1)]);
    table.tell(attack(2));
    film.skip();
    expect(film.current()).toMatchObject({ running: false, stage: null, scene: [] });
  });
});
