import { type BoardProps, CardFace, Icon, icons, ownerClass, type Seat, SecretText } from '@pantheon/web/kit';
import type { ReactNode } from 'react';
import type { BomarzoData } from '../data/read.ts';
import type { Card as CardId, View } from '../rules/types.ts';
import { cardOf, godOf, primaryColours, templeGlyphs, trackColours } from './drawings.ts';
import { Played } from './panel.tsx';
import { Stock, Village } from './village.tsx';

type Props = BoardProps<View, BomarzoData>;

/** The reader's hand, and on a phone their village too. */
export function Hand(props: Props): ReactNode {
  const { view, viewer, speak } = props;
  if (viewer === null) return null;
  const hand = view.hand[viewer] ?? [];
  const dealt = view.dealt ?? [];
  const worship = view.worship[viewer] ?? [];
  const offered = view.worshipDealt ?? [];
  const choosing = dealt.length + offered.length > 0;
  const holding = hand.length + worship.length > 0;
  return (
    <>
      {choosing && <Cards {...props} label={speak.id('board.dealt')} cards={dealt} worship={offered} />}
      {(holding || !choosing) && <Cards {...props} label={speak.id('board.hand')} cards={hand} worship={worship} />}
      <Estate {...props} viewer={viewer} />
    </>
  );
}

interface CardsProps extends Props {
  readonly label: string;
  readonly cards: readonly CardId[];
  readonly worship: readonly string[];
}

/** Cards that only the reader sees. */
const Cards = ({ label, cards, worship, ...props }: CardsProps): ReactNode => (
  <SecretText label={label} className="hand">
    <div className="hr">
      {cards.map((card) => (
        <HandCard key={card} card={card} {...props} />
      ))}
      {worship.map((god) => (
        <WorshipCard key={god} god={god} {...props} />
      ))}
      {cards.length + worship.length === 0 && <span className="muted">{props.speak.id('board.empty')}</span>}
    </div>
  </SecretText>
);

/** Stock, village and cards in play of the reader, for a phone: elsewhere they stand in the panel of the player. */
function Estate({ view, data, players, viewer, speak }: Props & { readonly viewer: Seat }): ReactNode {
  const me = players[viewer];
  if (me === undefined) return null;
  return (
    <div className={`only-phone ${ownerClass(me.colour)}`}>
      <h3 className="cap">{speak.id('board.stock')}</h3>
      <div className="stats">
        <Stock cubes={view.stock[viewer] ?? []} speak={speak} mine />
      </div>
      <h3 className="cap">{speak.id('board.village')}</h3>
      <Village view={view} data={data} speak={speak} seat={viewer} mine />
      <Played view={view} data={data} player={me} />
    </div>
  );
}

/** Badges for the steps that a card brings. */
const Advances = ({ card, level, data, speak }: Pick<Props, 'data' | 'speak'> & { card: CardId; level: 1 | 2 }): ReactNode =>
  (data.cards[card]?.advance[level - 1] ?? []).map((steps, track) => {
    const id = data.tracks[track] ?? '';
    return steps === 0 ? null : (
      <em key={id} style={{ background: trackColours[id] }}>
        {speak.id(`abbr.${id}`)} +{steps}
      </em>
    );
  });

/** The signs in a card's corner: which gods play it. */
export const Symbols = ({ card, data, speak }: Pick<Props, 'data' | 'speak'> & { card: CardId }): ReactNode =>
  (data.cards[card]?.symbols ?? []).map((symbol) => {
    const id = data.primaries[symbol] ?? '';
    return (
      <i key={id} className="sy" style={{ background: primaryColours[id] }}>
        {speak.id(`letter.${id}`)}
      </i>
    );
  });

function HandCard({ card, data, speak }: Props & { card: CardId }): ReactNode {
  const facts = data.cards[card];
  const temple = data.pack.templeSymbols.list[facts?.temple ?? 0]?.id ?? '';
  return (
    <CardFace
      of={`card:${card}`}
      title={speak.name(`card:${card}`)}
      art={cardOf(card)}
      hint={speak.id('board.then', { name: speak.name(`card2:${card}`) })}
      head={
        <>
          <span className="sys">
            <Symbols card={card} data={data} speak={speak} />
          </span>
          <span className="adv">
            <Advances card={card} level={1} data={data} speak={speak} />
          </span>
        </>
      }
      foot={
        <>
          <span title={speak.name(`temple:${temple}`)}>
            <Icon of={templeGlyphs[temple] ?? icons.cards} />
          </span>
          <span title={speak.id('fact.devotion')}>{facts?.devotion}</span>
        </>
      }
    />
  );
}

const WorshipCard = ({ god, speak }: Props & { god: string }): ReactNode => (
  <CardFace
    of={`worship:${god}`}
    className="worshipcard"
    title={speak.name(`god:${god}`)}
    art={godOf(god)}
    hint={speak.id('kind.worship')}
  />
);
