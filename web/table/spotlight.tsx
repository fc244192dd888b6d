import { type ReactNode, useEffect, useState } from 'react';
import type { GuidedStep } from '../app/guided-steps.ts';
import { type Box, ringsOf } from './spotlight-places.ts';

const same = (a: readonly Box[], b: readonly Box[]): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Where the things are that a lesson speaks of, followed while the table is panned, scrolled and resized. */
export function useRings(lesson: GuidedStep | null, topic: string | null): readonly Box[] {
  const [rings, setRings] = useState<readonly Box[]>([]);
  useEffect(() => {
    if (lesson === null) {
      setRings([]);
      return;
    }
    let frame = 0;
    const look = (): void => {
      const found = ringsOf(lesson, topic, document);
      setRings((before) => (same(before, found) ? before : found));
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [lesson, topic]);
  return rings;
}

const AROUND = 4;

/** A ring around each thing that a lesson speaks of. It lies over everything and is in nobody's way. */
export function Spotlight({ rings }: { rings: readonly Box[] }): ReactNode {
  return rings.map(({ left, top, width, height }, at) => (
    <div
      // biome-ignore lint/suspicious/noArrayIndexKey: a ring is its place in the list
      key={at}
      className="ring"
      data-ring
      style={{ left: left - AROUND, top: top - AROUND, width: width + 2 * AROUND, height: height + 2 * AROUND }}
    >
      {rings.length > 1 && <b>{at + 1}</b>}
    </div>
  ));
}
