import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { CopyButton } from '../../app/copy-button.tsx';
import { useMe } from '../../app/me.ts';
import { useWords } from '../../app/words.ts';
import { type Drawing, glyph, Icon, icons } from '../../kit/index.ts';
import { JoinByLink } from '../join-link.tsx';

const WAYS: readonly (readonly [way: string, sign: Drawing])[] = [
  ['live', glyph('stopwatch')],
  ['daily', glyph('sunrise')],
  ['screen', glyph('meeple')],
];

/** How friends come to a table. */
export function WithFriends(): ReactNode {
  const words = useWords();
  const me = useMe();
  return (
    <section className="panel friends">
      <h2 className="disp">{words('friends.title')}</h2>
      <p className="muted">{words('friends.text')}</p>
      <ul className="ways">
        {WAYS.map(([way, sign]) => (
          <li key={way}>
            <span className="em">
              <Icon of={sign} />
            </span>
            <span>
              <b>{words(`friends.${way}`)}</b> {words(`friends.${way}Text`)}
            </span>
          </li>
        ))}
      </ul>
      {me !== 'offline' && <JoinByLink />}
      <Link className="btn" href="/new">
        {words('friends.open')}
      </Link>
    </section>
  );
}

/** The command that installs, builds and serves everything. */
const COMMAND = 'npm start';

/** How to run a Pantheon of one's own. */
export function HostYourOwn(): ReactNode {
  const words = useWords();
  return (
    <section className="panel hostown">
      <h2 className="disp">{words('host.title')}</h2>
      <p className="muted">{words('host.text')}</p>
      <div className="cmd">
        <code>{COMMAND}</code>
        <CopyButton text={COMMAND} word="lobby.copy" quiet />
      </div>
      <ul className="ways">
        {(['link', 'bots', 'data'] as const).map((what) => (
          <li key={what}>
            <Icon of={icons.check} />
            <span>{words(`host.${what}`)}</span>
          </li>
        ))}
      </ul>
      <div className="rowbtns">
        <a className="btn" href="/docs/hosting.html">
          {words('host.how')}
        </a>
        <Link className="btn quiet" href="/about">
          {words('host.about')}
        </Link>
      </div>
    </section>
  );
}
