import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Brand } from '../app/brand.tsx';
import { useTable } from './context.tsx';
import { MenuButtons } from './menu-buttons.tsx';
import { NextFromHere } from './next-table.tsx';
import { useWaiting } from './waiting.tsx';

/** The round's phases with "now", and what the table is waiting for. */
export function TopBar(): ReactNode {
  const { session, snapshot, words, speak } = useTable();
  const waiting = useWaiting();
  return (
    <header className="top">
      <Link className="brand" href="/" aria-label={words('nav.home')}>
        <Brand />
        <GameName />
      </Link>
      <small className="muted">
        {[
          session.title === speak.id('game.name') ? '' : session.title,
          snapshot.watchers ? words('actions.watching', { n: snapshot.watchers }) : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
      <PhaseBar />
      <div className="waiting">
        <b>{waiting.sentence}</b> {waiting.aside}
      </div>
      <NextFromHere always />
      <MenuButtons />
    </header>
  );
}

/** The game's name. */
export function GameName(): ReactNode {
  const { speak } = useTable();
  return <span>{speak.id('game.name')}</span>;
}

/** The phases of the round. */
export function PhaseBar(): ReactNode {
  const { snapshot, speak } = useTable();
  const { phases, now, round } = snapshot.sight.stage;
  const at = phases.indexOf(now);
  const nameOf = (phase: string): string => (speak.has(`phase.${phase}`) ? speak.id(`phase.${phase}`) : phase);
  const roundName = speak.plain(round);
  return (
    <ol className="phases">
      {roundName !== nameOf(now) && (
        <li>
          <span className="place">{roundName}</span>
        </li>
      )}
      {phases.map((phase, index) => (
        <li key={phase} className={index < at ? 'done' : index === at ? 'now' : ''} {...(index === at ? { 'aria-current': 'step' } : {})}>
          {nameOf(phase)}
        </li>
      ))}
    </ol>
  );
}
