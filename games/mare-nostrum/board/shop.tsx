import { AnswerButton, BlockedAnswer, type FormProps, Icon, icons, type OptionDto, type Ref } from '@pantheon/web/kit';
import { type ReactNode, useRef, useState } from 'react';
import { isAsPrinted } from '../data/as-printed.ts';
import type { CardData, Data } from '../data/read.ts';
import { readingsOf } from '../rules/readings.ts';
import type { Ware } from '../rules/shop.ts';
import type { View } from '../rules/types.ts';
import { drawingOf, laurels, pieceSignOf } from './drawings.ts';

type Props = FormProps<View, Data>;

/** What the reader could build or buy. */
const shopOf = ({ view, data, viewer }: Props): readonly Ware[] => readingsOf(view, data).shop(viewer);

const isCard = ({ ref }: Ware): boolean => ref.startsWith('card:');

/** The one shop: pieces by their price on one shelf, heroes and wonders with what they do on the other. */
export function BuildForm(props: Props): ReactNode {
  const pieces = shopOf(props).filter((ware) => !isCard(ware));
  const costs = [...new Set(pieces.map(({ printed }) => printed))];
  return (
    <div className="mar-shop">
      <div className="mar-pieces">
        {costs.map((cost) => (
          <section key={cost}>
            <b className="mar-price" title={props.speak.id('board.forCards', { cost })}>
              {cost}
              <Icon of={icons.cards} />
            </b>
            <div>
              {pieces
                .filter(({ printed }) => printed === cost)
                .map((ware) => (
                  <WareAnswer key={ware.ref} form={props} of={ware.ref} className="mar-piece">
                    <span data-ref={ware.ref}>
                      <Icon of={pieceSignOf(ware.ref)} />
                    </span>
                    <span>
                      <b>{props.speak.name(ware.ref)}</b>
                      <small>{stateOf(ware, props.speak)}</small>
                    </span>
                  </WareAnswer>
                ))}
            </div>
          </section>
        ))}
      </div>
      <CardShelf {...props} />
    </div>
  );
}

/** In a few letters: the price where it is reduced, or what is missing. */
function stateOf({ cost, printed, place, byTaxes, byGoods }: Ware, speak: Props['speak']): string {
  if (!place) return speak.id('board.noPlace');
  if (!byTaxes && !byGoods) return speak.id('board.tooDear');
  if (cost < printed) return speak.id('board.only', { cost });
  return speak.id(byTaxes && byGoods ? 'board.byBoth' : byTaxes ? 'board.byTaxes' : 'board.byGoods');
}

/** Everything that is neither piece nor ware: powers of one's own heroes, gods, a rebirth. */
const deedsOf = (props: Props): OptionDto[] => props.question.options.filter(({ text }) => !shopOf(props).some(({ ref }) => ref === text));

/** What is of use now comes before what is not. */
const worthOf = (ware: Ware): number => (isIdle(ware) ? 0 : ware.benefit === null ? 1 : 2);

/** Heroes and wonders, those that the hand pays for first, the useful before the others; deeds that cost no ware stand before them. */
function CardShelf(props: Props): ReactNode {
  const { question, speak } = props;
  const [all, setAll] = useState(false);
  const shelf = useRef<HTMLDivElement>(null);
  const isPayable = ({ ref }: Ware): boolean => question.options.some(({ text }) => text === ref);
  const cards = shopOf(props)
    .filter(isCard)
    .sort((a, b) => Number(isPayable(b)) - Number(isPayable(a)) || worthOf(b) - worthOf(a) || a.cost - b.cost);
  const payable = cards.filter(isPayable);
  const shown = all || payable.length === 0 ? cards : payable;
  const turn = (by: number): void => shelf.current?.scrollBy({ left: by * shelf.current.clientWidth });
  return (
    <section className="mar-shelf" aria-label={speak.id('board.forSaleNow')}>
      {payable.length > 0 && payable.length < cards.length && (
        <header className="mar-filter">
          <button type="button" aria-pressed={!all} onClick={() => setAll(false)}>
            {speak.id('board.payable', { n: payable.length })}
          </button>
          <button type="button" aria-pressed={all} onClick={() => setAll(true)}>
            {speak.id('board.allCards', { n: cards.length })}
          </button>
        </header>
      )}
      <div className="mar-cards" data-pages ref={shelf}>
        {deedsOf(props).map((deed) => (
          <DeedCard key={deed.key} form={props} deed={deed} />
        ))}
        {shown.map((ware) => (
          <WareCard key={ware.ref} form={props} ware={ware} />
        ))}
      </div>
      <span className="mar-turn">
        <button type="button" aria-label={speak.id('board.before')} onClick={() => turn(-1)}>
          <Icon of={icons.back} />
        </button>
        <button type="button" aria-label={speak.id('board.after')} onClick={() => turn(1)}>
          <Icon of={icons.arrow} />
        </button>
      </span>
    </section>
  );
}

/** What a card does, in as few words as its face has room for; whoever points at it reads all of it. */
const briefOf = (card: CardData | undefined, speak: Props['speak']): string =>
  card !== undefined && speak.has(`short.${card.id}`) && isAsPrinted(card) ? speak.id(`short.${card.id}`) : speak.printed(card?.effect);

function WareCard({ form, ware }: { form: Props; ware: Ware }): ReactNode {
  const { data, speak } = form;
  const card = data.cards.find(({ ref }) => ref === ware.ref);
  return (
    <WareAnswer form={form} of={ware.ref} className="mar-ware">
      <CardFaceOf of={ware.ref} name={speak.name(ware.ref)} text={briefOf(card, speak)} benefit={benefitIn(ware, speak)}>
        {ware.cost < ware.printed && <i className="less">{ware.cost}</i>}
      </CardFaceOf>
    </WareAnswer>
  );
}

function DeedCard({ form, deed }: { form: Props; deed: OptionDto }): ReactNode {
  const { speak, data, chosen, choose, point } = form;
  const thing = deed.focus[0];
  const effect = briefOf(
    data.cards.find(({ ref }) => ref === thing),
    speak,
  );
  return (
    <AnswerButton answer={deed.key} chosen={chosen === deed.key} choose={choose} point={point} className="ans mar-ware">
      <CardFaceOf of={thing} name={speak.plain(deed.text)} text={effect} />
    </AnswerButton>
  );
}

/** Whether the rules say that a card would do nothing just now. */
const isIdle = ({ benefit }: Ware): boolean => benefit?.id === 'benefit.none';

const benefitIn = (ware: Ware, speak: Props['speak']): ReactNode =>
  ware.benefit !== null && <small className={isIdle(ware) ? 'mar-benefit none' : 'mar-benefit'}>{speak.plain(ware.benefit)}</small>;

interface FaceProps {
  readonly of: Ref | undefined;
  readonly name: string;
  readonly text: string;
  /** What it would do for the reader. */
  readonly benefit?: ReactNode;
  readonly children?: ReactNode;
}

const CardFaceOf = ({ of, name, text, benefit, children }: FaceProps): ReactNode => (
  <>
    {of !== undefined && (
      <span data-ref={of}>
        <Icon of={drawingOf(of) ?? laurels} />
      </span>
    )}
    <span className="mar-does">
      <b className="disp">
        {name}
        {children}
      </b>
      <small>{text}</small>
      {benefit}
    </span>
  </>
);

interface WareProps {
  readonly form: Props;
  readonly of: Ref;
  readonly className: string;
  readonly children: ReactNode;
}

/** A ware as an answer: it can be chosen, or tells why not. */
function WareAnswer({ form, of, className, children }: WareProps): ReactNode {
  const { question, chosen, choose, point, askWhy } = form;
  const option = question.options.find(({ text }) => text === of);
  if (option !== undefined)
    return (
      <AnswerButton answer={option.key} chosen={chosen === option.key} choose={choose} point={point} className={`ans ${className}`}>
        {children}
      </AnswerButton>
    );
  const blocked = question.blocked.find(({ text }) => text === of);
  if (blocked === undefined) return <span className={`ans off ${className}`}>{children}</span>;
  return (
    <BlockedAnswer blocked={blocked} askWhy={askWhy} className={className}>
      {children}
    </BlockedAnswer>
  );
}
