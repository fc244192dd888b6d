import type { Shown } from '../engine/protocol.ts';

/** What goes into an update besides what the rules show. */
export interface Surroundings {
  readonly table: string;
  readonly at: string;
  /** As JSON texts. */
  readonly clocks: string;
  readonly proposals: string;
}

/**
 * A `MatchUpdate` as JSON text. What the rules show is already text when it arrives here, so that a sight is made into JSON once, in
 * the thread that knows it, however many people look at it.
 */
export const updateText = ({ table, at, clocks, proposals }: Surroundings, shown: Shown): string =>
  `{"table":${JSON.stringify(table)},"moment":${shown.moment},"since":${shown.since},"at":"${at}","sight":${shown.sight},` +
  `"log":${shown.log},"happened":${shown.happened},"clocks":${clocks},"proposals":${proposals}}`;
