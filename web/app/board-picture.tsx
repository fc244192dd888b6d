import type { SeatView } from '@pantheon/kernel';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  type BoardProps,
  type BoardWindow,
  Highlights,
  HighlightsContext,
  type MessageFormatter,
  playerColour,
  type Ref,
  StillBoard,
} from '../kit/index.ts';
import { BoardPart } from '../table/parts.tsx';
import { isDark, useSettings } from './settings.ts';
import type { LoadedGame } from './use-game.ts';

/** What a board is given to draw a position that nobody plays. */
export function propsAt({ data }: LoadedGame, { view, colours }: SeatView, speak: MessageFormatter, names: readonly string[]): BoardProps {
  const players = names.map((name, seat) => ({
    seat: seat as BoardProps['players'][number]['seat'],
    name,
    colour: playerColour(colours[seat]),
    me: false,
  }));
  return { view, data, viewer: null, speak, layers: new Set(), phone: false, players };
}

interface PictureProps {
  readonly loaded: LoadedGame;
  readonly props: BoardProps;
  readonly label: string;
  /** What the picture speaks of: it lies in the middle, and is lit. */
  readonly things: readonly Ref[];
  /** How much of the board is seen, from 0 to 1. */
  readonly share: number;
}

/** Below this scale names would run into each other: then less of the board is seen. Above the other one little is seen at all: then more of it is. */
const SMALLEST_SCALE = 0.9;
const LARGEST_SCALE = 1.3;

/** How much of a board can be seen in a frame so that it can be read. The whole board is shown however small it is. */
export function legibleShare(board: Size, frame: Size, share: number): number {
  if (share === 1 || frame.width === 0) return share;
  const whole = Math.max(frame.width / board.width, frame.height / board.height);
  return Math.min(1, Math.max(whole / LARGEST_SCALE, Math.min(whole / SMALLEST_SCALE, share)));
}

type Size = Pick<BoardWindow, 'width' | 'height'>;

/** How large something is on the screen, followed as that changes. */
function useSize(of: { readonly current: HTMLElement | null }): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = of.current;
    if (element === null) return;
    const look = (): void => setSize({ width: element.clientWidth, height: element.clientHeight });
    look();
    const watch = new ResizeObserver(look);
    watch.observe(element);
    return () => watch.disconnect();
  }, [of]);
  return size;
}

const wholeOf = ({ board }: LoadedGame): BoardWindow => ({ x: 0, y: 0, ...board.size });

/** A window of a share of the board around a point, inside the board. */
export function windowAround(board: BoardWindow, share: number, middle: { readonly x: number; readonly y: number } | null): BoardWindow {
  const width = board.width * share;
  const height = board.height * share;
  const within = (wanted: number, room: number): number => Math.max(0, Math.min(room, wanted));
  return {
    x: within((middle?.x ?? board.width / 2) - width / 2, board.width - width),
    y: within((middle?.y ?? board.height / 2) - height / 2, board.height - height),
    width,
    height,
  };
}

/** Where things are drawn, in the units of the board; null where none of them is. */
function middleOf(svg: SVGSVGElement, things: readonly Ref[]): { x: number; y: number } | null {
  const boxes = things
    .flatMap((thing) => [...svg.querySelectorAll(`[data-ref="${CSS.escape(thing)}"]`)])
    .map((element) => element.getBoundingClientRect())
    .filter(({ width }) => width > 0);
  const back = svg.getScreenCTM()?.inverse();
  if (boxes.length === 0 || back === undefined) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.right));
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return new DOMPoint((left + right) / 2, (top + bottom) / 2).matrixTransform(back);
}

/** A part of a game's board in a position, drawn by the board itself in the colours of its game. */
export function BoardPicture({ loaded, props, label, things, share }: PictureProps): ReactNode {
  useSettings();
  const { Board } = loaded.board;
  const frame = useRef<HTMLDivElement>(null);
  const board = wholeOf(loaded);
  const part = legibleShare(board, useSize(frame), share);
  const [middle, setMiddle] = useState<{ x: number; y: number } | null>(null);
  const lights = useMemo(() => new Highlights(), []);
  const spoken = things.join(' ');
  useEffect(() => {
    const wanted = spoken === '' ? [] : (spoken.split(' ') as Ref[]);
    lights.show({ highlights: new Map(wanted.map((thing) => [thing, 'fresh'])), labels: new Map() });
    const svg = frame.current?.querySelector('svg');
    const found = svg == null ? null : middleOf(svg, wanted);
    if (found !== null) setMiddle({ x: found.x, y: found.y });
  }, [spoken, lights]);
  return (
    <div ref={frame} className="boardpic" data-game={loaded.board.id} data-theme={isDark() ? 'dark' : 'light'}>
      <HighlightsContext.Provider value={lights}>
        <StillBoard of={windowAround(board, part, middle)} label={label}>
          <BoardPart part={Board} props={props} />
        </StillBoard>
      </HighlightsContext.Provider>
    </div>
  );
}
