import { type BoardProps, CoinText, Icon, Thing } from '@pantheon/web/kit';
import type { ReactNode } from 'react';
import type { CycladesData } from '../data/read.ts';
import type { View } from '../rules/types.ts';
import { creatures, heroes, pieces } from './drawings.ts';

/** The creatures and heroes that can be had now. */
export function Market({ view, data, speak }: BoardProps<View, CycladesData>): ReactNode {
  const { costs } = data.components.auctionBoard.creatureTrack;
  return (
    <div className="mkt">
      {view.creatureTrack.map((id, slot) =>
        id === null ? (
          <span key={`empty-${slot}`} className="mk empty" />
        ) : (
          <Thing key={id} of={`creature:${id}`} className="card mk">
            <span className="mi">
              <Icon of={creatures[id] ?? pieces.symbol} />
            </span>
            <span>
              <span className="t">{speak.name(`creature:${id}`)}</span>
              <p>{hintOf(data.components.creatures, id, speak.language)}</p>
            </span>
            <CoinText value={costs[slot] ?? ''} />
          </Thing>
        ),
      )}
      <i className="sep" />
      {view.heroTrack.map(
        (id) =>
          id !== null && (
            <Thing key={id} of={`hero:${id}`} className="card mk hero">
              <span className="mi">
                <Icon of={heroes[id] ?? pieces.symbol} />
              </span>
              <span>
                <span className="t">{speak.name(`hero:${id}`)}</span>
                <p>{data.components.heroes.find((hero) => hero.id === id)?.military.text[speak.language]}</p>
              </span>
            </Thing>
          ),
      )}
    </div>
  );
}

const hintOf = (list: CycladesData['components']['creatures'], id: string, language: 'en' | 'it'): string =>
  list.find((creature) => creature.id === id)?.text[language] ?? '';
