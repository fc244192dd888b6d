import type { TableDto } from '@pantheon/server/api';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../app/settings.ts';
import { printedIn, useWords } from '../app/words.ts';
import { type Drawing, type GameCover, glyph, Icon, icons } from '../kit/index.ts';
import { useStart } from './home/start.ts';
import { paceText } from './pace-choice.tsx';

/** What somebody has to know before the first move: what the game is about, how fast it is played, how long it takes. */
export function ThreeLines({ cover, table }: { cover: GameCover; table: TableDto }): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const lines: readonly (readonly [sign: Drawing, text: string])[] = [
    [icons.laurel, printedIn(cover.tagline, language)],
    [icons.clock, paceText(table.pace, words)],
    [glyph('hourglass'), words('join.length', { from: cover.minutes[0], to: cover.minutes[1] })],
  ];
  return (
    <ul className="know">
      {lines.map(([sign, text]) => (
        <li key={text}>
          <span className="em">
            <Icon of={sign} />
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}

/** The short way to know the game. */
export function NeverPlayed({ cover }: { cover: GameCover }): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const { busy, learn } = useStart(cover);
  return (
    <p className="never muted">
      {words('join.never')} <Link href={`/learn/${cover.id}`}>{words('home.learn', { game: printedIn(cover.name, language) })}</Link>
      <button type="button" className="btn quiet" disabled={busy} onClick={learn}>
        {words('home.guided')}
      </button>
    </p>
  );
}

/** Whoever sits at a seat, in words. */
export function seatName(seat: TableDto['seats'][number], words: ReturnType<typeof useWords>, levelOf: (level: string) => string): string {
  const { person, level, kind } = seat;
  if (person !== null) return person.program === true ? words('seat.program', { name: person.name }) : person.name;
  return level === null ? words(`seat.kind.${kind}`) : words('seat.bot', { level: levelOf(level) });
}
