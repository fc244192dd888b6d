import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { type Drawing, Icon, icons } from '../kit/index.ts';
import { JoinByLink } from '../screens/join-link.tsx';
import { addressOf, useMyTables } from '../screens/tables.ts';
import { Brand } from './brand.tsx';
import { useMe } from './me.ts';
import { isWriting, NextTable } from './next-table.tsx';
import { changeSettings, isDark, useSettings } from './settings.ts';
import { useWords } from './words.ts';

/** The pages that lead everywhere else: on wide screens in the header, on a phone at its foot. A phone has room for five. */
const PLACES: readonly {
  readonly name: string;
  readonly to: string;
  readonly sign: Drawing;
  readonly where: 'both' | 'header' | 'foot';
}[] = [
  { name: 'tables', to: '/', sign: icons.temple, where: 'both' },
  { name: 'learn', to: '/learn', sign: icons.book, where: 'both' },
  { name: 'challenge', to: '/challenge', sign: icons.sun, where: 'both' },
  { name: 'players', to: '/players', sign: icons.laurel, where: 'both' },
  { name: 'replays', to: '/replays', sign: icons.restart, where: 'header' },
  { name: 'profile', to: '/settings', sign: icons.pawn, where: 'foot' },
];

/** Marks the way to the page that one is on. */
const here = (to: string, path: string): object => (path === to || (to !== '/' && path.startsWith(to)) ? { 'aria-current': 'page' } : {});

/** The head of all pages but the table, and on a phone the places at the foot. */
export function PageHeader(): ReactNode {
  const words = useWords();
  const waiting = useMyTables()?.waiting ?? [];
  const next = waiting[0];
  return (
    <>
      <header className="top hm">
        <Link className="brand" href="/">
          <Brand />
          <span>Pantheon</span>
        </Link>
        <Places where="header" />
        <Search />
        <JoinButton />
        <Link className={`btn newtable ${next === undefined ? 'primary' : ''}`} href="/new" aria-label={words('nav.new')}>
          <Icon of={icons.plus} /> <span>{words('nav.new')}</span>
        </Link>
        {next !== undefined && <NextTable to={addressOf(next)} count={waiting.length} />}
        <ThemeButton />
        <WhoAmI />
      </header>
      <Places where="foot" waiting={waiting.length} />
    </>
  );
}

/** The ways to the chief pages; at the foot of a phone with their signs, and how many tables wait. */
function Places({ where, waiting = 0 }: { where: 'header' | 'foot'; waiting?: number }): ReactNode {
  const words = useWords();
  const [path] = useLocation();
  const foot = where === 'foot';
  return (
    <nav className={foot ? 'tabbar' : 'hn'} aria-label={words(foot ? 'nav.places' : 'nav.main')}>
      {PLACES.filter((place) => place.where === 'both' || place.where === where).map(({ name, to, sign }) => (
        <Link key={name} href={to} {...here(to, path)}>
          {foot && <Icon of={sign} />}
          <span>{words(`nav.${name}.short`)}</span>
          {foot && name === 'tables' && waiting > 0 && <em>{waiting}</em>}
        </Link>
      ))}
    </nav>
  );
}

/** Opens a field for an invitation link, where there is a server that could know it. */
function JoinButton(): ReactNode {
  const words = useWords();
  if (useMe() === 'offline') return null;
  return (
    <>
      <button type="button" className="btn joinbtn" popoverTarget="join-by-link">
        {words('join.link')}
      </button>
      <div id="join-by-link" className="panel joinpop" popover="auto">
        <JoinByLink />
      </div>
    </>
  );
}

function ThemeButton(): ReactNode {
  const words = useWords();
  useSettings();
  return (
    <button
      type="button"
      className="icb"
      aria-label={words('settings.flip')}
      onClick={() => changeSettings({ theme: isDark() ? 'light' : 'dark' })}
    >
      <Icon of={isDark() ? icons.sun : icons.moon} />
    </button>
  );
}

/** Leads somebody who is known to what they have set, and anybody else there and to where one signs in. */
function WhoAmI(): ReactNode {
  const words = useWords();
  const [path] = useLocation();
  const me = useMe();
  const name = typeof me === 'object' && me !== null ? me.name : null;
  return (
    <>
      <Link className="whoami" href="/settings" aria-label={name ?? words('nav.settings')} {...here('/settings', path)}>
        <Icon of={icons.gear} />
        {name !== null && <b>{name}</b>}
      </Link>
      {me === null && (
        <Link className="btn signin" href="/account">
          {words('nav.signIn')}
        </Link>
      )}
    </>
  );
}

/** Looks for a rule or a component; `/` leads here from anywhere. */
function Search(): ReactNode {
  const words = useWords();
  const [, go] = useLocation();
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== '/' || isWriting(event.target)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <form
      className="srch"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') go(`/learn?search=${encodeURIComponent(text.trim())}`);
      }}
    >
      <Icon of={icons.search} />
      <input
        ref={input}
        type="search"
        value={text}
        aria-label={words('nav.search')}
        placeholder={words('nav.search')}
        onChange={(event) => setText(event.target.value)}
      />
      <kbd>/</kbd>
    </form>
  );
}
