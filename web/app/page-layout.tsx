import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { type Drawing, Icon, icons } from '../kit/index.ts';
import { BanNotice } from '../screens/safety/ban-notice.tsx';
import { addressOf, useMyTables } from '../screens/tables.ts';
import { Brand } from './brand.tsx';
import { useMe } from './me.ts';
import { isWriting, NextTable } from './next-table.tsx';
import { changeSettings, isDark, useSettings } from './settings.ts';
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
      <Header />
      <BanNotice />
      <main id="page" className={className}>
        {children}
      </main>
    </div>
  );
}

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

const isHere = (to: string, path: string): boolean => path === to || (to !== '/' && path.startsWith(to));

function Header(): ReactNode {
  const words = useWords();
  const [path] = useLocation();
  const me = useMe();
  const waiting = useMyTables()?.waiting ?? [];
  useSettings();
  const here = (to: string): object => (isHere(to, path) ? { 'aria-current': 'page' } : {});
  const name = typeof me === 'object' && me !== null ? me.name : words('nav.profile');
  const next = waiting[0];
  return (
    <>
      <header className="top hm">
        <Link className="brand" href="/">
          <Brand />
          <span>Pantheon</span>
        </Link>
        <nav className="hn" aria-label={words('nav.main')}>
          {PLACES.filter(({ where }) => where !== 'foot').map((place) => (
            <Link key={place.name} href={place.to} {...here(place.to)}>
              {words(`nav.${place.name}`)}
            </Link>
          ))}
        </nav>
        <Search />
        <Link className={`btn newtable ${next === undefined ? 'primary' : ''}`} href="/new" aria-label={words('nav.new')}>
          <Icon of={icons.plus} /> <span>{words('nav.new')}</span>
        </Link>
        {next !== undefined && <NextTable to={addressOf(next)} count={waiting.length} />}
        <button
          type="button"
          className="icb"
          aria-label={words('settings.flip')}
          onClick={() => changeSettings({ theme: isDark() ? 'light' : 'dark' })}
        >
          <Icon of={isDark() ? icons.sun : icons.moon} />
        </button>
        <Link className="whoami" href="/settings" aria-label={name} {...here('/settings')}>
          <Icon of={icons.gear} />
          <b>{name}</b>
        </Link>
      </header>
      <nav className="tabbar" aria-label={words('nav.places')}>
        {PLACES.filter(({ where }) => where !== 'header').map(({ name: place, to, sign }) => (
          <Link key={place} href={to} {...here(to)}>
            <Icon of={sign} />
            <span>{words(`nav.${place}.short`)}</span>
            {place === 'tables' && waiting.length > 0 && <em>{waiting.length}</em>}
          </Link>
        ))}
      </nav>
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
