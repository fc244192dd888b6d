import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { errorCodeOf, errorText } from '../app/error-text.ts';
import { Modal } from '../app/modal.tsx';
import { bringHome, bringOnline } from '../match/transfer-table.ts';
import { useTable } from './context.tsx';
import type { TableAction } from './open-action.tsx';
import { Orders } from './orders.tsx';
import { Seal } from './seal.tsx';

interface ActionProps {
  readonly action: TableAction;
  onClose(): void;
}

/** Whoever plays alone with bots asks nobody: then some things are said otherwise. */
const wordingOf = (action: TableAction, alone: boolean): string =>
  alone && (action === 'end' || action === 'abandon' || action === 'resign') ? `${action}Alone` : action;

/** A dialog about the table. */
export function ActionDialog({ action, onClose }: ActionProps): ReactNode {
  const { words, snapshot } = useTable();
  const title = wordingOf(action, snapshot.alone);
  return (
    <Modal title={words(`${title}.title`)} name={action} onClose={onClose}>
      {action === 'orders' && <Orders onClose={onClose} />}
      {action === 'seal' && <Seal onClose={onClose} />}
      {action !== 'orders' && action !== 'seal' && <Confirmation action={action} onClose={onClose} />}
    </Modal>
  );
}

type Confirmed = Exclude<TableAction, 'orders' | 'seal'>;

/** What is done once it is confirmed. Whatever is refused is thrown, or returned as a word. */
function useSteps(onClose: () => void): { readonly [A in Confirmed]: (text: string) => Promise<string | null | 'thanks'> } {
  const { session } = useTable();
  const [, go] = useLocation();
  const closed = (trouble: string | null): string | null => {
    if (trouble === null) onClose();
    return trouble;
  };
  return {
    end: async () => closed(await session.send({ kind: 'propose', what: 'end' })),
    abandon: async () => closed(await session.send({ kind: 'propose', what: 'abandon' })),
    resign: async () => closed(await session.send({ kind: 'resign' })),
    report: async (text) => {
      await session.link.report?.(text);
      return 'thanks';
    },
    online: async () => {
      go(`/table/remote/${await bringOnline(session)}`);
      return null;
    },
    bringHome: async () => {
      go(`/table/local/${await bringHome(session)}`);
      return null;
    },
  };
}

function Confirmation({ action, onClose }: { action: Confirmed; onClose(): void }): ReactNode {
  const { words, snapshot } = useTable();
  const [text, setText] = useState('');
  const [state, setState] = useState<'asking' | 'busy' | 'thanks'>('asking');
  const [trouble, setTrouble] = useState<string | null>(null);
  const steps = useSteps(onClose);
  const wording = wordingOf(action, snapshot.alone);
  const act = async (): Promise<void> => {
    setState('busy');
    setTrouble(null);
    const came = await steps[action](text).catch(errorCodeOf);
    setState(came === 'thanks' ? came : 'asking');
    if (came !== 'thanks') setTrouble(came);
  };
  if (state === 'thanks')
    return (
      <>
        <p>{words('report.thanks')}</p>
        <div className="row">
          <button type="button" className="btn primary" onClick={onClose}>
            {words('actions.close')}
          </button>
        </div>
      </>
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void act();
      }}
    >
      <p>{words(`${wording}.text`)}</p>
      {action === 'report' && (
        <label className="field">
          <span className="lab">{words('report.label')}</span>
          <textarea rows={5} maxLength={2000} required value={text} onChange={(event) => setText(event.target.value)} />
        </label>
      )}
      {trouble !== null && <p className="alarm">{errorText(words, trouble)}</p>}
      <div className="row">
        <button type="button" className="btn" onClick={onClose}>
          {words('actions.cancel')}
        </button>
        <button type="submit" className={`btn ${action === 'resign' ? 'danger' : 'primary'}`} disabled={state === 'busy'}>
          {words(`${wording}.now`)}
        </button>
      </div>
    </form>
  );
}
