import { type BoardProps, Icon, Mark, ownerClass } from '@pantheon/web/kit';
import type { ReactNode } from 'react';
import type { Data } from '../rules/data.ts';
import type { BattleView, ForceView, View } from '../rules/types.ts';
import { colourOf } from './chart.tsx';
import { creatures, laurels, pieces } from './drawings.ts';
import { unitKinds } from './layout.ts';

type Props = BoardProps<View, Data>;

/** A battle: who fights whom with what, the odds before the dice, the dice and the losses after them. */
export function BattlePanel(props: Props): ReactNode {
  const { view, data, speak } = props;
  const { battle } = view;
  if (battle === null) return null;
  const space = data.spaces[battle.space]?.ref ?? 'province:none';
  return (
    <section className={`mar-battle pop ${battle.rolled ? 'fought' : ''}`} aria-label={speak.id('board.battle', { space })}>
      <header>
        <span className="disp">{speak.id(battle.strike ? 'board.strike' : 'board.battle', { space })}</span>
      </header>
      <div className="mar-sides">
        <ForceSide {...props} force={battle.attacker} rolled={battle.rolled} rolls />
        <Between battle={battle} speak={speak} />
        <ForceSide {...props} force={battle.defender} rolled={battle.rolled} rolls={!battle.strike} />
      </div>
    </section>
  );
}

const rounded = (count: number, language: string): string => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(count);

function Between({ battle, speak }: { battle: BattleView; speak: Props['speak'] }): ReactNode {
  const { forecast, attacker, defender, strike } = battle;
  if (forecast === null) return <b className="mar-totals">{strike ? attacker.total : `${attacker.total} : ${defender.total}`}</b>;
  const clear = Math.round(forecast.clear * 100);
  return (
    <div className="mar-forecast">
      <b>{clear} %</b>
      <small>{speak.id('board.clears')}</small>
      <small>
        {speak.id('board.expected', {
          mine: rounded(forecast.losses[0], speak.language),
          theirs: rounded(forecast.losses[1], speak.language),
        })}
      </small>
    </div>
  );
}

function ForceSide({ view, data, speak, force, rolled, rolls }: Props & { force: ForceView; rolled: boolean; rolls: boolean }): ReactNode {
  const colour = colourOf(data, force.side);
  const seat = view.seat[force.side] ?? -1;
  const name = seat < 0 ? data.sides[force.side]?.ref : (`seat:${seat}` as const);
  return (
    <div className={`mar-force ${ownerClass(colour)}`}>
      <p className="nm">
        <Mark colour={colour} /> <b>{name === undefined ? '' : speak.name(name)}</b>
      </p>
      <Units data={data} force={force} speak={speak} />
      {rolled && rolls && <Dice force={force} />}
      {force.lost >= 0 && <p className={force.lost > 0 ? 'lost' : 'muted'}>{speak.id('board.lost', { n: force.lost })}</p>}
    </div>
  );
}

function Units({ data, force, speak }: { data: Data; force: ForceView; speak: Props['speak'] }): ReactNode {
  const counts = new Map<string, number>();
  for (const unit of force.units) {
    const kind = unitKinds[data.unitKind[unit % data.unitsPerSide] ?? 0] ?? 'legion';
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const creature = data.components.civilisations[force.side]?.creature ?? '';
  return (
    <p className="units">
      {[...counts].map(([kind, count]) => {
        const name = speak.name(kind === 'creature' ? `creature:${creature}` : `piece:${kind}`);
        return (
          <i key={kind} title={name}>
            <Icon of={(kind === 'creature' ? creatures[creature] : pieces[kind]) ?? laurels} />
            <b>{count}</b>
            <span className="sr"> {name}</span>
          </i>
        );
      })}
    </p>
  );
}

/** The dice as they fell, those set to four, the sixes that need no die, and what is added. */
function Dice({ force }: { force: ForceView }): ReactNode {
  const plus = force.bonus;
  return (
    <p className="dice">
      {force.dice.map((face, at) => (
        <span key={at} className="mar-die">
          {face}
        </span>
      ))}
      {Array.from({ length: force.fours }, (_, at) => `four${at}`).map((key) => (
        <span key={key} className="mar-die set">
          4
        </span>
      ))}
      {Array.from({ length: force.automatic }, (_, at) => `six${at}`).map((key) => (
        <span key={key} className="mar-die sure">
          6
        </span>
      ))}
      {plus !== 0 && <span className="muted">+{plus}</span>}
    </p>
  );
}
