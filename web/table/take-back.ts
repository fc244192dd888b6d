import type { TableApi } from './context.tsx';

type Doing = Pick<TableApi, 'snapshot' | 'busy' | 'frame' | 'past'>;

const isFree = ({ snapshot, busy, frame, past }: Doing): boolean => !busy && !frame.running && past === null && snapshot.eyes !== null;

/** Whether the reader may take an answer back just now: by button or by key. */
export const canTakeBack = (table: Doing): boolean => table.snapshot.sight.canUndo && isFree(table);

/** Whether the reader may give again just now what they took back. */
export const canGiveAgain = (table: Doing): boolean => table.snapshot.canRedo && !table.snapshot.paused && isFree(table);
