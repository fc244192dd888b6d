import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { isOverlaid } from './overlaid.ts';
import { useWords } from './words.ts';

/** Whether somebody is writing, so that letters are no keys. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);

/** Leads to the table that waits most urgently; so does the key N. It never goes there by itself. */
export function NextTable({ to, count, quiet = false }: { to: string; count: number; quiet?: boolean }): ReactNode {
  const words = useWords();
  const [, go] = useLocation();
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'n' || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      if (isOverlaid()) return;
      go(to);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [go, to]);
  return (
    <Link className={`btn nexttable ${quiet ? '' : 'primary'}`} href={to} data-next>
      {words('nav.next')} <span className="count">{count}</span> <kbd className="k">N</kbd>
    </Link>
  );
}
