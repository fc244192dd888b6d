import { type ReactNode, useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useLocation } from 'wouter';
import { troubleOf, troubleText } from '../app/trouble.ts';
import { bringOnline } from '../match/bring.ts';
import { useTable } from './context.tsx';
import { Orders } from './orders.tsx';
import type { Affair } from './orders-button.tsx';

interface AffairProps {
  readonly affair: Affair;
  onClose(): void;
}

/** A dialog about the table. */
export function AffairDialog({ affair, onClose }: AffairProps): ReactNode {
  const { words } = useTable();
  return (
    <ModalOverlay className="scrim" isOpen isDismissable onOpenChange={(open) => !open && onClose()}>
      <Modal>
        <Dialog className="dialog" data-affair={affair}>
          <Heading slot="title" level={2}>
            {words(`${affair}.title`)}
          </Heading>
          {affair === 'orders' ? <Orders onClose={onClose} /> : <Confirmation affair={affair} onClose={onClose} />}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Confirmation({ affair, onClose }: { affair: Exclude<Affair, 'orders'>; onClose(): void }): ReactNode {
  const { session, words } = useTable();
  const [, go] = useLocation();
  const [text, setText] = useState('');
  const [state, setState] = useState<'asking' | 'busy' | 'thanks'>('asking');
  const [trouble, setTrouble] = useState<string | null>(null);
  const { affairs } = session;
  const steps: { readonly [A in typeof affair]: () => Promise<unknown> | undefined } = {
    abandon: () => affairs?.propose('abandon').then(onClose),
    resign: () => affairs?.resign().then(onClose),
    report: () => affairs?.report(text).then(() => setState('thanks')),
    online: () => bringOnline(session).then((id) => go(`/table/remote/${id}`)),
  };
  const act = (): void => {
    setState('busy');
    setTrouble(null);
    steps[affair]()?.catch((error: unknown) => {
      setTrouble(troubleText(words, troubleOf(error)));
      setState('asking');
    });
  };
  if (state === 'thanks')
    return (
      <>
        <p>{words('report.thanks')}</p>
        <div className="row">
          <button type="button" className="btn primary" onClick={onClose}>
            {words('affairs.close')}
          </button>
        </div>
      </>
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        act();
      }}
    >
      <p>{words(`${affair}.text`)}</p>
      {affair === 'report' && (
        <label className="field">
          <span className="lab">{words('report.label')}</span>
          <textarea rows={5} maxLength={2000} required value={text} onChange={(event) => setText(event.target.value)} />
        </label>
      )}
      {trouble !== null && <p className="alarm">{trouble}</p>}
      <div className="row">
        <button type="button" className="btn" onClick={onClose}>
          {words('affairs.cancel')}
        </button>
        <button type="submit" className={`btn ${affair === 'resign' ? 'danger' : 'primary'}`} disabled={state === 'busy'}>
          {words(`${affair}.now`)}
        </button>
      </div>
    </form>
  );
}
