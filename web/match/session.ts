import type { LogLine, MatchRecord, Options, Part, Seat, Sight } from '@pantheon/kernel';
import type { Proposal } from '@pantheon/server/api';
import type { GameModule } from '@pantheon/shelf';
import type { Affairs } from './affairs.ts';
import type { Advice } from './bots.ts';
import type { StandingOrders } from './orders.ts';

/** Somebody at the table, as the screens show them. */
export interface TablePlayer {
  readonly seat: Seat;
  readonly name: string;
  readonly kind: 'person' | 'bot' | 'open';
  /** The level of a bot. */
  readonly level?: string;
  /** Whether the person is there; unknown at a table on one device. */
  readonly present?: boolean;
  /** Why a bot plays in the person's place, if one does. */
  readonly standIn?: 'time' | 'resigned' | 'left';
  /** Time left in milliseconds; where it runs, also when it will be used up. */
  readonly clock?: { readonly left: number; readonly until: number | null };
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
  /** What went wrong with the last thing that was tried, as `troubleText` knows it, if anything. */
  readonly trouble: string | null;
  /** What waits for the consent of all people at the table. */
  readonly proposals: readonly Proposal[];
  /** Whether the table rests until somebody ends the pause. */
  readonly paused: boolean;
  /** How many look on; null where nobody can. */
  readonly watchers: number | null;
}

/** A position of the past. */
export interface Past {
  readonly sight: Sight;
  readonly log: readonly LogLine[];
}

/** What a table without a server has not. */
export const NO_AFFAIRS = { proposals: [], paused: false, watchers: null } as const;

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
  /** Tries once more what the table stopped at. */
  tryAgain(): void;
  /** Covers the screen for the next person, or uncovers it for them. */
  handOver(step: 'cover' | 'take'): void;
  /** The position after a number of answers, or null where it is not to be had. */
  positionAt(number: number): Promise<Past | null>;
  /** The record of the match as far as this reader may have it. */
  record(): Promise<MatchRecord | null>;
  /** What can be done beside the game; null where there is no server. */
  readonly affairs: Affairs | null;
  /** The answers that whoever looks has left for later; null where nothing is asked any more. */
  readonly orders: StandingOrders | null;
  /** Whether this is somebody's first game, with lessons along the way. */
  readonly guided: boolean;
  /** What a good bot would answer now, the best first; null where that would be cheating. */
  readonly advice: (() => Promise<readonly Advice[]>) | null;
  /** Null where there is nobody to talk to. */
  readonly say: ((text: string) => Promise<void>) | null;
  leave(): void;
}
