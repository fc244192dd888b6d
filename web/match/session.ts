import type { LogLine, MatchRecord, Options, Part, Seat, Sight } from '@pantheon/kernel';
import type { GameModule } from '@pantheon/shelf';

/** Somebody at the table, as the screens show them. */
export interface TablePlayer {
  readonly seat: Seat;
  readonly name: string;
  readonly kind: 'person' | 'bot' | 'open';
  /** The level of a bot. */
  readonly level?: string;
  /** Whether the person is there; unknown at a table on one device. */
  readonly present?: boolean;
  /** Time left in milliseconds, and whether it runs now. */
  readonly clock?: { readonly left: number; readonly running: boolean };
}

/** What somebody said. */
export interface ChatLine {
  readonly id: string;
  readonly name: string;
  readonly seat: Seat | null;
  readonly text: string;
  readonly time: number;
}

/** At a table with several people on one device: who looks next, and whether the screen is covered until they take it. */
export interface HandOver {
  readonly to: Seat;
  readonly covered: boolean;
}

/** How a table is doing, beyond the game itself. */
export type TableState = 'playing' | 'over' | 'gathering' | 'reconnecting' | 'frozen';

/** The table at one moment, as one reader sees it. Never changed: a new moment is a new snapshot. */
export interface Snapshot {
  readonly state: TableState;
  readonly sight: Sight;
  readonly log: readonly LogLine[];
  /** Whose eyes these are; null for a spectator. */
  readonly eyes: Seat | null;
  readonly handOver: HandOver | null;
  readonly players: readonly TablePlayer[];
  readonly chat: readonly ChatLine[];
  /** The lines of the log that happened between the reader's last turn and this one. */
  readonly news: readonly LogLine[];
  /** The seats that have answered a sealed question which others still think about. */
  readonly chosen: readonly Seat[];
  /** Whether the newest change was the reader's own doing. */
  readonly own: boolean;
  /** What went wrong with the last thing that was tried, in plain words, if anything. */
  readonly trouble: string | null;
}

/** A position of the past. */
export interface Past {
  readonly sight: Sight;
  readonly log: readonly LogLine[];
}

/** A table that somebody sits at. Screens know this and nothing else: whether it is in this browser or far away makes no difference. */
export interface TableSession {
  readonly id: string;
  readonly title: string;
  readonly where: 'local' | 'remote' | 'replay';
  readonly gameId: string;
  readonly game: GameModule;
  readonly data: object;
  readonly options: Options;
  current(): Snapshot;
  subscribe(listener: () => void): () => void;
  answer(key: string): Promise<void>;
  undo(): Promise<void>;
  restartTurn(): Promise<void>;
  undoTo(number: number): Promise<void>;
  /** For a pick or an allocation with too many whole answers to list: what may come next. Keys repeat for counts. */
  check(chosen: readonly string[]): Promise<Part>;
  /** Covers the screen for the next person, or uncovers it for them. */
  handOver(step: 'cover' | 'take'): void;
  /** The position after a number of answers, or null where it is not to be had. */
  positionAt(number: number): Promise<Past | null>;
  /** The record of the match as far as this reader may have it. */
  record(): Promise<MatchRecord | null>;
  /** Null where there is nobody to talk to. */
  readonly say: ((text: string) => Promise<void>) | null;
  leave(): void;
}
