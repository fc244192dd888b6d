import type { ReactNode } from 'react';
import credits from '../../CREDITS.md?raw';
import { Markdown } from '../app/markdown.tsx';
import { PageLayout } from '../app/page-layout.tsx';
import { useWords } from '../app/words.ts';

/** What this is, and whom to thank. */
export function AboutScreen(): ReactNode {
  const words = useWords();
  return (
    <PageLayout title={words('nav.about')} className="narrow">
      <h1 className="disp">{words('nav.about')}</h1>
      <section className="panel prose">
        <p>{words('about.text')}</p>
        <p>{words('about.icons')}</p>
      </section>
      <section className="panel prose" lang="en">
        <Markdown text={credits} />
      </section>
    </PageLayout>
  );
}
