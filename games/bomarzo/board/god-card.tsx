import { BoardIcon, type BoardProps, Lines, Pawn, Plate, type PlayerColour, Slide, useTarget } from '@pantheon/web/kit';
import { memo, type ReactNode } from 'react';
import type { BomarzoData } from '../data/read.ts';
import type { God, GodView, View } from '../rules/types.ts';
import { cubeColours, godOf } from './drawings.ts';
import { GOD, layoutFor } from './layout.ts';

type Props = BoardProps<View, BomarzoData>;

/** The eight gods around the garden. */
export const Gods = ({ view, data, players, speak, phone }: Props): ReactNode =>
  view.order.map((god, at) => {
    const on = view.gods[god] as GodView;
    const [x, y] = layoutFor(phone).gods[at] as readonly [number, number];
    return (
      <g key={god} transform={`translate(${x} ${y})`}>
        <GodCard
          god={god}
          name={speak.name(`god:${god}`)}
          position={at + 1}
          prize={on.prizes.join('/')}
          state={on.asleep ? 'asleep' : on.mossy ? 'mossy' : 'active'}
          word={on.asleep ? speak.id('board.asleep') : on.mossy ? speak.id('board.mossy') : ''}
          favour={speak.id(`favour.${god}`)}
          scores={speak.id('board.scores', { field: `field:${data.gods[god]?.field.id}` })}
          tribute={(on.tribute ?? []).join(' ')}
          cubes={on.cubes.join(' ')}
          pawns={on.pawns.map((seat) => players[seat]?.colour ?? 'red').join(' ')}
          under={underOf(on, players)}
        />
      </g>
    );
  });

/** Whose cards lie under a god, and how many: "red 2 blue 1". */
const underOf = (on: GodView, players: Props['players']): string =>
  players
    .map((player) => [player.colour, on.under.filter(({ seat }) => seat === player.seat).length] as const)
    .filter(([, count]) => count > 0)
    .map(([colour, count]) => `${colour} ${count}`)
    .join(',');

interface GodCardProps {
  readonly god: God;
  readonly name: string;
  readonly position: number;
  readonly prize: string;
  readonly state: 'active' | 'mossy' | 'asleep';
  readonly word: string;
  readonly favour: string;
  readonly scores: string;
  readonly tribute: string;
  readonly cubes: string;
  readonly pawns: string;
  readonly under: string;
}

/** The grove across a card, with the statue in its middle; what a god does stands under it. */
const GROVE = { top: 25, height: 66 };
const END = GROVE.top + GROVE.height;

/** The wood left and right of the statue, from the back to the front: trunks, crowns, and shrubs on the ground. */
const TRUNKS = 'M7 0h6l-1 66H3zm17 0h4l3 66h-6zm12 0h3v66h-5zm81 0h4l2 66h-6zm13 0h6l1 66h-7zm16 0h5l4 66h-8z';
const CROWNS = 'M0 0h158v9q-5 6-11 1-3 9-12 6-7 4-12-4-6 3-10-2-34-6-68 0-5 5-11 3-6 7-14 2-9 4-11-5-6 5-9 0z';
const GROUND = 'M0 66V55q12-7 25-2 12 4 22 1h64q14 4 24-2 12-5 23 3v11z';
const SHRUBS = 'M0 66V57q4-7 10-3 6-8 13-1 8-2 9 6l1 7zm158 0V56q-4-6-9-2-7-7-13 0-8-1-10 7l-1 5z';

const words = (text: string): string[] => (text === '' ? [] : text.split(' '));

const GodCard = memo((card: GodCardProps): ReactNode => {
  const { width, height } = GOD;
  const target = useTarget(`god:${card.god}`);
  const light = target['data-light'];
  return (
    <g {...target} className={`target godcard ${card.state}`}>
      {light === 'offered' && <rect className="ring-glow" x="-7" y="-7" width={width + 14} height={height + 14} rx="16" />}
      <rect className="ring" x="-2.500" y="-2.500" width={width + 5} height={height + 5} rx="12" />
      <rect className="face" width={width} height={height} rx="10" />
      <path className="head" d={`M0 25V10a10 10 0 0 1 10-10H${width - 10}a10 10 0 0 1 10 10V25z`} />
      <text className="pos" x="8" y="17.500">
        {card.position}
      </text>
      <text className="title" x="20" y="18">
        {card.name}
      </text>
      <text className="prize" x={width - 8} y="17.500" textAnchor="end">
        {card.prize}
      </text>
      <Art card={card} />
      <Tribute tribute={card.tribute} />
      <Lines text={card.favour} x={8} y={END + 15} letters={23} lineHeight={14} most={2} className="favour" />
      <text className="scores" x="8" y={height - 7}>
        {card.scores}
      </text>
      <Standing card={card} />
    </g>
  );
});

/** The statue in its grove, with what lies under it and how it fares. */
function Art({ card }: { card: GodCardProps }): ReactNode {
  const pill = card.word.length * 6.2 + 12;
  const { width } = GOD;
  const side = GROVE.height;
  return (
    <g transform={`translate(0 ${GROVE.top})`}>
      <rect className="band" width={width} height={side} />
      <path className="trunks" d={TRUNKS} />
      <path className="crowns" d={CROWNS} />
      <path className="ground" d={GROUND} />
      <path className="shrubs" d={SHRUBS} />
      <svg x={(width - side) / 2} width={side} height={side} viewBox="0 0 96 96" aria-hidden="true">
        <BoardIcon of={godOf(card.god, card.state !== 'active')} x={48} y={48} size={96} />
      </svg>
      {card.word !== '' && (
        <g transform={`translate(${width - pill - 4} ${side - 21})`}>
          <rect className="state" width={pill} height="18" rx="9" />
          <text className="stateword" x={pill / 2} y="13" textAnchor="middle">
            {card.word}
          </text>
        </g>
      )}
      {card.under !== '' && (
        <g transform="translate(14 14)">
          {card.under.split(',').map((one, at) => {
            const [colour, count] = one.split(' ') as [PlayerColour, string];
            return (
              <g key={colour} transform={`translate(${at * 22} 0)`}>
                <rect className="slipped" x="-8" y="-9" width="16" height="18" rx="2.500" />
                <Plate colour={colour} count={Number(count)} scale={0.82} />
              </g>
            );
          })}
        </g>
      )}
    </g>
  );
}

/** What the next pawn pays: printed slots, or the cubes that lie there and one more. */
function Tribute({ tribute }: { tribute: string }): ReactNode {
  const counts = words(tribute).map(Number);
  const slots = counts.flatMap((count, kind) => Array.from({ length: count }, () => kind));
  if (slots.length === 0) return null;
  const many = slots.length > 4;
  const shown = many ? counts.flatMap((count, kind) => (count > 0 ? [kind] : [])) : slots;
  const step = many ? 25 : 14;
  return (
    <g transform={`translate(4 ${END - 21})`}>
      <rect className="tributebox" width={shown.length * step + 7} height="18" rx="6" />
      {shown.map((kind, at) => (
        <g key={at} transform={`translate(${5 + at * step} 3.500)`}>
          <CubeMark kind={kind} />
          {many && (
            <text className="times" x="13.500" y="9.500">
              {counts[kind]}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}

/** A cube of a resource; kind 2 of a tribute is a slot for anything. */
const CubeMark = ({ kind }: { kind: number }): ReactNode =>
  kind === 2 ? (
    <rect className="anyslot" x=".700" y=".700" width="9.600" height="9.600" rx="2.500" />
  ) : (
    <rect className="cube" width="11" height="11" rx="2.500" fill={cubeColours[kind] ?? 'none'} />
  );

/** The pawns on a god, and the cubes that they brought, in its grove. */
function Standing({ card }: { card: GodCardProps }): ReactNode {
  const pawns = words(card.pawns) as PlayerColour[];
  const cubes = words(card.cubes).map(Number);
  const step = pawns.length > 4 ? 56 / pawns.length : 16;
  const kinds = cubes.flatMap((count, kind) => (count > 0 ? [[kind, count] as const] : []));
  return (
    <>
      {pawns.map((colour, at) => (
        <Slide key={`${colour}-${at}`} x={GOD.width - 14 - at * step} y={GROVE.top + 15} steady={false}>
          <Pawn colour={colour} size={21} />
        </Slide>
      ))}
      {kinds.length > 0 && (
        <g transform={`translate(${GOD.width - 4} ${GROVE.top + 36})`}>
          <rect className="lying" x={-kinds.length * 27 - 3} y="-8" width={kinds.length * 27 + 3} height="16" rx="6" />
          {[...kinds].reverse().map(([kind, count], at) => (
            <g key={kind} transform={`translate(${-at * 27 - 5} 0)`}>
              <text className="times dark" x="0" y="4.500" textAnchor="end">
                {count}
              </text>
              <rect className="cube" x={-20} y="-5.500" width="11" height="11" rx="2.500" fill={cubeColours[kind] ?? 'none'} />
            </g>
          ))}
        </g>
      )}
    </>
  );
}
