import { Cube, type FormProps, Icon, icons, Stepper, SuggestedAnswer } from '@pantheon/web/kit';
import { type ReactNode, useState } from 'react';
import type { BomarzoData } from '../data/read.ts';
import type { View } from '../rules/types.ts';
import { cubeOf } from './drawings.ts';

type Props = FormProps<View, BomarzoData>;
type Counts = { readonly [unit: string]: number };

const SHOWN = 3;

/** A whole answer, such as `food=2,silver=1`, as counts. */
const countsOf = (answer: string): Counts =>
  Object.fromEntries(answer.split(',').flatMap((part) => (part.includes('=') ? [[part.split('=')[0], Number(part.split('=')[1])]] : [])));

const cardsIn = (counts: Counts): number => (counts.cardFood ?? 0) + (counts.cardSilver ?? 0);

/** A tribute: up to three ways to pay it, those that keep most cards first, and a way to pay it otherwise. */
export function TributeForm(props: Props): ReactNode {
  const { question, counts, fill, speak } = props;
  const ways = [...(question.suggest ?? [])].sort((a, b) => cardsIn(countsOf(a)) - cardsIn(countsOf(b))).slice(0, SHOWN);
  const [other, setOther] = useState(ways.length === 0);
  return (
    <div className="fourup bom-tribute">
      {other ? (
        <Steppers {...props} />
      ) : (
        ways.map((answer) => {
          const way = countsOf(answer);
          const chosen = question.options.every(({ key }) => (counts[key] ?? 0) === (way[key] ?? 0));
          return (
            <SuggestedAnswer key={answer} answer={answer} chosen={chosen} fill={fill}>
              <Payment way={way} />
              <b>{wordsOf(props, way)}</b>
              <small>{cardsIn(way) === 0 ? speak.id('board.keepsCards') : speak.id('board.withCards', { n: cardsIn(way) })}</small>
            </SuggestedAnswer>
          );
        })
      )}
      {ways.length > 0 && (
        <button type="button" className="ans off" onClick={() => setOther(!other)}>
          <b>{speak.id(other ? 'board.suggestions' : 'board.otherPayment')}</b>
          {!other && <small>{speak.id('board.oneByOne')}</small>}
        </button>
      )}
    </div>
  );
}

const wordsOf = ({ question, speak }: Props, way: Counts): string =>
  speak
    .answer(question.options.flatMap(({ key, text }) => ((way[key] ?? 0) === 0 ? [] : [{ text, count: way[key] ?? 0 }])))
    .map((part) => (typeof part === 'string' ? part : part.name))
    .join('');

/** A payment as cubes and cards. */
const Payment = ({ way }: { way: Counts }): ReactNode => (
  <span className="cubes">
    {Object.entries(way).flatMap(([unit, count]) =>
      Array.from({ length: count }, (_, at) => {
        const colour = cubeOf(unit);
        return colour === undefined ? <Icon key={`${unit}-${at}`} of={icons.cards} /> : <Cube key={`${unit}-${at}`} colour={colour} />;
      }),
    )}
  </span>
);

/** Cubes and cards one by one. */
function Steppers({ question, counts, part, choose, less, speak }: Props): ReactNode {
  return (
    <div className="bom-steppers">
      {question.options.map((option) => {
        const count = counts[option.key] ?? 0;
        const name = speak.plain(option.text);
        const open = part.open.includes(option.key);
        return (
          <Stepper key={option.key} answer={option.key} name={name} count={count} open={open} choose={choose} less={less}>
            {name}
          </Stepper>
        );
      })}
    </div>
  );
}
