import { BoardIcon, ownerClass, Pawn, type PlayerColour, type Ref, Slide, Target, useLight } from '@pantheon/web/kit';
import type { ReactNode } from 'react';
import type { AnunnakiData } from '../data/model.ts';
import type { Player, View } from '../rules/types.ts';
import { resources, tileOf } from './drawings.ts';
import { vertexAt } from './layout.ts';

interface StarProps {
  readonly view: View;
  readonly data: AnunnakiData;
  readonly player: Player;
  readonly colour: PlayerColour;
  nameOf(thing: Ref): string;
}

/** The action star of one player: tiles on its points, cubes and mana on its paths, the pawn. */
export function Star({ view, data, player, colour, nameOf }: StarProps): ReactNode {
  const pawn = player.pawn < 0 ? null : vertexAt(data, player.pawn);
  return (
    <g className={`anu-star ${ownerClass(colour)}`}>
      {data.segments.map((segment) => (
        <Path key={segment.id} data={data} segment={segment} cube={((player.cubes >> segment.index) & 1) === 1} />
      ))}
      {view.tiles.map((tile, vertex) => {
        const card = data.tiles[tile];
        if (card === undefined) return null;
        const [x, y] = vertexAt(data, vertex);
        const ref: Ref = `tile:${card.id}`;
        return (
          <Target key={card.id} of={ref}>
            <g transform={`translate(${x} ${y})`} className={`anu-tile ${card.red ? 'red' : 'blue'}`}>
              <Glow of={ref} />
              <circle r="30" />
              <BoardIcon of={tileOf(card.id)} size={32} />
              {((player.improved >> tile) & 1) === 1 && (
                <g className="anu-plus" transform="translate(22 20)">
                  <circle r="9" />
                  <text y="4">+</text>
                </g>
              )}
              <text className="anu-name" y="46">
                {nameOf(ref)}
              </text>
            </g>
          </Target>
        );
      })}
      {pawn !== null && (
        <Slide x={pawn[0] + 20} y={pawn[1] - 24}>
          <Pawn colour={colour} size={30} />
        </Slide>
      )}
    </g>
  );
}

function Glow({ of }: { of: Ref }): ReactNode {
  const light = useLight(of);
  return light === 'offered' || light === 'chosen' ? <circle className={`anu-glow ${light}`} r="36" /> : null;
}

function Path({ data, segment, cube }: { data: AnunnakiData; segment: AnunnakiData['segments'][number]; cube: boolean }): ReactNode {
  const [x1, y1] = vertexAt(data, segment.a);
  const [x2, y2] = vertexAt(data, segment.b);
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return (
    <Target of={`segment:${segment.id}`}>
      <path className={cube ? 'anu-path on' : 'anu-path'} d={`M${x1} ${y1}L${x2} ${y2}`} />
      <g transform={`translate(${x} ${y})`}>
        {cube ? (
          <rect className="anu-cube" x="-8" y="-8" width="16" height="16" rx="3" />
        ) : (
          <>
            <circle className="anu-space" r="9" />
            {Array.from({ length: segment.mana }, (_, n) => n).map((n) => (
              <BoardIcon key={n} of={resources.mana ?? tileOf('')} x={(n - (segment.mana - 1) / 2) * 7} size={9} className="anu-mana" />
            ))}
          </>
        )}
      </g>
    </Target>
  );
}
