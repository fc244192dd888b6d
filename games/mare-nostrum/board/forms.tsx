import { AnswerButton, type FormProps, Icon, icons, type OptionDto, readRef, SuggestedAnswer } from '@pantheon/web/kit';
import type { ReactNode } from 'react';
import type { Data } from '../data/read.ts';
import type { View } from '../rules/types.ts';
import { drawingOf, inks, laurels } from './drawings.ts';

type Props = FormProps<View, Data>;

/** A payment: the good combinations ready to take, and the cards one by one. */
export function PaymentForm(props: Props): ReactNode {
  const { question, picked, part, fill, choose, speak } = props;
  return (
    <div className="answers mar-payment">
      {question.suggest?.map((answer) => (
        <SuggestedAnswer key={answer} answer={answer} fill={fill}>
          <CombinationText {...props} answer={answer} />
        </SuggestedAnswer>
      ))}
      <span className="mar-coins">
        {question.options.map((option) => (
          <AnswerButton
            key={option.key}
            className="mar-coin"
            answer={option.key}
            chosen={picked.includes(option.key)}
            open={part.open.includes(option.key)}
            label={speak.plain(option.text)}
            choose={choose}
          >
            <KindIcon option={option} />
            <small>{speak.plain(option.text)}</small>
          </AnswerButton>
        ))}
      </span>
    </div>
  );
}

/** An offer: the reader's own cards, large; a click puts one more of a kind into it, and the button below takes one back. */
export function OfferForm(props: Props): ReactNode {
  const { view, data, viewer, question, counts, part, choose, less, speak } = props;
  const held = viewer === null ? undefined : view.hands[viewer];
  return (
    <div className="answers mar-offers mar-offering">
      {question.options.map((option) => {
        const count = counts[option.key] ?? 0;
        const name = speak.plain(option.text);
        const had = held?.[data.kinds.findIndex(({ ref }) => ref === option.focus[0])] ?? 0;
        return (
          <span key={option.key} className="mar-lot">
            <button
              type="button"
              className={count > 0 ? 'ans mar-offer draft' : 'ans mar-offer'}
              data-answer={option.key}
              data-lit={part.open.includes(option.key) ? true : undefined}
              disabled={!part.open.includes(option.key) && count === 0}
              aria-label={`${name} +`}
              onClick={() => choose(option.key)}
            >
              <KindIcon option={option} />
              <small>{name}</small>
              {had > 1 && <b className="mar-count">{had}</b>}
            </button>
            <button type="button" className="mar-back" disabled={count === 0} aria-label={`${name} −`} onClick={() => less(option.key)}>
              <Icon of={icons.minus} /> <output aria-label={name}>{count}</output>
            </button>
          </span>
        );
      })}
    </div>
  );
}

function KindIcon({ option }: { option: OptionDto }): ReactNode {
  const thing = option.focus[0] ?? 'kind:tax';
  return (
    <span style={{ color: inks[readRef(thing).id] ?? 'inherit' }}>
      <Icon of={drawingOf(thing) ?? laurels} />
    </span>
  );
}

/** A whole combination: taxes by their number, goods by their pictures. */
function CombinationText({ question, answer, speak }: Props & { readonly answer: string }): ReactNode {
  const keys = answer.split('+');
  const cards = question.options.filter(({ key }) => keys.includes(key));
  const [first] = cards;
  if (first === undefined) return null;
  if (cards.every(({ text }) => text === first.text))
    return (
      <>
        <KindIcon option={first} /> {speak.id('board.taxes', { n: cards.length })}
      </>
    );
  return (
    <>
      {cards.map((card) => (
        <KindIcon key={card.key} option={card} />
      ))}
      <span className="sr">{cards.map(({ text }) => speak.plain(text)).join(', ')}</span>
    </>
  );
}
