import { type BoardProps, Icon, Mark, Thing } from '@pantheon/web/kit';
import type { ReactNode } from 'react';
import type { DiluvioData } from '../data/read.ts';
import type { View } from '../rules/types.ts';
import { legacy, resources } from './drawings.ts';

type Props = BoardProps<View, DiluvioData>;

/** The counter of bare spaces with the rises to come, and the offers that are open. */
export function Waters(props: Props): ReactNode {
  const { view, data, speak } = props;
  const end = data.pack.flood.endAt;
  const next = data.thresholds.find((threshold) => threshold > view.counter);
  return (
    <section className="dil-waters">
      <header>
        <span className="disp">{speak.id('board.waters')}</span>
        <span className="muted">{speak.id('board.bare', { n: view.counter })}</span>
      </header>
      <div className="dil-track">
        {Array.from({ length: end }, (_, n) => n + 1).map((space) => {
          const stage = data.thresholds.indexOf(space) + 1;
          const mark = space === end ? speak.id('board.end') : stage > 0 ? 'I'.repeat(stage) : '';
          return (
            <i key={space} className={`${space <= view.counter ? 'on' : ''} ${stage > 0 ? 'rise' : ''}`}>
              {mark}
            </i>
          );
        })}
      </div>
      <p className="muted">
        {next === undefined
          ? speak.id('board.nextEnd', { end })
          : speak.id('board.next', { next, end, stage: data.thresholds.indexOf(next) + 1 })}
        {' · '}
        {speak.id('board.limit', { n: view.round, limit: view.roundLimit })}
      </p>
      <Offers {...props} />
    </section>
  );
}

function Offers({ view, data, players, speak }: Props): ReactNode {
  if (view.offers.length === 0) return null;
  const goods = (amounts: readonly number[]): ReactNode =>
    amounts.flatMap((amount, resource) => {
      const id = data.resources[resource]?.id;
      return amount > 0 && id !== undefined
        ? [
            <span key={id} title={speak.name(`resource:${id}`)}>
              {amount} <Icon of={resources[id] ?? legacy} />
            </span>,
          ]
        : [];
    });
  return (
    <ul className="dil-offers">
      {view.offers.map((offer) => (
        <li key={offer.id}>
          <Thing of={`offer:${offer.id}`} className="dil-offer">
            {players[offer.from] !== undefined && <Mark colour={players[offer.from]?.colour ?? 'red'} />}
            <span className="dil-goods">{goods(offer.give)}</span>
            <span>⇄</span>
            <span className="dil-goods">{goods(offer.take)}</span>
            {players[offer.to] !== undefined && <Mark colour={players[offer.to]?.colour ?? 'red'} />}
          </Thing>
        </li>
      ))}
    </ul>
  );
}
