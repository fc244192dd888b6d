import { type BoardProps, CoinText, type Drawing, Icon, type Ref, Reference } from '@pantheon/web/kit';
import type { ReactNode } from 'react';
import type { CycladesData } from '../data/read.ts';
import type { View } from '../rules/types.ts';
import { creatureOf, heroOf } from './drawings.ts';

/** The creatures and heroes that can be had now. */
export function Market({ view, data, speak }: BoardProps<View, CycladesData>): ReactNode {
  const { costs } = data.components.auctionBoard.creatureTrack;
  const name = (thing: Ref): string => speak.name(thing);
  return (
    <div className="mkt">
      {view.creatureTrack.map((id, slot) =>
        id === null ? (
          <span key={`empty-${slot}`} className="mk empty">
            <CoinText value={costs[slot] ?? ''} />
          </span>
        ) : (
          <Offer key={id} of={`creature:${id}`} art={creatureOf(id)} name={name(`creature:${id}`)} hint={speak.id(`board.does.${id}`)}>
            <CoinText value={costs[slot] ?? ''} />
          </Offer>
        ),
      )}
      <i className="sep" />
      {view.heroTrack.map((id, slot) =>
        id === null ? (
          <span key={`hero-${slot}`} className="mk empty" />
        ) : (
          <Offer key={id} of={`hero:${id}`} art={heroOf(id)} name={name(`hero:${id}`)} hint={speak.id(`board.does.${id}`)} hero />
        ),
      )}
    </div>
  );
}

interface OfferProps {
  readonly of: Ref;
  readonly art: Drawing;
  readonly name: string;
  readonly hint: string;
  readonly hero?: boolean;
  readonly children?: ReactNode;
}

/** A card of the market: a picture with its price, the name, and in a few words what it does. */
const Offer = ({ of, art, name, hint, hero = false, children }: OfferProps): ReactNode => (
  <Reference of={of} className={`card mk ${hero ? 'hero' : ''}`}>
    <span className="mi">
      <Icon of={art} />
      {children}
    </span>
    <span className="mt">
      <span className="t">{name}</span>
      <p>{hint}</p>
    </span>
  </Reference>
);
