import { catalog } from '@pantheon/catalog';
import type { TableDto } from '@pantheon/server/api';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { CoverArt, useCover, useCovers } from '../app/covers.tsx';
import { botLevels } from '../app/levels.ts';
import { useMe } from '../app/me.ts';
import { PageLayout } from '../app/page-layout.tsx';
import { changeSettings, useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { type GameCover, Icon, icons, Mark, playerColour } from '../kit/index.ts';
import { dropTable, type ListedTable } from '../match/store.ts';
import { JoinByLink } from './join-link.tsx';
import { useKeptTables, useServerTables } from './tables.ts';

/** The first page: what waits for you, a game against bots at once, open tables. */
export function HomeScreen(): ReactNode {
  return (
    <PageLayout title="" className="home">
      <Waiting />
      <AgainstBots />
      <OpenTables />
    </PageLayout>
  );
}

function Waiting(): ReactNode {
  const words = useWords();
  const [kept, look] = useKeptTables();
  const remote = useServerTables('mine') ?? [];
  const local = (kept ?? []).filter((table) => !table.over && !table.onlyRead).slice(0, 6);
  const running = remote.filter((table) => table.status === 'running' || table.status === 'waiting');
  const mine = (table: TableDto): boolean => table.me.seat !== null && table.waiting.includes(table.me.seat);
  const first = [...running].sort((a, b) => Number(mine(b)) - Number(mine(a)));
  if (local.length + first.length === 0) return null;
  return (
    <section className="w">
      <div className="sh">
        <h1 className="disp">{words('home.waiting')}</h1>
        <span className="muted">{words('home.waitingHint', { n: local.length + first.length })}</span>
      </div>
      <div className="wr">
        {first.map((table) => (
          <RemoteCard key={table.id} table={table} mine={mine(table)} />
        ))}
        {local.map((table) => (
          <LocalCard key={table.id} table={table} onDropped={look} />
        ))}
      </div>
    </section>
  );
}

function RemoteCard({ table, mine }: { table: TableDto; mine: boolean }): ReactNode {
  const words = useWords();
  const cover = useCover(table.game);
  const { language } = useSettings();
  if (cover === null) return null;
  return (
    <article className={`wt ${mine ? 'first' : ''}`} style={{ ['--a' as string]: cover.colour }}>
      <span className="th">
        <CoverArt cover={cover} />
      </span>
      <div className="wb">
        <span className="wg">
          {cover.name[language]} · {words('home.online')}
        </span>
        <h2 className="disp">{table.title ?? cover.name[language]}</h2>
        <p>{table.status === 'waiting' ? words('home.gathering') : mine ? words('table.yourTurn') : words('home.othersTurn')}</p>
        <div className="wp">
          <span className="muted">
            {table.seats.map((seat) => seat.person?.name ?? (seat.level === null ? '…' : words('home.bot'))).join(', ')}
          </span>
          <Link className={`btn ${mine ? 'primary' : ''}`} href={`/table/remote/${table.id}`}>
            {words('home.play')}
          </Link>
        </div>
      </div>
    </article>
  );
}

function LocalCard({ table, onDropped }: { table: ListedTable; onDropped(): void }): ReactNode {
  const words = useWords();
  const cover = useCover(table.game);
  const { language } = useSettings();
  if (cover === null) return null;
  return (
    <article className="wt" style={{ ['--a' as string]: cover.colour }}>
      <span className="th">
        <CoverArt cover={cover} />
      </span>
      <div className="wb">
        <span className="wg">
          {cover.name[language]} · {words('home.onDevice')}
        </span>
        <h2 className="disp">{table.title}</h2>
        <p className="seated">
          {table.names.map((name, at) => (
            <span key={name}>
              <Mark colour={playerColour(table.colours[at])} /> {name}
            </span>
          ))}
        </p>
        <div className="wp">
          <span className="muted">{words('home.answers', { n: table.number })}</span>
          <DropTable table={table} onDropped={onDropped} />
          <Link className="btn" href={`/table/local/${table.id}`}>
            {words('home.play')}
          </Link>
        </div>
      </div>
    </article>
  );
}

/** Forgets a table, after a second thought. */
function DropTable({ table, onDropped }: { table: ListedTable; onDropped(): void }): ReactNode {
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

/** Games that show how a game is written; they stay off the first page. */
const examples = new Set(catalog.filter(({ example }) => example).map(({ id }) => id));

function AgainstBots(): ReactNode {
  const words = useWords();
  const covers = useCovers();
  const { strength, language } = useSettings();
  return (
    <section className="b">
      <div className="sh">
        <h2 className="disp">{words('home.bots')}</h2>
        <span className="muted">{words('home.botsHint')}</span>
        <fieldset className="lv seg" aria-label={words('home.strength')}>
          {botLevels.map((level) => (
            <button
              key={level.id}
              type="button"
              aria-pressed={strength === level.id}
              title={level.about[language]}
              onClick={() => changeSettings({ strength: level.id })}
            >
              {level.name[language]}
            </button>
          ))}
        </fieldset>
      </div>
      <div className="cvs">
        {covers
          .filter((cover) => !examples.has(cover.id))
          .map((cover) => (
            <CoverCard key={cover.id} cover={cover} />
          ))}
      </div>
      <Finished />
    </section>
  );
}

function CoverCard({ cover }: { cover: GameCover }): ReactNode {
  const words = useWords();
  const { language, strength } = useSettings();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const play = async (): Promise<void> => {
    setBusy(true);
    const { playNow } = await import('../match/start-match.ts');
    go(`/table/local/${await playNow(cover, strength, words('home.you'))}`);
  };
  const { min, max } = cover.players;
  return (
    <article className="cv" style={{ ['--a' as string]: cover.colour }}>
      <Link className="ci" href={`/learn/${cover.id}`} aria-label={words('home.learn', { game: cover.name[language] })}>
        <CoverArt cover={cover} />
      </Link>
      <p className="cm">
        {words('home.players', { min, max })} · {words('home.minutes', { from: cover.minutes[0], to: cover.minutes[1] })}
      </p>
      <p>{cover.tagline[language]}</p>
      <button type="button" className="btn go" disabled={busy} onClick={() => void play()} data-play={cover.id}>
        {words('home.playNow')}
        <span className="sr"> {cover.name[language]}</span>
      </button>
    </article>
  );
}

function Finished(): ReactNode {
  const words = useWords();
  const [kept] = useKeptTables();
  const over = (kept ?? []).filter((table) => table.over).slice(0, 3);
  if (over.length === 0) return null;
  return (
    <div className="late">
      <span className="cap">{words('home.finished')}</span>
      {over.map((table) => (
        <Link key={table.id} className="lt" href={`/result/local/${table.id}`}>
          <b>{table.title}</b>
          <span className="muted">{winnerOf(table)}</span>
        </Link>
      ))}
    </div>
  );
}

const winnerOf = (table: ListedTable): string => table.winners.map((seat) => table.names[seat] ?? '').join(', ');

function OpenTables(): ReactNode {
  const words = useWords();
  const me = useMe();
  const open = useServerTables('open');
  return (
    <aside className="o">
      <div className="sh">
        <h2 className="disp">{words('home.open')}</h2>
      </div>
      {me === 'offline' && <p className="muted">{words('home.noServer')}</p>}
      {open !== null && open.length === 0 && <p className="muted">{words('home.noOpen')}</p>}
      <ul>
        {(open ?? []).map((table) => (
          <OpenTable key={table.id} table={table} />
        ))}
      </ul>
      {me !== 'offline' && <JoinByLink />}
      <div className="learn">
        <h3 className="disp">{words('home.new')}</h3>
        <p>{words('home.newText')}</p>
        <Link className="btn" href="/learn">
          {words('nav.learn')}
        </Link>
      </div>
    </aside>
  );
}

function OpenTable({ table }: { table: TableDto }): ReactNode {
  const words = useWords();
  const cover = useCover(table.game);
  const { language } = useSettings();
  if (cover === null) return null;
  const taken = table.seats.filter((seat) => seat.kind === 'person' || seat.kind === 'bot');
  return (
    <li className="ot" style={{ ['--a' as string]: cover.colour }}>
      <span className="dot" />
      <div>
        <b className="disp">{table.title ?? cover.name[language]}</b>
        <span className="muted">
          {cover.name[language]} · {words(`pace.${table.pace.kind}`)}
        </span>
        <span className="pp">{taken.map((seat) => seat.person?.name ?? words('home.bot')).join(', ')}</span>
      </div>
      <div className="os">
        <span>{words('home.seats', { taken: taken.length, of: table.seats.length })}</span>
        <Link className="btn" href={`/table/remote/${table.id}`}>
          {words('home.sit')}
        </Link>
      </div>
    </li>
  );
}
