import { type BoardProps, CoinText, Icon, type PanelProps, Secret, Stat, signs } from '@pantheon/web/kit';
import type { ReactNode } from 'react';
import type { CycladesData } from '../data/read.ts';
import type { FactionView, View } from '../rules/types.ts';
import { buildings, heroes, pieces } from './drawings.ts';
import { chartOf } from './layout.ts';

const BUILDINGS = ['port', 'fortress', 'temple', 'university'] as const;

/** The factions that a seat runs. */
export const factionsOf = (view: View, seat: number): { faction: number; face: FactionView }[] =>
  view.factions.flatMap((face, faction) => (face.seat === seat ? [{ faction, face }] : []));

const sum = (list: readonly number[], view: View, faction: number): number =>
  list.reduce((total, count, area) => total + (view.control[area] === faction ? count : 0), 0);

/** What is public about a player. */
export function PlayerPanel({ view, player, compact, speak }: PanelProps<View, CycladesData>): ReactNode {
  return factionsOf(view, player.seat).map(({ faction, face }) => (
    <div key={faction} className="cyc-faction">
      <div className="stats">
        <span title={speak.id('board.coins')}>
          <CoinText value={face.coins ?? '?'} />
        </span>
        <span title={speak.id('board.income')}>+{face.income}</span>
        {!compact && <Stat of={pieces.priestess} value={view.priestesses[faction] ?? 0} title={speak.id('board.priestesses')} />}
        {!compact && <Stat of={pieces.philosopher} value={view.philosophers[faction] ?? 0} title={speak.id('board.philosophers')} />}
        <span className="cyc-metros" title={speak.id('board.metropolises')}>
          {Array.from({ length: view.goal }, (_, n) => `m${n}`).map((key, n) => (
            <i key={key} className={n < face.metropolises ? 'on' : ''}>
              {n < face.metropolises && <Icon of={signs.metropolis} />}
            </i>
          ))}
        </span>
      </div>
      {!compact && (
        <p className="st2">
          {speak.id('board.summary', {
            lands: face.lands,
            troops: sum(view.troops, view, faction),
            fleets: sum(view.fleets, view, faction),
          })}
          {view.winning.includes(faction) && <b className="cyc-alarm"> {speak.id('board.winning')}</b>}
        </p>
      )}
    </div>
  ));
}

/** The reader's own coins, buildings, helpers, heroes and pieces in reserve. */
export function Things({ view, data, eyes, speak }: BoardProps<View, CycladesData>): ReactNode {
  if (eyes === null) return null;
  return factionsOf(view, eyes).map(({ faction, face }) => (
    <div key={faction} className="cyc-mine">
      <div className="grp">
        <Secret label={speak.id('board.yourCoins')} className="chip sec">
          <CoinText value={face.coins ?? '?'} />
        </Secret>
      </div>
      <div className="grp">
        <span className="lab">{speak.id('board.buildings')}</span>
        {BUILDINGS.map((id) => (
          <span
            key={id}
            className={`bset ${ownsBuilding(view, data, faction, id) ? '' : 'miss'}`}
            data-ref={`building:${id}`}
            title={speak.name(`building:${id}`)}
          >
            <Icon of={buildings[id] ?? signs.temple} />
          </span>
        ))}
      </div>
      <div className="grp">
        <span className="lab">{speak.id('board.philosophers')}</span>
        <span className="pips">
          {Array.from({ length: 4 }, (_, n) => `p${n}`).map((key, n) => (
            <i key={key} className={n < (view.philosophers[faction] ?? 0) ? 'on' : ''} />
          ))}
        </span>
      </div>
      {view.heroes.some(({ owner }) => owner === faction) && (
        <div className="grp">
          <span className="lab">{speak.id('board.heroes')}</span>
          {view.heroes
            .filter(({ owner }) => owner === faction)
            .map(({ id }) => (
              <b key={id} data-ref={`hero:${id}`} className="pl">
                <Icon of={heroes[id] ?? pieces.symbol} /> {speak.name(`hero:${id}`)}
              </b>
            ))}
        </div>
      )}
      <div className="grp">
        <span className="lab">{speak.id('board.reserve')}</span>
        <Stat of={pieces.troop} value={view.troopsLeft[faction] ?? 0} title={speak.id('board.troops')} />
        <Stat of={pieces.fleet} value={view.fleetsLeft[faction] ?? 0} title={speak.id('board.fleets')} />
      </div>
    </div>
  ));
}

/** Whether a faction controls a land with a building of a type. */
const ownsBuilding = (view: View, data: CycladesData, faction: number, id: string): boolean =>
  chartOf(data, view.board).areas.some(
    ({ index, sites }) => view.control[index] === faction && sites.some((site) => view.built[site.index] === id),
  );
