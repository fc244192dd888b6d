import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon, icons, Mark, type StageHandle, SvgStage } from '../kit/index.ts';
import { Banners } from './banners.tsx';
import { useTable } from './context.tsx';
import { actorOf, deedIn } from './highlight-plan.ts';
import { FilmTrail, RecapPins, Stage, WinMoment } from './later.tsx';
import { BoardPart, Sentence } from './parts.tsx';

/** The board with its buttons, and what is said over it. */
export function StageView({ start = 1, buttons = true }: { start?: number | 'width'; buttons?: boolean }): ReactNode {
  const { board, props, words, frame, snapshot, recap } = useTable();
  const { Board, Over } = board;
  // What the game itself lays over the board tells of the same battle.
  const hasBattle = board.stage?.goesOn !== undefined;
  const size = (props.phone ? board.phoneSize : undefined) ?? board.size;
  const handle = useRef<StageHandle>(null);
  const [bare, setBare] = useState(false);
  const [moved, setMoved] = useState(0);
  const onMove = useCallback(() => setMoved((count) => count + 1), []);
  useHome(handle, start);
  const name = props.speak.id('game.name');
  return (
    <main className={`stage ${bare ? 'bare' : ''}`} id="board">
      <SvgStage
        width={size.width}
        height={size.height}
        label={words('table.board', { game: name })}
        handle={handle}
        start={start}
        round={board.round ?? false}
        onMove={onMove}
      >
        <BoardPart part={Board} props={props} />
      </SvgStage>
      <Banners />
      <Ticker />
      {Over !== undefined && (!hasBattle || frame.stage === null) && <BoardPart part={Over} props={props} />}
      {snapshot.sight.result !== null && <WinMoment handle={handle} moved={moved} />}
      {recap !== null && <RecapPins handle={handle} moved={moved} />}
      {frame.film.cards.length > 0 && <FilmTrail handle={handle} moved={moved} />}
      {frame.stage !== null && <Stage handle={handle} moved={moved} />}
      <OffScreen handle={handle} moved={moved} />
      {buttons && (
        <MapTools>
          <Layers />
          <div className="mapbtns">
            <div className="grp">
              <button
                type="button"
                aria-pressed={bare}
                aria-label={words('stage.hide')}
                title={words('stage.hide')}
                onClick={() => setBare(!bare)}
              >
                <Icon of={icons.eyeoff} />
              </button>
              <button type="button" aria-label={words('stage.out')} onClick={() => handle.current?.zoomBy(1 / 1.4)}>
                −
              </button>
              <button type="button" aria-label={words('stage.fit')} title={words('stage.fit')} onClick={() => handle.current?.fit()}>
                <Icon of={icons.fit} />
              </button>
              <button type="button" aria-label={words('stage.in')} onClick={() => handle.current?.zoomBy(1.4)}>
                +
              </button>
            </div>
          </div>
        </MapTools>
      )}
    </main>
  );
}

/** The buttons of the map: in the dock where that has a place for them, else over the board. */
function MapTools({ children }: { children: ReactNode }): ReactNode {
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => setPlace(document.querySelector('.maptools')), []);
  return place === null ? children : createPortal(children, place);
}

/** A view that does not show the whole board opens where the reader's own pieces stand. */
function useHome(handle: { readonly current: StageHandle | null }, start: number | 'width'): void {
  const { board, props } = useTable();
  const opened = useRef(false);
  useEffect(() => {
    const home = opened.current || start === 1 ? null : (board.home?.(props) ?? null);
    if (home === null) return;
    opened.current = true;
    handle.current?.centre(home[0], home[1]);
  }, [handle, start, board, props]);
}

function Layers(): ReactNode {
  const { board, speak, props, toggleLayer, words } = useTable();
  if (board.layers === undefined || board.layers.length === 0) return null;
  return (
    <div className="mapbtns at-left">
      <fieldset className="grp" aria-label={words('stage.layers')}>
        {board.layers.map((layer) => (
          <button key={layer.id} type="button" aria-pressed={props.layers.has(layer.id)} onClick={() => toggleLayer(layer.id)}>
            {speak.id(layer.label)}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

const MOST_EFFECTS = 3;

/** What is happening just now, while the table shows what others did: who did what, and what came of it. */
function Ticker(): ReactNode {
  const { frame, speak, words, skip, players, props, session } = useTable();
  const line = deedIn(frame.scene);
  // Never two things over the board at once; where the film is in sight it tells the same.
  const tells = props.phone || session.where === 'replay';
  if (!tells || !frame.running || line === undefined || frame.stage !== null) return null;
  const player = players[actorOf(line) ?? -1];
  const effects = frame.scene.filter((one) => one !== line).slice(0, MOST_EFFECTS);
  return (
    <div className="ticker">
      {player !== undefined && <Mark colour={player.colour} />}
      <div>
        <Sentence parts={speak.say({ id: `log.${line.event}`, args: line.args })} />
        {effects.map((effect) => (
          <small key={JSON.stringify(effect)}>
            <Sentence parts={speak.say({ id: `log.${effect.event}`, args: effect.args })} />
          </small>
        ))}
      </div>
      <button type="button" onClick={skip}>
        {words('act.skip')}
      </button>
    </div>
  );
}

interface Edge {
  readonly count: number;
  readonly angle: number;
  readonly x: number;
  readonly y: number;
  readonly at: readonly [number, number];
}

/** Says where something that may be chosen, or that others have just touched, lies outside the visible part of the board. */
function OffScreen({ handle, moved }: { handle: { readonly current: StageHandle | null }; moved: number }): ReactNode {
  const { question, frame, words, lights } = useTable();
  const light = question !== null ? 'offered' : frame.running ? 'fresh' : null;
  const [edge, setEdge] = useState<Edge | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again when the view or the question has changed
  useEffect(() => {
    const look = requestAnimationFrame(() => setEdge(light === null ? null : findEdge(handle.current, light)));
    return () => cancelAnimationFrame(look);
  }, [moved, question, frame.scene, light, lights]);
  if (edge === null) return null;
  return (
    <button
      type="button"
      className={`edge ${light ?? ''}`}
      style={{ left: `clamp(50px, ${edge.x}%, 100% - 50px)`, top: `${edge.y}%`, transform: 'translate(-50%,-50%)' }}
      onClick={() => handle.current?.centre(edge.at[0], edge.at[1])}
    >
      {light === 'offered' ? words('stage.more', { n: edge.count }) : <span className="sr">{words('stage.happens')}</span>}
      <svg className="ic" viewBox="0 0 24 24" aria-hidden="true" style={{ transform: `rotate(${edge.angle}deg)` }}>
        <use href={`#${icons.arrow.symbol}`} />
      </svg>
    </button>
  );
}

function findEdge(stage: StageHandle | null, light: 'offered' | 'fresh'): Edge | null {
  const svg = stage?.svg;
  if (!svg) return null;
  const frame = svg.getBoundingClientRect();
  const isSeen = (element: Element): boolean => {
    const box = element.getBoundingClientRect();
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    return x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom;
  };
  const lit = [...svg.querySelectorAll<SVGGraphicsElement>(`[data-light="${light}"]`)];
  const seen = new Set(lit.filter(isSeen).map((element) => element.getAttribute('data-ref')));
  const away = (element: Element): number => {
    const there = element.getBoundingClientRect();
    return Math.hypot(
      there.left + there.width / 2 - (frame.left + frame.width / 2),
      there.top + there.height / 2 - (frame.top + frame.height / 2),
    );
  };
  // Of a round world the same thing is drawn several times: the short way leads to the nearest.
  const outside = lit.filter((element) => !seen.has(element.getAttribute('data-ref'))).sort((a, b) => away(a) - away(b));
  const first = outside[0];
  if (first === undefined) return null;
  const hidden = new Set(outside.map((element) => element.getAttribute('data-ref')));
  const box = first.getBoundingClientRect();
  const dx = box.left + box.width / 2 - (frame.left + frame.width / 2);
  const dy = box.top + box.height / 2 - (frame.top + frame.height / 2);
  const share = Math.min(frame.width / 2 / Math.abs(dx || 1), frame.height / 2 / Math.abs(dy || 1)) * 0.86;
  const matrix = (first.parentElement as unknown as SVGGraphicsElement).getScreenCTM()?.inverse();
  const point = new DOMPoint(box.left + box.width / 2, box.top + box.height / 2).matrixTransform(matrix);
  return {
    count: hidden.size,
    angle: (Math.atan2(dy, dx) * 180) / Math.PI,
    x: 50 + ((dx * share) / frame.width) * 100,
    y: 50 + ((dy * share) / frame.height) * 100,
    at: [point.x, point.y],
  };
}
