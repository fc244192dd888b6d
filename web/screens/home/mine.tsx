import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { CoverCrop, gameColour } from '../../app/covers.tsx';
import { useSettings } from '../../app/settings.ts';
import { useSentences } from '../../app/use-game.ts';
import { printedIn, useWords } from '../../app/words.ts';
import { coverOf } from '../../boards.ts';
import { Icon, icons, Mark, playerColour } from '../../kit/index.ts';
import { dropTable } from '../../match/store.ts';
import { addressOf, type MyTable } from '../tables.ts';

/** So many tables have a card of their own; the others are counted. */
const MOST_CARDS = 3;
const MOST_ROWS = 3;

/** The tables at which it is the reader's turn. */
export function WaitingForMe({ tables, look }: { tables: readonly MyTable[]; look(): void }): ReactNode {
  const words = useWords();
  const [all, setAll] = useState(false);
  const shown = all ? tables : tables.slice(0, MOST_CARDS);
  return (
    <section>
      <div className="sh">
        <h1 className="disp">{words('home.waiting')}</h1>
        <span className="muted">{words('home.waitingHint', { n: tables.length })}</span>
        {tables.length > MOST_CARDS && (
          <button type="button" className="btn quiet more" aria-expanded={all} onClick={() => setAll(!all)}>
            {words(all ? 'home.fewer' : 'home.more', { n: tables.length - MOST_CARDS })}
          </button>
        )}
      </div>
      {tables.length === 0 && <p className="panel muted">{words('home.nothingWaits')}</p>}
      <div className="wr">
        {shown.map((table, at) => (
          <TableCard key={table.id} table={table} first={at === 0} onDropped={look} />
        ))}
      </div>
    </section>
  );
}

/** What is asked of the reader at a table, as far as that is known here. */
function useAsked({ game, guided, names, asked }: MyTable): string {
  const words = useWords();
  const wanted = guided ? null : asked;
  const speak = useSentences(wanted === null ? null : game, names, wanted?.seat ?? null);
  if (guided) return words('home.guidedGoesOn');
  return wanted === null || speak === null ? words('table.yourTurn') : speak.plain(wanted.question);
}

function TableCard({ table, first, onDropped }: { table: MyTable; first: boolean; onDropped(): void }): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const asked = useAsked(table);
  const cover = coverOf(table.game);
  if (cover === null) return null;
  const name = printedIn(cover.name, language);
  return (
    <article className={`wt ${first ? 'first' : ''}`} style={gameColour(cover)}>
      <CoverCrop cover={cover} />
      <div className="wb">
        <span className="wg">
          {name} · {words(table.where === 'remote' ? 'home.online' : 'home.onDevice')}
        </span>
        <h2 className="disp">{table.title || name}</h2>
        <p className="asked">{asked}</p>
        <p className="seated">
          {table.names.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <span key={at}>
              {table.colours[at] !== undefined && <Mark colour={playerColour(table.colours[at])} />} {one}
            </span>
          ))}
        </p>
        <div className="wp">
          <span className="muted">{table.number !== null && words('home.answers', { n: table.number })}</span>
          {table.deadline !== null && <TimeLeft until={table.deadline} />}
          {table.where === 'local' && <DropTable table={table} onDropped={onDropped} />}
          <Link className={`btn ${first ? 'primary' : ''}`} href={addressOf(table)}>
            {words('home.play')}
          </Link>
        </div>
      </div>
    </article>
  );
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How much time is left, in the largest unit of which there are two or more. */
function TimeLeft({ until }: { until: number }): ReactNode {
  const words = useWords();
  const left = Math.max(0, until - Date.now());
  const [unit, size] =
    left >= 2 * DAY ? (['days', DAY] as const) : left >= 2 * HOUR ? (['hours', HOUR] as const) : (['minutes', MINUTE] as const);
  const haste = left < HOUR / 2 ? 'bad' : left < 3 * HOUR ? 'warn' : '';
  return (
    <span className={`chip ${haste}`}>
      <Icon of={icons.clock} /> {words(`home.left.${unit}`, { n: Math.floor(left / size) })}
    </span>
  );
}

/** Forgets a table, after a second thought. */
function DropTable({ table, onDropped }: { table: MyTable; onDropped(): void }): ReactNode {
  const words = useWords();
  const [sure, setSure] = useState(false);
  const label = words('home.drop', { title: table.title });
  if (sure)
    return (
      <button
        type="button"
        className="btn danger"
        onClick={() => void dropTable(table.id).then(onDropped)}
        onBlur={() => setSure(false)}
        ref={(button) => button?.focus()}
      >
        {words('home.dropSure')}
      </button>
    );
  return (
    <button type="button" className="icb" aria-label={label} title={label} onClick={() => setSure(true)}>
      <Icon of={icons.close} />
    </button>
  );
}

/** The tables at which others are thinking. */
export function Running({ tables }: { tables: readonly MyTable[] }): ReactNode {
  const words = useWords();
  return (
    <section className="panel">
      <div className="sh">
        <h2 className="disp">{words('home.running')}</h2>
      </div>
      <ul className="trows">
        {tables.slice(0, MOST_ROWS).map((table) => (
          <Row key={table.id} table={table} says={awaitedText(table, words)}>
            <Link className="btn quiet" href={addressOf(table)}>
              {words('home.see')}
            </Link>
          </Row>
        ))}
      </ul>
    </section>
  );
}

function awaitedText({ gathering, awaited }: MyTable, words: ReturnType<typeof useWords>): string {
  if (gathering) return words('home.gathering');
  return awaited.length === 0 ? words('home.othersTurn') : words('home.awaits', { names: awaited.join(', ') });
}

/** The tables that came to their end, the newest first. */
export function Finished({ tables }: { tables: readonly MyTable[] }): ReactNode {
  const words = useWords();
  return (
    <section className="panel">
      <div className="sh">
        <h2 className="disp">{words('home.finished')}</h2>
        <Link className="lk" href="/replays">
          {words('home.all', { n: tables.length })}
        </Link>
      </div>
      <ul className="trows">
        {tables.slice(0, MOST_ROWS).map((table) => (
          <Row
            key={table.id}
            table={table}
            says={table.winners.length === 0 ? '' : words('home.won', { names: table.winners.join(', '), n: table.winners.length })}
          >
            <Link className="btn quiet" href={`/result/${table.where}/${table.id}`}>
              {words('home.lookBack')}
            </Link>
          </Row>
        ))}
      </ul>
    </section>
  );
}

function Row({ table, says, children }: { table: MyTable; says: string; children: ReactNode }): ReactNode {
  const { language } = useSettings();
  const cover = coverOf(table.game);
  if (cover === null) return null;
  return (
    <li>
      <CoverCrop cover={cover} />
      <div>
        <b className="disp">{table.title || printedIn(cover.name, language)}</b>
        <span className="muted">{says}</span>
      </div>
      {children}
    </li>
  );
}
