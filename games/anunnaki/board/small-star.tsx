import { ownerClass, type PlayerColour, type Point, shapeOf } from '@pantheon/web/kit';
import type { KeyboardEvent, ReactNode } from 'react';
import type { AnunnakiData } from '../data/model.ts';
import type { PlayerView } from '../rules/types.ts';
import { vertexAt } from './layout.ts';
import { middleOf } from './star.tsx';

interface SmallStarProps {
  readonly data: AnunnakiData;
  readonly player: PlayerView;
  readonly colour: PlayerColour;
  readonly at: Point;
  readonly name: string;
  readonly title: string;
  /** Enlarges it. */
  onLook(): void;
}

/** The star of another player, small: its cubes, the gods enclosed, its pawn. */
export function SmallStar({ data, player, colour, at: [x, y], name, title, onLook }: SmallStarProps): ReactNode {
  const place = { x, y: y - 2, radius: 34 };
  const at = (vertex: number): Point => vertexAt(data, vertex, place);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') onLook();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no buttons inside a drawing
    <g className={`anu-small ${ownerClass(colour)}`} role="button" tabIndex={0} aria-label={title} onClick={onLook} onKeyDown={onKeyDown}>
      <title>{title}</title>
      <rect x={x - 41} y={y - 46} width="82" height="98" rx="10" />
      {data.segments.map(({ id, index, a, b }) => {
        const [[x1, y1], [x2, y2]] = [at(a), at(b)];
        return <path key={id} className={(player.cubes >> index) & 1 ? 'anu-thin on' : 'anu-thin'} d={`M${x1} ${y1}L${x2} ${y2}`} />;
      })}
      {data.faces.map((face, index) => {
        if (((player.faces >> index) & 1) === 0) return null;
        const [cx, cy] = middleOf(data, face, at);
        return <circle key={face.id} className="anu-won" cx={cx} cy={cy} r={face.major ? 5 : 3.2} />;
      })}
      {player.pawn >= 0 && <circle className="anu-dot" cx={at(player.pawn)[0]} cy={at(player.pawn)[1]} r="4.500" />}
      <path className="plate" d={shapeOf(colour)} transform={`translate(${x - 30} ${y + 42}) scale(.6)`} />
      <text x={x - 21} y={y + 46}>
        {name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name}
      </text>
    </g>
  );
}

const LONGEST = 8;
