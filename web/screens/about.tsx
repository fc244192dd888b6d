import type { ReactNode } from 'react';
import { Link } from 'wouter';
import credits from '../../CREDITS.md?raw';
import { CoverCrop } from '../app/covers.tsx';
import { Markdown } from '../app/markdown.tsx';
import { PageLayout } from '../app/page-layout.tsx';
import { useSettings } from '../app/settings.ts';
import { printedIn, useWords } from '../app/words.ts';
import { playedCovers } from '../boards.ts';

/** What this is, what was designed for it, and whom to thank. */
export function AboutScreen(): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  return (
    <PageLayout title={words('nav.about')} className="narrow">
      <h1 className="disp">{words('nav.about')}</h1>
      <section className="panel prose">
        <p>{words('about.text')}</p>
        <p>{words('about.offline')}</p>
        <p>{words('about.licence')}</p>
        <p>
          <Link href="/ladder">{words('ladder.title')}</Link>
        </p>
      </section>
      <section className="panel">
        <h2 className="disp">{words('about.designed')}</h2>
        <p>{words('about.designedText')}</p>
        <ul className="trows">
          {playedCovers.map((cover) => (
            <li key={cover.id}>
              <CoverCrop cover={cover} />
              <b className="disp">{printedIn(cover.name, language)}</b>
              <Link className="btn" href={`/learn/${cover.id}#designed`}>
                {words('home.see')}
                <span className="sr"> {printedIn(cover.name, language)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section className="panel prose" lang="en">
        <Markdown text={credits} />
      </section>
    </PageLayout>
  );
}
