import {
  BoardIcon,
  type BoardPlayer,
  type Drawing,
  icons,
  Lines,
  linesOf,
  ownerClass,
  Plate,
  Slide,
  shapeOf,
  TargetGroup,
} from '@pantheon/web/kit';
import type { CSSProperties, ReactNode } from 'react';
import { ANY, KINDS, type Land, PIECES } from '../data/model.ts';
import type { Data, View } from '../rules/types.ts';
import { altar, guard, pieces, resources } from './drawings.ts';
import type { LandSpot } from './worlds-layout.ts';

interface ThingsProps {
  readonly land: LandSpot;
  readonly view: View;
  readonly data: Data;
  readonly players: readonly BoardPlayer[];
  readonly name: string;
}

/** All that lies and stands on a Territory: its name where it is seen close, its resources and Altars, who guards it, who is there. */
export function LandThings({ land, view, data, players, name }: ThingsProps): ReactNode {
  const sheet = data.lands[land.index];
  if (sheet === undefined) return null;
  const letters = lettersFor(name);
  const lines = linesOf(name, letters, 2).length;
  const standing = [...guardOf(view, data, land), ...players.flatMap((player) => unitsOf(view, data, land.index, player))];
  const width = standing.reduce((sum, item) => sum + item.width, 0);
  const close = land.scale > 1;
  const scale = Math.min(close ? 1 : LARGE, MOST / width);
  let left = (-width * scale) / 2;
  return (
    <g
      className={sheet.kind === 'atlantis' ? 'anu-on atlantis' : 'anu-on'}
      transform={`translate(${land.at.join(' ')}) scale(${land.scale})`}
    >
      <Lines
        className={close ? 'anu-land close' : 'anu-land'}
        text={name}
        x={0}
        y={lines > 1 ? -21 : -16}
        letters={letters}
        lineHeight={8.6}
        anchor="middle"
        most={2}
      />
      <Icons sheet={sheet} covered={view.covered[land.index] ?? 0} x={0} y={close ? 0 : -5} size={close ? 12 : 14.5} />
      {standing.map(({ key, width: wide, node }) => {
        const at = left + (wide * scale) / 2;
        left += wide * scale;
        return (
          <Slide key={key} x={at} y={close ? 17 : 15} steady={false}>
            <g transform={`scale(${scale})`} style={{ '--fit': Math.min(1, scale) } as CSSProperties}>
              {node}
            </g>
          </Slide>
        );
      })}
    </g>
  );
}

const NARROW = 8;
const WIDE = 11;

/** How long the lines of a name may be: as short as two of them can hold it, so that the tokens on the corners stay clear of it. */
function lettersFor(name: string): number {
  for (let letters = NARROW; letters < WIDE; letters++) if (linesOf(name, letters).length <= 2) return letters;
  return WIDE;
}

/** How wide what stands on a Territory may be. */
const MOST = 60;
/** Among all worlds names give way, and pieces are so much larger. */
const LARGE = 1.16;

const TINTS: { readonly [kind: string]: string } = { food: '#8a6a12', wood: '#2f6a3a', metal: '#41586e', gold: '#9a6f00' };

/** The resources of a Territory, those exhausted covered, and its Altars. */
function Icons({ sheet, covered, x, y, size }: { sheet: Land; covered: number; x: number; y: number; size: number }): ReactNode {
  const { icons, altars } = sheet;
  const step = size + 0.5;
  const first = x - ((icons.length + altars - 1) / 2) * step;
  return (
    <>
      {icons.map((kind, n) => {
        const id = KINDS[kind] ?? '';
        const at = first + n * step;
        return (
          <g key={`${id}-${n.toString()}`} style={{ color: TINTS[id] }} className="anu-icon">
            {kind === ANY ? (
              <circle className="anu-every" cx={at} cy={y} r={size * 0.36} />
            ) : (
              <BoardIcon of={resources[id] as Drawing} x={at} y={y} size={size} />
            )}
            {(covered >> n) & 1 && <circle className="anu-covered" cx={at} cy={y} r={size * 0.47} />}
          </g>
        );
      })}
      {Array.from({ length: altars }, (_, n) => n).map((n) => (
        <BoardIcon key={n} of={altar} x={first + (icons.length + n) * step} y={y} size={size} className="anu-altar" />
      ))}
    </>
  );
}

interface Standing {
  readonly key: string;
  readonly width: number;
  readonly node: ReactNode;
}

/** The Ancient Civilisation that guards a Territory, with its strength once it is known. */
function guardOf(view: View, data: Data, land: LandSpot): Standing[] {
  const tile = view.guards[land.index] ?? -2;
  if (tile === -2) return [];
  const card = data.civilisations[tile];
  const node = (
    <TargetGroup of={card === undefined ? land.ref : `civilisation:${card.id}`}>
      <g className="anu-guard">
        <rect x="-12" y="-8.500" width="24" height="17" rx="4" />
        <BoardIcon of={guard} x={-5} size={12} />
        <text x="6" y="4">
          {card?.strength ?? '?'}
        </text>
      </g>
    </TargetGroup>
  );
  return [{ key: 'guard', width: 27, node }];
}

function unitsOf(view: View, data: Data, land: number, player: BoardPlayer): Standing[] {
  const first = (player.seat * data.size + land) * PIECES.length;
  const [followers = 0, minors = 0, majors = 0, settlements = 0] = PIECES.map((_, kind) => view.pieces[first + kind] ?? 0);
  const of = (piece: string, width: number, node: ReactNode): Standing => ({ key: `${player.seat}-${piece}`, width, node });
  const standing: Standing[] = [];
  if (settlements > 0)
    standing.push(
      of(
        'settlement',
        settlements > 1 ? 24 : 17,
        <Figure player={player} of={pieces.settlement ?? icons.pawn} count={settlements > 1 ? settlements : 0} />,
      ),
    );
  if (followers > 0) standing.push(of('follower', 26, <Figure player={player} of={pieces.follower ?? icons.pawn} count={followers} />));
  if (minors > 0) standing.push(of('minor', 18, <God player={player} of={pieces.minor ?? icons.pawn} count={minors} />));
  if (majors > 0) standing.push(of('major', 20, <God player={player} of={pieces.major ?? icons.pawn} count={1} great />));
  return standing;
}

/** Followers or a Settlement: a silhouette, with the plate of the owner. */
const Figure = ({ player, of, count }: { player: BoardPlayer; of: Drawing; count: number }): ReactNode => (
  <g className={`anu-figure ${ownerClass(player.colour)}`}>
    <BoardIcon of={of} x={count > 0 ? -6 : 0} size={15} className="keyed" />
    {count > 0 ? (
      <Plate colour={player.colour} count={count} x={6.5} y={1} scale={0.82} />
    ) : (
      <path className="anu-sign" d={shapeOf(player.colour)} transform="translate(5 6) scale(.34)" />
    )}
  </g>
);

/** A god: a disc with a rim of gold, and their number where there are several. */
const God = ({ player, of, count, great = false }: { player: BoardPlayer; of: Drawing; count: number; great?: boolean }): ReactNode => (
  <g className={`anu-deity ${ownerClass(player.colour)}`}>
    <circle r={great ? 9.5 : 8.5} />
    {count > 1 ? <text y="3.600">{count}</text> : <BoardIcon of={of} size={great ? 13 : 11} />}
  </g>
);
