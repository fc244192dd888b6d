import type { ReactNode } from 'react';

interface AnswerButtonProps {
  /** The key of the option. */
  readonly answer: string;
  /** Whether it is part of the answer in the making. */
  readonly chosen: boolean;
  /** Whether it may be chosen now. */
  readonly open?: boolean;
  readonly className?: string;
  /** Its words, where what is shown are signs. */
  readonly label?: string;
  choose(key: string): void;
  /** Shows what it concerns and would bring about; null for none. */
  point?(key: string | null): void;
  readonly children: ReactNode;
}

/** A button for one option of a question, the same at the table and in the forms of the games: lit while it is open, marked when chosen. */
export const AnswerButton = ({
  answer,
  chosen,
  open = true,
  className = 'ans',
  label,
  choose,
  point,
  children,
}: AnswerButtonProps): ReactNode => (
  <button
    type="button"
    className={`${className} ${chosen ? 'draft' : ''}`}
    data-answer={answer}
    data-lit={open && !chosen ? true : undefined}
    aria-pressed={chosen}
    {...(label === undefined ? {} : { 'aria-label': label, title: label })}
    disabled={!open && !chosen}
    onClick={() => choose(answer)}
    onPointerEnter={(event) => event.pointerType === 'mouse' && point?.(answer)}
    onPointerLeave={() => point?.(null)}
    onFocus={() => point?.(answer)}
    onBlur={() => point?.(null)}
  >
    {children}
  </button>
);
