import type { OptionDto } from '@pantheon/kernel';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useTable } from './context.tsx';
import { openOptions } from './draft.ts';
import { Say } from './parts.tsx';

const MOST = 7;

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The options whose words hold all that was typed, whatever the order, those that begin with it first. */
export function matchingOptions<T extends { readonly words: string }>(options: readonly T[], typed: string): T[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  const begins = (words: string): number => (plain(words).startsWith(wanted[0] ?? '') ? 0 : 1);
  return options
    .filter(({ words }) => wanted.every((part) => plain(words).includes(part)))
    .sort((one, other) => begins(one.words) - begins(other.words));
}

/** The answers that fit what was typed, the one that Enter would give among them, and what keys do. */
function useFound(onClose: () => void) {
  const { question, draft, speak, choose, tell } = useTable();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const listed = question === null ? [] : question.kind === 'choose' ? openOptions(question, draft) : question.options;
  const found = matchingOptions(
    listed.map((option: OptionDto) => ({ option, words: speak.plain(option.text) })),
    typed,
  )
    .slice(0, MOST)
    .map(({ option }) => option);
  const now = found[Math.min(at, found.length - 1)];
  const move = (to: number): void => {
    const next = (to + found.length) % Math.max(1, found.length);
    setAt(next);
    tell(found[next]?.key ?? null);
  };
  const give = (option: OptionDto): void => {
    onClose();
    choose(option.key);
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
        {found.map((option, index) => (
          <div
            key={option.key}
            role="option"
            tabIndex={-1}
            id={`${id}-${index}`}
            aria-selected={option === now}
            onPointerDown={(event) => {
              event.preventDefault();
              give(option);
            }}
          >
            <Say of={option.text} />
          </div>
        ))}
        {found.length === 0 && <p className="muted">{words('find.nothing')}</p>}
      </div>
    </search>
  );
}
