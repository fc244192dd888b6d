import type { BlockedOptionDto, PartialAnswer, QuestionDto, Ref } from '@pantheon/kernel';
import { createContext, useContext } from 'react';
import type { Words } from '../app/words.ts';
import type { AnyBoard, BoardPlayer, BoardProps, Highlights, MessageFormatter } from '../kit/index.ts';
import type { TableSession } from '../match/session.ts';
import type { Snapshot } from '../match/snapshot.ts';
import type { Draft } from './draft.ts';
import type { HoveredOption } from './hovered-option.ts';
import type { PlaybackFrame } from './playback.ts';
import type { RecapOfSeat } from './recap.ts';

/** Everything that the parts of the table share. */
export interface TableApi {
  readonly session: TableSession;
  readonly board: AnyBoard;
  readonly speak: MessageFormatter;
  readonly words: Words;
  readonly lights: Highlights;
  readonly frame: PlaybackFrame;
  readonly snapshot: Snapshot;
  readonly props: BoardProps;
  readonly players: readonly BoardPlayer[];
  /** The question to the reader, once everything that led to it has been shown. */
  readonly question: QuestionDto | null;
  readonly draft: Draft;
  /** How the draft of a pick or an allocation stands. */
  readonly progress: PartialAnswer;
  /** The option that somebody points at. */
  readonly pointed: HoveredOption;
  /** A position of the past that is being looked at, by its number. */
  readonly past: number | null;
  /** The number of answers that have been given by now, also while somebody looks back. */
  readonly present: number;
  readonly busy: boolean;
  /** What happened since the reader's last turn, until they have seen it. */
  readonly recap: RecapOfSeat | null;
  closeRecap(): void;
  choose(key: string): void;
  pointAt(thing: Ref): void;
  less(key: string): void;
  setDraft(draft: Draft): void;
  setAmount(amount: number): void;
  confirm(): void;
  pass(): void;
  tell(key: string | null): void;
  askWhy(blocked: BlockedOptionDto, at: Element): void;
  showCard(thing: Ref, at: Element, held: boolean): void;
  hideCard(): void;
  lookAt(number: number | null): void;
  openRule(rule: string): void;
  toggleLayer(layer: string): void;
  skip(): void;
  /** Goes on to what comes after what is on the stage. */
  goOn(): void;
  /** Lets the film of what others did stand still or go on, or shows one of its steps. */
  pause(): void;
  seek(at: number): void;
}

const Context = createContext<TableApi | null>(null);

export const TableProvider = Context.Provider;

/** The table that a part belongs to. */
export function useTable(): TableApi {
  const table = useContext(Context);
  if (table === null) throw new Error('this part stands outside a table');
  return table;
}
