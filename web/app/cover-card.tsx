import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { GameCover } from '../kit/index.ts';
import { CoverArt, gameColour } from './covers.tsx';
import { useSettings } from './settings.ts';
import { printedIn, useWords } from './words.ts';

interface CoverCardProps {
  readonly cover: GameCover;
  /** What stands between the picture and the line about the game. */
  readonly note?: ReactNode;
  /** Whether something is being started: nothing else is then. */
  readonly busy: boolean;
  /** Begins a first game with lessons. */
  learn(): void;
  /** The chief thing to do with the game. */
  readonly children: ReactNode;
  /** Further ways, in a list. */
  readonly below?: ReactNode;
}

/** A game by its cover, with the ways into it. */
export function CoverCard({ cover, note, busy, learn, children, below }: CoverCardProps): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const name = printedIn(cover.name, language);
  return (
    <article className="cv" style={gameColour(cover)}>
      <Link className="ci" href={`/learn/${cover.id}`} aria-label={words('home.learn', { game: name })}>
        <CoverArt cover={cover} eager />
      </Link>
      {note}
      <p className="tag">{printedIn(cover.tagline, language)}</p>
      <div className="cvb">
        {children}
        <button type="button" className="btn quiet" disabled={busy} onClick={learn} title={words('home.guided')} data-guided={cover.id}>
          {words('home.guidedShort')}
          <span className="sr"> {name}</span>
        </button>
      </div>
      {below}
    </article>
  );
}
