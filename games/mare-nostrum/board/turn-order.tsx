import { type BoardProps, Icon, icons, PanelHead, PlayerLabel, Reference } from '@pantheon/web/kit';
import type { ReactNode } from 'react';
import { HIGH_PRIEST, MILITARY_LEADER, POLITICAL_LEADER } from '../data/numbers.ts';
import type { Data } from '../data/read.ts';
import type { View } from '../rules/types.ts';

/** Who calls the players in a phase. */
const LEADERS: { readonly [stage: string]: number } = { offering: HIGH_PRIEST, building: POLITICAL_LEADER, military: MILITARY_LEADER };

/** The order of play of a phase as a list: who has been called, whose turn it is, and who may be called next. */
export function OrderOfPlay({ view, data, players, speak }: BoardProps<View, Data>): ReactNode {
  const leader = LEADERS[view.stage];
  if (leader === undefined) return null;
  const called = view.called.map((seat) => players[seat]).filter((player) => player !== undefined);
  const waiting = players.filter(({ seat }) => !view.called.includes(seat));
  const role = data.roles[leader];
  const caller = view.roles[leader] ?? -1;
  return (
    <section className="mar-order">
      <PanelHead
        title={speak.id('board.order')}
        note={
          role !== undefined &&
          caller >= 0 && <span className="muted">{speak.id('board.callsBy', { seat: `seat:${caller}`, role: role.ref })}</span>
        }
      />
      <ol>
        {called.map((player, at) => (
          <li key={player.seat} className={view.active === player.seat ? 'now' : 'done'}>
            <b>{at + 1}</b> <PlayerLabel of={player} />
            {view.active === player.seat ? <em>{speak.id('board.now')}</em> : <Icon of={icons.check} />}
          </li>
        ))}
        {waiting.map((player) => (
          <li key={player.seat}>
            <Reference of={`seat:${player.seat}`} className="mar-callee">
              <PlayerLabel of={player} />
            </Reference>
          </li>
        ))}
      </ol>
    </section>
  );
}
