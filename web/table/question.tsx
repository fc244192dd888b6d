import type { QuestionDto } from '@pantheon/kernel';
import type { ReactNode } from 'react';
import { useTable } from './context.tsx';
import { Say, Sentence } from './parts.tsx';
import { shownSlots } from './slots.ts';

/** The question in words: a sentence being written where it is one, else the plain question. */
export function QuestionLine(): ReactNode {
  const { question, speak } = useTable();
  if (question === null) return null;
  const action = question.sentence?.action;
  const pattern = action === undefined ? undefined : speak.pattern(`act.${action}`);
  // A sentence of which nothing stands yet but the gap says less than the plain question.
  const bare = pattern !== undefined && isBare(pattern, question);
  if (pattern === undefined || bare)
    return (
      <h2 className="disp">
        <Say of={question.ask} />
      </h2>
    );
  return <SlotSentence question={question} pattern={pattern} />;
}

/** Whether nothing but the open slot would be shown. */
function isBare(pattern: string, { sentence, options }: QuestionDto): boolean {
  if (sentence === undefined || sentence.filled.length > 0 || options.length === 0) return false;
  const pieces = shownSlots(pattern, sentence.slot, new Set());
  return pieces.length === 1 && !/\p{L}/u.test(pieces[0]?.before ?? '');
}

function SlotSentence({ question, pattern }: { question: QuestionDto; pattern: string }): ReactNode {
  const { speak, session, draft, words } = useTable();
  const { action, slot: openSlot, filled } = question.sentence as NonNullable<QuestionDto['sentence']>;
  const pieces = shownSlots(pattern, openSlot, new Set(filled.map((entry) => entry.slot)));
  const chosen = question.options.find((option) => option.key === draft.chosen);
  const named = speak.has(`slot.${action}.${openSlot}`);
  return (
    <>
      <h2 className="disp">
        {pieces.map(({ before, slot }) => {
          const done = filled.find((entry) => entry.slot === slot);
          return (
            <span key={slot}>
              {before}
              {done?.fixed && (
                <span className="slot fixed" title={words('ask.fixed')}>
                  <Sentence parts={speak.answer(done.answer)} />
                </span>
              )}
              {done !== undefined && !done.fixed && (
                <button
                  type="button"
                  className="slot"
                  title={words('ask.reopen')}
                  onClick={() => void session.send({ kind: 'undo', to: done.at })}
                >
                  <Sentence parts={speak.answer(done.answer)} />
                </button>
              )}
              {done === undefined && chosen !== undefined && (
                <span className="slot">
                  <Say of={chosen.text} />
                </span>
              )}
              {done === undefined && chosen === undefined && (
                <span className="slot open">{named ? speak.id(`slot.${action}.${openSlot}`) : '…'}</span>
              )}
            </span>
          );
        })}
      </h2>
      {!(named && pieces.some((piece) => piece.slot === openSlot)) && (
        <span className="why">
          <Say of={question.ask} />
        </span>
      )}
    </>
  );
}
