import { describe, expect, it } from 'vitest';
import { roundedPath } from '../build/path.ts';

describe('the path of an icon', () => {
  it('is written in whole steps of two units', () => {
    expect(roundedPath('M10.4 20.6L30.5,40.49z')).toBe('M5 10L15 20z');
    expect(roundedPath('M0 0h10.2v-5.6H3')).toBe('M0 0h5v-3H2');
  });

  it('lets no errors add up', () => {
    const steps = 'l.8.8'.repeat(10);
    const end = [...roundedPath(`M0 0${steps}`).matchAll(/-?\d+/g)].slice(2).map(([number]) => Number(number));
    const sum = (parity: number): number => end.filter((_, at) => at % 2 === parity).reduce((all, one) => all + one, 0);
    expect([sum(0), sum(1)]).toEqual([4, 4]);
  });

  it('keeps the flags of arcs apart, however closely they are written', () => {
    expect(roundedPath('M5 5a1.25 1.25 0 01-2.5.6')).toBe('M3 3a0.6 0.6 0 0 1-2 0');
  });

  it('closes where it began', () => {
    expect(roundedPath('M1.4 1.4l5 0zl2.2 2.2')).toBe('M1 1l2 0zl1 1');
  });
});
