import type { CSSProperties, ReactNode } from 'react';
import type { GameCover } from '../kit/index.ts';
import { useSettings } from './settings.ts';
import { printedIn } from './words.ts';

/** The colour of a game for everything inside: `--a` fills, its pale sister writes where the page is dark. */
export const gameColour = (cover: GameCover): CSSProperties => ({ ['--a' as string]: cover.colour });

/** Names longer than this are written smaller. */
const LONG_NAME = 10;

/** The front of a game's box, with its name. */
export function CoverArt({ cover, eager = false }: { cover: GameCover; eager?: boolean }): ReactNode {
  const { language } = useSettings();
  const name = printedIn(cover.name, language);
  return (
    <span className="cover" style={gameColour(cover)} aria-hidden="true">
      <img src={cover.art} width="240" height="320" alt="" loading={eager ? 'eager' : 'lazy'} />
      <span className={`cover-name ${name.length > LONG_NAME ? 'long' : ''}`}>
        {name}
        {cover.subtitle !== undefined && <small>{printedIn(cover.subtitle, language)}</small>}
      </span>
    </span>
  );
}

/** A part of the picture without name and frame: narrow beside a row, wide behind a title. */
export function CoverCrop({ cover, wide = false }: { cover: GameCover; wide?: boolean }): ReactNode {
  const slice = { ...gameColour(cover), ['--slice' as string]: `${cover.slice ?? -34}%` };
  return (
    <span className={`crop ${wide ? 'wide' : ''}`} style={slice} aria-hidden="true">
      <img src={cover.art} width="240" height="320" alt="" loading="lazy" />
    </span>
  );
}
