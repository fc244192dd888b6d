import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { errorText } from '../app/error-text.ts';
import { Icon, icons } from '../kit/index.ts';
import { AdviceButton } from './advice-button.tsx';
import { Answers, percent } from './answers.tsx';
import { useTable } from './context.tsx';
import { draftKey } from './draft.ts';
import { usePreviewedOption } from './hovered-option.ts';
import { OrdersButton } from './orders-button.tsx';
import { Say } from './parts.tsx';
import { passText } from './pass.ts';
import { QuestionLine } from './question.tsx';
import { canGiveAgain, canTakeBack } from './take-back.ts';
import { useWaiting } from './waiting.tsx';

/** The question, its answers, what they bring about, and the way to give or take back an answer. */
export function ActionBar(): ReactNode {
  return (
    <div className="act">
      <QuestionText />
      <Consequences />
      <Finish />
    </div>
  );
}

/** The question and its answers, or what the table is waiting for. */
export function QuestionText(): ReactNode {
  const { question, snapshot, frame, words, players } = useTable();
  const waiting = useWaiting();
  if (question !== null)
    return (
      <section className="ask" aria-label={words('table.question')}>
        <div className="q">
          <QuestionLine />
          <AdviceButton />
          {question.kind === 'pick' && <PickCount />}
        </div>
        <Answers />
      </section>
    );
  const next = snapshot.handOver === null ? null : players[snapshot.handOver.to];
  return (
    <section className="ask" aria-label={words('table.question')}>
      <div className="q">
        <h2 className="disp">
          {next !== null && next !== undefined && !frame.running ? words('handover.next', { name: next.name }) : waiting.sentence}
        </h2>
      </div>
      {waiting.aside !== null && <p className="muted">{waiting.aside}</p>}
    </section>
  );
}

function PickCount(): ReactNode {
  const { question, draft, words } = useTable();
  if (question === null) return null;
  const { min = 0, max = 0 } = question;
  return (
    <span className="why">
      {min === max
        ? words('ask.picked', { n: draft.picked.length, of: max })
        : words('ask.pickedUpTo', { n: draft.picked.length, min, max: Math.min(max, question.options.length) })}
    </span>
  );
}

/** What the chosen answer would bring about. */
export function Consequences(): ReactNode {
  const { progress, snapshot, question, words, speak } = useTable();
  const told = usePreviewedOption();
  const preview = told?.preview ?? progress.preview;
  const tells = preview !== undefined && (preview.odds !== undefined || (preview.changes?.length ?? 0) > 0 || preview.alarm !== undefined);
  if (!tells)
    return (
      <div className="cons">
        {snapshot.trouble !== null && <p className="alarm">{errorText(words, snapshot.trouble)}</p>}
        {question !== null && snapshot.trouble === null && !snapshot.sight.canUndo && snapshot.sight.number > 0 && (
          <p className="muted">{words('ask.noReturn')}</p>
        )}
      </div>
    );
  return (
    <div className="cons" aria-live="polite">
      <div className="row">
        {told !== null && (
          <span className="disp">
            <Say of={told.text} />
          </span>
        )}
        {preview.odds !== undefined && <b>{percent(preview.odds, speak.language)}</b>}
      </div>
      {preview.odds !== undefined && (
        <div className="bar">
          <i style={{ width: `${Math.round(preview.odds * 100)}%` }} />
        </div>
      )}
      {preview.changes !== undefined && (
        <div className="delta">
          {preview.changes.map((change) => (
            <span key={JSON.stringify(change)} className={`chip ${change.tone ?? ''}`}>
              <Say of={change} />
            </span>
          ))}
        </div>
      )}
      {preview.alarm !== undefined && (
        <p className="alarm">
          <Icon of={icons.laurel} />
          <span>
            <Say of={preview.alarm} />
          </span>
        </p>
      )}
    </div>
  );
}

/** Confirm, undo, redo and restart, always at the same place. */
export function Finish(): ReactNode {
  const table = useTable();
  const { snapshot, session, words } = table;
  if (session.where === 'replay') return null;
  if (snapshot.eyes === null && snapshot.handOver === null && snapshot.state !== 'over' && snapshot.state !== 'frozen')
    return (
      <div className="fin">
        <p className="muted watching">{words('table.watching')}</p>
      </div>
    );
  const canUndo = canTakeBack(table);
  return (
    <div className="fin">
      <Primary />
      <button type="button" className="btn undo" disabled={!canUndo} onClick={() => void session.send({ kind: 'undo' })} data-undo>
        <Icon of={icons.undo} />
        <span className="lbl">{words('act.undo')}</span>
        <span className="k" aria-hidden="true">
          U
        </span>
        <span className="sr">{words('act.undo')}</span>
      </button>
      <button
        type="button"
        className="btn undo redo"
        disabled={!canGiveAgain(table)}
        title={`${words('act.redo')} (Y)`}
        aria-label={words('act.redo')}
        onClick={() => void session.send({ kind: 'redo' })}
        data-redo
      >
        <Icon of={icons.redo} />
      </button>
      <button type="button" className="btn undo" disabled={!canUndo} onClick={() => void session.send({ kind: 'restart-turn' })}>
        <Icon of={icons.restart} />
        <span className="lbl">{words('act.restart')}</span>
        <span className="sr">{words('act.restart')}</span>
      </button>
      <OrdersButton />
    </div>
  );
}

function Primary(): ReactNode {
  const { question, draft, progress, confirm, pass, speak, words, busy, snapshot, session, frame, skip, past, lookAt } = useTable();
  if (past !== null)
    return (
      <button type="button" className="btn big primary" onClick={() => lookAt(null)} data-lit data-now>
        {words('table.backToNow')}
      </button>
    );
  if (frame.running)
    return (
      <button type="button" className="btn big primary" onClick={skip} data-skip>
        {words('act.skip')}
      </button>
    );
  if (snapshot.handOver !== null)
    return (
      <button type="button" className="btn big primary" onClick={() => session.handOver('cover')} data-handover>
        {words('handover.give')}
      </button>
    );
  if (snapshot.state === 'frozen')
    return (
      <button type="button" className="btn big primary" onClick={() => session.tryAgain()}>
        {words('broken.again')}
      </button>
    );
  if (snapshot.state === 'over' && snapshot.sight.result === null)
    return (
      <Link className="btn big primary" href="/" data-home>
        {words('nav.home')}
      </Link>
    );
  if (snapshot.state === 'over')
    return (
      <Link className="btn big primary" href={`/result/${session.where}/${session.id}`} data-result>
        {words('act.result')}
      </Link>
    );
  if (question === null)
    return (
      <button type="button" className="btn big primary" disabled>
        {words('act.wait')}
      </button>
    );
  const key = draftKey(question, draft);
  const ready = question.kind === 'choose' || question.kind === 'amount' ? key !== null : question.kind === 'arrange' || progress.whole;
  if (question.kind === 'choose' && key === null && question.pass)
    return (
      <button type="button" className="btn big primary" onClick={pass} disabled={busy} data-pass data-lit>
        {passText(speak, question.topic)}
      </button>
    );
  return (
    <button
      type="button"
      className="btn big primary"
      onClick={confirm}
      disabled={!ready || busy}
      data-confirm
      data-lit={ready || undefined}
    >
      {key === 'pass' ? words('act.confirmPass', { pass: passText(speak, question.topic) }) : words('act.confirm')}
      {ready && key !== 'pass' && (
        <span className="k" aria-hidden="true">
          {words('key.space')}
        </span>
      )}
    </button>
  );
}
