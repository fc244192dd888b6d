import type { ComplaintReason, Distance } from '@pantheon/server/api';
import { type ReactNode, useState } from 'react';
import { call } from '../../app/api.ts';
import { errorCodeOf, errorText } from '../../app/error-text.ts';
import { setDistance, useKeptAway } from '../../app/kept-away.ts';
import { Modal } from '../../app/modal.tsx';
import { useWords } from '../../app/words.ts';

const REASONS: readonly ComplaintReason[] = ['insult', 'hate', 'spam', 'unfair', 'name', 'other'];

/** Somebody whom the reader met, and where. */
export interface Met {
  readonly person: string;
  readonly name: string;
  readonly table?: string;
  /** What they said, where it is about that. */
  readonly said?: { readonly id: number; readonly text: string };
}

/** What the reader can do about somebody: not hear them, not meet them, or complain of them. */
export function PersonDialog({ met, onClose }: { met: Met; onClose(): void }): ReactNode {
  const words = useWords();
  const kind = useKeptAway().find(({ person }) => person.id === met.person)?.kind ?? null;
  const [trouble, setTrouble] = useState<string | null>(null);
  const run = (step: Promise<unknown>): void => {
    setTrouble(null);
    step.catch((error: unknown) => setTrouble(errorText(words, errorCodeOf(error))));
  };
  const choose = (next: Distance): void => run(setDistance(met.person, kind === next ? null : next));
  return (
    <Modal title={met.name} name="person" onClose={onClose}>
      {(['mute', 'block'] as const).map((one) => (
        <div key={one} className="distance">
          <p>{words(`safety.${one}.text`, { name: met.name })}</p>
          <button type="button" className="btn" aria-pressed={kind === one} onClick={() => choose(one)} data-distance={one}>
            {words(kind === one ? `safety.${one}.undo` : `safety.${one}`)}
          </button>
        </div>
      ))}
      {trouble !== null && <p className="alarm">{trouble}</p>}
      <Complain met={met} />
      <div className="row">
        <button type="button" className="btn" onClick={onClose}>
          {words('actions.close')}
        </button>
      </div>
    </Modal>
  );
}

function Complain({ met }: { met: Met }): ReactNode {
  const words = useWords();
  const [reason, setReason] = useState<ComplaintReason>('insult');
  const [text, setText] = useState('');
  const [came, setCame] = useState<string | null>(null);
  if (came === 'thanks')
    return (
      <p role="status" data-thanks>
        {words('safety.complain.thanks')}
      </p>
    );
  const send = (): void => {
    const { person, table, said } = met;
    call('POST /api/complaints', {
      body: { person, reason, text, ...(table === undefined ? {} : { table }), ...(said === undefined ? {} : { message: said.id }) },
    }).then(
      () => setCame('thanks'),
      (error: unknown) => setCame(errorText(words, errorCodeOf(error))),
    );
  };
  return (
    <form
      className="formgrid"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <h3>{words('safety.complain')}</h3>
      {met.said !== undefined && <blockquote>{met.said.text}</blockquote>}
      <p className="muted">{words('safety.complain.text')}</p>
      <label className="field">
        <span className="lab">{words('safety.reason')}</span>
        <select value={reason} onChange={(event) => setReason(event.target.value as ComplaintReason)}>
          {REASONS.map((one) => (
            <option key={one} value={one}>
              {words(`safety.reason.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span className="lab">{words('safety.more')}</span>
        <textarea rows={2} maxLength={1000} value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      {came !== null && <p className="alarm">{came}</p>}
      <button type="submit" className="btn" data-complain>
        {words('safety.complain.send')}
      </button>
    </form>
  );
}
