import type { Options } from '@pantheon/kernel';
import { type ReactNode, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { CoverArt, useCovers } from '../app/covers.tsx';
import { errorCodeOf, errorText } from '../app/error-text.ts';
import { useMe } from '../app/me.ts';
import { PageLayout } from '../app/page-layout.tsx';
import { changeSettings, useSettings } from '../app/settings.ts';
import { useFormatter, useGame } from '../app/use-game.ts';
import { useWords } from '../app/words.ts';
import type { GameCover } from '../kit/index.ts';
import { createHere, createOnline, PACES } from './create-table.ts';
import { firstSeats, type SeatDraft, SeatList } from './seat-list.tsx';

/** A new table: game, seats, options, pace, seed. */
export function NewTableScreen({ game: wanted }: { game: string | null }): ReactNode {
  const words = useWords();
  const covers = useCovers();
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
      <span>{cover.name[language]}</span>
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
  const [chosenPace, setPace] = useState<string | null>(null);
  const pace = chosenPace ?? (online ? 'live' : 'none');
  const [open, setOpen] = useState(true);
  const [seed, setSeed] = useState('');
  const [title, setTitle] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const canOnline = me !== 'offline';
  const shownTitle = title.trim() || cover.name[language];

  const create = async (): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    try {
      const mine = seats.find((seat) => seat.kind === 'me')?.name ?? '';
      if (mine !== '' && mine !== words('home.you')) changeSettings({ name: mine });
      go(
        online
          ? await createOnline({ cover, seats, options, pace, open, seed, title: shownTitle })
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
      <OptionList game={cover.id} options={options} onOptions={setOptions} />
      <section className="panel">
        <h2 className="disp">{words('new.more')}</h2>
        <label className="field">
          <span className="lab">{words('new.name')}</span>
          <input value={title} maxLength={60} placeholder={cover.name[language]} onChange={(event) => setTitle(event.target.value)} />
        </label>
        <label className="field">
          <span className="lab">{words('new.pace')}</span>
          <select value={pace} onChange={(event) => setPace(event.target.value)} data-pace>
            {Object.keys(PACES).map((one) => (
              <option key={one} value={one}>
                {words(`pace.${one}.long`)}
              </option>
            ))}
          </select>
        </label>
        {online && (
          <label className="check">
            <input type="checkbox" checked={open} onChange={(event) => setOpen(event.target.checked)} /> {words('new.public')}
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
    </form>
  );
}

function OptionList({ game, options, onOptions }: { game: string; options: Options; onOptions(options: Options): void }): ReactNode {
  const words = useWords();
  const loaded = useGame(game);
  const speak = useFormatter(loaded);
  const id = useId();
  if (loaded === null || speak === null || loaded.game.rules.options.length === 0) return null;
  return (
    <section className="panel">
      <h2 className="disp">{words('new.options')}</h2>
      {loaded.game.rules.options.map((spec) => (
        <fieldset key={spec.id} className="optset">
          <legend>{speak.has(`option.${spec.id}`) ? speak.id(`option.${spec.id}`) : spec.id}</legend>
          {spec.values.map((value) => (
            <label key={String(value)} className="opt">
              <input
                type="radio"
                name={`${id}-${spec.id}`}
                checked={(options[spec.id] ?? spec.values[0]) === value}
                onChange={() => onOptions({ ...options, [spec.id]: value })}
              />
              <span>{speak.has(`option.${spec.id}.${value}`) ? speak.id(`option.${spec.id}.${value}`) : String(value)}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </section>
  );
}
