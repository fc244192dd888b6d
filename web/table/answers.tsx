import type { BlockedOptionDto, OptionDto, QuestionDto } from '@pantheon/kernel';
import type { ReactNode } from 'react';
import { chanceText } from '../app/chance-text.ts';
import { AnswerButton, BlockedAnswer, Icon, icons, Stepper, SuggestedAnswer } from '../kit/index.ts';
import { useTable } from './context.tsx';
import { draftOf, listsAmounts, openOptions } from './draft.ts';
import { Say, SeatMark, Sentence } from './parts.tsx';
import { suggestionWords } from './suggestion.ts';

/** The answers to the question, whatever its kind. */
export function Answers(): ReactNode {
  const { question, draft, words, board } = useTable();
  const effects = useEffects();
  if (question === null) return null;
  if (question.kind === 'choose' && question.options.length === 0) return <p className="muted">{words('ask.nothing')}</p>;
  if (board.forms?.[question.topic] !== undefined) return <OwnForm question={question} />;
  switch (question.kind) {
    case 'choose':
      return (
        <fieldset className={effects === null ? 'answers' : 'answers telling'} aria-label={words('table.answers')}>
          {openOptions(question, draft).map((option) => (
            <OptionButton key={option.key} option={option} chosen={draft.chosen === option.key} enabled effect={effects?.get(option.key)} />
          ))}
          <BlockedAnswers blocked={question.blocked} />
        </fieldset>
      );
    case 'pick':
      return <PickAnswers />;
    case 'amount':
      return <AmountAnswers />;
    case 'allocate':
      return <AllocateAnswers />;
    case 'arrange':
      return <ArrangeAnswers />;
  }
}

/** The board's own form for the question. */
function OwnForm({ question }: { question: QuestionDto }): ReactNode {
  const { board, props, draft, progress, choose, less, setDraft, tell, lights, askWhy, words } = useTable();
  const Form = board.forms?.[question.topic];
  if (Form === undefined) return null;
  const point = (key: string | null): void => {
    tell(key);
    lights.point(question.options.find((option) => option.key === key)?.focus.at(-1) ?? null);
  };
  return (
    <fieldset className="answers form" aria-label={words('table.answers')}>
      <Form
        {...props}
        question={question}
        chosen={draft.chosen}
        picked={draft.picked}
        counts={draft.counts}
        part={progress}
        choose={choose}
        less={less}
        fill={(answer) => setDraft(draftOf(question, answer))}
        point={point}
        askWhy={askWhy}
      />
    </fieldset>
  );
}

interface AnswerProps {
  readonly option: OptionDto;
  readonly chosen: boolean;
  readonly enabled: boolean;
  /** What the thing does that it stands for, where there is room to say so. */
  readonly effect?: string | undefined;
}

/** What each answer does, where all of them are things with a picture and a text of their own, such as gods; null otherwise. */
function useEffects(): ReadonlyMap<string, string> | null {
  const { question, board, props } = useTable();
  if (question === null || props.phone || question.options.length === 0) return null;
  const effects = new Map<string, string>();
  for (const { key, text } of question.options) {
    const card = typeof text === 'string' ? board.card(text, props) : null;
    if (card?.text === undefined || card.art?.picture !== true) return null;
    effects.set(key, card.text);
  }
  return effects;
}

/** An answer of more letters takes a row of its own on a phone. */
const LONG = 26;

function OptionButton({ option, chosen, enabled, effect }: AnswerProps): ReactNode {
  const { choose, tell, lights, speak } = useTable();
  const point = (key: string | null): void => {
    tell(key);
    lights.point(key === null ? null : (option.focus.at(-1) ?? null));
  };
  const long = speak.plain(option.text).length > LONG;
  return (
    <AnswerButton answer={option.key} chosen={chosen} open={enabled} choose={choose} point={point} className={long ? 'ans long' : 'ans'}>
      <AnswerIcon option={option} />
      <span>
        <Say of={option.text} />
        {effect !== undefined && <small className="does">{effect}</small>}
        {option.preview?.odds === undefined && <AnswerHint option={option} />}
      </span>
      {option.preview?.odds !== undefined && <small>{chanceText(option.preview.odds, speak.locale)}</small>}
    </AnswerButton>
  );
}

function AnswerIcon({ option }: { option: Pick<OptionDto, 'text' | 'focus'> }): ReactNode {
  const { board, props } = useTable();
  const thing = typeof option.text === 'string' ? option.text : option.focus[0];
  if (thing === undefined) return null;
  if (thing.startsWith('seat:')) return <SeatMark of={thing} />;
  return board.icon?.(thing, props) ?? null;
}

function AnswerHint({ option }: { option: Pick<OptionDto, 'text'> }): ReactNode {
  const { board, props } = useTable();
  const hint = typeof option.text === 'string' ? board.hint?.(option.text, props) : null;
  return hint ? <small className="hint">{hint}</small> : null;
}

/** What is not possible now, each with its reason. */
function BlockedAnswers({ blocked }: { blocked: readonly BlockedOptionDto[] }): ReactNode {
  const { askWhy, words } = useTable();
  return blocked.map((entry) => (
    <BlockedAnswer key={entry.key} blocked={entry} askWhy={askWhy}>
      <span>
        <Say of={entry.text} />
      </span>
      <small>{words('ask.whyNot')}</small>
    </BlockedAnswer>
  ));
}

function PickAnswers(): ReactNode {
  const { question, draft, progress, setDraft, words } = useTable();
  if (question === null) return null;
  return (
    <fieldset className="answers" aria-label={words('table.answers')}>
      {question.suggest?.map((key) => (
        <SuggestedAnswer key={key} answer={key} fill={(answer) => setDraft(draftOf(question, answer))}>
          <SuggestionText of={key} />
        </SuggestedAnswer>
      ))}
      {question.options.map((option) => (
        <OptionButton
          key={option.key}
          option={option}
          chosen={draft.picked.includes(option.key)}
          enabled={draft.picked.includes(option.key) || progress.open.includes(option.key)}
        />
      ))}
      <BlockedAnswers blocked={question.blocked} />
    </fieldset>
  );
}

function AmountAnswers(): ReactNode {
  const { question, draft, setAmount, choose, tell, words } = useTable();
  if (question === null) return null;
  const min = question.min ?? 0;
  const max = question.max ?? 0;
  if (listsAmounts(question)) {
    const values = Array.from({ length: max - min + 1 }, (_, step) => min + step);
    return (
      <fieldset className="answers" aria-label={words('table.answers')}>
        {values.map((value) => (
          <AnswerButton key={value} answer={String(value)} chosen={draft.amount === value} choose={choose} point={tell}>
            {value}
          </AnswerButton>
        ))}
      </fieldset>
    );
  }
  const value = draft.amount ?? min;
  return (
    <div className="answers">
      <input
        type="range"
        min={min}
        max={max}
        value={value}
        aria-label={words('ask.amount')}
        onChange={(event) => setAmount(Number(event.target.value))}
      />
      <span className="stepper some">
        <button type="button" disabled={value <= min} aria-label={words('ask.less')} onClick={() => setAmount(value - 1)}>
          <Icon of={icons.minus} />
        </button>
        <output>{value}</output>
        <button
          type="button"
          data-lit={value < max ? true : undefined}
          disabled={value >= max}
          aria-label={words('ask.more')}
          onClick={() => setAmount(value + 1)}
        >
          <Icon of={icons.plus} />
        </button>
      </span>
    </div>
  );
}

function AllocateAnswers(): ReactNode {
  const { question, draft, progress, choose, less, setDraft, words, speak } = useTable();
  if (question === null) return null;
  return (
    <fieldset className="answers" aria-label={words('table.answers')}>
      {question.suggest?.map((key) => (
        <SuggestedAnswer key={key} answer={key} fill={(answer) => setDraft(draftOf(question, answer))}>
          <SuggestionText of={key} />
        </SuggestedAnswer>
      ))}
      {question.options.map((option) => {
        const count = draft.counts[option.key] ?? 0;
        const name = speak.plain(option.text);
        const open = progress.open.includes(option.key);
        return (
          <Stepper
            key={option.key}
            answer={option.key}
            name={name}
            count={count}
            open={open}
            labels={{ less: words('ask.lessOf', { name }), more: words('ask.moreOf', { name }) }}
            choose={choose}
            less={less}
          >
            <AnswerIcon option={option} />
            <span>
              <Say of={option.text} />
            </span>
          </Stepper>
        );
      })}
    </fieldset>
  );
}

/** A whole answer in words, for a button that fills it in. */
function SuggestionText({ of }: { of: string }): ReactNode {
  const { question, speak } = useTable();
  if (question === null) return null;
  return (
    <span>
      <Sentence parts={suggestionWords(speak, question, of)} />
    </span>
  );
}

function ArrangeAnswers(): ReactNode {
  const { question, draft, setDraft, words, speak } = useTable();
  if (question === null) return null;
  const move = (from: number, by: number): void => {
    const order = [...draft.picked];
    const [item] = order.splice(from, 1);
    order.splice(from + by, 0, item as string);
    setDraft({ ...draft, picked: order });
  };
  return (
    <div className="answers">
      <ol className="order">
        {draft.picked.map((key, index) => {
          const option = question.options.find((other) => other.key === key);
          if (option === undefined) return null;
          const name = speak.plain(option.text);
          return (
            <li key={key}>
              <span className="n">{index + 1}</span>
              <span>
                <Say of={option.text} />
              </span>
              <button type="button" disabled={index === 0} aria-label={words('ask.earlier', { name })} onClick={() => move(index, -1)}>
                <Icon of={icons.up} />
              </button>
              <button
                type="button"
                disabled={index === draft.picked.length - 1}
                aria-label={words('ask.later', { name })}
                onClick={() => move(index, 1)}
              >
                <Icon of={icons.down} />
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
