import { type LogLine, type Sight, seatOf } from '@pantheon/kernel';
import type { Happening } from '@pantheon/server/api';
import { describe, expect, it } from 'vitest';
import { newsFor } from '../match/news.ts';
import { chosenOf, giversOf } from '../match/remote-sight.ts';

const happening = (moment: number, kind: Happening['kind'], seat: number | null, number: number): Happening => ({
  moment,
  kind,
  seat,
  number,
  at: '2026-01-01T00:00:00.000Z',
  by: 'person',
});
const line = (at: number): LogLine => ({ at, event: 'moved', args: {}, level: 'action' });
const sight = (number: number, waiting: readonly number[]): Sight =>
  ({ number, waiting: waiting.map((seat) => ({ seat: seatOf(seat), topic: 'bid' })) }) as unknown as Sight;

describe('what happened at a table on the server', () => {
  it('tells who gave each answer that stands, after some were taken back', () => {
    const happened = [
      happening(1, 'start', null, 0),
      happening(2, 'answer', 0, 1),
      happening(3, 'answer', 0, 2),
      happening(4, 'undo', 0, 1),
      happening(5, 'answer', 1, 2),
    ];
    expect(giversOf(happened, 2)).toEqual([0, 1]);
    expect(giversOf(happened.slice(0, 4), 1)).toEqual([0]);
  });

  it('shows of a sealed question only who has chosen', () => {
    const happened = [happening(1, 'start', null, 0), happening(2, 'answer', 2, 0), happening(3, 'answer', 1, 0)];
    expect(chosenOf(happened, sight(0, [0, 3]))).toEqual([2, 1]);
    expect(chosenOf([...happened, happening(4, 'answer', 0, 4)], sight(4, [1]))).toEqual([]);
  });

  it('keeps for the digest what others did since one answered last, and nothing older', () => {
    const givers = [0, 1, 2, 0, 1, 2].map(seatOf);
    const log = [1, 2, 3, 4, 5, 6].map(line);
    expect(newsFor(seatOf(0), givers, log).map(({ at }) => at)).toEqual([5, 6]);
    expect(newsFor(seatOf(0), givers.slice(0, 1), log)).toEqual([]);
    expect(newsFor(null, givers, log)).toEqual([]);
  });
});
