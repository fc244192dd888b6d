import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useMe } from '../../app/me.ts';
import { PageLayout } from '../../app/page-layout.tsx';
import { useSettings } from '../../app/settings.ts';
import { useWords } from '../../app/words.ts';

const PARTS = ['overview', 'complaints', 'people', 'house', 'audit'] as const;

/** A part of the administration. */
export type AdminPart = (typeof PARTS)[number];

/** The frame of every part of the administration: it is there for those who run the server. */
export function AdminFrame({ part, children }: { part: AdminPart; children: ReactNode }): ReactNode {
  const words = useWords();
  const me = useMe();
  const allowed = typeof me === 'object' && me?.admin === true;
  return (
    <PageLayout title={words('nav.admin')} className="narrow">
      <h1 className="disp">{words('nav.admin')}</h1>
      {allowed && (
        <nav className="adminnav" aria-label={words('admin.nav')}>
          {PARTS.map((one) => (
            <Link
              key={one}
              className="btn"
              href={one === 'overview' ? '/admin' : `/admin/${one}`}
              {...(one === part ? { 'aria-current': 'page' as const } : {})}
            >
              {words(`admin.part.${one}`)}
            </Link>
          ))}
        </nav>
      )}
      {allowed ? children : <p className="panel">{words('admin.closed')}</p>}
    </PageLayout>
  );
}

/** A time as people of the reader's language write it. */
export function useTimes(): (iso: string) => string {
  const { language } = useSettings();
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' });
  return (iso) => format.format(Date.parse(iso));
}
