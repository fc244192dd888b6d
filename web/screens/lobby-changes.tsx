import type { TableDto } from '@pantheon/server/api';
import { type ReactNode, useState } from 'react';
import { call } from '../app/api.ts';
import { errorCodeOf, errorText } from '../app/error-text.ts';
import { useWords } from '../app/words.ts';

/** What the host may still change before the start: the name, and who may find and watch the table. */
export function LobbyChanges({ table }: { table: TableDto }): ReactNode {
  const words = useWords();
  const [title, setTitle] = useState(table.title ?? '');
  const [said, setSaid] = useState<string | null>(null);
  const change = (body: { title?: string; public?: boolean; spectators?: boolean; advice?: boolean }): void => {
    call('PATCH /api/tables/:table', { params: { table: table.id }, body }).then(
      () => setSaid(words('lobby.saved')),
      (error: unknown) => setSaid(errorText(words, errorCodeOf(error))),
    );
  };
  return (
    <form
      className="panel formgrid"
      onSubmit={(event) => {
        event.preventDefault();
        change({ title: title.trim() });
      }}
      data-changes
    >
      <h2 className="disp">{words('lobby.change')}</h2>
      <label className="field">
        <span className="lab">{words('lobby.name')}</span>
        <input maxLength={60} value={title} onChange={(event) => setTitle(event.target.value)} />
      </label>
      <label className="check">
        <input type="checkbox" checked={table.public} onChange={(event) => change({ public: event.target.checked })} />{' '}
        {words('lobby.public')}
      </label>
      <label className="check">
        <input type="checkbox" checked={table.spectators} onChange={(event) => change({ spectators: event.target.checked })} />{' '}
        {words('lobby.spectators')}
      </label>
      <label className="check">
        <input type="checkbox" checked={table.advice} onChange={(event) => change({ advice: event.target.checked })} data-advice />{' '}
        {words('lobby.advice')}
      </label>
      <div className="rowbtns">
        <button type="submit" className="btn">
          {words('lobby.save')}
        </button>
        <span className="muted" aria-live="polite">
          {said}
        </span>
      </div>
    </form>
  );
}

/** A new link for friends: whoever has the old one no longer comes in by it. */
export function NewLink({ table }: { table: TableDto }): ReactNode {
  const words = useWords();
  const [done, setDone] = useState(false);
  return (
    <div className="rowbtns">
      <button
        type="button"
        className="btn quiet"
        onClick={() => void call('POST /api/tables/:table/invite', { params: { table: table.id } }).then(() => setDone(true))}
        data-new-link
      >
        {words('lobby.newLink')}
      </button>
      <span className="muted" aria-live="polite">
        {done && words('lobby.newLinkHint')}
      </span>
    </div>
  );
}
