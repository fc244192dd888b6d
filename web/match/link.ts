import type { Motive } from '@pantheon/bots';
import type { ImaginedTrail, MatchRecord, Options, PartialAnswer, Seat } from '@pantheon/kernel';
import type { TableDto } from '@pantheon/server/api';
import type { PastUpdate, SeatCommand, TableFile, TableUpdate } from '@pantheon/table';
import type { PageGame } from '../app/game-module.ts';
import type { Advice } from './bot-port.ts';

/** Where a table is: on this device, on the server, or nowhere any more but in a record. */
export type TablePlace = 'local' | 'remote' | 'replay';

/** What somebody said. */
export interface ChatLine {
  readonly id: string;
  readonly name: string;
  /** By which the server knows whoever said it. */
  readonly person: string;
  readonly seat: Seat | null;
  readonly text: string;
  readonly time: number;
}

/** Who looks at a table now. */
export interface TablePresence {
  readonly seats: readonly number[];
  readonly watchers: number;
}

/** A table as its host knows it beside the match. */
export interface AboutTable {
  readonly title: string;
  /** What those at its seats are called. */
  readonly names: readonly string[];
  /** The room before the match, where people can still sit down. */
  readonly room: TableDto | null;
  /** Whether the table has stopped for good, or is gone. */
  readonly frozen: boolean;
}

/** What a link lets its follower hear. */
export type LinkEvent =
  | { readonly kind: 'update'; readonly update: TableUpdate }
  | { readonly kind: 'about'; readonly about: AboutTable }
  | { readonly kind: 'chat'; readonly line: ChatLine }
  /** Something that was said is there no more. */
  | { readonly kind: 'unsaid'; readonly id: string }
  | { readonly kind: 'presence'; readonly presence: TablePresence }
  | { readonly kind: 'connection'; readonly connected: boolean }
  /** The table could not go on from a moment: it waits until somebody tries again, or does something else. */
  | { readonly kind: 'stopped'; readonly trouble: string; readonly moment: number };

/** A request to the table: whose it is, and what makes it the same request when it is sent again. */
export interface Request {
  readonly seat: Seat;
  readonly command: SeatCommand;
  readonly id: string;
  /** The moment on which it was decided, where a later one would make it another decision. */
  readonly expected?: number;
}

/** What somebody writes down for themselves at a table. */
export interface NotesPort {
  read(seat: Seat | null): Promise<string>;
  write(seat: Seat | null, text: string): Promise<void>;
  /** Whether they are to be had on other devices as well. */
  readonly everywhere: boolean;
}

/**
 * The way from the page to a table, near or far. It carries commands there and updates back, and knows nothing of what is on the screen.
 * What is null is not to be had where the table is.
 */
export interface TableLink {
  readonly id: string;
  readonly where: TablePlace;
  readonly gameId: string;
  readonly game: PageGame;
  readonly data: object;
  readonly options: Options;
  /** Other component data than the game's own, where the table has such. */
  readonly pack: unknown;
  /** Whether the host chose the seed, or brought the match along. */
  readonly seedChosen: boolean;
  /** Whether this is somebody's first game, with lessons along the way. */
  readonly guided: boolean;
  /** Whether everybody plays this match alike: no advice, and nothing is taken back, given up or ended beyond the rules. */
  readonly contest: boolean;
  /** The seats whose people sit at this device; null where the host of the table knows whose it is. */
  readonly hands: readonly Seat[] | null;
  /** Follows the table as the seat that looks. All that is known is heard before this returns. One follower at a time. */
  follow(viewer: Seat | null, hear: (event: LinkEvent) => void): () => void;
  /** Lets the bots wait, or go on: they wait until the table is seen, and while it shows what they have done. Null where they wait for nobody. */
  readonly hold: ((waits: boolean) => void) | null;
  /** Asks for what happened since a moment. */
  catchUp(since: number): void;
  /** Takes a command, or refuses it by an error with a code. Returns what follows for whoever looks, or null if that is heard anyway. */
  submit(request: Request): Promise<TableUpdate | null>;
  /** How part of an answer stands. */
  partial(seat: Seat, chosen: readonly string[]): Promise<PartialAnswer>;
  /** The position after a number of answers, or null where looking back moves the table itself. */
  past(viewer: Seat | null, number: number): Promise<PastUpdate | null>;
  /** The record of the match, or null where it is not to be had yet. */
  record(): Promise<MatchRecord | null>;
  /** The whole table as a file, or null where it is not to be had. */
  file(): Promise<TableFile | null>;
  /** Tries once more what the table stopped at. */
  tryAgain(): void;
  readonly notes: NotesPort;
  /** The match as it might be for all that a seat knows; null where that is not to be had. */
  readonly imagine: ((seat: Seat) => Promise<ImaginedTrail | null>) | null;
  /** Whether hidden things were drawn anew here: it is not what happened anywhere. */
  readonly imagined: boolean;
  /** What a good bot would answer now, the best first; null where that would be cheating. */
  readonly advice: ((seat: Seat) => Promise<readonly Advice[]>) | null;
  /** Why a seat gave the last of its answers among so many, after the fact; null where nobody can say. */
  readonly motive: ((seat: Seat, number: number) => Promise<Motive | null>) | null;
  readonly say: ((text: string) => Promise<void>) | null;
  /** Tells those who run the server that something is wrong; the position goes with it. */
  readonly report: ((text: string) => Promise<void>) | null;
  close(): void;
}
