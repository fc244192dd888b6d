import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { errorText } from '../app/error-text.ts';
import { useWords } from '../app/words.ts';
import { MISSING, type NotOpened } from '../match/open.ts';

/** Says why there is nothing to see here, and leads home. */
export function NotOpen({ where, trouble }: NotOpened & { readonly where: string }): ReactNode {
  const words = useWords();
  const missing = words(where === 'local' ? 'table.missing' : 'table.missingOnline');
  return (
    <main className="loading">
      <p>{trouble === MISSING.trouble || trouble === 'not-found' ? missing : errorText(words, trouble)}</p>
      <Link className="btn" href="/">
        {words('nav.home')}
      </Link>
    </main>
  );
}
