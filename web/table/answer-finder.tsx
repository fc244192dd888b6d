import { deedOf } from '@pantheon/kernel';
import { plainText } from '@pantheon/text';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useTable } from './context.tsx';
import { draftOf, openOptions } from './draft.ts';
import { passText } from './pass.ts';
import { suggestionWords } from './suggestion.ts';

const MOST = 7;

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The options whose words, or those of what they do, hold all that was typed, whatever the order, those that begin with it first. */
export function matchingOptions<T extends { readonly words: string; readonly deed?: string }>(options: readonly T[], typed: string): T[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  const begins = (words: string): number => (plain(words).startsWith(wanted[0] ?? '') ? 0 : 1);
  return options
    .filter(({ words, deed = '' }) => wanted.every((part) => plain(`${words} ${deed}`).includes(part)))
    .sort((one, other) => begins(one.words) - begins(other.words));
}

/** An answer as it can be found: its words, and how to give it. */
interface Found {
  readonly key: string;
  readonly words: string;
  /** What giving it does, as its button says it, where the game has words for that. */
  readonly deed?: string;
  give(): void;
}

/** Every answer to the question: whole ones that it suggests, its options, numbers where it asks for one, and to pass where that is possible. */
function useAnswers(): Found[] {
  const { question, draft, speak, choose, setAmount, setDraft, pass } = useTable();
  if (question === null) return [];
  const { kind, min = 0, max = 0, topic } = question;
  if (kind === 'amount')
    return Array.from({ length: max - min + 1 }, (_, step) => {
      const amount = min + step;
      return { key: String(amount), words: String(amount), give: () => setAmount(amount) };
    });
  const options = kind === 'choose' ? openOptions(question, draft) : question.options;
  const listed = options.map((option): Found => {
    const deed = deedOf(topic, option);
    const named = speak.has(deed.id) ? { deed: speak.plain(deed) } : {};
    return { key: option.key, words: speak.plain(option.text), ...named, give: () => choose(option.key) };
  });
  const whole = (question.suggest ?? []).map(
    (answer): Found => ({
      key: answer,
      words: plainText(suggestionWords(speak, question, answer)),
      give: () => setDraft(draftOf(question, answer)),
    }),
  );
  const passes = kind === 'choose' && question.pass ? [{ key: 'pass', words: passText(speak, topic), give: pass }] : [];
  return [...whole, ...listed, ...passes];
}

/** The answers that fit what was typed, the one that Enter would give among them, and what keys do. */
function useFound(onClose: () => void) {
  const { tell } = useTable();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const found = matchingOptions(useAnswers(), typed).slice(0, MOST);
  const now = found[Math.min(at, found.length - 1)];
  const move = (to: number): void => {
    const next = (to + found.length) % Math.max(1, found.length);
    setAt(next);
    tell(found[next]?.key ?? null);
  };
  const give = (answer: Found): void => {
    onClose();
    answer.give();
  };
  const type = (text: string): void => {
    setTyped(text);
    setAt(0);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown') move(at + 1);
    else if (event.key === 'ArrowUp') move(at - 1);
    else if (event.key === 'Enter' && now !== undefined) give(now);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
  };
  return { typed, type, found, now, give, onKey };
}

/** Finds an answer by typing a few of its letters: for whoever plays with the keyboard. */
export function AnswerFinder({ onClose }: { onClose(): void }): ReactNode {
  const { question, words } = useTable();
  const id = useId();
  const { typed, type, found, now, give, onKey } = useFound(onClose);
  if (question === null) return null;
  return (
    <search className="finder" data-finder>
      <input
        // biome-ignore lint/a11y/noAutofocus: it opens because somebody wants to type
        autoFocus
        role="combobox"
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={now === undefined ? undefined : `${id}-${found.indexOf(now)}`}
        aria-label={words('find.label')}
        placeholder={words('find.label')}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKey}
        onBlur={onClose}
      />
      <div role="listbox" id={id} aria-label={words('table.answers')}>
        {found.map((answer, index) => (
          <div
            key={answer.key}
            role="option"
            tabIndex={-1}
            id={`${id}-${index}`}
            aria-selected={answer === now}
            onPointerDown={(event) => {
              event.preventDefault();
              give(answer);
            }}
          >
            {answer.words}
          </div>
        ))}
        {found.length === 0 && <p className="muted">{words('find.nothing')}</p>}
      </div>
    </search>
  );
}
