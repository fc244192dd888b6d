import { type LogLine, seatOf } from '@pantheon/kernel';
import { describe, expect, it } from 'vitest';
import { type TurningPointMoment, winningGain } from '../screens/turning-points.ts';

const line: LogLine = { at: 0, level: 'action', event: 'built', args: {} };
const moment = (at: number, seat: number, gain: number): TurningPointMoment => ({ at, seat: seatOf(seat), gain, line });

describe('the moment that won', () => {
  it('is the last great gain of whoever won, not a trifle after it', () => {
    const moments = [moment(3, 0, 10), moment(5, 1, 11), moment(9, 0, 6), moment(12, 0, 1), moment(14, 1, 11)];
    expect(winningGain(moments, seatOf(0))?.at).toBe(9);
    expect(winningGain(moments, seatOf(1))?.at).toBe(14);
  });

  it('is none where whoever won never stood better than before', () => {
    expect(winningGain([moment(3, 0, 10)], seatOf(1))).toBeUndefined();
  });
});
