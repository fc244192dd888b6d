import type { BoardProps, Seat } from '@pantheon/web/kit';
import type { Data, View } from '../rules/types.ts';

/** What a tile would give to a player if the pawn stood on it now, in a word or two. */
export function givesOf({ view, speak }: Pick<BoardProps<View, Data>, 'view' | 'speak'>, seat: Seat, tile: number): string {
  const gift = view.tileYields[seat]?.[tile];
  return gift === undefined ? '' : speak.id(`gives.${gift.of}`, { n: gift.n, vp: gift.vp ?? 0 });
}
