import { type CSSProperties, type ReactNode, useEffect } from 'react';
import { BanNotice } from '../screens/safety/ban-notice.tsx';
import { PageHeader } from './page-header.tsx';
import { useWords } from './words.ts';

interface PageProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly className?: string;
  readonly style?: CSSProperties;
}

/** A page with the header that all pages but the table have. */
export function PageLayout({ title, children, className = '', style }: PageProps): ReactNode {
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
      <main id="page" className={className} style={style}>
        {children}
      </main>
    </div>
  );
}
