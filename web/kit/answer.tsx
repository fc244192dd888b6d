import type { BlockedOptionDto, OptionDto } from '@pantheon/kernel';
import type { ReactNode } from 'react';
import type { FormProps } from './contract.ts';
import { Icon } from './icon.tsx';
import { icons } from './icons.ts';

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

interface FormAnswerProps extends Pick<FormProps, 'chosen' | 'choose' | 'point'> {
  readonly option: OptionDto;
  /** Its words, where what is shown are signs. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** One option of a choice, in a board's own form. */
export const FormAnswer = ({ option, chosen, choose, point, label, children }: FormAnswerProps): ReactNode => (
  <AnswerButton
    answer={option.key}
    chosen={chosen === option.key}
    choose={choose}
    point={point}
    {...(label === undefined ? {} : { label })}
  >
    {children}
  </AnswerButton>
);

interface BlockedAnswerProps extends Pick<FormProps, 'askWhy'> {
  readonly blocked: BlockedOptionDto;
  readonly className?: string;
  readonly children: ReactNode;
}

/** What cannot be had now: it tells why. */
export const BlockedAnswer = ({ blocked, askWhy, className = '', children }: BlockedAnswerProps): ReactNode => (
  <button type="button" className={`ans off ${className}`} onClick={(event) => askWhy(blocked, event.currentTarget)}>
    {children}
  </button>
);

interface SuggestedAnswerProps extends Pick<FormProps, 'fill'> {
  /** The whole answer that it fills in. */
  readonly answer: string;
  /** Whether it is the answer in the making, where that is told apart. */
  readonly chosen?: boolean;
  readonly children: ReactNode;
}

/** A whole answer that the question suggests: lit like any other, so that keys find it too. */
export const SuggestedAnswer = ({ answer, chosen, fill, children }: SuggestedAnswerProps): ReactNode => (
  <button
    type="button"
    className={chosen ? 'ans draft' : 'ans'}
    data-suggest={answer}
    data-lit={chosen ? undefined : true}
    aria-pressed={chosen}
    onClick={() => fill(answer)}
  >
    {children}
  </button>
);

interface StepperProps {
  /** The key of the option that is counted. */
  readonly answer: string;
  readonly name: string;
  readonly count: number;
  /** Whether there may be one more. */
  readonly open: boolean;
  /** The words of its buttons, where the name with a sign is not enough. */
  readonly labels?: { readonly less: string; readonly more: string };
  choose(key: string): void;
  less(key: string): void;
  readonly children: ReactNode;
}

/** How many of something, one by one: the same at the table and in the forms of the games. */
export const Stepper = ({ answer, name, count, open, labels, choose, less, children }: StepperProps): ReactNode => (
  <span className={`stepper ${count > 0 ? 'some' : ''}`}>
    <span className="name">{children}</span>
    <button type="button" disabled={count === 0} aria-label={labels?.less ?? `${name} −`} onClick={() => less(answer)}>
      <Icon of={icons.minus} />
    </button>
    <output aria-label={name}>{count}</output>
    <button
      type="button"
      data-lit={open ? true : undefined}
      data-answer={answer}
      disabled={!open}
      aria-label={labels?.more ?? `${name} +`}
      onClick={() => choose(answer)}
    >
      <Icon of={icons.plus} />
    </button>
  </span>
);
