import { type BoardProps, Icon, Mark, ownerClass } from '@pantheon/web/kit';
import type { ReactNode } from 'react';
import type { CycladesData } from '../data/read.ts';
import type { Battle, View } from '../rules/types.ts';
import { colourOf } from './chart.tsx';
import { heroes, pieces } from './drawings.ts';

type Props = BoardProps<View, CycladesData>;

/** A battle while it is fought: both sides, the dice and the totals of the last round. */
export function BattlePanel(props: Props): ReactNode {
  const { view, speak } = props;
  const { battle } = view;
  if (battle === null) return null;
  return (
    <div className="cyc-battle pop">
      <header>
        <span className="disp">{speak.id('board.battle', { area: `area:${view.areas[battle.area]}` })}</span>
        {battle.round > 0 && <span className="muted">{speak.id('board.round', { n: battle.round })}</span>}
      </header>
      <div className="bf">
        <SideOf {...props} battle={battle} faction={battle.attacker} attacking />
        <div className="dice">
          <DieOf view={view} faction={battle.attacker} value={battle.dice?.[0] ?? null} />
          <div className="tot">
            <b>{battle.totals === null ? '–' : `${battle.totals[0]} : ${battle.totals[1]}`}</b>
          </div>
          <DieOf view={view} faction={battle.defender} value={battle.dice?.[1] ?? null} />
        </div>
        <SideOf {...props} battle={battle} faction={battle.defender} attacking={false} />
      </div>
    </div>
  );
}

const DieOf = ({ view, faction, value }: { view: View; faction: number; value: number | null }): ReactNode => (
  <span className={`cyc-die ${ownerClass(colourOf(view, faction))}`}>{value ?? '·'}</span>
);

function SideOf({ view, battle, faction, attacking, speak }: Props & { battle: Battle; faction: number; attacking: boolean }): ReactNode {
  const { area } = battle;
  const counts = attacking
    ? { fleet: battle.fleets, troop: battle.troops, mercenary: battle.mercenaries }
    : { fleet: view.fleets[area] ?? 0, troop: view.troops[area] ?? 0, mercenary: view.mercenaries[area] ?? 0 };
  const colour = colourOf(view, faction);
  const name =
    view.factions.length > new Set(view.factions.map(({ seat }) => seat)).size
      ? `faction:${faction}`
      : `seat:${view.factions[faction]?.seat}`;
  return (
    <div className={`bs1 ${ownerClass(colour)}`}>
      <div className="bn">
        <Mark colour={colour} /> <b>{speak.name(name as `seat:${number}`)}</b>
      </div>
      <div className="units">
        {(['fleet', 'troop', 'mercenary'] as const).map(
          (unit) =>
            counts[unit] > 0 && (
              <i key={unit} title={speak.name(`piece:${unit}`)}>
                <Icon of={pieces[unit]} />
                <b>{counts[unit]}</b>
              </i>
            ),
        )}
        {view.heroes
          .filter((hero) => hero.area === area && hero.owner === faction)
          .map(({ id }) => (
            <i key={id} className="hero" data-ref={`hero:${id}`} title={speak.name(`hero:${id}`)}>
              <Icon of={heroes[id] ?? pieces.symbol} />
            </i>
          ))}
      </div>
    </div>
  );
}
