import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { errorCodeOf, errorText } from '../app/error-text.ts';
import { FileButton } from '../app/file-button.tsx';
import { gameName } from '../app/game-name.ts';
import { PageLayout } from '../app/page-layout.tsx';
import { currentSettings, useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { useKeptTables, useServerTables } from './tables.ts';

/** Finished matches, and records from a file. */
export function ReplaysScreen(): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const [kept] = useKeptTables();
  const remote = useServerTables('finished') ?? [];
  const [trouble, setTrouble] = useState<string | null>(null);
  const [, go] = useLocation();
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const rows = [
    ...remote.map((table) => ({
      id: table.id,
      where: 'remote',
      title: table.title ?? '',
      game: table.game,
      time: Date.parse(table.finishedAt ?? table.activeAt),
    })),
    ...(kept ?? [])
      .filter((table) => table.over || table.onlyRead)
      .map((table) => ({ id: table.id, where: 'local', title: table.title, game: table.game, time: table.updated })),
  ];
  const read = async (file: File): Promise<void> => {
    setTrouble(null);
    try {
      const { importFile } = await import('../match/import-file.ts');
      go(await importFile(await file.text(), file.name, currentSettings().name || words('home.you')));
    } catch (error) {
      setTrouble(errorText(words, errorCodeOf(error)));
    }
  };
  return (
    <PageLayout title={words('nav.replays')} className="narrow">
      <h1 className="disp">{words('nav.replays')}</h1>
      {rows.length === 0 && kept !== null && <p className="muted">{words('replays.none')}</p>}
      {rows.length > 0 && (
        <ul className="panel rows">
          {rows.map((row) => (
            <li key={row.id}>
              <div>
                <b className="disp">{row.title || gameName(row.game, language)}</b>
                <span className="muted">
                  {gameName(row.game, language)} · {date.format(row.time)}
                </span>
              </div>
              <Link className="btn quiet" href={`/result/${row.where}/${row.id}`}>
                {words('replays.result')}
              </Link>
              <Link className="btn" href={`/replay/${row.where}/${row.id}`}>
                {words('result.replay')}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className="muted">{words('replays.fileHint')}</p>
      <FileButton text={words('replays.file')} onFile={(file) => void read(file)} />
      {trouble !== null && <p className="alarm">{trouble}</p>}
    </PageLayout>
  );
}
