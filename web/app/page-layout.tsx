import { type ReactNode, useEffect } from 'react';
import { BanNotice } from '../screens/safety/ban-notice.tsx';
import { PageHeader } from './page-header.tsx';
import { useWords } from './words.ts';

/** A page with the header that all pages but the table have. */
export function PageLayout({ title, children, className = '' }: { title: string; children: ReactNode; className?: string }): ReactNode {
  const words = useWords();
  useEffect(() => {
    document.title = title === '' ? 'Pantheon' : `${title} · Pantheon`;
  }, [title]);
  return (
    <div className="page">
      <a className="skip" href="#page">
        {words('nav.skip')}
      </a>
      <PageHeader />
      <BanNotice />
      <main id="page" className={className}>
        {children}
      </main>
    </div>
  );
}
