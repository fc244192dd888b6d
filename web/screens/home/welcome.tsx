import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { greeterIn } from '../../app/greeter.ts';
import { useSettings } from '../../app/settings.ts';
import { printedIn, useWords } from '../../app/words.ts';
import { Icon, icons } from '../../kit/index.ts';
import { LivingTable } from './living-table.tsx';
import { useStart } from './start.ts';

/** What this is, in a line; the way into a first game; and a table at which something happens. */
export function Welcome(): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const first = greeterIn(language);
  const { busy, learn } = useStart(first);
  return (
    <section className="welcome">
      <div className="welcome-text">
        <h1 className="disp">{words('welcome.title')}</h1>
        <p className="lead">{words('welcome.text')}</p>
        <div className="row">
          <button type="button" className="btn xl primary" disabled={busy} onClick={learn} data-first-visit>
            <Icon of={icons.play} /> {words('welcome.guided')} <small>{printedIn(first.name, language)}</small>
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
      <LivingTable key={first.id} cover={first} />
    </section>
  );
}
