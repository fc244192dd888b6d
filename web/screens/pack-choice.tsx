import { type Difference, differences } from '@pantheon/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { call } from '../app/api.ts';
import { errorCodeOf, errorText } from '../app/error-text.ts';
import { FileButton } from '../app/file-button.tsx';
import { ensureGuest } from '../app/me.ts';
import { saveFile } from '../app/save-file.ts';
import { currentSettings } from '../app/settings.ts';
import { useGame } from '../app/use-game.ts';
import { wholePack } from '../app/whole-pack.ts';
import { useWords } from '../app/words.ts';

const MOST = 60;
const LONGEST = 80;

/** Other component data that somebody has chosen. */
export interface ChosenPack {
  readonly hash: string;
  readonly name: string;
  readonly pack: object;
}

/** For a table on the server: the game's own data, or other data from a file. */
export function PackChoice({
  game,
  chosen,
  onChoose,
}: {
  game: string;
  chosen: ChosenPack | null;
  onChoose(pack: ChosenPack | null): void;
}): ReactNode {
  const words = useWords();
  const loaded = useGame(game);
  const [trouble, setTrouble] = useState<string | null>(null);
  const read = async (file: File): Promise<void> => {
    setTrouble(null);
    try {
      const pack = JSON.parse(await file.text()) as object;
      await ensureGuest(currentSettings().name || words('home.you'));
      const { hash } = await call('POST /api/packs', { body: { game, pack } });
      onChoose({ hash, name: file.name, pack });
    } catch (error) {
      const code = error instanceof SyntaxError ? 'bad-data' : errorCodeOf(error);
      setTrouble(code === 'bad-data' ? words('pack.bad', { why: (error as Error).message }) : errorText(words, code));
    }
  };
  return (
    <section className="panel" data-pack>
      <h2 className="disp">{words('pack.title')}</h2>
      <p className="muted">{words('pack.hint')}</p>
      <div className="rowbtns">
        <button
          type="button"
          className="btn"
          disabled={loaded === null}
          onClick={() => loaded && void wholePack(loaded.game).then((pack) => saveFile(`${game}.json`, pack))}
        >
          {words('pack.download')}
        </button>
        <FileButton text={words('pack.upload')} onFile={(file) => void read(file)} />
        {chosen !== null && (
          <button type="button" className="btn quiet" onClick={() => onChoose(null)}>
            {words('pack.standard')}
          </button>
        )}
      </div>
      {trouble !== null && <p className="alarm">{trouble}</p>}
      {chosen !== null && <Differences game={game} pack={chosen.pack} />}
    </section>
  );
}

/** What a table with other component data plays with: shown to everybody before they sit down. */
export function PackNotice({ game, hash }: { game: string; hash: string }): ReactNode {
  const words = useWords();
  const [pack, setPack] = useState<object | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    call('GET /api/packs/:hash', { params: { hash } }).then(
      (found) => current && setPack(found.pack),
      (error: unknown) => current && setTrouble(errorCodeOf(error)),
    );
    return () => {
      current = false;
    };
  }, [hash]);
  return (
    <section className="panel" data-pack>
      <h2 className="disp">{words('pack.other')}</h2>
      {trouble !== null && <p className="alarm">{errorText(words, trouble)}</p>}
      {pack !== null && <Differences game={game} pack={pack} />}
    </section>
  );
}

function Differences({ game, pack }: { game: string; pack: object }): ReactNode {
  const words = useWords();
  const loaded = useGame(game);
  const [own, setOwn] = useState<unknown>(null);
  useEffect(() => {
    let current = true;
    if (loaded !== null) void wholePack(loaded.game).then((whole) => current && setOwn(whole));
    return () => {
      current = false;
    };
  }, [loaded]);
  if (own === null) return null;
  const found = differences(own, pack, MOST + 1);
  return (
    <>
      <p>{words('pack.differences', { n: Math.min(found.length, MOST), more: found.length > MOST ? 'yes' : 'no' })}</p>
      <dl className="pairs">
        {found.slice(0, MOST).map((difference) => (
          <Changed key={difference.place} difference={difference} />
        ))}
      </dl>
    </>
  );
}

function Changed({ difference: { place, before, after } }: { difference: Difference }): ReactNode {
  const words = useWords();
  const shown = (value: unknown): string => (value === undefined ? words('pack.nothing') : JSON.stringify(value).slice(0, LONGEST));
  return (
    <div>
      <dt>{place}</dt>
      <dd>
        <del>{shown(before)}</del> → <ins>{shown(after)}</ins>
      </dd>
    </div>
  );
}
