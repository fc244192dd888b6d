import { catalog } from '@pantheon/catalog';
import { type ReactNode, useEffect, useState } from 'react';
import { loadCover } from '../boards.ts';
import type { GameCover } from '../kit/index.ts';
import { useSettings } from './settings.ts';

let loaded: Promise<readonly GameCover[]> | null = null;

/** The covers of all games, in the order of the catalog; empty while they come. */
export function useCovers(): readonly GameCover[] {
  const [covers, setCovers] = useState<readonly GameCover[]>([]);
  useEffect(() => {
    loaded ??= Promise.all(catalog.map(({ id }) => loadCover(id)));
    void loaded.then(setCovers);
  }, []);
  return covers;
}

/** The cover of one game, or null while it comes. */
export const useCover = (game: string): GameCover | null => useCovers().find((cover) => cover.id === game) ?? null;

/** The front of a game's box. */
export function CoverArt({ cover }: { cover: GameCover }): ReactNode {
  const { language } = useSettings();
  const { Art } = cover;
  const clip = `cover-${cover.id}`;
  return (
    <svg className="cover" viewBox="0 0 240 320" aria-hidden="true">
      <clipPath id={clip}>
        <rect width="240" height="320" rx="10" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <Art />
        <rect width="240" height="78" fill={cover.colour} opacity=".92" />
        <text x="120" y={cover.subtitle === undefined ? 50 : 44} className="cover-name">
          {cover.name[language]}
        </text>
        {cover.subtitle !== undefined && (
          <text x="120" y="63" className="cover-sub">
            {cover.subtitle[language]}
          </text>
        )}
        <rect className="cover-frame" x="9" y="9" width="222" height="302" rx="5" />
      </g>
    </svg>
  );
}
