import { type BoardProps, type Ref, readRef, type Seat } from '@pantheon/web/kit';
import type { Data, View } from '../rules/types.ts';

/** What a tile would give to a player if the pawn stood on it now, in a word or two. */
export function givesOf({ view, speak }: Pick<BoardProps<View, Data>, 'view' | 'speak'>, seat: Seat, tile: number): string {
  const gift = view.tileYields[seat]?.[tile];
  return gift === undefined ? '' : speak.id(`gives.${gift.of}`, { n: gift.n, vp: gift.vp ?? 0 });
}

/** The same for the reader, where a reference names a tile. */
export function tileHint(thing: Ref, { view, data, viewer, speak }: BoardProps<View, Data>): string | null {
  const { kind, id } = readRef(thing);
  if (kind !== 'tile' || viewer === null) return null;
  return givesOf(
    { view, speak },
    viewer,
    data.tiles.findIndex((tile) => tile.id === id),
  );
}
