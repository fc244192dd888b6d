import { type BoardProps, Icon, Mark, ownerClass } from '@pantheon/web/kit';
import type { ReactNode } from 'react';
import { PIECES } from '../data/model.ts';
import type { Battle, Data, Side, View } from '../rules/types.ts';
import { drawingOf, guard, laurel, pieces } from './drawings.ts';

type Props = BoardProps<View, Data>;

/** A battle while it is fought: who stands there, the cards shown, and the strengths so far. */
export function BattlePanel(props: Props): ReactNode {
  const { view, data, speak } = props;
  const { battle, strengths } = view;
  if (battle === null) return null;
  return (
    <section className="anu-battle pop" aria-label={speak.id('board.battle', { land: landOf(data, battle.land) })}>
      <header>
        <span className="disp">{speak.id('board.battle', { land: landOf(data, battle.land) })}</span>
        <span className="muted">{speak.id('board.tie')}</span>
      </header>
      <div className="bf">
        <SideOf {...props} battle={battle} side={0} />
        <b className="tot">
          {strengths?.[0] ?? '?'} : {strengths?.[1] ?? '?'}
        </b>
        <SideOf {...props} battle={battle} side={1} />
      </div>
      <p className="muted">{speak.id(battle.cards[0]?.length === 0 ? 'board.beforeCards' : 'board.withCards')}</p>
    </section>
  );
}

const landOf = (data: Data, land: number): `land:${string}` => `land:${data.lands[land]?.id ?? ''}`;

function SideOf({ view, data, players, speak, battle, side }: Props & { battle: Battle; side: Side }): ReactNode {
  const seat = side === 0 ? view.active : battle.defender;
  const player = seat === null ? undefined : players[seat];
  if (player === undefined) return <GuardSide view={view} data={data} speak={speak} land={battle.land} />;
  const first = (player.seat * data.size + battle.land) * PIECES.length;
  return (
    <div className={`bs1 ${ownerClass(player.colour)}`}>
      <div className="bn">
        <Mark colour={player.colour} /> <b>{player.name}</b>
        <small className="muted">{speak.id(side === 0 ? 'board.attacker' : 'board.defender')}</small>
      </div>
      <div className="units">
        {PIECES.map((piece, kind) => {
          const count = view.pieces[first + kind] ?? 0;
          return (
            count > 0 && (
              <i key={piece} title={speak.name(`piece:${piece}.${count}`)}>
                <Icon of={pieces[piece] ?? laurel} />
                <b>{count}</b>
              </i>
            )
          );
        })}
      </div>
      <Cards list={battle.cards[side] ?? []} data={data} speak={speak} />
    </div>
  );
}

function GuardSide({ view, data, speak, land }: Pick<Props, 'view' | 'data' | 'speak'> & { land: number }): ReactNode {
  const tile = view.guards[land] ?? -2;
  const card = data.components.ancientCivilisations[tile];
  return (
    <div className="bs1">
      <div className="bn">
        <Icon of={guard} /> <b>{speak.id('board.civilisation')}</b>
      </div>
      <p>{card === undefined ? unseenWords({ view, data, speak }, land) : card.text[speak.language]}</p>
    </div>
  );
}

/** How strong a tile may be that nobody has seen yet. */
export function unseenWords({ view, data, speak }: Pick<Props, 'view' | 'data' | 'speak'>, land: number): string {
  const god = data.lands[land]?.kind === 'atlantis' ? data.components.atlanteanGod.strength : 0;
  return speak.id('board.unseen', { least: view.unseenStrength?.least ?? 0, most: view.unseenStrength?.most ?? 0, god });
}

/** The cards that lie on the table. */
export const Cards = ({ list, data, speak }: { list: readonly number[] } & Pick<Props, 'data' | 'speak'>): ReactNode => (
  <div className="anu-shown">
    {list.map((index) => {
      const card = data.weapons[index];
      return (
        card !== undefined && (
          <span key={card.id} className="chip" data-ref={`weapon:${card.id}`}>
            <Icon of={drawingOf(`weapon:${card.id}`) ?? laurel} /> {speak.name(`weapon:${card.id}`)} {card.strength}
          </span>
        )
      );
    })}
  </div>
);

/** The last battle in one line, until its attacker's next turn. */
export function LastBattle({ view, data, players, speak }: Props): ReactNode {
  const { fought } = view;
  if (fought === null || view.battle !== null) return null;
  const attacker = players[fought.attacker];
  const defender = fought.defender === null ? undefined : players[fought.defender];
  return (
    <div className="anu-last">
      <span className="cap">{speak.id('board.lastBattle', { land: landOf(data, fought.land) })}</span>
      <div className="bl">
        <span className={fought.winner === 0 ? 'won' : ''}>
          {attacker !== undefined && <Mark colour={attacker.colour} />} {attacker?.name}
        </span>
        <b>{fought.strengths === null ? '–' : `${fought.strengths[0]} : ${fought.strengths[1]}`}</b>
        <span className={fought.winner === 1 ? 'won' : ''}>
          {defender === undefined ? <Icon of={guard} /> : <Mark colour={defender.colour} />}{' '}
          {defender?.name ?? speak.id('board.civilisation')}
        </span>
      </div>
      <div className="bl">
        <Cards list={fought.cards[0] ?? []} data={data} speak={speak} />
        <Cards list={fought.cards[1] ?? []} data={data} speak={speak} />
      </div>
    </div>
  );
}
