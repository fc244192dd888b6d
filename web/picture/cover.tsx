import { renderToString } from 'preact-render-to-string';
import type { ReactNode } from 'react';
import { linesOf } from '../kit/index.ts';

const covers = import.meta.glob(['../../games/*/board/cover.svg', '../../outside/*/board/cover.svg'], {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;

/** The size that pages elsewhere show. */
export const SIZE = { width: 1200, height: 630 } as const;
const COVER = 472;

/** The picture of a game alone, or with words beside it. */
export type CoverPicture =
  | { readonly kind: 'game'; readonly game: string }
  | { readonly kind: 'words'; readonly game: string; readonly heading: string; readonly lines: readonly string[] };

/** A cover as an SVG that needs nothing but fonts. */
export async function drawCover(picture: CoverPicture): Promise<string> {
  const cover = covers[`../../games/${picture.game}/board/cover.svg`] ?? covers[`../../outside/${picture.game}/board/cover.svg`];
  if (cover === undefined) throw new Error(`there is no cover for "${picture.game}"`);
  const words = picture.kind === 'words' ? renderToString(<Words heading={picture.heading} lines={picture.lines} />) : '';
  const art = cover
    .slice(cover.indexOf('<svg'))
    .replace(
      /<svg([^>]*)>/,
      (_, attributes: string) =>
        `<svg${attributes.replace(/\s(?:width|height|x|y)="[^"]*"/g, '')} x="${words === '' ? (SIZE.width - COVER) / 2 : 0}" y="0" width="${COVER}" height="${SIZE.height}">`,
    );
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${SIZE.width}" height="${SIZE.height}"><rect width="100%" height="100%" fill="#1e2228"/>${art}${words}</svg>`;
}

const LEFT = COVER + 56;
const ROOM = SIZE.width - LEFT - 48;
/** How wide a letter is on average, as a share of its size. */
const LETTER = 0.5;
const HEADING = 62;
const LINE = 33;

/** The size at which the longest word of a text fits into the room beside the cover. */
const fitting = (text: string, size: number): number =>
  Math.min(size, ROOM / LETTER / Math.max(1, ...text.split(/\s+/).map(({ length }) => length)));

/** Words beside a cover: a heading and what there is to say below it, in the middle of the height. */
function Words({ heading, lines }: { heading: string; lines: readonly string[] }): ReactNode {
  const size = fitting(heading, HEADING);
  const head = linesOf(heading, Math.floor(ROOM / LETTER / size), 3);
  const body = lines.flatMap((line) => linesOf(line, Math.floor(ROOM / LETTER / LINE), 2));
  const height = head.length * size * 1.1 + 40 + body.length * LINE * 1.4;
  const top = Math.max(size + 40, (SIZE.height - height) / 2 + size * 0.8);
  const below = top + (head.length - 1) * size * 1.1 + 40;
  return (
    <g>
      {head.map((line, at) => (
        <text key={line} x={LEFT} y={top + at * size * 1.1} fill="#faf8f4" fontFamily="Alegreya" fontWeight={700} fontSize={size}>
          {line}
        </text>
      ))}
      <rect x={LEFT} y={below - 12} width={72} height={3} fill="#d9a441" />
      {body.map((line, at) => (
        <text key={line} x={LEFT} y={below + LINE * 1.4 * (at + 1)} fill="#ded8cc" fontFamily="Source Sans 3" fontSize={LINE}>
          {line}
        </text>
      ))}
    </g>
  );
}
