import { select } from 'd3-selection';
import { type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom';
import { createContext, memo, type ReactNode, type RefObject, useContext, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Hatches } from './players.tsx';

/** What the buttons beside a stage can do. */
export interface StageHandle {
  zoomBy(factor: number): void;
  fit(): void;
  /** Brings a point of the board to the middle: only when a player asks for it. */
  centre(x: number, y: number): void;
  readonly svg: SVGSVGElement | null;
}

interface StageProps {
  readonly width: number;
  readonly height: number;
  /** What a reader of the screen hears. */
  readonly label: string;
  readonly handle?: RefObject<StageHandle | null>;
  readonly className?: string;
  /** How far to zoom in at first: 1 fits the whole board in, `width` fills the width and begins at the top. */
  readonly start?: number | 'width';
  /** The board goes on to the east and to the west for ever. */
  readonly round?: boolean;
  /** Called when the view of the board has moved. */
  readonly onMove?: () => void;
  readonly children: ReactNode;
}

const MOST = 6;
/** How much names and pieces grow at most where the whole board is small. */
const LARGEST = 1.8;
const TENTHS = 10;

const GrowthContext = createContext(1);

/**
 * How much larger than drawn names and pieces are while the board is seen as it first appears: what is placed on it has to leave so much
 * room. It changes with the size of the screen, never while somebody zooms.
 */
export const useGrowth = (): number => useContext(GrowthContext);

/** By how much names and pieces are scaled where a unit of the board takes so many pixels. */
export const steadyAt = (scale: number): number => (scale < 1 ? Math.min(LARGEST, 1 / scale) : 1 / Math.sqrt(scale));

const GROUP = { role: 'group' } as const;

/** Of a round world only the part of a turn matters: the middle of the view always lies on the drawing itself. */
const turned = (view: ZoomTransform, width: number): ZoomTransform =>
  view.translate(Math.floor((width / 2 - view.x) / (width * view.k)) * width, 0);

/** The view that fills the width and begins at the top. */
function wholeWidth(element: SVGSVGElement, width: number, height: number): ZoomTransform {
  const fit = Math.min(element.clientWidth / width, element.clientHeight / height);
  if (!(fit > 0)) return zoomIdentity;
  const zoomed = Math.min(MOST, element.clientWidth / width / fit);
  return zoomIdentity.translate(-(element.clientWidth / fit - width) / 2, 0).scale(zoomed);
}

const MARGIN = 0.25;

/** Panning and zooming within the board and a margin around it; a round world goes on to both sides. */
function panWithin({ width, height, round }: Field): ZoomBehavior<SVGSVGElement, unknown> {
  const beyond = round ? Number.POSITIVE_INFINITY : width * MARGIN;
  return zoom<SVGSVGElement, unknown>()
    .scaleExtent([1, MOST])
    .extent([
      [0, 0],
      [width, height],
    ])
    .translateExtent([
      [-beyond, -height * MARGIN],
      [width + beyond, height * (1 + MARGIN)],
    ])
    .clickDistance(6);
}

interface Field {
  readonly width: number;
  readonly height: number;
  readonly round: boolean;
  readonly start: number | 'width';
}

/** What the stage keeps in hand: its elements, and how they are moved. */
interface Moved {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly world: RefObject<SVGGElement | null>;
  readonly behaviour: RefObject<ZoomBehavior<SVGSVGElement, unknown> | null>;
}

/** Lets the board be panned and zoomed. Returns by how much names and pieces grow while it is seen as it first appears. */
function usePanning({ svg, world, behaviour }: Moved, { width, height, round, start }: Field, onMove: (() => void) | undefined): number {
  const [growth, setGrowth] = useState(1);
  const moved = useRef(onMove);
  moved.current = onMove;
  useEffect(() => {
    const element = svg.current as SVGSVGElement;
    const group = world.current as SVGGElement;
    const fits = (): number => Math.min(element.clientWidth / width, element.clientHeight / height);
    let zoomed = 1;
    const steady = (): void => {
      const scale = fits() * zoomed;
      if (scale > 0) element.style.setProperty('--steady', String(steadyAt(scale)));
    };
    const resized = (): void => {
      steady();
      const scale = start === 'width' ? element.clientWidth / width : fits() * start;
      if (scale > 0) setGrowth(Math.max(1, Math.ceil(steadyAt(scale) * TENTHS) / TENTHS));
    };
    const pan = panWithin({ width, height, round, start }).on('zoom', ({ transform }: { transform: ZoomTransform }) => {
      group.setAttribute('transform', (round ? turned(transform, width) : transform).toString());
      zoomed = transform.k;
      steady();
      moved.current?.();
    });
    const watch = new ResizeObserver(resized);
    watch.observe(element);
    behaviour.current = pan;
    const selection = select(element).call(pan).on('dblclick.zoom', null);
    if (start === 'width') selection.call(pan.transform, wholeWidth(element, width, height));
    else if (start > 1) selection.call(pan.scaleTo, start);
    return () => {
      watch.disconnect();
      selection.on('.zoom', null);
    };
  }, [svg, world, behaviour, width, height, start, round]);
  return growth;
}

/** What the buttons beside the stage do with it. */
function handleOf({ svg, behaviour }: Moved): StageHandle {
  return {
    zoomBy: (factor) => {
      if (svg.current) behaviour.current?.scaleBy(select(svg.current), factor);
    },
    fit: () => {
      if (svg.current) behaviour.current?.transform(select(svg.current), zoomIdentity);
    },
    centre: (x, y) => {
      if (svg.current) behaviour.current?.translateTo(select(svg.current), x, y);
    },
    get svg() {
      return svg.current;
    },
  };
}

/** The patterns and colours that every board may draw with. */
export const StageDefs = memo(() => (
  <defs>
    <Hatches />
    <linearGradient id="goldfill" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" className="gold-stop-1" />
      <stop offset="1" className="gold-stop-2" />
    </linearGradient>
    <linearGradient id="landfill" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" className="land-stop-1" />
      <stop offset="1" className="land-stop-2" />
    </linearGradient>
    <radialGradient id="seafill" cx=".5" cy=".45" r=".75">
      <stop offset="0" className="sea-stop-2" />
      <stop offset=".7" className="sea-stop-1" />
      <stop offset="1" className="sea-stop-0" />
    </radialGradient>
    <pattern id="waves" width="46" height="16" patternUnits="userSpaceOnUse">
      <path
        className="wave"
        d="M0 5q5.750-4 11.500 0t11.500 0 11.500 0 11.500 0M-12 13q5.750-4 11.500 0t11.500 0 11.500 0 11.500 0 11.500 0"
      />
    </pattern>
  </defs>
));

/**
 * The board: one drawing that pans, zooms and fits. Moving it writes the transform of one group and tells nobody else, so nothing is
 * redrawn. `--steady` keeps names and pieces readable: it undoes the scale of the screen and some of the zoom.
 */
export function SvgStage({
  width,
  height,
  label,
  handle,
  className = '',
  start = 1,
  round = false,
  onMove,
  children,
}: StageProps): ReactNode {
  const svg = useRef<SVGSVGElement>(null);
  const world = useRef<SVGGElement>(null);
  const behaviour = useRef<ZoomBehavior<SVGSVGElement, unknown> | null>(null);
  const growth = usePanning({ svg, world, behaviour }, { width, height, round, start }, onMove);
  useImperativeHandle(handle, () => handleOf({ svg, world, behaviour }), []);
  return (
    <svg
      ref={svg}
      className={`map ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid meet"
      {...GROUP}
      aria-label={label}
    >
      <StageDefs />
      <g ref={world}>
        <GrowthContext.Provider value={growth}>{children}</GrowthContext.Provider>
      </g>
    </svg>
  );
}
