import type { SeekState, SeekWish } from '@pantheon/server/api';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { call } from '../../app/api.ts';
import { errorCodeOf, errorText } from '../../app/error-text.ts';
import { ensureGuest, useMe } from '../../app/me.ts';
import { currentSettings, useSettings } from '../../app/settings.ts';
import { printedIn, useWords } from '../../app/words.ts';
import { playedCovers } from '../../boards.ts';
import { freshEntropy, keepSoughtEntropy, rememberSought } from '../../match/fairness.ts';

/** How often somebody who looks asks again, in milliseconds. */
const AGAIN = 4000;

/** Looks for others who want to play the same. */
export function Ticket(): ReactNode {
  const words = useWords();
  const { state, trouble, begin, stop } = useSeek();
  const looking = state !== null && state.wish !== null;
  return (
    <section className="panel ticket" data-seek={state?.table != null ? 'found' : looking ? 'looking' : 'idle'}>
      <h2 className="disp">{words('find.ticket')}</h2>
      {state?.table != null && (
        <div role="status">
          <p>{words('find.found')}</p>
          <Link className="btn xl primary" href={`/table/remote/${state.table}`} data-found>
            {words('find.toTable')}
          </Link>
        </div>
      )}
      {looking ? <Looking state={state} stop={stop} /> : <Wishes begin={begin} />}
      {trouble !== null && <p className="alarm">{trouble}</p>}
    </section>
  );
}

function Looking({ state, stop }: { state: SeekState; stop(): void }): ReactNode {
  const words = useWords();
  return (
    <div role="status">
      <p>
        <b>{words('find.looking')}</b> {words('find.others', { n: state.others })}
      </p>
      <p className="muted">{words(state.wish?.pace === 'live' ? 'find.liveHint' : 'find.dailyHint')}</p>
      <button type="button" className="btn" onClick={stop} data-stop-seeking>
        {words('find.stop')}
      </button>
    </div>
  );
}

function Wishes({ begin }: { begin(wish: SeekWish): void }): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const [game, setGame] = useState('');
  const [pace, setPace] = useState<SeekWish['pace']>('live');
  const [bots, setBots] = useState(true);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        begin({ pace, bots, ...(game === '' ? {} : { game }) });
      }}
    >
      <p>{words('find.ticketText')}</p>
      <label className="field">
        <span className="lab">{words('find.game')}</span>
        <select className="inp" value={game} onChange={(event) => setGame(event.target.value)} data-seek-game>
          <option value="">{words('find.any')}</option>
          {playedCovers.map((cover) => (
            <option key={cover.id} value={cover.id}>
              {printedIn(cover.name, language)}
            </option>
          ))}
        </select>
      </label>
      <fieldset className="seg" aria-label={words('find.pace')}>
        {(['live', 'daily'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={pace === one} onClick={() => setPace(one)}>
            {words(`find.${one}`)}
          </button>
        ))}
      </fieldset>
      <label className="check">
        <input type="checkbox" checked={bots} onChange={(event) => setBots(event.target.checked)} /> {words('find.bots')}
      </label>
      <button type="submit" className="btn xl primary" data-seek-go>
        {words('find.go')}
      </button>
    </form>
  );
}

/** How the search stands, asked again while it lasts. */
function useSeek(): {
  readonly state: SeekState | null;
  readonly trouble: string | null;
  begin(wish: SeekWish): void;
  stop(): void;
} {
  const words = useWords();
  const me = useMe();
  const [state, setState] = useState<SeekState | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const somebody = typeof me === 'object' && me !== null;
  const failed = useCallback((error: unknown) => setTrouble(errorText(words, errorCodeOf(error))), [words]);
  const take = useCallback((found: SeekState): void => {
    if (found.table !== null) rememberSought(found.table);
    setState(found);
  }, []);
  const looking = state !== null && state.wish !== null;
  useEffect(() => {
    if (!somebody) return;
    let current = true;
    const look = (): void => void call('GET /api/seek').then((found) => current && take(found), failed);
    look();
    const timer = looking ? setInterval(look, AGAIN) : undefined;
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [somebody, looking, failed, take]);
  const begin = async (wish: SeekWish): Promise<void> => {
    setTrouble(null);
    await ensureGuest(currentSettings().name);
    const entropy = freshEntropy();
    keepSoughtEntropy(entropy);
    take(await call('POST /api/seek', { body: { ...wish, entropy } }));
  };
  const stop = async (): Promise<void> => {
    await call('DELETE /api/seek');
    setState(null);
  };
  return { state, trouble, begin: (wish) => void begin(wish).catch(failed), stop: () => void stop().catch(failed) };
}
