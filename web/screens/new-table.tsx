import type { Options } from '@pantheon/kernel';
import type { Pace } from '@pantheon/table';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
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
        <div className="pickgame">
          {covers.map((one) => (
            <PickGame key={one.id} cover={one} chosen={one === cover} onPick={() => setGame(one.id)} />
          ))}
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

function Setup({ cover }: { cover: GameCover }): ReactNode {
  const words = useWords();
  const { name, language, strength } = useSettings();
  const me = useMe();
  const [, go] = useLocation();
  const [online, setOnline] = useState(false);
  const [seats, setSeats] = useState<readonly SeatDraft[]>(() => firstSeats(cover, name || words('home.you'), strength));
  const [options, setOptions] = useState<Options>({});
  const [chosenPace, setPace] = useState<Pace | null>(null);
  const pace = chosenPace ?? USUAL_PACES[online ? 'live' : 'none'];
  const [open, setOpen] = useState(true);
  const [count, setCount] = useState(1);
  const [atOnce, setAtOnce] = useState(true);
  const [pack, setPack] = useState<ChosenPack | null>(null);
  const [seed, setSeed] = useState('');
  const [title, setTitle] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const canOnline = me !== 'offline';
  const shownTitle = title.trim() || printedIn(cover.name, language);

  const create = async (): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    try {
      const mine = seats.find((seat) => seat.kind === 'me')?.name ?? '';
      if (mine !== '' && mine !== words('home.you')) changeSettings({ name: mine });
      go(
        online
          ? await createOnline({ cover, seats, options, pace, open, atOnce, seed, count, title: shownTitle, pack: pack?.hash ?? null })
          : await createHere({ cover, seats, options, pace, seed, title: shownTitle }),
      );
    } catch (error) {
      setTrouble(errorText(words, errorCodeOf(error)));
      setBusy(false);
    }
  };

  return (
    <form
      className="setup"
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <section className="panel">
        <h2 className="disp">{words('new.where')}</h2>
        <fieldset className="seg" aria-label={words('new.where')}>
          <button type="button" aria-pressed={!online} onClick={() => setOnline(false)}>
            {words('new.here')}
          </button>
          <button type="button" aria-pressed={online} disabled={!canOnline} onClick={() => setOnline(true)} data-online>
            {words('new.online')}
          </button>
        </fieldset>
        <p className="muted">{words(!canOnline ? 'home.noServer' : online ? 'new.onlineHint' : 'new.hereHint')}</p>
        <SeatList cover={cover} online={online} seats={seats} onSeats={setSeats} />
      </section>
      <OptionCards cover={cover} options={options} onOptions={setOptions} />
      <div className="setupcolumn">
        {online && <PackChoice game={cover.id} chosen={pack} onChoose={setPack} />}
        <section className="panel">
          <h2 className="disp">{words('new.more')}</h2>
          <label className="field">
            <span className="lab">{words('new.name')}</span>
            <input
              value={title}
              maxLength={60}
              placeholder={printedIn(cover.name, language)}
              onChange={(event) => setTitle(event.target.value)}
            />
          </label>
          <PaceChoice pace={pace} onPace={setPace} />
          {online && (
            <>
              <label className="check">
                <input type="checkbox" checked={open} onChange={(event) => setOpen(event.target.checked)} /> {words('new.public')}
              </label>
              <label className="check">
                <input type="checkbox" checked={atOnce} onChange={(event) => setAtOnce(event.target.checked)} data-at-once />{' '}
                {words('new.atOnce')}
              </label>
            </>
          )}
          {online && (
            <label className="field">
              <span className="lab">{words('series.count')}</span>
              <input
                type="number"
                min={1}
                max={8}
                value={count}
                onChange={(event) => setCount(Math.max(1, Math.min(8, Number(event.target.value) || 1)))}
                data-series-count
              />
              <small className="muted">{words('series.countHint')}</small>
            </label>
          )}
          <label className="field">
            <span className="lab">{words('new.seed')}</span>
            <input value={seed} maxLength={128} onChange={(event) => setSeed(event.target.value)} />
            <small className="muted">{words('new.seedHint')}</small>
          </label>
          {trouble !== null && <p className="alarm">{trouble}</p>}
          <button type="submit" className="btn big primary" disabled={busy} data-create>
            {words(online ? 'new.createOnline' : 'new.create')}
          </button>
        </section>
      </div>
    </form>
  );
}
