import { type BoardProps, Icon, Mark, Thing } from '@pantheon/web/kit';
import type { ReactNode } from 'react';
import { TRACKS } from '../data/model.ts';
import type { Data, View } from '../rules/types.ts';
import { pact, tracks } from './drawings.ts';

type Props = BoardProps<View, Data>;

/** The development tracks, Domination, and the pacts on display. */
export function Tracks({ view, data, players, speak }: Props): ReactNode {
  const { finalSpace } = data.components.developmentTracks;
  const spaces = data.components.dominationTrack.vpBySpace;
  return (
    <section className="anu-tracks">
      <header>
        <span className="disp">{speak.id('board.development')}</span>
        <span className="muted">{speak.id('board.final', { n: finalSpace })}</span>
      </header>
      {TRACKS.map((track, index) => (
        <Thing key={track} of={`track:${track}`} className="anu-track">
          <b>
            <Icon of={tracks[track] ?? pact} /> {speak.name(`track:${track}`)}
          </b>
          <span className="cells">
            {Array.from({ length: finalSpace + 1 }, (_, space) => space).map((space) => (
              <i key={space} className={space === finalSpace ? 'last' : ''}>
                {players
                  .filter(({ seat }) => view.players[seat]?.tracks[index] === space)
                  .map(({ seat, colour }) => (
                    <Mark key={seat} colour={colour} />
                  ))}
              </i>
            ))}
          </span>
        </Thing>
      ))}
      <div className="anu-track">
        <b>{speak.id('board.domination')}</b>
        <span className="cells">
          {spaces.map((vp, space) => (
            <i key={vp} className={vp === 0 ? 'zero' : ''} title={String(vp)}>
              {players
                .filter(({ seat }) => view.players[seat]?.domination === space)
                .map(({ seat, colour }) => (
                  <Mark key={seat} colour={colour} />
                ))}
            </i>
          ))}
        </span>
      </div>
      <div className="anu-display">
        {view.display.map((index) => {
          const card = data.pacts[index];
          return (
            card !== undefined && (
              <Thing key={card.id} of={`pact:${card.id}`} className="chip">
                <Icon of={pact} /> {speak.name(`pact:${card.id}`)}
              </Thing>
            )
          );
        })}
      </div>
    </section>
  );
}
