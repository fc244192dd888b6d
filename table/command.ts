import type { OrderPlan } from './entry.ts';

/** What somebody who has a seat can ask of the table. */
export type SeatCommand =
  | { readonly kind: 'answer'; readonly key: string }
  /** Takes back the last answer, or all from a number on. */
  | { readonly kind: 'undo'; readonly to?: number }
  /** Gives again the answer that was taken back last. */
  | { readonly kind: 'redo' }
  | { readonly kind: 'restart-turn' }
  /** Gives the seat up for good: by one's own wish, or because one is gone. */
  | { readonly kind: 'resign'; readonly because?: 'left' }
  /** Takes the seat back from the bot that stood in. */
  | { readonly kind: 'return' }
  | { readonly kind: 'resume' }
  | { readonly kind: 'propose'; readonly what: 'take-back'; readonly to: number }
  | { readonly kind: 'propose'; readonly what: 'pause' | 'end' | 'abandon' }
  | { readonly kind: 'vote'; readonly proposal: string; readonly agree: boolean }
  | { readonly kind: 'order'; readonly plan: OrderPlan }
  | { readonly kind: 'cancel-order'; readonly order: string };

/** What the table does by itself, or what its host does for it. */
export type OwnCommand =
  | { readonly kind: 'bot-answer'; readonly seat: number; readonly key: string }
  | { readonly kind: 'order-answer'; readonly seat: number; readonly key: string; readonly order: string }
  | { readonly kind: 'out-of-time'; readonly seat: number }
  /** The owner of a seat is on vacation from now on, or is back: meanwhile its clock stands still. */
  | { readonly kind: 'away' | 'back'; readonly seat: number }
  /** Somebody takes a seat that was open. */
  | { readonly kind: 'join'; readonly seat: number; readonly person: string };

/** A command of somebody, by the name that the host of the table knows them by. */
export interface PersonCommand {
  readonly person: string;
  readonly command: SeatCommand;
  /** Made by the client for one request: the same again is the same request again, and is answered the same. */
  readonly request?: string;
  /** The moment of the update on which it was decided. */
  readonly expected?: number;
}

/** A command of the table itself. */
export interface TableCommand {
  readonly person: null;
  readonly command: OwnCommand;
  readonly expected?: number;
}

/** All that can be submitted to a table. */
export type Command = PersonCommand | TableCommand;
