import { AnswerButton, type FormProps, Icon, type OptionDto, readRef, SuggestedAnswer } from '@pantheon/web/kit';
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
