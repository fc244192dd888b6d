import { type BoardProps, Icon, Mark, Reference, SidePanel } from '@pantheon/web/kit';
import type { ReactNode } from 'react';
import type { Data } from '../data/read.ts';
import { readingsOf } from '../rules/readings.ts';
import type { View } from '../rules/types.ts';
import { drawingOf, laurels } from './drawings.ts';
import { cardsOf } from './players.tsx';
import { OrderOfPlay } from './turn-order.tsx';

/** The race for heroes and wonders, and who holds which god. */
export function Race(props: BoardProps<View, Data>): ReactNode {
  const { view, data, players, speak } = props;
  const { goal } = readingsOf(view, data);
  return (
    <SidePanel
      className="mar-race"
      title={speak.id('board.race')}
      note={<span className="muted">{speak.id(goal > 0 ? 'board.goal' : 'board.goalRoles', { goal })}</span>}
    >
      {players.map((player) => {
        const owned = cardsOf(view, player.seat);
        return (
          <div key={player.seat} className="mar-runner">
            <Mark colour={player.colour} /> <span>{player.name}</span>
            <span className="mar-laurels">
              {Array.from({ length: Math.max(goal, owned.length) }, (_, n) => `c${n}`).map((key, n) => {
                const card = data.cards[owned[n] ?? -1];
                return card === undefined ? (
                  <i key={key} />
                ) : (
                  <Reference key={key} of={card.ref} className="on">
                    <Icon of={drawingOf(card.ref) ?? laurels} />
                  </Reference>
                );
              })}
            </span>
          </div>
        );
      })}
      <Alarm {...props} />
      <Gods view={view} data={data} players={players} speak={speak} />
      <OrderOfPlay {...props} />
    </SidePanel>
  );
}

/** Whoever wins with one more hero or wonder. */
function Alarm({ view, data, players, speak }: BoardProps<View, Data>): ReactNode {
  const { goal } = readingsOf(view, data);
  const near = players.filter(({ seat }) => goal > 0 && view.winner < 0 && cardsOf(view, seat).length === goal - 1);
  return near.map(({ seat }) => (
    <p key={seat} className="mar-alarm">
      <Icon of={laurels} /> <span>{speak.id('board.near', { seat: `seat:${seat}` })}</span>
    </p>
  ));
}

function Gods({ view, data, players, speak }: Pick<BoardProps<View, Data>, 'view' | 'data' | 'players' | 'speak'>): ReactNode {
  const held = data.gods.flatMap((god, index) => {
    const player = players[view.gods[index] ?? -1];
    return player === undefined ? [] : [{ god, player, spent: (view.spent[index] ?? 0) > 0 }];
  });
  if (held.length === 0) return null;
  return (
    <p className="mar-gods">
      {held.map(({ god, player, spent }) => (
        <span key={god.id} data-ref={god.ref} className={spent ? 'chip spent' : 'chip'}>
          <Mark colour={player.colour} /> <Icon of={drawingOf(god.ref) ?? laurels} /> {speak.name(god.ref)}
        </span>
      ))}
    </p>
  );
}
