import type { QuestionDto } from '@pantheon/kernel';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { chanceText } from '../app/chance-text.ts';
import { errorText } from '../app/error-text.ts';
import { Icon, icons } from '../kit/index.ts';
import { AdviceButton } from './advice-button.tsx';
import { Answers } from './answers.tsx';
import { ChangeLine } from './change-line.tsx';
import { useTable } from './context.tsx';
import { deedText } from './deed.ts';
import { draftKey } from './draft.ts';
import { usePreviewedOption } from './hovered-option.ts';
import { FilmStrip } from './later.tsx';
import { OrdersButton } from './orders-button.tsx';
import { BoardPart, Say } from './parts.tsx';
import { passText } from './pass.ts';
import { QuestionLine } from './question.tsx';
import { canGiveAgain, canTakeBack } from './take-back.ts';
import { useWaiting } from './waiting.tsx';

/** What a button says in letters of full size. */
const SHORT = 20;

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
  const { question, snapshot, frame, words, players, board, props } = useTable();
  const { Meanwhile } = board;
  const waiting = useWaiting();
  if (question !== null)
    return (
      <section className="ask" tabIndex={-1} aria-label={words('table.question')}>
        <div className="q">
          <QuestionLine />
          <AdviceButton />
          {question.kind === 'pick' && <PickCount />}
        </div>
        <Answers />
      </section>
    );
  if (frame.running && frame.film.cards.length > 0) return <FilmAsk />;
  const next = snapshot.handOver === null ? null : players[snapshot.handOver.to];
  return (
    <section className="ask" tabIndex={-1} aria-label={words('table.question')}>
      <div className="q">
        <h2 className="disp">
          {next !== null && next !== undefined && !frame.running ? words('handover.next', { name: next.name }) : waiting.sentence}
        </h2>
      </div>
      {waiting.aside !== null && <p className="muted">{waiting.aside}</p>}
      {Meanwhile !== undefined && <BoardPart part={Meanwhile} props={props} />}
    </section>
  );
}

/** While others act the place of the question is free for the film. */
function FilmAsk(): ReactNode {
  const { words } = useTable();
  return (
    <section className="ask" tabIndex={-1} aria-label={words('table.question')}>
      <FilmStrip />
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

/** What the chosen answer would bring about. Where there is nothing to tell, it says nothing. */
export function Consequences(): ReactNode {
  const { progress, snapshot, draft, words, speak, recap } = useTable();
  const told = usePreviewedOption();
  const worst = recap?.mine[0];
  const { odds, changes = [], alarm } = told?.preview ?? progress.preview ?? {};
  const tells = odds !== undefined || changes.length > 0;
  // That an answer is final is news only while what came before it can still be taken back.
  const locks = told?.commits === true && (snapshot.sight.canUndo || draft.chosen === told.key);
  return (
    <div className="cons" aria-live="polite">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="told" tabIndex={0}>
        {tells && (
          <div className="row">
            {told?.text !== undefined && (
              <span className="disp">
                <Say of={told.text} />
              </span>
            )}
            {odds !== undefined && <b>{chanceText(odds, speak.locale)}</b>}
          </div>
        )}
        {!tells && alarm === undefined && worst !== undefined && (
          <p className="worst">
            <span className="pin">1</span>
            <span>
              <Say of={worst.text} />
              {(recap?.mine.length ?? 0) > 1 && <small>{words('recap.more', { n: (recap?.mine.length ?? 1) - 1 })}</small>}
            </span>
          </p>
        )}
        {odds !== undefined && (
          <div className="bar">
            <i style={{ width: `${Math.round(odds * 100)}%` }} />
          </div>
        )}
        {changes.length > 0 && (
          <ul className="delta">
            {changes.map((change) => (
              <ChangeLine key={JSON.stringify(change)} change={change} />
            ))}
          </ul>
        )}
      </div>
      {snapshot.trouble !== null && <p className="alarm">{errorText(words, snapshot.trouble)}</p>}
      {alarm !== undefined && (
        <p className="alarm">
          <Icon of={icons.laurel} />
          <span>
            <Say of={alarm} />
          </span>
        </p>
      )}
      {locks && alarm === undefined && (
        <p className="lock">
          <Icon of={icons.lock} />
          <span>{words('ask.noReturn')}</span>
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

/** The one button that goes on, whatever goes on means now. */
function Primary(): ReactNode {
  const { question, words, snapshot, session, frame, skip, past, lookAt } = useTable();
  if (past !== null)
    return (
      <button type="button" className="btn big primary" onClick={() => lookAt(null)} data-lit data-now>
        {words('table.backToNow')}
      </button>
    );
  if (frame.running)
    return (
      <button type="button" className="btn big primary" onClick={skip} data-skip>
        {words(frame.film.cards.length > 0 ? 'film.skip' : 'act.skip')}
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
  if (snapshot.state === 'over') return <AfterTheEnd />;
  if (question !== null) return <Confirm question={question} />;
  return (
    <button type="button" className="btn big primary" disabled>
      {words('act.wait')}
    </button>
  );
}

/** To the result, or home where the match ended without one. */
function AfterTheEnd(): ReactNode {
  const { words, snapshot, session } = useTable();
  return snapshot.sight.result === null ? (
    <Link className="btn big primary" href="/" data-home>
      {words('nav.home')}
    </Link>
  ) : (
    <Link className="btn big primary" href={`/result/${session.where}/${session.id}`} data-result>
      {words('act.result')}
    </Link>
  );
}

/** The looks of the primary button: what it says stays within it, however long. */
const primaryClass = (says: string): string => (says.length > SHORT ? 'btn big primary long' : 'btn big primary');

/** Gives the answer that stands ready; while none does, passes where that is possible. */
function Confirm({ question }: { question: QuestionDto }): ReactNode {
  const { draft, progress, confirm, pass, speak, words, busy } = useTable();
  const key = draftKey(question, draft);
  const deed = deedText(speak, words, question, draft);
  const ready = question.kind === 'choose' || question.kind === 'amount' ? key !== null : question.kind === 'arrange' || progress.whole;
  if (question.kind === 'choose' && key === null && question.pass) {
    const passing = passText(speak, question.topic);
    return (
      <button type="button" className={primaryClass(passing)} onClick={pass} disabled={busy} data-pass data-lit>
        {passing}
      </button>
    );
  }
  return (
    <button
      type="button"
      className={primaryClass(ready ? deed : '')}
      onClick={confirm}
      disabled={!ready || busy}
      data-confirm
      data-lit={ready || undefined}
    >
      {ready ? deed : words('act.confirm')}
      {ready && key !== 'pass' && (
        <span className="k" aria-hidden="true">
          {words('key.space')}
        </span>
      )}
    </button>
  );
}
