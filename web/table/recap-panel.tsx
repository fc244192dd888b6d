import type { Ref } from '@pantheon/kernel';
import { type CSSProperties, type ReactNode, useLayoutEffect, useState } from 'react';
import { Mark, type StageHandle } from '../kit/index.ts';
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
          {recap.mine.map(({ text, notes, place, at }, index) => (
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

/** Pins on the same thing stand side by side. */
const BESIDE = 22;
const NEAR = 12;

/** Where things lie on the stage, in pixels; those that are out of sight are left out. */
function pinsOf(svg: SVGSVGElement, things: readonly (Ref | null)[]): Pin[] {
  const frame = svg.getBoundingClientRect();
  const pins = things.flatMap((thing, index): Pin[] => {
    const element = thing === null ? null : svg.querySelector(`[data-ref="${CSS.escape(thing)}"]`);
    const box = element?.getBoundingClientRect();
    if (box === undefined || box.width + box.height === 0) return [];
    const [x, y] = [box.left + box.width / 2 - frame.left, box.top + box.height / 2 - frame.top];
    return x < 0 || y < 0 || x > frame.width || y > frame.height ? [] : [{ n: index + 1, x, y }];
  });
  return pins.map((pin, index) => {
    const taken = pins.slice(0, index).filter(({ x, y }) => Math.abs(x - pin.x) < NEAR && Math.abs(y - pin.y) < NEAR).length;
    return { ...pin, x: pin.x + taken * BESIDE };
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
