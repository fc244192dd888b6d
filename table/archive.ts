import type { KeptLine, SeatView } from '@pantheon/kernel';
import type { Entry } from './entry.ts';
import { EntryIndex } from './entry-index.ts';
import type { TableState } from './state.ts';
import { makeUpdate, type TableUpdate, type Viewer } from './update.ts';

/** A table whose match is over, as it was put away: it can be looked at when its rules are long gone. */
export class ArchivedTable {
  private readonly index = new EntryIndex();
  private readonly state: TableState;
  private readonly log: KeptLine[] = [];
  private readonly sights: readonly SeatView[];

  /** `sights` are what each seat sees in the end, spectators last. */
  constructor(entries: readonly Entry[], state: TableState, sights: readonly SeatView[]) {
    this.state = state;
    this.sights = sights;
    for (const entry of entries) {
      this.index.note(entry);
      this.log.length = entry.linesFrom;
      this.log.push(...entry.lines);
    }
  }

  /** What a viewer is sent that knows everything up to a moment. */
  update(viewer: Viewer, since: number, now: number): TableUpdate {
    const { index, state, log, sights } = this;
    const sightOf = (seat: number | null) => ({ sight: sights[seat ?? state.seats.length] as SeatView, chosen: [], recap: null });
    return makeUpdate({ index, state, log, sightOf }, viewer, since, now);
  }
}
