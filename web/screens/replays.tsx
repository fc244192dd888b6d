import { readFile, seatOf } from '@pantheon/kernel';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useCovers } from '../app/covers.tsx';
import { Frame } from '../app/frame.tsx';
import { USUAL_LEVEL } from '../app/levels.ts';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { botName } from '../match/names.ts';
import { keepTable } from '../match/store.ts';
import { useKeptTables, useServerTables } from './tables.ts';

/** Finished matches, and records from a file. */
export function Replays(): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const covers = useCovers();
  const [kept] = useKeptTables();
  const remote = useServerTables('finished') ?? [];
  const [trouble, setTrouble] = useState<string | null>(null);
  const [, go] = useLocation();
  const gameName = (game: string): string => covers.find((cover) => cover.id === game)?.name[language] ?? game;
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
      .filter((table) => table.over)
      .map((table) => ({ id: table.id, where: 'local', title: table.title, game: table.game, time: table.updated })),
  ];
  const read = async (file: File): Promise<void> => {
    try {
      const record = readFile(await file.text());
      if (record.format !== 'pantheon-record') throw new Error(words('replays.noRecord'));
      const id = crypto.randomUUID();
      const seats = Array.from({ length: record.seats }, (_, seat) => ({
        name: botName(seatOf(seat)),
        kind: 'bot' as const,
        level: USUAL_LEVEL,
      }));
      await keepTable({
        id,
        game: record.game,
        title: file.name,
        seats,
        record,
        created: Date.now(),
        updated: Date.now(),
        colours: [],
        waiting: [],
        over: true,
      });
      go(`/replay/local/${id}`);
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <Frame title={words('nav.replays')} className="narrow">
      <h1 className="disp">{words('nav.replays')}</h1>
      {rows.length === 0 && kept !== null && <p className="muted">{words('replays.none')}</p>}
      {rows.length > 0 && (
        <ul className="panel rows">
          {rows.map((row) => (
            <li key={row.id}>
              <div>
                <b className="disp">{row.title || gameName(row.game)}</b>
                <span className="muted">
                  {gameName(row.game)} · {date.format(row.time)}
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
      <label className="btn filepick">
        {words('replays.file')}
        <input
          className="sr"
          type="file"
          accept=".json,application/json"
          onChange={(event) => event.target.files?.[0] && void read(event.target.files[0])}
        />
      </label>
      {trouble !== null && <p className="alarm">{trouble}</p>}
    </Frame>
  );
}
