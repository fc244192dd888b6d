import type { ReactNode } from 'react';

/** Breaks a text into lines of at most so many letters, between words. */
export function linesOf(text: string, letters: number, most = Number.POSITIVE_INFINITY): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && line.length + 1 + word.length > letters) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  if (line !== '') lines.push(line);
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  return [...kept.slice(0, -1), `${kept.at(-1)}…`];
}

interface LinesProps {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly letters: number;
  readonly lineHeight: number;
  readonly most?: number;
  readonly className?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** A text on the board, broken into lines. */
export const Lines = ({ text, x, y, letters, lineHeight, most, className, anchor = 'start' }: LinesProps): ReactNode => (
  <text className={className} textAnchor={anchor}>
    {linesOf(text, letters, most).map((line, index) => (
      <tspan key={line} x={x} y={y + index * lineHeight}>
        {line}
      </tspan>
    ))}
  </text>
);
