import { type FormProps, Icon, type MessageFormatter, type OptionDto, type Ref, readRef } from '@pantheon/web/kit';
import { type ReactNode, useEffect, useRef } from 'react';
import type { DiluvioData } from '../data/read.ts';
import { legacy, resources } from './drawings.ts';

/** Begins a question with an answer in the making; once, so that whoever takes it back may begin anew. */
export function useBegunWith(
  answer: string | undefined,
  { question, counts, fill }: Pick<FormProps, 'question' | 'counts' | 'fill'>,
): void {
  const begun = useRef<typeof question | null>(null);
  const touched = Object.keys(counts).length > 0;
  useEffect(() => {
    if (answer === undefined || begun.current === question) return;
    begun.current = question;
    if (!touched) fill(answer);
  }, [answer, question, touched, fill]);
}

interface StepperProps extends Pick<FormProps, 'counts' | 'choose' | 'less' | 'speak'> {
  readonly option: OptionDto;
  /** Whether there may be one more. */
  readonly open: boolean;
}

/** One less, how many, one more. */
export function Stepper({ option, counts, open, speak, choose, less }: StepperProps): ReactNode {
  const name = speak.plain(option.text);
  const count = counts[option.key] ?? 0;
  return (
    <span className={`dil-step ${count > 0 ? 'some' : ''}`}>
      <button type="button" disabled={count === 0} aria-label={speak.id('board.less', { name })} onClick={() => less(option.key)}>
        −
      </button>
      <output aria-label={name}>{count}</output>
      <button
        type="button"
        disabled={!open}
        data-answer={option.key}
        data-lit={open ? true : undefined}
        aria-label={speak.id('board.more', { name })}
        onClick={() => choose(option.key)}
      >
        +
      </button>
    </span>
  );
}

/** Amounts of goods as signs. */
export const Goods = ({ amounts, data, speak }: { amounts: readonly number[]; data: DiluvioData; speak: MessageFormatter }): ReactNode => {
  const some = data.resources.filter(({ index }) => (amounts[index] ?? 0) > 0);
  if (some.length === 0) return <span className="dil-goods muted">{speak.id('board.nothing')}</span>;
  return (
    <span className="dil-goods">
      {some.map(({ id, ref, index }) => (
        <span key={id} title={speak.name(ref)}>
          {amounts[index]} <Icon of={resources[id] ?? legacy} />
          <span className="sr"> {speak.name(ref)}</span>
        </span>
      ))}
    </span>
  );
};

/** The sign of a resource. */
export const ResourceIcon = ({ of }: { of: Ref }): ReactNode => <Icon of={resources[readRef(of).id] ?? legacy} />;
