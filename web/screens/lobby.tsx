import type { TableDto } from '@pantheon/server/api';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { call } from '../app/api.ts';
import { CopyButton } from '../app/copy-button.tsx';
import { CoverCrop, gameColour } from '../app/covers.tsx';
import { botLevels, levelName } from '../app/levels.ts';
import { ensureGuest } from '../app/me.ts';
import { PageLayout } from '../app/page-layout.tsx';
import { currentSettings, useSettings } from '../app/settings.ts';
import { useFormatter, useGame } from '../app/use-game.ts';
import { printedIn, useWords, type Words } from '../app/words.ts';
import { coverOf } from '../boards.ts';
import { type Drawing, type GameCover, glyph, Icon, icons } from '../kit/index.ts';
import { freshEntropy, rememberFairness } from '../match/fairness.ts';
import type { TableSession } from '../match/session.ts';
import { ChatBox } from '../table/chat.tsx';
import { Announced, TableBadges } from './fairness/badges.tsx';
import { LobbyChanges, NewLink } from './lobby-changes.tsx';
import { optionName, optionValue } from './option-cards.tsx';
import { paceText } from './pace-choice.tsx';
import { PackNotice } from './pack-choice.tsx';
import { OpenPerson, PersonButton } from './safety/person-button.tsx';
import type { Met } from './safety/person-dialog.tsx';
import { NeverPlayed, seatName, ThreeLines } from './three-lines.tsx';

/** The room before the match: who sits where, what is played, the link for friends, and the start. */
export function LobbyScreen({ session, room }: { session: TableSession; room: TableDto }): ReactNode {
  const { chat } = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.current(),
  );
  const table = session.room ?? room;
  const { language } = useSettings();
  const words = useWords();
  const cover = coverOf(table.game);
  if (cover === null) return null;
  const name = printedIn(cover.name, language);
  return (
    <PageLayout title={table.title ?? name} className="lobby ingame" style={gameColour(cover)}>
      <div className="lobbymain">
        <header className="learnbanner">
          <CoverCrop cover={cover} wide />
          <div>
            <span className="cap">{name}</span>
            <h1 className="disp">{table.title ?? name}</h1>
            <p>
              {table.host !== null && words('lobby.opened', { name: table.host.name })}{' '}
              {freeSeats(table) > 0 && words('lobby.free', { n: freeSeats(table) })}
            </p>
            <TableBadges table={table} />
          </div>
        </header>
        <Seats table={table} />
        <div className="lobbypair">
          <WhatWePlay table={table} cover={cover} />
          <section className="panel">
            <h2 className="disp">{words('lobby.before')}</h2>
            <ThreeLines cover={cover} table={table} />
            <NeverPlayed cover={cover} />
          </section>
        </div>
        {table.customPack && <PackNotice game={table.game} hash={table.packHash} />}
      </div>
      <div className="lobbyside">
        <Begin table={table} />
        <Invite table={table} />
        {table.me.host && <LobbyChanges table={table} />}
        <Announced commitment={table.commitment} />
        {table.me.seat !== null && (
          <section className="panel talk">
            <h2 className="disp">{words('lobby.talk')}</h2>
            <ChatBox table={session.id} lines={chat} say={async (text) => session.link.say?.(text)} />
          </section>
        )}
      </div>
    </PageLayout>
  );
}

const freeSeats = ({ seats }: TableDto): number => seats.filter(({ kind }) => kind === 'open' || kind === 'friend').length;

const isTaken = ({ person, level }: TableDto['seats'][number]): boolean => person !== null || level !== null;

/** Who sits here, as a sign. */
const signOf = ({ person, level }: TableDto['seats'][number]): Drawing =>
  person !== null ? icons.pawn : level !== null ? glyph('robot-golem') : icons.plus;

function Seats({ table }: { table: TableDto }): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const taken = table.seats.filter(isTaken).length;
  const [met, setMet] = useState<Met | null>(null);
  return (
    <section className="lobbyseats">
      <h2 className="disp">
        {words('lobby.seats')} <small className="muted">{words('lobby.taken', { n: taken, of: table.seats.length })}</small>
      </h2>
      <ol className="seatcards big">
        {table.seats.map((seat) => (
          <li key={seat.seat} className={!isTaken(seat) ? 'free' : seat.seat === table.me.seat ? 'yours' : ''}>
            <small>{words('new.seat', { n: seat.seat + 1 })}</small>
            <span className="disc">
              <Icon of={signOf(seat)} />
            </span>
            {isTaken(seat) ? (
              <>
                <b>{seatName(seat, words, (level) => levelName(level, language))}</b>
                {seat.person !== null && (
                  <PersonButton met={{ person: seat.person.id, name: seat.person.name, table: table.id }} onOpen={setMet} />
                )}
                <Readiness table={table} seat={seat} />
              </>
            ) : (
              <FreeSeat table={table} seat={seat.seat} />
            )}
          </li>
        ))}
      </ol>
      <OpenPerson met={met} onClose={() => setMet(null)} />
    </section>
  );
}

/** Whether the table still waits for somebody who sits. */
function Readiness({ table, seat }: { table: TableDto; seat: TableDto['seats'][number] }): ReactNode {
  const words = useWords();
  if (seat.level !== null || table.autoStart)
    return <span className="chip good">{words(seat.level === null ? 'lobby.sits' : 'lobby.botSits')}</span>;
  return <span className={`chip ${seat.ready ? 'good' : 'warn'}`}>{words(seat.ready ? 'lobby.ready' : 'lobby.notReady')}</span>;
}

/** A free seat, with the ways to fill it for those who may. */
function FreeSeat({ table, seat }: { table: TableDto; seat: number }): ReactNode {
  const words = useWords();
  return (
    <>
      <b className="muted">{words('lobby.freeSeat')}</b>
      {table.invite !== null && <CopyButton text={linkOf(table.invite)} word="lobby.inviteHere" />}
      {table.me.host && <AddBot table={table} seat={seat} />}
    </>
  );
}

const linkOf = (invite: string): string => `${location.origin}/join/${invite}`;

/** A bot for a free seat, by its strength. */
function AddBot({ table, seat }: { table: TableDto; seat: number }): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  return (
    <select
      className="inp"
      value=""
      aria-label={words('lobby.makeBotAt', { n: seat + 1 })}
      onChange={(event) =>
        void call('PUT /api/tables/:table/seats/:seat', {
          params: { table: table.id, seat },
          body: { kind: 'bot', level: event.target.value },
        })
      }
    >
      <option value="" disabled>
        {words('lobby.makeBot')}
      </option>
      {botLevels.map((level) => (
        <option key={level.id} value={level.id}>
          {printedIn(level.name, language)} – {printedIn(level.about, language)}
        </option>
      ))}
    </select>
  );
}

/** Game, pace and options in words. */
function WhatWePlay({ table, cover }: { table: TableDto; cover: GameCover }): ReactNode {
  const words = useWords();
  const loaded = useGame(table.game);
  const speak = useFormatter(loaded);
  if (loaded === null || speak === null) return null;
  const [from, to] = cover.minutes;
  const pairs: readonly (readonly [what: string, how: string])[] = [
    [words('lobby.pace'), paceText(table.pace, words)],
    [words('lobby.length'), words('lobby.lengthIs', { from, to })],
    ...loaded.game.rules.options.map(
      ({ id, values }) => [optionName(speak, id), optionValue(speak, id, table.options[id] ?? values[0])] as const,
    ),
    [words('lobby.watching'), words(`lobby.watching.${table.spectators ? 'yes' : 'no'}`)],
    ...(table.advice ? [[words('lobby.adviceIs'), words('lobby.adviceIs.yes')] as const] : []),
  ];
  return (
    <section className="panel">
      <h2 className="disp">{words('lobby.what')}</h2>
      <dl className="pairs">
        {pairs.map(([what, how]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{how}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Invite({ table }: { table: TableDto }): ReactNode {
  const words = useWords();
  if (table.invite === null) return null;
  const link = linkOf(table.invite);
  return (
    <section className="panel">
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
        <CopyButton text={link} word="lobby.copy" />
      </div>
      {table.me.host && <NewLink table={table} />}
    </section>
  );
}

/** What the table still waits for, in words. */
function waitingText(table: TableDto, words: Words, language: string): string {
  const free = freeSeats(table);
  if (free > 0) return words('lobby.free', { n: free });
  const missing = table.seats.flatMap(({ ready, person }) => (ready || person === null ? [] : [person.name]));
  if (table.autoStart) return words('lobby.hostStarts');
  if (missing.length > 0) return words('lobby.notAllReady', { names: new Intl.ListFormat(language).format(missing) });
  return words(table.me.host ? 'lobby.allSit' : 'lobby.hostBegins');
}

/** A name and a seat, for somebody who looks in. */
function SitDown({ table }: { table: TableDto }): ReactNode {
  const words = useWords();
  const [name, setName] = useState(currentSettings().name);
  const sit = async (): Promise<void> => {
    await ensureGuest(name.trim());
    const entropy = freshEntropy();
    rememberFairness(await call('POST /api/tables/:table/join', { params: { table: table.id }, body: { entropy } }), entropy);
    location.reload();
  };
  return (
    <form
      className="sitdown"
      onSubmit={(event) => {
        event.preventDefault();
        void sit();
      }}
    >
      <label className="field">
        <span className="lab">{words('settings.name')}</span>
        <input required maxLength={32} value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <button type="submit" className="btn xl primary" data-sit>
        {words('home.sit')}
      </button>
    </form>
  );
}

/** The one thing to do now: begin, say that one is ready, sit down, or wait for those who are missing. */
function Begin({ table }: { table: TableDto }): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const [, go] = useLocation();
  const params = { table: table.id };
  const free = freeSeats(table);
  const mine = table.seats.find(({ seat }) => seat === table.me.seat);
  return (
    <section className="panel">
      {table.me.seat === null && free > 0 && <SitDown table={table} />}
      {mine !== undefined && !table.me.host && !table.autoStart && (
        <button
          type="button"
          className={`btn xl ${mine.ready ? '' : 'primary'}`}
          onClick={() => void call('PUT /api/tables/:table/ready', { params, body: { ready: !mine.ready } })}
          data-ready
        >
          {words(mine.ready ? 'lobby.iAmNotReady' : 'lobby.iAmReady')}
        </button>
      )}
      {table.me.host && (
        <button
          type="button"
          className="btn xl primary"
          disabled={free > 0}
          onClick={() => void call('POST /api/tables/:table/start', { params })}
          data-start
        >
          {words('lobby.start')}
        </button>
      )}
      <p className="muted" aria-live="polite">
        {waitingText(table, words, language)}
      </p>
      {table.me.seat !== null && (
        <button
          type="button"
          className="btn quiet"
          onClick={() => void call('POST /api/tables/:table/leave', { params }).then(() => go('/'))}
        >
          {words('lobby.leave')}
        </button>
      )}
    </section>
  );
}
