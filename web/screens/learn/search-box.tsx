import type { ReactNode } from 'react';

/** A field for what is looked for in the guides of one game, or of all. */
export function SearchBox({ label, wanted, onWanted }: { label: string; wanted: string; onWanted(wanted: string): void }): ReactNode {
  return (
    <input
      className="inp learnsearch"
      type="search"
      value={wanted}
      aria-label={label}
      placeholder={label}
      onChange={(event) => onWanted(event.target.value)}
      data-learn-search
    />
  );
}
