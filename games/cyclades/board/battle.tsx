import { BattleDie, BattlePanel, type BattleSide, type BattleUnit, type BoardProps, ownerClass, type Ref, refsOf } from '@pantheon/web/kit';
import type { ReactNode } from 'react';
import type { CycladesData } from '../data/read.ts';
import { type BattleReading, battleIn, readingsOf } from '../rules/readings.ts';
import type { Battle, View } from '../rules/types.ts';
import { drawingOf, pieces } from './drawings.ts';
import { colourOf } from './groups.tsx';

type Props = BoardProps<View, CycladesData>;
type BattleProps = Props & { readonly battle: Battle; readonly reading: BattleReading };

/** A battle while it is fought: both sides, the dice, the rounds so far and how it is likely to end. */
export function CurrentBattle(props: Props): ReactNode {
  const { view, data, speak } = props;
  const battle = battleIn(view);
  const reading = readingsOf(view, data).battleNow;
  if (battle === null || reading === null) return null;
  const fought = { ...props, battle, reading };
  return (
    <BattlePanel
      className="cyc-battle"
      title={speak.id('board.battle', { area: `area:${view.areas[battle.area]}` })}
      note={battle.round > 0 && <span className="cyc-round">{speak.id('board.round', { n: battle.round })}</span>}
      attacker={sideOf(fought, 0)}
      defender={sideOf(fought, 1)}
      between={<Dice {...fought} />}
    >
      <Rounds {...fought} />
      <Odds {...fought} />
    </BattlePanel>
  );
}

const Dice = ({ view, battle: { attacker, defender, dice, totals } }: BattleProps): ReactNode => (
  <div className="dice">
    <BattleDie className={ownerClass(colourOf(view, attacker))} value={dice?.[0] ?? '·'} />
    <div className="tot">
      <b>{totals === null ? '–' : `${totals[0]} : ${totals[1]}`}</b>
    </div>
    <BattleDie className={ownerClass(colourOf(view, defender))} value={dice?.[1] ?? '·'} />
  </div>
);

/** How the log names a faction: by its player, or in the duel by its colour. */
function nameOf({ view, speak }: Props, faction: number): string {
  const duel = view.factions.length > new Set(view.factions.map(({ seat }) => seat)).size;
  return speak.name(duel ? `faction:${faction}` : `seat:${view.factions[faction]?.seat ?? 0}`);
}

function sideOf(props: BattleProps, side: 0 | 1): BattleSide {
  const { view, battle, reading, speak } = props;
  const faction = side === 0 ? battle.attacker : battle.defender;
  const strength = { units: reading.strengths[side], more: reading.walls[side], sea: battle.kind === 'sea' };
  return {
    name: nameOf(props, faction),
    colour: colourOf(view, faction),
    role: speak.id(side === 0 ? 'board.attacks' : 'board.defends'),
    units: [...armyOf(props, side), ...namedOf(props, side, faction)],
    children: <small>{speak.id('board.strength', strength)}</small>,
  };
}

/** Fleets, troops and mercenaries: those that came, or those that are there. */
function armyOf({ view, battle, speak }: BattleProps, side: 0 | 1): BattleUnit[] {
  const { area } = battle;
  const counts =
    side === 0
      ? { fleet: battle.fleets, troop: battle.troops, mercenary: battle.mercenaries }
      : { fleet: view.fleets[area] ?? 0, troop: view.troops[area] ?? 0, mercenary: view.mercenaries[area] ?? 0 };
  return (['fleet', 'troop', 'mercenary'] as const).flatMap((unit) =>
    counts[unit] > 0 ? [{ key: unit, of: pieces[unit], count: counts[unit], name: speak.name(`piece:${unit}`) }] : [],
  );
}

/** Heroes, and the creature that fights with them. */
function namedOf({ view, battle, reading, speak }: BattleProps, side: 0 | 1, faction: number): BattleUnit[] {
  const fighting: Ref[] = refsOf(
    'hero',
    view.heroes.filter((hero) => hero.area === battle.area && hero.owner === faction),
  );
  const fighter = reading.fighters[side];
  if (fighter !== null) fighting.push(`creature:${fighter}`);
  return fighting.map((thing) => ({ key: thing, thing, of: drawingOf(thing) ?? pieces.symbol, name: speak.name(thing) }));
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
  const { battle, reading, view, speak } = props;
  const share = Math.round(100 * reading.odds);
  return (
    <div className="cyc-odds">
      <span className={`bar ${ownerClass(colourOf(view, battle.defender))}`}>
        <i className={ownerClass(colourOf(view, battle.attacker))} style={{ width: `${share}%` }} />
      </span>
      {speak.id('board.odds', { who: nameOf(props, battle.attacker), percent: share })}
    </div>
  );
}
