import type { TableApi } from './context.tsx';

/** Whether the reader may take an answer back just now: by button or by key. */
export const canTakeBack = ({ snapshot, busy, frame, past }: TableApi): boolean =>
  snapshot.sight.canUndo && !busy && !frame.running && past === null && snapshot.eyes !== null;
