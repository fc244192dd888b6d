import { BattleDie, BattlePanel, type BattleSide, type BattleUnit, type BoardProps, type Ref } from '@pantheon/web/kit';
import type { ReactNode } from 'react';
import type { Data } from '../data/read.ts';
import type { BattleView, ForceView, View } from '../rules/types.ts';
import { colourOf } from './chart.tsx';
import { drawingOf, laurels } from './drawings.ts';
import { unitKinds } from './layout.ts';

type Props = BoardProps<View, Data>;

/** A battle: who fights whom with what, the odds before the dice, the dice and the losses after them. */
export function CurrentBattle(props: Props): ReactNode {
  const { view, data, speak } = props;
  const { battle } = view;
  if (battle === null) return null;
  const { attacker, defender, rolled, strike } = battle;
  const space = data.spaces[battle.space]?.ref ?? 'province:none';
  return (
    <BattlePanel
      className={rolled ? 'mar-battle fought' : 'mar-battle'}
      title={speak.id(strike ? 'board.strike' : 'board.battle', { space })}
      attacker={sideOf(props, attacker, rolled)}
      defender={sideOf(props, defender, rolled && !strike)}
      between={<Between battle={battle} speak={speak} />}
    />
  );
}

const rounded = (count: number, language: string): string => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(count);

function Between({ battle, speak }: { battle: BattleView; speak: Props['speak'] }): ReactNode {
  const { forecast, attacker, defender, strike } = battle;
  if (forecast === null) return <b className="mar-totals">{strike ? attacker.total : `${attacker.total} : ${defender.total}`}</b>;
  const clear = Math.round(forecast.clear * 100);
  return (
    <div className="mar-forecast">
      <b>{clear}%</b>
      <small>{speak.id('board.clears')}</small>
      <small>
        {speak.id('board.expected', {
          mine: rounded(forecast.losses[0], speak.locale),
          theirs: rounded(forecast.losses[1], speak.locale),
        })}
      </small>
    </div>
  );
}

function sideOf(props: Props, force: ForceView, rolled: boolean): BattleSide {
  const { view, data, speak } = props;
  const seat = view.seat[force.side] ?? -1;
  const name = seat < 0 ? data.sides[force.side]?.ref : (`seat:${seat}` as const);
  return {
    name: name === undefined ? '' : speak.name(name),
    colour: colourOf(data, force.side),
    units: unitsOf(props, force),
    children: (
      <>
        {rolled && <Dice force={force} data={data} />}
        {force.lost >= 0 && <p className={force.lost > 0 ? 'lost' : 'muted'}>{speak.id('board.lost', { n: force.lost })}</p>}
      </>
    ),
  };
}

function unitsOf({ data, speak }: Props, force: ForceView): BattleUnit[] {
  const counts = new Map<string, number>();
  for (const unit of force.units) {
    const kind = unitKinds[data.unitKind[unit % data.unitsPerSide] ?? 0] ?? 'legion';
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const creature = data.components.civilisations[force.side]?.creature ?? '';
  return [...counts].map(([kind, count]) => {
    const thing: Ref = kind === 'creature' ? `creature:${creature}` : `piece:${kind}`;
    return { key: kind, of: drawingOf(thing) ?? laurels, name: speak.name(thing), count };
  });
}

/** The dice as they fell, those that Hamilcar set, what counts without a die, and what is added. */
function Dice({ force, data }: { force: ForceView; data: Data }): ReactNode {
  const { automatic, hamilcar } = data.components.battle;
  const plus = force.bonus;
  return (
    <p className="dice">
      {force.dice.map((face, at) => (
        <BattleDie key={at} value={face} />
      ))}
      {Array.from({ length: force.fours }, (_, at) => `four${at}`).map((key) => (
        <BattleDie key={key} className="set" value={hamilcar} />
      ))}
      {Array.from({ length: force.automatic }, (_, at) => `six${at}`).map((key) => (
        <BattleDie key={key} className="sure" value={automatic} />
      ))}
      {plus !== 0 && <span className="muted">+{plus}</span>}
    </p>
  );
}
