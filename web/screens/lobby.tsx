import type { TableDto } from '@pantheon/server/api';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { call } from '../app/api.ts';
import { useCover } from '../app/covers.tsx';
import { levelName, USUAL_LEVEL } from '../app/levels.ts';
import { ensureGuest } from '../app/me.ts';
import { PageLayout } from '../app/page-layout.tsx';
import { currentSettings, useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { botName } from '../match/names.ts';
import type { TableSession } from '../match/session.ts';

/** The room before the match: who sits where, the link for friends, and the start. */
export function LobbyScreen({ session, room }: { session: TableSession; room: TableDto }): ReactNode {
  const words = useWords();
  useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.current(),
  );
  const table = session.room ?? room;
  const { language } = useSettings();
  const cover = useCover(table.game);
  const [, go] = useLocation();
  const [copied, setCopied] = useState(false);
  const [name, setName] = useState(currentSettings().name);
  const params = { table: table.id };
  const link = table.invite === null ? null : `${location.origin}/join/${table.invite}`;
  const free = table.seats.filter((seat) => seat.kind === 'open' || seat.kind === 'friend').length;
  const sit = async (): Promise<void> => {
    await ensureGuest(name.trim());
    await call('POST /api/tables/:table/join', { params, body: {} });
    location.reload();
  };
  return (
    <PageLayout title={table.title ?? ''} className="narrow lobby">
      <h1 className="disp">{table.title ?? cover?.name[language]}</h1>
      <p className="muted">
        {cover?.name[language]} · {words(`pace.${table.pace.kind}.long`)}
      </p>
      <ol className="seatlist panel">
        {table.seats.map((seat) => (
          <li key={seat.seat}>
            <span className="n">{seat.seat + 1}</span>
            <b>{seat.person?.name ?? (seat.level === null ? words(`seat.kind.${seat.kind}`) : botName(seat.seat))}</b>
            {seat.level !== null && <span className="muted">{words('seat.bot', { level: levelName(seat.level, language) })}</span>}
            {table.me.host && seat.person === null && seat.level === null && (
              <button
                type="button"
                className="btn quiet"
                onClick={() =>
                  void call('PUT /api/tables/:table/seats/:seat', {
                    params: { ...params, seat: seat.seat },
                    body: { kind: 'bot', level: USUAL_LEVEL },
                  })
                }
              >
                {words('lobby.makeBot')}
              </button>
            )}
          </li>
        ))}
      </ol>
      {link !== null && (
        <div className="panel">
          <h2 className="disp">{words('lobby.invite')}</h2>
          <p>{words('lobby.inviteText')}</p>
          <div className="copyrow">
            <input
              className="inp"
              readOnly
              value={link}
              aria-label={words('lobby.invite')}
              onFocus={(event) => event.target.select()}
              data-invite
            />
            <button
              type="button"
              className="btn"
              onClick={() => {
                void navigator.clipboard?.writeText(link);
                setCopied(true);
              }}
            >
              {words(copied ? 'lobby.copied' : 'lobby.copy')}
            </button>
          </div>
        </div>
      )}
      {table.me.seat === null && free > 0 && (
        <form
          className="panel"
          onSubmit={(event) => {
            event.preventDefault();
            void sit();
          }}
        >
          <label className="field">
            <span className="lab">{words('settings.name')}</span>
            <input required maxLength={32} value={name} onChange={(event) => setName(event.target.value)} />
          </label>
          <button type="submit" className="btn big primary" data-sit>
            {words('home.sit')}
          </button>
        </form>
      )}
      <div className="rowbtns">
        {table.me.host && (
          <button
            type="button"
            className="btn big primary"
            disabled={free > 0}
            onClick={() => void call('POST /api/tables/:table/start', { params })}
            data-start
          >
            {words('lobby.start')}
          </button>
        )}
        {table.me.seat !== null && (
          <button type="button" className="btn" onClick={() => void call('POST /api/tables/:table/leave', { params }).then(() => go('/'))}>
            {words('lobby.leave')}
          </button>
        )}
      </div>
      {free > 0 && <p className="muted">{words('lobby.free', { n: free })}</p>}
    </PageLayout>
  );
}
