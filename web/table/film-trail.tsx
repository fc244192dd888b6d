import type { LogLine, Ref } from '@pantheon/kernel';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { ownerClass, readLine, type StageHandle } from '../kit/index.ts';
import { useTable } from './context.tsx';
import { actorOf, deedIn, thingsIn } from './highlight-plan.ts';
import { Chevrons, Ring, type Spot, spotOf } from './stage-map.tsx';

/** So many earlier steps of the same player stay on the board. */
const EARLIER = 2;

/** Where a step happened, and where it came from. */
interface Trace {
  readonly at: number;
  readonly place: Spot;
  readonly from: Spot | null;
  readonly faded: boolean;
}

/** The steps that leave a trace: the one that is shown, and the last of the same player before it. */
export function tracedSteps(cards: readonly (readonly LogLine[])[], at: number): readonly number[] {
  const actorAt = (index: number): number | null => {
    const line = deedIn(cards[index] ?? []);
    return line === undefined ? null : actorOf(line);
  };
  const steps = [at];
  for (let index = at - 1; index >= 0 && steps.length <= EARLIER && actorAt(index) === actorAt(at); index--) steps.push(index);
  return steps;
}

/** The place that a line is about: where it leads, else the first thing on the board that it names. */
function traceOf(svg: SVGSVGElement, line: LogLine): Pick<Trace, 'place' | 'from'> | null {
  const { ref } = readLine(line);
  const from = spotOf(svg, ref('from'));
  const named: (Ref | null)[] = [ref('to'), ...thingsIn(line).filter((thing) => thing !== ref('from') && !thing.startsWith('seat:'))];
  for (const thing of named) {
    const place = spotOf(svg, thing);
    if (place !== null) return { place, from };
  }
  return from === null ? null : { place: from, from: null };
}

/** What the film shows, on the board: a ring or a trail for the step, and fainter those of the steps before it. */
export function FilmTrail({ handle, moved }: { handle: { readonly current: StageHandle | null }; moved: number }): ReactNode {
  const { frame, players } = useTable();
  const { film, stage, running } = frame;
  const [traces, setTraces] = useState<readonly Trace[]>([]);
  const shown = running && stage === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again when the view of the board has moved
  useLayoutEffect(() => {
    const svg = handle.current?.svg;
    const steps = svg && shown ? tracedSteps(film.cards, film.at) : [];
    setTraces(
      steps.flatMap((at): Trace[] => {
        const line = deedIn(film.cards[at] ?? []);
        const trace = svg && line !== undefined ? traceOf(svg, line) : null;
        return trace === null ? [] : [{ ...trace, at, faded: at !== film.at }];
      }),
    );
  }, [handle, moved, shown, film.at, film.cards.length]);
  if (!shown || traces.length === 0) return null;
  const line = deedIn(film.cards[film.at] ?? []);
  const player = line === undefined ? undefined : players[actorOf(line) ?? -1];
  return (
    <svg className={`stgfx trace ${player === undefined ? '' : ownerClass(player.colour)}`} aria-hidden="true" data-trail>
      {traces.map(({ at, place, from, faded }) => (
        <g key={at} className={faded ? 'faded' : ''}>
          {from !== null && <Chevrons from={from} place={place} />}
          <Ring className="case" of={place} />
          <Ring className="ring" of={place} />
        </g>
      ))}
    </svg>
  );
}
