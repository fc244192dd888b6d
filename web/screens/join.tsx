import type { TableDto } from '@pantheon/server/api';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { ApiError, call } from '../app/api.ts';
import { CoverArt, gameColour } from '../app/covers.tsx';
import { levelName } from '../app/levels.ts';
import { ensureGuest, useMe } from '../app/me.ts';
import { PageLayout } from '../app/page-layout.tsx';
import { currentSettings, useSettings } from '../app/settings.ts';
import { printedIn, useWords } from '../app/words.ts';
import { coverOf } from '../boards.ts';
import { freshEntropy, rememberFairness } from '../match/fairness.ts';
import { TableBadges } from './fairness/badges.tsx';
import { PackNotice } from './pack-choice.tsx';
import { NeverPlayed, seatName, ThreeLines } from './three-lines.tsx';

/** Why somebody could not sit down, where there is more to say than that the invitation is void. */
const TROUBLES: { readonly [code: string]: string } = {
  full: 'join.full',
  unwelcome: 'error.unwelcome',
  banned: 'error.banned',
  'name-taken': 'error.name-taken',
};

const isFree = ({ kind }: TableDto['seats'][number]): boolean => kind === 'friend' || kind === 'open';

/** Somebody came by an invitation link: who invites, what is played, and a name is enough. */
export function JoinScreen({ invite }: { invite: string }): ReactNode {
  const words = useWords();
  const [table, setTable] = useState<TableDto | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    call('GET /api/invites/:invite', { params: { invite } }).then(
      (found) => setTable(found.table),
      (error: unknown) => setTrouble(error instanceof ApiError && error.code !== 'offline' ? 'join.void' : 'join.offline'),
    );
  }, [invite]);
  const cover = table === null ? null : coverOf(table.game);
  return (
    <PageLayout title={words('join.title')} className={cover === null ? 'narrow' : 'join'}>
      {table !== null && cover !== null ? (
        <>
          <CoverArt cover={cover} eager />
          <div className="ingame" style={gameColour(cover)}>
            <Invitation table={table} />
            {table.customPack && <PackNotice game={table.game} hash={table.packHash} />}
            <div className="joinpair">
              <div className="panel">
                <SitDown table={table} invite={invite} onTrouble={setTrouble} />
                {trouble !== null && <p className="alarm">{words(trouble)}</p>}
                <OtherWays table={table} />
              </div>
              <ThreeLines cover={cover} table={table} />
            </div>
            <NeverPlayed cover={cover} />
          </div>
        </>
      ) : (
        <section className="panel">
          <h1 className="disp">{words('join.title')}</h1>
          <p>{words(trouble ?? 'join.looking')}</p>
          {trouble !== null && (
            <Link className="btn" href="/">
              {words('nav.home')}
            </Link>
          )}
        </section>
      )}
    </PageLayout>
  );
}

function Invitation({ table }: { table: TableDto }): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const first = table.status === 'waiting' ? table.seats.find(isFree) : undefined;
  const game = printedIn(coverOf(table.game)?.name, language);
  return (
    <>
      <p className="inviter">
        {table.host === null ? words('join.title') : words('join.by', { name: table.host.name })}
        {table.title !== null && table.title !== game && <b className="disp"> {table.title}</b>}
      </p>
      <h1 className="disp">{first === undefined ? (table.title ?? game) : words('join.seatFor', { game })}</h1>
      <TableBadges table={table} />
      <ol className="seatcards">
        {table.seats.map((seat) => (
          <li key={seat.seat} className={seat === first ? 'yours' : isFree(seat) ? 'free' : ''}>
            <b>{seat === first ? words('join.yourSeat') : seatName(seat, words, (level) => levelName(level, language))}</b>
            <small>{words(`join.${whatOf(seat, table)}`, { n: seat.seat + 1 })}</small>
          </li>
        ))}
      </ol>
    </>
  );
}

/** What a seat's card says below its name. */
function whatOf(seat: TableDto['seats'][number], table: TableDto): string {
  if (seat.person === null) return isFree(seat) ? 'seatFree' : 'seatReady';
  if (seat.person.id === table.host?.id) return 'seatHost';
  return seat.ready || table.autoStart ? 'seatReady' : 'seatWaits';
}

/** For whoever does not want to sit down as a guest. */
function OtherWays({ table }: { table: TableDto }): ReactNode {
  const words = useWords();
  const me = useMe();
  return (
    <div className="otherways">
      {me === null && (
        <Link className="btn quiet" href="/account">
          {words('join.account')}
        </Link>
      )}
      {table.spectators && table.status === 'waiting' && (
        <Link className="btn quiet" href={`/table/remote/${table.id}`}>
          {words('join.watch')}
        </Link>
      )}
    </div>
  );
}

interface SitDownProps {
  readonly table: TableDto;
  readonly invite: string;
  onTrouble(trouble: string | null): void;
}

function SitDown({ table, invite, onTrouble }: SitDownProps): ReactNode {
  const words = useWords();
  const [, go] = useLocation();
  const [name, setName] = useState(currentSettings().name);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const begun = table.status !== 'waiting';
  if (begun || !table.seats.some(isFree))
    return (
      <div className="sitdown">
        <p>{words(begun ? 'join.begun' : 'join.full')}</p>
        <div className="rowbtns">
          {table.spectators && (
            <Link className="btn big primary" href={`/table/remote/${table.id}`}>
              {words('home.watch')}
            </Link>
          )}
          <Link className="btn big" href={`/new/${table.game}`}>
            {words('join.likeIt')}
          </Link>
        </div>
      </div>
    );
  const join = async (): Promise<void> => {
    if (name.trim() === '') {
      field.current?.focus();
      onTrouble('join.name');
      return;
    }
    setBusy(true);
    onTrouble(null);
    try {
      await ensureGuest(name.trim(), invite);
      const entropy = freshEntropy();
      const joined = await call('POST /api/invites/:invite/join', { params: { invite }, body: { entropy } });
      rememberFairness(joined, joined.me.seat === null ? null : entropy);
      go(`/table/remote/${joined.id}`);
    } catch (error) {
      setBusy(false);
      onTrouble(error instanceof ApiError ? (TROUBLES[error.code] ?? 'join.void') : 'join.void');
    }
  };
  return (
    <form
      className="sitdown"
      onSubmit={(event) => {
        event.preventDefault();
        void join();
      }}
    >
      <label className="field">
        <span className="lab">{words('join.name')}</span>
        <input ref={field} maxLength={32} value={name} onChange={(event) => setName(event.target.value)} data-name />
      </label>
      <button type="submit" className="btn xl primary" disabled={busy} data-join>
        {words('join.sit')}
      </button>
      <p className="muted">{words('join.seatKept')}</p>
    </form>
  );
}
