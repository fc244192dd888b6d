import { type ReactNode, useEffect, useState } from 'react';
import { chanceText } from '../app/chance-text.ts';
import { errorCodeOf, errorText } from '../app/error-text.ts';
import type { Advice } from '../match/bot-port.ts';
import { useTable } from './context.tsx';
import { draftOf } from './draft.ts';
import { Floating, type Opened } from './floating.tsx';
import { reasonTexts } from './motive.tsx';
import { Sentence } from './parts.tsx';
import { passText } from './pass.ts';

/** What a good bot would answer, and why, for whoever asks. Only where nobody is cheated by it. */
export function AdvicePopover({ anchor, onClose }: Opened): ReactNode {
  const { words } = useTable();
  return (
    <Floating anchor={anchor} side="above" className="advice" role="dialog" label={words('advice.title')} onClose={onClose}>
      <AdviceList onTaken={onClose} />
    </Floating>
  );
}

function AdviceList({ onTaken }: { onTaken(): void }): ReactNode {
  const { session, question, words, setDraft, choose } = useTable();
  const [advice, setAdvice] = useState<readonly Advice[] | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    session.advice?.().then(
      (found) => current && setAdvice(found),
      (error: unknown) => current && setTrouble(errorCodeOf(error)),
    );
    return () => {
      current = false;
    };
  }, [session]);
  if (trouble !== null) return <p className="alarm">{errorText(words, trouble)}</p>;
  if (advice === null) return <p className="muted">{words('advice.thinking')}</p>;
  if (advice.length === 0 || question === null) return <p className="muted">{words('advice.none')}</p>;
  const take = (key: string): void => {
    if (question.kind === 'choose' && key !== 'pass') choose(key);
    else if (question.kind === 'amount') setDraft({ ...draftOf(question, key), amount: Number(key) });
    else setDraft(draftOf(question, key));
    onTaken();
  };
  return (
    <>
      <h2 className="disp">{words('advice.title')}</h2>
      <ol>
        {advice.map((one) => (
          <li key={one.key}>
            <AdviceLine advice={one} onTake={() => take(one.key)} />
          </li>
        ))}
      </ol>
      <p className="muted">{words('advice.note')}</p>
    </>
  );
}

function AdviceLine({ advice, onTake }: { advice: Advice; onTake(): void }): ReactNode {
  const { speak, words, question } = useTable();
  return (
    <>
      <div className="row">
        <button type="button" className="ans" onClick={onTake}>
          {advice.key === 'pass' && question !== null ? passText(speak, question.topic) : <Sentence parts={speak.answer(advice.text)} />}
        </button>
        <span className="muted">{words('advice.chance', { chance: chanceText(advice.chance, speak.locale) })}</span>
      </div>
      <ul className="reasons">
        {reasonTexts(advice.reasons, words, speak).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}
