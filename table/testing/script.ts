import type { SeatCommand } from '../command.ts';
import type { Journal } from '../entry.ts';
import type { Viewer } from '../update.ts';
import type { Envelope } from './conformance-host.ts';

/** One thing that is done at one table. */
export type ScriptStep =
  | { readonly kind: 'submit'; readonly person: string; readonly command: SeatCommand; readonly envelope: Envelope }
  | { readonly kind: 'join'; readonly seat: number; readonly person: string }
  | { readonly kind: 'perform' }
  | { readonly kind: 'follow'; readonly viewer: Viewer; readonly since: number }
  | { readonly kind: 'unfollow'; readonly viewer: Viewer };

/** What is done at all tables of a batch: time goes by, they may be opened again, and then each has a step. */
export interface ScriptRound {
  readonly advance: number;
  readonly reopen: 'same' | 'later' | null;
  readonly steps: readonly ScriptStep[];
}

/** What is done at a batch of tables, as data: any host can be asked to do the same. */
export interface Script {
  readonly tables: readonly Journal[];
  /** Who follows each table from the start. */
  readonly followers: readonly (readonly Viewer[])[];
  readonly rounds: readonly ScriptRound[];
}
