import { type BoardProps, Icon, type PanelProps, Secret, Stat, signs, Thing } from '@pantheon/web/kit';
import type { ReactNode } from 'react';
import { KINDS } from '../data/model.ts';
import type { Data, View } from '../rules/types.ts';
import { laurel, pact, resources, weapon } from './drawings.ts';

type Props = BoardProps<View, Data>;

/** What is public about a player. */
export function PlayerPanel({ view, player, compact, speak }: PanelProps<View, Data>): ReactNode {
  const of = view.players[player.seat];
  if (of === undefined) return null;
  return (
    <div className="stats">
      {!compact &&
        KINDS.map((kind, index) => (
          <Stat key={kind} of={resources[kind] ?? laurel} value={of.stock[index] ?? 0} title={speak.name(`resource:${kind}`)} />
        ))}
      <Stat of={signs.crystal} value={of.mana} title={speak.name('resource:mana')} />
      {!compact && <Stat of={weapon} value={view.handSizes[player.seat] ?? 0} title={speak.id('board.weapons')} />}
      {!compact && <Stat of={pact} value={of.completed.length} title={speak.id('board.pacts')} />}
    </div>
  );
}

/** The House of a seat. */
export function titleOf({ view, data, speak }: Props, seat: number): string | null {
  const house = data.houses[view.players[seat]?.house ?? -1];
  return house === undefined ? null : speak.name(`house:${house.id}`);
}

/** The reader's gods, pacts and weapons. */
export function Things({ view, data, eyes, speak }: Props): ReactNode {
  const me = eyes === null ? undefined : view.players[eyes];
  if (eyes === null || me === undefined) return null;
  const house = data.houses[me.house];
  const hand = view.hands[eyes] ?? [];
  return (
    <>
      {house !== undefined && me.gods.length > 0 && (
        <div className="grp">
          <span className="lab">{speak.id('board.gods')}</span>
          {me.gods.map((card) => {
            const god = house.minors[card];
            return (
              god !== undefined && (
                <Thing key={god.id} of={`god:${god.id}`} className={((me.summoned >> card) & 1) === 1 ? 'chip anu-summoned' : 'chip'}>
                  <Icon of={laurel} /> {speak.name(`god:${god.id}`)}
                </Thing>
              )
            );
          })}
        </div>
      )}
      {me.pacts.length > 0 && (
        <div className="grp">
          <span className="lab">{speak.id('board.pacts')}</span>
          {me.pacts.map((index) => {
            const card = data.pacts[index];
            return (
              card !== undefined && (
                <Thing key={card.id} of={`pact:${card.id}`} className="chip">
                  <Icon of={pact} /> {speak.name(`pact:${card.id}`)}
                </Thing>
              )
            );
          })}
        </div>
      )}
      {hand.length > 0 && (
        <Secret label={speak.id('board.weapons')} className="anu-hand">
          {hand.map((index) => {
            const card = data.weapons[index];
            return (
              card !== undefined && (
                <Thing key={card.id} of={`weapon:${card.id}`} className="chip">
                  <Icon of={weapon} /> {speak.name(`weapon:${card.id}`)}
                </Thing>
              )
            );
          })}
        </Secret>
      )}
    </>
  );
}
