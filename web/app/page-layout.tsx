import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Icon, icons } from '../kit/index.ts';
import { Brand } from './brand.tsx';
import { useMe } from './me.ts';
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
      <main id="page" className={className}>
        {children}
      </main>
    </div>
  );
}

function Header(): ReactNode {
  const words = useWords();
  const [path] = useLocation();
  const me = useMe();
  useSettings();
  const here = (to: string): object => (path === to || (to !== '/' && path.startsWith(to)) ? { 'aria-current': 'page' } : {});
  const name = typeof me === 'object' && me !== null ? me.name : words('nav.profile');
  return (
    <header className="top hm">
      <Link className="brand" href="/">
        <Brand />
        <span>Pantheon</span>
      </Link>
      <nav className="hn" aria-label={words('nav.main')}>
        <Link href="/" {...here('/')}>
          {words('nav.tables')}
        </Link>
        <Link href="/learn" {...here('/learn')}>
          {words('nav.learn')}
        </Link>
        <Link href="/replays" {...here('/replays')}>
          {words('nav.replays')}
        </Link>
      </nav>
      <Search />
      <Link className="btn primary newtable" href="/new">
        <Icon of={icons.plus} /> {words('nav.new')}
      </Link>
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
      if (event.key !== '/' || (event.target instanceof HTMLElement && ['INPUT', 'TEXTAREA', 'SELECT'].includes(event.target.tagName)))
        return;
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
