import { type BoardProps, Icon, Mark, ownerClass } from '@pantheon/web/kit';
import type { ReactNode } from 'react';
import type { CycladesData } from '../data/read.ts';
import type { BattleView, View } from '../rules/types.ts';
import { creatures, heroes, pieces } from './drawings.ts';
import { colourOf } from './groups.tsx';

type Props = BoardProps<View, CycladesData>;
type BattleProps = Props & { readonly battle: BattleView };

/** A battle while it is fought: both sides, the dice, the rounds so far and how it is likely to end. */
export function BattlePanel(props: Props): ReactNode {
  const { view, speak } = props;
  const { battle } = view;
  if (battle === null) return null;
  return (
    <div className="cyc-battle pop">
      <header>
        <span className="disp">{speak.id('board.battle', { area: `area:${view.areas[battle.area]}` })}</span>
        {battle.round > 0 && <span className="cyc-round">{speak.id('board.round', { n: battle.round })}</span>}
      </header>
      <div className="bf">
        <SideOf {...props} battle={battle} side={0} />
        <div className="dice">
          <DieOf view={view} faction={battle.attacker} value={battle.dice?.[0] ?? null} />
          <div className="tot">
            <b>{battle.totals === null ? '–' : `${battle.totals[0]} : ${battle.totals[1]}`}</b>
          </div>
          <DieOf view={view} faction={battle.defender} value={battle.dice?.[1] ?? null} />
        </div>
        <SideOf {...props} battle={battle} side={1} />
      </div>
      <Rounds {...props} battle={battle} />
      <Odds {...props} battle={battle} />
    </div>
  );
}

const DieOf = ({ view, faction, value }: { view: View; faction: number; value: number | null }): ReactNode => (
  <span className={`cyc-die ${ownerClass(colourOf(view, faction))}`}>{value ?? '·'}</span>
);

/** How the log names a faction: by its player, or in the duel by its colour. */
function nameOf({ view, speak }: Props, faction: number): string {
  const duel = view.factions.length > new Set(view.factions.map(({ seat }) => seat)).size;
  return speak.name(duel ? `faction:${faction}` : `seat:${view.factions[faction]?.seat ?? 0}`);
}

function SideOf(props: BattleProps & { readonly side: 0 | 1 }): ReactNode {
  const { view, battle, side, speak } = props;
  const faction = side === 0 ? battle.attacker : battle.defender;
  const colour = colourOf(view, faction);
  return (
    <div className={`bs1 ${ownerClass(colour)}`}>
      <div className="bn">
        <Mark colour={colour} /> <b>{nameOf(props, faction)}</b>
        <small>{speak.id(side === 0 ? 'board.attacks' : 'board.defends')}</small>
      </div>
      <div className="units">
        <Units {...props} faction={faction} />
      </div>
      <small>{speak.id('board.strength', { units: battle.strengths[side], more: battle.walls[side], sea: battle.kind === 'sea' })}</small>
    </div>
  );
}

function Units({ view, battle, side, faction, speak }: BattleProps & { readonly side: 0 | 1; readonly faction: number }): ReactNode {
  const { area } = battle;
  const counts =
    side === 0
      ? { fleet: battle.fleets, troop: battle.troops, mercenary: battle.mercenaries }
      : { fleet: view.fleets[area] ?? 0, troop: view.troops[area] ?? 0, mercenary: view.mercenaries[area] ?? 0 };
  const fighting = view.heroes.filter((hero) => hero.area === area && hero.owner === faction);
  const guards =
    side === 1 && battle.kind === 'land' ? view.figures.filter((figure) => figure.area === area && figure.id === 'minotaur') : [];
  return (
    <>
      {(['fleet', 'troop', 'mercenary'] as const).map(
        (unit) =>
          counts[unit] > 0 && (
            <i key={unit} title={speak.name(`piece:${unit}`)}>
              <Icon of={pieces[unit]} />
              <b>{counts[unit]}</b>
            </i>
          ),
      )}
      {fighting.map(({ id }) => (
        <i key={id} className="hero" data-ref={`hero:${id}`} title={speak.name(`hero:${id}`)}>
          <Icon of={heroes[id] ?? pieces.symbol} />
        </i>
      ))}
      {guards.map(({ id }) => (
        <i key={id} className="hero" data-ref={`creature:${id}`} title={speak.name(`creature:${id}`)}>
          <Icon of={creatures[id] ?? pieces.symbol} />
        </i>
      ))}
    </>
  );
}

/** The rounds before this one. */
const Rounds = ({ battle, speak }: BattleProps): ReactNode =>
  battle.past.length > 0 && (
    <ol className="cyc-rounds">
      {battle.past.map(([attack, defence], index) => (
        <li key={`${index + 1}`}>
          <span>{speak.id('board.round', { n: index + 1 })}</span>
          <b>
            {attack} : {defence}
          </b>
          <span className="muted">
            {speak.id(attack === defence ? 'board.tied' : attack > defence ? 'board.attackWon' : 'board.defenceWon')}
          </span>
        </li>
      ))}
    </ol>
  );

function Odds(props: BattleProps): ReactNode {
  const { battle, view, speak } = props;
  const share = Math.round(100 * battle.odds);
  return (
    <div className="cyc-odds">
      <span className={`bar ${ownerClass(colourOf(view, battle.defender))}`}>
        <i className={ownerClass(colourOf(view, battle.attacker))} style={{ width: `${share}%` }} />
      </span>
      {speak.id('board.odds', { who: nameOf(props, battle.attacker), percent: share })}
    </div>
  );
}
