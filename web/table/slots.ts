/** A slot of a sentence, with the words before it. */
export interface SlotPiece {
  readonly before: string;
  readonly slot: string;
}

const SLOT = /\{(\w+)\}/g;

/** What its opening loses where the first slot is not written yet. */
const LOOSE_END = /[\s:,]+$/;

/**
 * Cuts the sentence of an action into its slots and keeps those that are filled or open now. The rest of it is not written yet, but its
 * opening words are: they hold the verb.
 */
export function shownSlots(pattern: string, open: string, filled: ReadonlySet<string>): SlotPiece[] {
  const pieces: SlotPiece[] = [];
  let from = 0;
  for (const found of pattern.matchAll(SLOT)) {
    pieces.push({ before: pattern.slice(from, found.index), slot: found[1] as string });
    from = found.index + found[0].length;
  }
  const shown = pieces.filter(({ slot }) => slot === open || filled.has(slot));
  const [opening, first] = [pieces[0], shown[0]];
  if (opening === undefined || first === undefined || first === opening) return shown;
  return [{ ...first, before: opening.before.replace(LOOSE_END, '') + first.before }, ...shown.slice(1)];
}
