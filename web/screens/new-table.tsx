import type { Options } from '@pantheon/kernel';
import type { Pace } from '@pantheon/table';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { CoverArt } from '../app/covers.tsx';
import { errorCodeOf, errorText } from '../app/error-text.ts';
import { useMe } from '../app/me.ts';
import { PageLayout } from '../app/page-layout.tsx';
import { changeSettings, useSettings } from '../app/settings.ts';
import { printedIn, useWords } from '../app/words.ts';
import { covers } from '../boards.ts';
import type { GameCover } from '../kit/index.ts';
import { createHere, createOnline } from './create-table.ts';
import { OptionCards } from './option-cards.tsx';
import { PaceChoice, USUAL_PACES } from './pace-choice.tsx';
import { type ChosenPack, PackChoice } from './pack-choice.tsx';
import { firstSeats, type SeatDraft, SeatList } from './seat-list.tsx';

/** A new table: game, seats, options, pace, seed. */
export function NewTableScreen({ game: wanted }: { game: string | null }): ReactNode {
  const words = useWords();
  const [game, setGame] = useState<string | null>(wanted);
  const cover = covers.find((one) => one.id === game) ?? covers[0] ?? null;
  return (
    <PageLayout title={words('new.title')} className="newt">
      <h1 className="disp">{words('new.title')}</h1>
      <section className="panel">
        <h2 className="disp">{words('new.game')}</h2>
        <div className="gamechoice">
          <div className="pickgame">
            {covers.map((one) => (
              <PickGame key={one.id} cover={one} chosen={one === cover} onPick={() => setGame(one.id)} />
            ))}
          </div>
          {cover !== null && <Chosen cover={cover} />}
        </div>
      </section>
      {cover !== null && <Setup key={cover.id} cover={cover} />}
    </PageLayout>
  );
}

function PickGame({ cover, chosen, onPick }: { cover: GameCover; chosen: boolean; onPick(): void }): ReactNode {
  const { language } = useSettings();
  return (
    <button type="button" className="pg" aria-pressed={chosen} onClick={onPick}>
      <CoverArt cover={cover} />
      <span>{printedIn(cover.name, language)}</span>
    </button>
  );
}

/** What the chosen game is, in a few words. */
function Chosen({ cover }: { cover: GameCover }): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const [from, to] = cover.minutes;
  return (
    <div className="chosen">
      <h3 className="disp">{printedIn(cover.name, language)}</h3>
      <p>{printedIn(cover.tagline, language)}</p>
      <p className="muted">
        {words('home.players', cover.players)} · {words('home.minutes', { from, to })}
      </p>
      <Link href={`/learn/${cover.id}`}>{words('new.learn')}</Link>
    </div>
  );
}

/** All that is chosen before a table is made. */
interface TableDraft {
  readonly online: boolean;
  readonly seats: readonly SeatDraft[];
  readonly options: Options;
  /** As chosen; else what is usual where the table stands. */
  readonly pace: Pace | null;
  readonly open: boolean;
  readonly atOnce: boolean;
  readonly advice: boolean;
  /** How many tables of one seed. */
  readonly count: number;
  readonly pack: ChosenPack | null;
  readonly seed: string;
  readonly title: string;
}

const freshDraft = (cover: GameCover, name: string, strength: string): TableDraft => ({
  online: false,
  seats: firstSeats(cover, name, strength),
  options: {},
  pace: null,
  open: true,
  atOnce: true,
  advice: false,
  count: 1,
  pack: null,
  seed: '',
  title: '',
});

interface DraftProps {
  readonly cover: GameCover;
  readonly draft: TableDraft;
  change(next: Partial<TableDraft>): void;
}

const paceOf = ({ pace, online }: TableDraft): Pace => pace ?? USUAL_PACES[online ? 'live' : 'none'];

/** Makes the table and goes there, or says why not. */
function useCreate(cover: GameCover, draft: TableDraft) {
  const words = useWords();
  const { language } = useSettings();
  const [, go] = useLocation();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const create = async (): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    try {
      const { online, seats, options, open, atOnce, advice, seed, count, pack } = draft;
      const mine = seats.find((seat) => seat.kind === 'me')?.name ?? '';
      if (mine !== '' && mine !== words('home.you')) changeSettings({ name: mine });
      const same = { cover, seats, options, pace: paceOf(draft), seed, title: draft.title.trim() || printedIn(cover.name, language) };
      go(online ? await createOnline({ ...same, open, atOnce, advice, count, pack: pack?.hash ?? null }) : await createHere(same));
    } catch (error) {
      setTrouble(errorText(words, errorCodeOf(error)));
      setBusy(false);
    }
  };
  return { create, trouble, busy };
}

function Setup({ cover }: { cover: GameCover }): ReactNode {
  const words = useWords();
  const { name, strength } = useSettings();
  const [draft, setDraft] = useState(() => freshDraft(cover, name || words('home.you'), strength));
  const { create, trouble, busy } = useCreate(cover, draft);
  const change = (next: Partial<TableDraft>): void => setDraft((before) => ({ ...before, ...next }));
  const props: DraftProps = { cover, draft, change };
  return (
    <form
      className="setup"
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <WhereAndWho {...props} />
      <OptionCards cover={cover} options={draft.options} onOptions={(options) => change({ options })} />
      <div className="setupcolumn">
        {draft.online && <PackChoice game={cover.id} chosen={draft.pack} onChoose={(pack) => change({ pack })} />}
        <section className="panel">
          <h2 className="disp">{words('new.more')}</h2>
          <MoreChoices {...props} />
          {trouble !== null && <p className="alarm">{trouble}</p>}
          <button type="submit" className="btn big primary" disabled={busy} data-create>
            {words(draft.online ? 'new.createOnline' : 'new.create')}
          </button>
        </section>
      </div>
    </form>
  );
}

function WhereAndWho({ cover, draft: { online, seats }, change }: DraftProps): ReactNode {
  const words = useWords();
  const canOnline = useMe() !== 'offline';
  return (
    <section className="panel">
      <h2 className="disp">{words('new.where')}</h2>
      <fieldset className="seg" aria-label={words('new.where')}>
        <button type="button" aria-pressed={!online} onClick={() => change({ online: false })}>
          {words('new.here')}
        </button>
        <button type="button" aria-pressed={online} disabled={!canOnline} onClick={() => change({ online: true })} data-online>
          {words('new.online')}
        </button>
      </fieldset>
      <p className="muted">{words(!canOnline ? 'home.noServer' : online ? 'new.onlineHint' : 'new.hereHint')}</p>
      <SeatList cover={cover} online={online} seats={seats} onSeats={(next) => change({ seats: next })} />
    </section>
  );
}

/** Name, pace and seed. */
function MoreChoices({ cover, draft, change }: DraftProps): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  return (
    <>
      <label className="field">
        <span className="lab">{words('new.name')}</span>
        <input
          value={draft.title}
          maxLength={60}
          placeholder={printedIn(cover.name, language)}
          onChange={(event) => change({ title: event.target.value })}
        />
      </label>
      <PaceChoice pace={paceOf(draft)} onPace={(pace) => change({ pace })} />
      {draft.online && <OnlineChoices draft={draft} change={change} />}
      <label className="field">
        <span className="lab">{words('new.seed')}</span>
        <input value={draft.seed} maxLength={128} onChange={(event) => change({ seed: event.target.value })} />
        <small className="muted">{words('new.seedHint')}</small>
      </label>
    </>
  );
}

/** What only a table on the server has: a place in the list, a start by itself, advice or none, sisters of the same seed. */
function OnlineChoices({ draft: { open, atOnce, advice, count }, change }: Omit<DraftProps, 'cover'>): ReactNode {
  const words = useWords();
  return (
    <>
      <label className="check">
        <input type="checkbox" checked={open} onChange={(event) => change({ open: event.target.checked })} /> {words('new.public')}
      </label>
      <label className="check">
        <input type="checkbox" checked={atOnce} onChange={(event) => change({ atOnce: event.target.checked })} data-at-once />{' '}
        {words('new.atOnce')}
      </label>
      <label className="check">
        <input type="checkbox" checked={advice} onChange={(event) => change({ advice: event.target.checked })} data-new-advice />{' '}
        {words('lobby.advice')}
      </label>
      <label className="field">
        <span className="lab">{words('series.count')}</span>
        <input
          type="number"
          min={1}
          max={8}
          value={count}
          onChange={(event) => change({ count: Math.max(1, Math.min(8, Number(event.target.value) || 1)) })}
          data-series-count
        />
        <small className="muted">{words('series.countHint')}</small>
      </label>
    </>
  );
}
