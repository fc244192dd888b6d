import type { Ref } from '@pantheon/kernel';
import { type CSSProperties, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { ownerClass, type PlayerColour, type StageHandle, type StageScene } from '../kit/index.ts';
import { useTable } from './context.tsx';
import { DrowningLands, LandHoles, landsSeen } from './stage-flood.tsx';

/** A place on the screen, in pixels of the stage. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  /** The radius of the ring around it. */
  readonly r: number;
  /** How far around its middle nothing should lie over it; as far as the ring unless it is larger. */
  readonly clear?: number;
  /** The size of a card, which is framed instead of ringed. */
  readonly card?: { readonly width: number; readonly height: number };
}

/** Where something happens and where it comes from, on a stage of a certain size. */
export interface StageMarks {
  readonly width: number;
  readonly height: number;
  readonly place: Spot;
  readonly from: Spot | null;
  /** Where else it happens. */
  readonly others?: readonly Spot[];
  /** Where it happens on a card: the other cards of its kind, which stay in sight where there is room beside them. */
  readonly cards?: readonly Spot[];
  /** The lands that drown. */
  readonly lands?: ReturnType<typeof landsSeen>;
}

const LEAST = 30;
const MOST = 52;
const CLEAREST = 96;
const GAP = 14;
const EDGE = 12;
/** How far from its panel a place must lie for a line to tie the two. */
const FAR = 24;

export function spotOf(svg: SVGSVGElement, thing: Ref | null | undefined): Spot | null {
  const element = thing == null ? null : svg.querySelector(`[data-ref="${CSS.escape(thing)}"]`);
  if (element === null) return null;
  const box = element.getBoundingClientRect();
  const frame = svg.getBoundingClientRect();
  if (box.width === 0 && box.height === 0) return null;
  return {
    x: box.left + box.width / 2 - frame.left,
    y: box.top + box.height / 2 - frame.top,
    r: Math.max(LEAST, Math.min(MOST, Math.max(box.width, box.height) * 0.58)),
    clear: Math.max(LEAST, Math.min(CLEAREST, Math.max(box.width, box.height) / 2)),
    ...(isCard(element, box) ? { card: { width: box.width, height: box.height } } : {}),
  };
}

/** Whether something is a card of the board, and not an area of a map or a piece on it. */
const isCard = (element: Element, { width, height }: DOMRect): boolean =>
  element instanceof SVGGElement && Math.min(width, height) > 2 * LEAST;

function marksOf(svg: SVGSVGElement, scene: StageScene, nameOf: (thing: Ref) => string): StageMarks | null {
  const place = spotOf(svg, scene.place);
  if (place === null) return null;
  const others = (scene.chips ?? []).flatMap(({ thing }) => (thing === scene.place ? [] : (spotOf(svg, thing) ?? [])));
  const from = spotOf(svg, scene.from);
  const cards = place.card === undefined ? [] : cardsLike(svg, scene.place as Ref);
  return { width: svg.clientWidth, height: svg.clientHeight, place, from, others, cards, lands: landsSeen(svg, scene, nameOf) };
}

/** The other things of a kind on the board. */
function cardsLike(svg: SVGSVGElement, card: Ref): Spot[] {
  const kind = card.slice(0, card.indexOf(':') + 1);
  const refs = [...svg.querySelectorAll(`[data-ref^="${CSS.escape(kind)}"]`)].map((element) => element.getAttribute('data-ref') as Ref);
  return refs.filter((ref) => ref !== card).flatMap((ref) => spotOf(svg, ref) ?? []);
}

type Corner = readonly [left: number, top: number];

/** How much of a round spot a panel would cover, roughly: the overlap of the boxes. */
function covered({ x, y, r, clear = r }: Spot, [left, top]: Corner, width: number, height: number): number {
  const across = Math.min(left + width, x + clear) - Math.max(left, x - clear);
  const down = Math.min(top + height, y + clear) - Math.max(top, y - clear);
  return Math.max(0, across) * Math.max(0, down);
}

/** The place for a panel: beside what it is about, amid the cards or in a corner; never over the place itself. */
export function placeFor(
  { width, height, place, from, others = [], cards = [] }: StageMarks,
  panel: { readonly width: number; readonly height: number },
): Corner {
  const [w, h] = [panel.width, panel.height];
  const away = (place.clear ?? place.r) + GAP;
  const beside: Corner[] = [
    [place.x - away - w, place.y - h / 2],
    [place.x + away, place.y - h / 2],
    [place.x - w / 2, place.y - away - h],
    [place.x - w / 2, place.y + away],
  ];
  const corners: Corner[] = [
    [EDGE, EDGE],
    [width - w - EDGE, EDGE],
    [EDGE, height - h - EDGE],
    [width - w - EDGE, height - h - EDGE],
  ];
  const middle: Corner[] = cards.length > 0 ? [[(width - w) / 2, (height - h) / 2]] : [];
  const inside = ([left, top]: Corner): Corner => [
    Math.max(EDGE, Math.min(left, width - w - EDGE)),
    Math.max(EDGE, Math.min(top, height - h - EDGE)),
  ];
  const cost = (at: Corner): number =>
    covered(place, at, w, h) * 4 +
    [...(from === null ? [] : [from]), ...others, ...cards].reduce((sum, spot) => sum + covered(spot, at, w, h), 0);
  let best = inside(beside[0] as Corner);
  for (const at of [...beside, ...middle, ...corners].map(inside)) if (cost(at) < cost(best)) best = at;
  return best;
}

/** A panel on the stage: where it lies, and how large it is. */
interface PanelBox {
  readonly at: Corner;
  readonly width: number;
  readonly height: number;
}

interface PanelPlace {
  readonly panel: RefObject<HTMLElement | null>;
  readonly box: PanelBox | null;
  readonly style: CSSProperties;
  readonly marks: StageMarks | null;
}

/** Where the panel lies and what it is tied to. Its place is found once: it does not move while something is on the stage. */
export function usePanelPlace(handle: { readonly current: StageHandle | null }, moved: number, scene: StageScene): PanelPlace {
  const { speak } = useTable();
  const panel = useRef<HTMLElement>(null);
  const [marks, setMarks] = useState<StageMarks | null>(null);
  const [box, setBox] = useState<PanelBox | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again when the view of the board has moved
  useLayoutEffect(() => {
    const svg = handle.current?.svg;
    const found = svg ? marksOf(svg, scene, (thing) => speak.name(thing)) : null;
    setMarks(found);
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = panel.current ?? {};
    if (found !== null) setBox((known) => known ?? { at: placeFor(found, { width, height }), width, height });
  }, [handle, moved, scene.place, scene.from]);
  const style = box === null ? {} : ({ '--stg-x': `${box.at[0]}px`, '--stg-y': `${box.at[1]}px` } as CSSProperties);
  return { panel, box, style, marks };
}

/** The line from a panel to the ring around its place; none where they are beside each other. */
function leader({ at: [left, top], width, height }: PanelBox, { x, y, r: ring, card }: Spot): string | null {
  const r = card === undefined ? ring : Math.max(card.width, card.height) / 2;
  const [px, py] = [Math.max(left, Math.min(x, left + width)), Math.max(top, Math.min(y, top + height))];
  const away = Math.hypot(x - px, y - py);
  if (away - r < FAR) return null;
  const rim = (away - r - 4) / away;
  return `M${px} ${py}L${px + (x - px) * rim} ${py + (y - py) * rim}`;
}

const CHEVRON = 16;

/** Points on the way between two places, each with its direction. */
function trail(from: Spot, place: Spot): { readonly x: number; readonly y: number; readonly turn: number }[] {
  const [dx, dy] = [place.x - from.x, place.y - from.y];
  const length = Math.hypot(dx, dy) - place.r - from.r * 0.5;
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  const unit = Math.hypot(dx, dy) || 1;
  return Array.from({ length: Math.max(0, Math.floor(length / CHEVRON)) }, (_, n) => {
    const along = from.r * 0.5 + n * CHEVRON;
    return { x: from.x + (dx / unit) * along, y: from.y + (dy / unit) * along, turn };
  });
}

/** The way between two places, in chevrons that appear one after the other. */
export const Chevrons = ({ from, place }: { from: Spot; place: Spot }): ReactNode =>
  trail(from, place).map(({ x, y, turn }, n) => (
    <g key={`${x}-${y}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
      <g className="chev" style={{ '--n': n } as CSSProperties}>
        <path className="case" d="M-5-7L3 0L-5 7" />
        <path d="M-5-7L3 0L-5 7" />
      </g>
    </g>
  ));

interface StageMapProps {
  readonly marks: StageMarks;
  readonly box: PanelBox | null;
  readonly colour: PlayerColour | null;
  readonly slowness: number;
  readonly drowns: boolean;
}

const ROUNDED = 12;
const AROUND = 3;

/** The frame around a card, or the ring around a place. */
export const Ring = ({ of: { x, y, r, card }, className }: { of: Spot; className: string }): ReactNode =>
  card === undefined ? (
    <circle className={className} cx={x} cy={y} r={r} />
  ) : (
    <rect
      className={className}
      x={x - card.width / 2 - AROUND}
      y={y - card.height / 2 - AROUND}
      width={card.width + 2 * AROUND}
      height={card.height + 2 * AROUND}
      rx={ROUNDED}
    />
  );

/** The outline of what stays clear of the veil. */
function holeAt({ x, y, r, card }: Spot): string {
  if (card === undefined) return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  const { width, height } = card;
  return `M${x - width / 2} ${y - height / 2}h${width}v${height}h${-width}z`;
}

/** On the board: everything dims but the places, a ring around where it happens, the way there, and a line from the panel. */
export function StageMap({ marks, box, colour, slowness, drowns }: StageMapProps): ReactNode {
  const { width, height, place, from, others = [], lands = [] } = marks;
  const tie = box === null || lands.length > 0 ? null : leader(box, place);
  return (
    <svg
      className={`stgfx ${colour === null ? '' : ownerClass(colour)}`}
      viewBox={`0 0 ${width} ${height}`}
      style={{ '--k': slowness } as CSSProperties}
      aria-hidden="true"
    >
      <mask id="stg-clear">
        <rect width={width} height={height} fill="#fff" />
        {lands.length > 0 ? (
          <LandHoles lands={lands} />
        ) : (
          <path d={[place, ...others, ...(from === null ? [] : [from])].map(holeAt).join('')} />
        )}
      </mask>
      <rect className="veil" width={width} height={height} mask="url(#stg-clear)" />
      {tie !== null && (
        <>
          <path className="tie case" d={tie} />
          <path className="tie" d={tie} />
        </>
      )}
      {from !== null && <Chevrons from={from} place={place} />}
      {lands.length > 0 && <DrowningLands lands={lands} drowns={drowns} />}
      {(lands.length > 0 ? [] : [place, ...others]).map((spot) => (
        <g key={`${spot.x} ${spot.y}`}>
          <Ring className="case" of={spot} />
          <Ring className="ring" of={spot} />
        </g>
      ))}
    </svg>
  );
}
