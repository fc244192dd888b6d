import { type BoardProps, Icon, Reference } from '@pantheon/web/kit';
import type { ReactNode } from 'react';
import type { Data } from '../data/read.ts';
import type { View, Ware } from '../rules/types.ts';
import { drawingOf, laurels } from './drawings.ts';

type Props = BoardProps<View, Data>;

const isCard = ({ ref }: Ware): boolean => ref.startsWith('card:');

const isWithinReach = ({ place, byTaxes, byGoods }: Ware): boolean => place && (byTaxes || byGoods);

/** Everything that the reader may build or buy, each at its best price: what the hand pays for comes first. */
export function Shop({ view, speak }: Props): ReactNode {
  const wares = [...view.shop].sort((a, b) => Number(isWithinReach(b)) - Number(isWithinReach(a)));
  const pieces = view.shop.filter((ware) => !isCard(ware));
  const costs = [...new Set(pieces.map(({ printed }) => printed))];
  return (
    <div className="mar-shop">
      {costs.map((cost) => (
        <section key={cost}>
          <h3>{speak.id('board.forCards', { cost })}</h3>
          <div>
            {pieces
              .filter(({ printed }) => printed === cost)
              .map((ware) => (
                <WareTile key={ware.ref} ware={ware} speak={speak} />
              ))}
          </div>
        </section>
      ))}
      <section className="cards">
        <h3>{speak.id('board.forSaleNow')}</h3>
        <div>
          {wares.filter(isCard).map((ware) => (
            <WareTile key={ware.ref} ware={ware} speak={speak} />
          ))}
        </div>
      </section>
    </div>
  );
}

function WareTile({ ware, speak }: { ware: Ware; speak: Props['speak'] }): ReactNode {
  const reduced = ware.cost < ware.printed;
  return (
    <Reference of={ware.ref} className={`mar-ware ${isWithinReach(ware) ? 'open' : ''}`}>
      <Icon of={drawingOf(ware.ref) ?? laurels} />
      <span>{speak.name(ware.ref)}</span>
      <b className={reduced ? 'less' : ''} title={reduced ? speak.id('board.reduced', { printed: ware.printed }) : ''}>
        {ware.cost}
      </b>
    </Reference>
  );
}
