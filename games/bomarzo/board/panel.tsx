import { Icon, icons, type PanelProps, Pawn, type Ref, Stat } from '@pantheon/web/kit';
import type { ReactNode } from 'react';
import type { BomarzoData } from '../data/read.ts';
import type { View } from '../rules/types.ts';
import { cardOf, otherGlyphs, primaryColours } from './drawings.ts';
import { Stock, Village } from './village.tsx';

type Props = PanelProps<View, BomarzoData>;

/** What everybody may know of a player: stock, pawns, village, cards in play. */
export function PlayerPanel(props: Props): ReactNode {
  const { view, player, compact, speak, data } = props;
  const { seat } = player;
  if (compact) return <Compact {...props} />;
  return (
    <>
      <div className="stats">
        <Stock cubes={view.stock[seat] ?? []} speak={speak} mine={player.me} />
        <Stat of={icons.cards} value={view.handSizes[seat] ?? 0} title={speak.id('board.handSize')} hidden />
        {(view.worshipSizes[seat] ?? 0) > 0 && (
          <Stat of={otherGlyphs.worship} value={view.worshipSizes[seat]} title={speak.id('board.worshipSize')} hidden />
        )}
        <Pawns {...props} />
      </div>
      <Village view={view} data={data} speak={speak} seat={seat} mine={player.me} />
      <Played {...props} />
    </>
  );
}

/** On a phone there is room for the points, which stand before it, and for the pawns that are still to be placed. */
function Compact({ view, player, speak }: Props): ReactNode {
  const free = view.passed[player.seat] === true ? 0 : (view.free[player.seat] ?? 0);
  return (
    <div className="stats">
      <Stat of={icons.pawn} value={free} title={speak.id('board.free', { n: free })} />
    </div>
  );
}

/** Every pawn of a player, those still to be placed in full colour. */
function Pawns({ view, player, speak }: Props): ReactNode {
  const free = view.free[player.seat] ?? 0;
  const passed = view.passed[player.seat] === true;
  return (
    <span className="pws">
      <span className="sr">{passed ? speak.id('board.passed') : speak.id('board.free', { n: free })}</span>
      {Array.from({ length: view.pawns[player.seat] ?? 0 }, (_, pawn) => (
        <svg key={pawn} className={`pw ${pawn >= free || passed ? 'placed' : ''}`} viewBox="-12 -14 24 28" aria-hidden="true">
          <Pawn colour={player.colour} size={26} />
        </svg>
      ))}
    </span>
  );
}

/** The cards in front of a player, small; the larger ones are improved. */
export function Played({ view, data, player }: Pick<Props, 'view' | 'data' | 'player'>): ReactNode {
  const played = view.played[player.seat] ?? [];
  if (played.length === 0) return null;
  return (
    <div className="inplay">
      {played.map(({ card, level, used }) => {
        const primary = data.primaries[data.cards[card]?.symbols[0] ?? 0] ?? 'building';
        const of: Ref = `${level === 1 ? 'card' : 'card2'}:${card}`;
        return (
          <span
            key={card}
            className={`mini ${level === 2 ? 'two' : ''} ${used ? 'used' : ''}`}
            style={{ ['--k' as string]: primaryColours[primary] }}
            data-ref={of}
          >
            <Icon of={cardOf(card)} />
          </span>
        );
      })}
    </div>
  );
}
