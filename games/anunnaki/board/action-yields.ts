import { type BoardProps, type Ref, readRef, type Seat } from '@pantheon/web/kit';
import { readingsOf } from '../rules/readings.ts';
import type { Data, View } from '../rules/types.ts';
import { exchangeOf } from './pacts.tsx';

/** What a tile would give to a player if the pawn stood on it now, in a word or two. */
export function givesOf({ view, data, speak }: Pick<BoardProps<View, Data>, 'view' | 'data' | 'speak'>, seat: Seat, tile: number): string {
  const gift = readingsOf(view, data).tileYields[seat]?.[tile];
  return gift === undefined ? '' : speak.id(`gives.${gift.of}`, { n: gift.n, vp: gift.vp ?? 0 });
}

/** What an answer means for the reader: what a tile would give, or what a Pact exchanges. */
export function answerHint(thing: Ref, { view, data, viewer, speak }: BoardProps<View, Data>): string | null {
  const { kind, id } = readRef(thing);
  if (kind === 'pact')
    return exchangeOf(
      data.pacts.findIndex((card) => card.id === id),
      { data, speak },
    );
  if (kind !== 'tile' || viewer === null) return null;
  return givesOf(
    { view, data, speak },
    viewer,
    data.tiles.findIndex((tile) => tile.id === id),
  );
}
