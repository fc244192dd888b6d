import { Icon, type MessageFormatter, type Ref, readRef } from '@pantheon/web/kit';
import type { ReactNode } from 'react';
import type { DiluvioData } from '../data/read.ts';
import { legacy, resources } from './drawings.ts';

interface StepperProps {
  /** What is counted, for whoever listens. */
  readonly name: string;
  readonly answer: string;
  readonly count: number;
  readonly open: boolean;
  readonly speak: MessageFormatter;
  more(): void;
  less(): void;
}

/** One less, how many, one more. */
export const Stepper = ({ name, answer, count, open, speak, more, less }: StepperProps): ReactNode => (
  <span className={`dil-step ${count > 0 ? 'some' : ''}`}>
    <button type="button" disabled={count === 0} aria-label={speak.id('board.less', { name })} onClick={less}>
      −
    </button>
    <output aria-label={name}>{count}</output>
    <button
      type="button"
      disabled={!open}
      data-answer={answer}
      data-lit={open ? true : undefined}
      aria-label={speak.id('board.more', { name })}
      onClick={more}
    >
      +
    </button>
  </span>
);

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
