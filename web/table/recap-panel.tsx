import type { Ref } from '@pantheon/kernel';
import { type CSSProperties, type ReactNode, useLayoutEffect, useState } from 'react';
import { type Box, Mark, overlap, type Point, type StageHandle } from '../kit/index.ts';
import { useTable } from './context.tsx';
import { Say, Sentence } from './parts.tsx';
import { playBack } from './players.tsx';

/** What happened while the reader was away: what was done to them first, each with a number that is pinned on the board. */
export function RecapPanel(): ReactNode {
  const { recap, closeRecap, words, lights, lookAt, players, speak, snapshot } = useTable();
  if (recap === null) return null;
  const lines = recap.mine.length > 0 ? recap.mine : snapshot.recap;
  return (
    <section className="digest" aria-label={words('recap.title')} data-recap>
      <header>
        <h2 className="disp">{words('recap.away')}</h2>
        <span className="muted">{words('recap.moves', { n: recap.moves })}</span>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="digest-in" tabIndex={0}>
        <h3 className="cap">{words('recap.mine')}</h3>
        {recap.mine.length === 0 && <p className="muted">{words('recap.nothing')}</p>}
        <ol>
          {recap.mine.map(({ text, notes, place, at, times }, index) => (
            <li key={JSON.stringify([at, text])}>
              <button
                type="button"
                onPointerEnter={() => lights.point(place)}
                onPointerLeave={() => lights.point(null)}
                onFocus={() => lights.point(place)}
                onBlur={() => lights.point(null)}
                onClick={() => lookAt(at)}
              >
                <span className="pin">{index + 1}</span>
                <span>
                  <b className="disp">
                    <Say of={text} />
                  </b>
                  {times > 1 && <span className="times"> ×{times}</span>}
                  {notes.map((note) => (
                    <small key={JSON.stringify(note)}>
                      <Say of={note} />
                    </small>
                  ))}
                </span>
              </button>
            </li>
          ))}
        </ol>
        {recap.folded > 0 && <p className="muted">{words('recap.more', { n: recap.folded })}</p>}
        {recap.others.length > 0 && <h3 className="cap">{words('recap.others')}</h3>}
        <ul>
          {recap.others.map(({ seat, line }) => (
            <li key={seat} className="other">
              {players[seat] !== undefined && <Mark colour={players[seat].colour} />}
              <span>
                <Sentence parts={speak.say({ id: `log.${line.event}`, args: line.args })} />
              </span>
            </li>
          ))}
        </ul>
      </div>
      <footer>
        <button type="button" className="btn" onClick={() => void playBack(lines, lookAt)}>
          {words('recap.play')}
        </button>
        <button type="button" className="btn primary" onClick={closeRecap} data-seen>
          {words('recap.seen')}
        </button>
      </footer>
    </section>
  );
}

interface Pin {
  readonly n: number;
  readonly x: number;
  readonly y: number;
}

/** How large a pin is; its tip is its lower left corner. */
const PIN = 28;
/** What a pin keeps clear of: names, and pieces with their numbers. */
const KEPT_CLEAR = '.lname, .anu-land, .anu-name, .unit, .bld, .metro, .medal-piece, .portrait';
/** Where in the box around a thing the tip may stand, in parts of the box from its middle. */
const STANDS = [-0.3, -0.15, 0, 0.15, 0.3];

const pinBox = (x: number, y: number): Box => ({ x: x + PIN / 2, y: y - PIN / 2, width: PIN, height: PIN });

/** A rectangle of the screen as seen from a corner of the stage. */
const boxFrom = ({ left, top, width, height }: DOMRect, frame: DOMRect): Box => ({
  x: left + width / 2 - frame.left,
  y: top + height / 2 - frame.top,
  width,
  height,
});

/** The point of a thing where a pin covers least, and of those the one nearest to its middle. */
function tipIn(thing: Box, taken: readonly Box[]): Point {
  let best: Point = [thing.x, thing.y];
  let least = Number.POSITIVE_INFINITY;
  for (const right of STANDS)
    for (const down of STANDS) {
      const [x, y] = [thing.x + right * thing.width, thing.y + down * thing.height];
      const covered = taken.reduce((sum, other) => sum + overlap(pinBox(x, y), other), 0);
      const cost = covered + Math.hypot(x - thing.x, y - thing.y);
      if (cost >= least) continue;
      least = cost;
      best = [x, y];
    }
  return best;
}

/** Where the pins stand on the stage, in pixels, clear of names, pieces and each other; things that are out of sight have none. */
function pinsOf(svg: SVGSVGElement, things: readonly (Ref | null)[]): Pin[] {
  const frame = svg.getBoundingClientRect();
  const taken = [...svg.querySelectorAll(KEPT_CLEAR)].map((element) => boxFrom(element.getBoundingClientRect(), frame));
  return things.flatMap((thing, index): Pin[] => {
    const element = thing === null ? null : svg.querySelector(`[data-ref="${CSS.escape(thing)}"]`);
    if (element === null) return [];
    const box = boxFrom(element.getBoundingClientRect(), frame);
    if (box.width + box.height === 0 || box.x < 0 || box.y < 0 || box.x > frame.width || box.y > frame.height) return [];
    const [x, y] = tipIn(box, taken);
    taken.push(pinBox(x, y));
    return [{ n: index + 1, x, y }];
  });
}

/** The numbers of the recap on the board. */
export function RecapPins({ handle, moved }: { handle: { readonly current: StageHandle | null }; moved: number }): ReactNode {
  const { recap } = useTable();
  const [pins, setPins] = useState<readonly Pin[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again when the view of the board has moved
  useLayoutEffect(() => {
    const svg = handle.current?.svg;
    setPins(
      svg && recap !== null
        ? pinsOf(
            svg,
            recap.mine.map(({ place }) => place),
          )
        : [],
    );
  }, [handle, moved, recap]);
  return pins.map(({ n, x, y }) => (
    <span key={n} className="pin on-map" style={{ left: x, top: y, '--n': n } as CSSProperties} aria-hidden="true">
      {n}
    </span>
  ));
}
