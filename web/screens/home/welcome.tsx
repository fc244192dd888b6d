import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../../app/settings.ts';
import { printedIn, useWords } from '../../app/words.ts';
import { playedCovers } from '../../boards.ts';
import { type GameCover, Icon, icons } from '../../kit/index.ts';
import { LivingTable } from './living-table.tsx';
import { useStart } from './start.ts';

/** The game that a newcomer is shown first. */
const FIRST = playedCovers.find(({ greets }) => greets) ?? (playedCovers[0] as GameCover);

/** What this is, in a line; the way into a first game; and a table at which something happens. */
export function Welcome(): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const { busy, learn } = useStart(FIRST);
  return (
    <section className="welcome">
      <div className="welcome-text">
        <h1 className="disp">{words('welcome.title')}</h1>
        <p className="lead">{words('welcome.text')}</p>
        <div className="row">
          <button type="button" className="btn xl primary" disabled={busy} onClick={learn} data-first-visit>
            <Icon of={icons.play} /> {words('welcome.guided')} <small>{printedIn(FIRST.name, language)}</small>
          </button>
          <Link className="btn xl" href="/learn">
            {words('welcome.learn')}
          </Link>
        </div>
        <ul className="facts">
          {(['account', 'install', 'free'] as const).map((fact) => (
            <li key={fact}>
              <Icon of={icons.check} /> {words(`welcome.${fact}`)}
            </li>
          ))}
        </ul>
      </div>
      <LivingTable cover={FIRST} />
    </section>
  );
}
