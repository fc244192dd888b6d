import type { ReactNode } from 'react';

const HIGHEST = 64;

/** How many came to each place, as columns with their numbers; one's own is lit. */
export function PlacesChart({ places, mine }: { places: readonly number[]; mine: number | null }): ReactNode {
  const most = Math.max(1, ...places);
  return (
    <ol className="hist">
      {places.map((count, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
        <li key={at} className={mine === at + 1 ? 'me' : ''}>
          <span>{count}</span>
          <i style={{ height: `${Math.round((HIGHEST * count) / most)}px` }} />
          <b>{at + 1}</b>
        </li>
      ))}
    </ol>
  );
}
