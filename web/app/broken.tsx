import type { ReactNode } from 'react';
import { useWords } from './words.ts';

/** What is shown where something broke. Matches are safe: they are kept answer by answer. */
export function Broken({ onAgain }: { onAgain(): void }): ReactNode {
  const words = useWords();
  return (
    <div className="loading" role="alert">
      <p>{words('broken.text')}</p>
      <div className="rowbtns">
        <button type="button" className="btn primary" onClick={onAgain}>
          {words('broken.again')}
        </button>
        <a className="btn" href="/">
          {words('nav.home')}
        </a>
      </div>
    </div>
  );
}
