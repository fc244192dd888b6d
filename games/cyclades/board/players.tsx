import {
  type BoardProps,
  CoinText,
  HandGroup,
  Icon,
  icons,
  Mark,
  type PanelProps,
  playerColour,
  SecretText,
  Stat,
} from '@pantheon/web/kit';
import type { ReactNode } from 'react';
import type { CycladesData } from '../data/read.ts';
import type { Alarm } from '../rules/alarms.ts';
import { type FactionReading, readingsOf } from '../rules/readings.ts';
import type { FactionView, View } from '../rules/types.ts';
import { buildings, creatureOf, heroOf, pieces } from './drawings.ts';

const BUILDINGS = ['port', 'fortress', 'temple', 'university'] as const;
type Speak = BoardProps<View, CycladesData>['speak'];

/** What is public about a faction. */
type Face = FactionView & FactionReading;

/** The factions that a seat runs. */
export const factionsOf = (view: View, data: CycladesData, seat: number): { faction: number; face: Face }[] =>
  readingsOf(view, data).factions.flatMap((reading, faction) => {
    const face = view.factions[faction];
    return face?.seat === seat ? [{ faction, face: { ...reading, ...face } }] : [];
  });

/** Whether and how a faction could end the game with this cycle. */
const alarmOf = (view: View, data: CycladesData, faction: number): Alarm | undefined =>
  readingsOf(view, data).alarms.find((alarm) => alarm.faction === faction);

const sum = (list: readonly number[], view: View, faction: number): number =>
  list.reduce((total, count, area) => total + (view.control[area] === faction ? count : 0), 0);

/** What is public about a player. */
export function PlayerPanel({ view, data, player, compact, speak }: PanelProps<View, CycladesData>): ReactNode {
  const own = factionsOf(view, data, player.seat).map((one) => ({ ...one, alarm: alarmOf(view, data, one.faction) }));
  if (compact)
    return own.map(({ faction, face, alarm }) => <InShort key={faction} goal={view.goal} face={face} alarm={alarm} speak={speak} />);
  return own.map(({ faction, face, alarm }) => (
    <div key={faction} className={`cyc-faction ${alarm === undefined ? '' : 'alarmed'}`}>
      <div className="stats">
        {own.length > 1 && <Mark colour={playerColour(face.colour)} />}
        <span title={speak.id('board.coins')}>
          <CoinText value={face.coins ?? '?'} />
        </span>
        <span title={speak.id('board.income')}>+{face.income}</span>
        <Stat of={pieces.priestess} value={view.priestesses[faction] ?? 0} title={speak.id('board.priestesses')} />
        <Stat of={pieces.philosopher} value={view.philosophers[faction] ?? 0} title={speak.id('board.philosophers')} />
        <Metropolises goal={view.goal} count={face.metropolises} title={speak.id('board.metropolises')} />
      </div>
      <Forces view={view} faction={faction} face={face} speak={speak} />
      {alarm !== undefined && <AlarmOf alarm={alarm} speak={speak} />}
    </div>
  ));
}

interface InShortProps {
  readonly goal: number;
  readonly face: Face;
  readonly alarm: Alarm | undefined;
  readonly speak: Speak;
}

/** For the strip of a phone: coins and metropolises, in the colour of the alarm where somebody can win. */
function InShort({ goal, face, alarm, speak }: InShortProps): ReactNode {
  const title = alarm === undefined ? speak.id('board.metropolises') : alarmText(alarm, speak);
  return (
    <span className={`stats cyc-short ${alarm === undefined ? '' : alarm.reached ? 'reached' : 'alarmed'}`}>
      <span title={speak.id('board.coins')}>
        <CoinText value={face.coins ?? '?'} />
      </span>
      <Stat of={icons.metropolis} value={`${face.metropolises}/${goal}`} title={title} />
    </span>
  );
}

const Metropolises = ({ goal, count, title }: { goal: number; count: number; title: string }): ReactNode => (
  <span className="cyc-metros" title={title}>
    {Array.from({ length: Math.max(goal, count) }, (_, n) => `m${n}`).map((key, n) => (
      <i key={key} className={n < count ? 'on' : ''}>
        {n < count && <Icon of={icons.metropolis} />}
      </i>
    ))}
  </span>
);

interface ForcesProps {
  readonly view: View;
  readonly faction: number;
  readonly face: Face;
  readonly speak: Speak;
}

/** Lands and units in numbers, heroes and creatures as pictures. */
function Forces({ view, faction, face, speak }: ForcesProps): ReactNode {
  const named = [
    ...view.heroes.filter(({ owner }) => owner === faction).map(({ id }) => ({ ref: `hero:${id}` as const, art: heroOf(id) })),
    ...view.cards.filter(({ owner }) => owner === faction).map(({ hero }) => ({ ref: `hero:${hero}` as const, art: heroOf(hero) })),
    ...view.figures.filter(({ owner }) => owner === faction).map(({ id }) => ({ ref: `creature:${id}` as const, art: creatureOf(id) })),
  ];
  return (
    <p className="st2">
      {speak.id('board.summary', {
        lands: face.lands,
        troops: sum(view.troops, view, faction) + sum(view.mercenaries, view, faction),
        fleets: sum(view.fleets, view, faction),
      })}
      <span className="cyc-named">
        {named.map(({ ref, art }) => (
          <i key={ref} data-ref={ref} title={speak.name(ref)}>
            <Icon of={art} />
          </i>
        ))}
      </span>
    </p>
  );
}

/** How somebody could end the game with this cycle. */
const alarmText = ({ reached, ways }: Alarm, speak: Speak): string =>
  reached ? speak.id('board.winning') : speak.id('board.alarm', { ways: ways.map((way) => speak.id(`board.way.${way}`)).join(', ') });

/** Whoever could end the game with this cycle, and how. */
function AlarmOf({ alarm, speak }: { readonly alarm: Alarm; readonly speak: Speak }): ReactNode {
  const text = alarmText(alarm, speak);
  return (
    <p className={`cyc-alarm ${alarm.reached ? 'reached' : ''}`} title={text}>
      <Icon of={icons.metropolis} /> {text}
    </p>
  );
}

/** The reader's own coins, buildings, helpers, heroes and pieces in reserve. */
export function Hand(props: BoardProps<View, CycladesData>): ReactNode {
  const { view, data, viewer } = props;
  if (viewer === null) return null;
  const own = factionsOf(view, data, viewer);
  return (
    <div className={own.length > 1 ? 'cyc-both' : ''}>
      {own.map(({ faction, face }, nth) => (
        <Mine key={faction} {...props} faction={faction} face={face} first={nth === 0} />
      ))}
    </div>
  );
}

interface MineProps extends BoardProps<View, CycladesData> {
  readonly faction: number;
  readonly face: Face;
  /** The purse is shown once, also where a player runs two factions. */
  readonly first: boolean;
}

function Mine(props: MineProps): ReactNode {
  const { view, data, faction, face, first, speak } = props;
  const own = view.heroes.filter(({ owner }) => owner === faction);
  // Signs speak for themselves where there is more to show than usual.
  const full = own.length > 0 || face.missing.length === 1;
  return (
    <div className={full ? 'cyc-mine full' : 'cyc-mine'}>
      {first && (
        <HandGroup>
          <SecretText label={speak.id('board.yourCoins')} className="chip sec">
            <CoinText value={face.coins ?? '?'} />
          </SecretText>
        </HandGroup>
      )}
      <span className="cyc-colour">
        <Mark colour={playerColour(face.colour)} />
      </span>
      <Buildings {...props} />
      <HandGroup label={speak.id('board.philosophers')}>
        <Stat
          of={pieces.philosopher}
          value={`${view.philosophers[faction] ?? 0}/${data.components.metropolis.philosophers}`}
          title={speak.id('board.philosophers')}
        />
      </HandGroup>
      {own.length > 0 && (
        <HandGroup label={speak.id('board.heroes')}>
          {own.map(({ id }) => (
            <b key={id} data-ref={`hero:${id}`} className="pl" title={speak.name(`hero:${id}`)}>
              <Icon of={heroOf(id)} /> <span>{speak.name(`hero:${id}`)}</span>
            </b>
          ))}
        </HandGroup>
      )}
      <HandGroup label={speak.id('board.reserve')}>
        <Stat of={pieces.troop} value={view.troopsLeft[faction] ?? 0} title={speak.id('board.troops')} />
        <Stat of={pieces.fleet} value={view.fleetsLeft[faction] ?? 0} title={speak.id('board.fleets')} />
      </HandGroup>
    </div>
  );
}

/** The four buildings of a metropolis, those that are missing, and which one is the last. */
function Buildings({ face: { missing }, speak }: MineProps): ReactNode {
  return (
    <HandGroup label={speak.id('board.buildings')} className="cyc-set">
      {BUILDINGS.map((id) => (
        <span
          key={id}
          className={`bset ${missing.includes(id) ? 'miss' : ''}`}
          data-ref={`building:${id}`}
          title={speak.name(`building:${id}`)}
        >
          <Icon of={buildings[id] ?? icons.temple} />
        </span>
      ))}
      {missing.length === 1 && <b className="cyc-near">{speak.id('board.makesMetropolis', { building: missing[0] ?? '' })}</b>}
    </HandGroup>
  );
}
