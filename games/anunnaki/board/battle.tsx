import { BattlePanel, type BattleSide, type BattleUnit, type BoardProps, Icon, PlayerLabel, type Seat } from '@pantheon/web/kit';
import type { ReactNode } from 'react';
import { PIECES } from '../data/model.ts';
import type { BattleView, Data, Side, View } from '../rules/types.ts';
import { civilisation, laurel, pieces, weaponOf } from './drawings.ts';

type Props = BoardProps<View, Data>;

/** A battle while it is fought: who stands there, the cards shown, and the strengths so far. */
export function CurrentBattle(props: Props): ReactNode {
  const { view, data, speak } = props;
  const { battle, strengths } = view;
  if (battle === null) return null;
  return (
    <BattlePanel
      className="anu-battle"
      title={speak.id('board.battle', { land: landOf(data, battle.land) })}
      note={<span className="muted">{speak.id('board.tie')}</span>}
      attacker={sideOf(props, battle, 0)}
      defender={sideOf(props, battle, 1)}
      between={
        <b className="tot">
          {strengths?.[0] ?? '?'} : {strengths?.[1] ?? '?'}
        </b>
      }
    >
      <p className="muted">{speak.id(battle.cards[0]?.length === 0 ? 'board.beforeCards' : 'board.withCards')}</p>
    </BattlePanel>
  );
}

const landOf = (data: Data, land: number): `land:${string}` => `land:${data.lands[land]?.id ?? ''}`;

function sideOf(props: Props, battle: BattleView, side: Side): BattleSide {
  const { view, data, players, speak } = props;
  const seat = side === 0 ? view.active : battle.defender;
  const player = seat === null ? undefined : players[seat];
  if (player === undefined) return guardSide(props, battle.land);
  return {
    name: player.name,
    colour: player.colour,
    role: speak.id(side === 0 ? 'board.attacker' : 'board.defender'),
    units: unitsOf(props, player.seat, battle.land),
    children: <Cards list={battle.cards[side] ?? []} data={data} speak={speak} />,
  };
}

function unitsOf({ view, data, speak }: Props, seat: Seat, land: number): BattleUnit[] {
  const first = (seat * data.size + land) * PIECES.length;
  return PIECES.flatMap((piece, kind) => {
    const count = view.pieces[first + kind] ?? 0;
    return count > 0 ? [{ key: piece, of: pieces[piece] ?? laurel, count, name: speak.name(`piece:${piece}`) }] : [];
  });
}

function guardSide({ view, data, speak }: Props, land: number): BattleSide {
  const card = data.components.ancientCivilisations[view.guards[land] ?? -2];
  return {
    name: speak.id('board.civilisation'),
    colour: null,
    sign: civilisation,
    children: <p>{card === undefined ? unseenWords({ view, data, speak }, land) : speak.printed(card.text)}</p>,
  };
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
            <Icon of={weaponOf(card.id)} /> {speak.name(`weapon:${card.id}`)} {card.strength}
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
        <span className={fought.winner === 0 ? 'won' : ''}>{attacker !== undefined && <PlayerLabel of={attacker} />}</span>
        <b>{fought.strengths === null ? '–' : `${fought.strengths[0]} : ${fought.strengths[1]}`}</b>
        <span className={fought.winner === 1 ? 'won' : ''}>
          {defender === undefined ? (
            <>
              <Icon of={civilisation} /> {speak.id('board.civilisation')}
            </>
          ) : (
            <PlayerLabel of={defender} />
          )}
        </span>
      </div>
      <div className="bl">
        <Cards list={fought.cards[0] ?? []} data={data} speak={speak} />
        <Cards list={fought.cards[1] ?? []} data={data} speak={speak} />
      </div>
    </div>
  );
}
