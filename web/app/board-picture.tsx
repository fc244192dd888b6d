import type { SeatView } from '@pantheon/kernel';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
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
  const [seen, setSeen] = useState(() => windowAround(wholeOf(loaded), share, null));
  const lights = useMemo(() => new Highlights(), []);
  const spoken = things.join(' ');
  useEffect(() => {
    const wanted = spoken === '' ? [] : (spoken.split(' ') as Ref[]);
    lights.show({ highlights: new Map(wanted.map((thing) => [thing, 'fresh'])), labels: new Map() });
    const svg = frame.current?.querySelector('svg');
    const middle = svg == null ? null : middleOf(svg, wanted);
    if (middle !== null) setSeen(windowAround(wholeOf(loaded), share, middle));
  }, [spoken, lights, loaded, share]);
  return (
    <div ref={frame} className="boardpic" data-game={loaded.board.id} data-theme={isDark() ? 'dark' : 'light'}>
      <HighlightsContext.Provider value={lights}>
        <StillBoard of={seen} label={label}>
          <BoardPart part={Board} props={props} />
        </StillBoard>
      </HighlightsContext.Provider>
    </div>
  );
}
