import { type BoardProps, Icon, Mark, PanelHead, type Ref, Reference, SidePanel } from '@pantheon/web/kit';
import type { ReactNode } from 'react';
import { TRACKS } from '../data/model.ts';
import { readingsOf } from '../rules/readings.ts';
import type { Data, View } from '../rules/types.ts';
import { LastBattle } from './battle.tsx';
import { domination, drawingOf, laurel, tracks } from './drawings.ts';
import { GodsToCome } from './houses.tsx';
import { PactCard } from './pacts.tsx';

type Props = BoardProps<View, Data>;

/** How near the end is, the tracks with their Objectives, the Pacts on display. */
export function Tracks(props: Props): ReactNode {
  const { view, speak } = props;
  if (view.step === 'houses' || view.step === 'gods') return <GodsToCome {...props} />;
  return (
    <SidePanel
      className="anu-side"
      title={speak.id('board.development')}
      note={<span className={view.ending === null ? 'muted' : 'anu-end'}>{endWords(props)}</span>}
    >
      {TRACKS.map((track, index) => (
        <Track key={track} {...props} track={track} index={index} />
      ))}
      <Domination {...props} />
      <LastBattle {...props} />
      <PanelHead
        title={speak.id('board.display')}
        note={<span className="muted">{speak.id('board.stack', { n: view.pactStackSize })}</span>}
      />
      <div className="anu-display">
        {view.display.map((index) => (
          <PactCard key={index} index={index} {...props} />
        ))}
      </div>
    </SidePanel>
  );
}

/** In how few turns the game can end, or how many are left once that is certain. */
function endWords({ view, data, speak }: Props): string {
  const readings = readingsOf(view, data);
  if (readings.turnsLeft !== null) return speak.id('board.lastTurns', { n: readings.turnsLeft.reduce((sum, n) => sum + n, 0) });
  const { finalSpace } = data.components.developmentTracks;
  const nearest = Math.min(
    ...view.players.map(({ tracks: spaces, domination: space }, seat) => {
      const steps = space >= data.pastLightning ? Math.ceil((finalSpace - Math.max(...spaces)) / FAST) : Number.POSITIVE_INFINITY;
      return Math.min(readings.cubesLeft[seat] ?? 0, steps);
    }),
  );
  return speak.id('board.endIn', { n: Math.max(1, nearest) });
}

/** Steps on one track that a player makes in a very good turn. */
const FAST = 3;

type ObjectiveProps = Pick<Props, 'view' | 'data' | 'speak'> & { readonly place: number; readonly children: ReactNode };

/** The Objective that lies at a track, and what it counts for the reader. */
function Objective({ view, data, speak, place, children }: ObjectiveProps): ReactNode {
  const objective = data.components.objectives[view.objectives[place] ?? -1];
  if (objective === undefined) return null;
  const thing: Ref = `objective:${objective.id}`;
  return (
    <Reference of={thing} className="ob">
      <Icon of={drawingOf(thing) ?? laurel} /> {speak.name(thing)}
      {children}
    </Reference>
  );
}

/** The place of the Objective that counts for domination. */
const DOMINATION = TRACKS.length;

function Track({ view, data, players, viewer, speak, track, index }: Props & { track: string; index: number }): ReactNode {
  const { finalSpace, multiplierBySpace } = data.components.developmentTracks;
  const own = viewer === null ? undefined : view.players[viewer];
  const value = viewer === null ? 0 : (readingsOf(view, data).objectiveValues[viewer]?.[index] ?? 0);
  const times = own === undefined ? 1 : (multiplierBySpace[own.tracks[index] ?? 0] ?? 1);
  return (
    <div className="anu-track">
      <div className="tn">
        <Reference of={`track:${track}`}>
          <Icon of={tracks[track] ?? laurel} /> <b>{speak.name(`track:${track}`)}</b>
        </Reference>
        <Objective view={view} data={data} speak={speak} place={index}>
          {own !== undefined && (
            <>
              {' '}
              {value} × {times} = <b>{value * times}</b>
            </>
          )}
        </Objective>
      </div>
      <span className="cells">
        {Array.from({ length: finalSpace + 1 }, (_, space) => space).map((space) => {
          const here = players.filter(({ seat }) => view.players[seat]?.tracks[index] === space);
          const rises = space === 0 || multiplierBySpace[space] !== multiplierBySpace[space - 1];
          return (
            <i key={space} className={space === finalSpace ? 'last' : ''} data-many={here.length > 1 ? here.length : undefined}>
              {rises && here.length === 0 && <small>×{multiplierBySpace[space]}</small>}
              {here.map(({ seat, colour }) => (
                <Mark key={seat} colour={colour} />
              ))}
            </i>
          );
        })}
      </span>
    </div>
  );
}

function Domination({ view, data, players, viewer, speak }: Props): ReactNode {
  const { vpBySpace, tokenVp } = data.components.dominationTrack;
  return (
    <div className="anu-track">
      <div className="tn">
        <span>
          <Icon of={domination} /> <b>{speak.id('board.domination')}</b>
        </span>
        <Objective view={view} data={data} speak={speak} place={DOMINATION}>
          {viewer !== null && <b> {readingsOf(view, data).objectiveValues[viewer]?.[DOMINATION] ?? 0}</b>}
        </Objective>
      </div>
      <span className="cells dom">
        {vpBySpace.map((vp, space) => {
          const here = players.filter(({ seat }) => view.players[seat]?.domination === space);
          const token = view.tokens.includes(space);
          const kind = `${space === data.pastLightning ? 'gate' : ''} ${token ? 'token' : ''}`;
          return (
            <i
              key={vp}
              className={kind}
              data-many={here.length > 1 ? here.length : undefined}
              title={token ? speak.id('board.token', { vp, n: tokenVp }) : speak.id('board.vp', { n: vp })}
            >
              {here.map(({ seat, colour }) => (
                <Mark key={seat} colour={colour} />
              ))}
              {here.length === 0 && (vp % 4 === 0 || token) && <small>{token ? `+${tokenVp}` : vp}</small>}
            </i>
          );
        })}
      </span>
    </div>
  );
}
