import type { ReactNode } from 'react';

const LEAVES = Array.from({ length: 9 }, (_, at) => {
  const angle = (at / 9) * 1.45;
  const x = 100 - 76 * Math.cos(angle * 0.98) - 2;
  const y = 30 + 80 * Math.sin(angle);
  return { x, y, turn: -62 + at * 8.8 };
});

/** The wreath around the winner. */
export const Podium = (): ReactNode => (
  <svg viewBox="0 0 200 120" className="winwreath" aria-hidden="true">
    <path d="M100 112C52 108 22 78 24 26M100 112c48-4 78-34 76-86" fill="none" stroke="var(--gold)" strokeWidth="2.500" />
    <g fill="var(--gold)">
      {LEAVES.map(({ x, y, turn }) => (
        <g key={turn}>
          <ellipse cx={x} cy={y} rx="11" ry="4.600" transform={`rotate(${turn} ${x} ${y}) translate(-9 0)`} />
          <ellipse cx={x} cy={y} rx="10" ry="4.200" transform={`rotate(${turn + 82} ${x} ${y}) translate(9 0)`} />
          <ellipse cx={200 - x} cy={y} rx="11" ry="4.600" transform={`rotate(${-turn} ${200 - x} ${y}) translate(9 0)`} />
          <ellipse cx={200 - x} cy={y} rx="10" ry="4.200" transform={`rotate(${-turn - 82} ${200 - x} ${y}) translate(-9 0)`} />
        </g>
      ))}
    </g>
  </svg>
);
