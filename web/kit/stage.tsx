import {
  createContext,
  memo,
  type ReactNode,
  type RefObject,
  useContext,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type Field, NEAREST, PanZoom, type View, WHOLE } from './pan-zoom.ts';
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
const turned = ({ k, x, y }: View, width: number): View => ({ k, y, x: x + k * width * Math.floor((width / 2 - x) / (width * k)) });

/** The view that a board is first seen in. */
function firstView(element: SVGSVGElement, width: number, height: number, start: number | 'width'): View {
  if (start !== 'width') return { k: start, x: (width * (1 - start)) / 2, y: (height * (1 - start)) / 2 };
  const fit = Math.min(element.clientWidth / width, element.clientHeight / height);
  if (!(fit > 0)) return WHOLE;
  return { k: Math.min(NEAREST, element.clientWidth / width / fit), x: -(element.clientWidth / fit - width) / 2, y: 0 };
}

/** What the stage keeps in hand: its elements, and how they are moved. */
interface Moved {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly world: RefObject<SVGGElement | null>;
  readonly panning: RefObject<PanZoom | null>;
}

/** Pieces that find other places because the screen has another size stand there at once: only what is played slides. */
function useStillWhile(growth: number | null, svg: Moved['svg']): void {
  useLayoutEffect(() => {
    const element = svg.current;
    if (element === null || growth === null) return;
    element.dataset.settling = '';
    // What hears of the growth by the context is drawn right after this.
    queueMicrotask(() => {
      // Without a look at it now the browser would learn of the new places only after this.
      element.getBoundingClientRect();
      delete element.dataset.settling;
    });
  }, [growth, svg]);
}

/**
 * Lets the board be panned and zoomed. Returns by how much names and pieces grow while it is seen as it first appears; null before it has
 * a size. So it is drawn once, with everything in its place, and nothing slides there when the table opens.
 */
function usePanning(
  { svg, world, panning }: Moved,
  { width, height, round }: Field,
  start: number | 'width',
  onMove?: () => void,
): number | null {
  const [growth, setGrowth] = useState<number | null>(null);
  const moved = useRef(onMove);
  moved.current = onMove;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever looks for things on the board looks again once they are drawn
  useLayoutEffect(() => moved.current?.(), [growth]);
  useStillWhile(growth, svg);
  useLayoutEffect(() => {
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
    const pan = new PanZoom(element, { width, height, round }, (view) => {
      const { k, x, y } = round ? turned(view, width) : view;
      group.setAttribute('transform', `translate(${x},${y}) scale(${k})`);
      zoomed = k;
      steady();
      moved.current?.();
    });
    const watch = new ResizeObserver(resized);
    watch.observe(element);
    panning.current = pan;
    resized();
    if (start !== 1) pan.show(firstView(element, width, height, start));
    return () => {
      watch.disconnect();
      pan.close();
    };
  }, [svg, world, panning, width, height, start, round]);
  return growth;
}

/** What the buttons beside the stage do with it. */
function handleOf({ svg, panning }: Moved): StageHandle {
  return {
    zoomBy: (factor) => panning.current?.zoomBy(factor),
    fit: () => panning.current?.show(WHOLE),
    centre: (x, y) => panning.current?.centre(x, y),
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
  const panning = useRef<PanZoom | null>(null);
  const growth = usePanning({ svg, world, panning }, { width, height, round }, start, onMove);
  useImperativeHandle(handle, () => handleOf({ svg, world, panning }), []);
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
      <g ref={world}>{growth !== null && <GrowthContext.Provider value={growth}>{children}</GrowthContext.Provider>}</g>
    </svg>
  );
}
