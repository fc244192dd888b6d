import { catalog } from '@pantheon/catalog';
import { loadPack, type SeatView } from '@pantheon/kernel';
import type { Language } from '@pantheon/text';
import { renderToString } from 'preact-render-to-string';
import type { ReactNode } from 'react';
import { propsAt } from '../app/board-picture.tsx';
import { formatterOf } from '../app/formatter.ts';
import { type AnyBoard, Highlights, HighlightsContext, ownerClass, playerColour, Sprite, StillBoard, shapeOf } from '../kit/index.ts';
import { artSymbols } from './art-symbols.ts';
import { type CoverPicture, drawCover, SIZE } from './cover.tsx';
import { readSheet, type Sheet } from './css.ts';
import { inlineStyles } from './inline.ts';

const boards = import.meta.glob(['../../games/*/board/index.tsx', '../../outside/*/board/index.tsx'], { import: 'board' }) as Record<
  string,
  () => Promise<AnyBoard>
>;
const styles = import.meta.glob(
  [
    '../style/tokens.css',
    '../style/base.css',
    '../style/map.css',
    '../style/art.css',
    '../style/battle.css',
    '../style/learn.css',
    '../../games/*/board/style.css',
    '../../outside/*/board/style.css',
  ],
  { query: '?inline', import: 'default', eager: true },
) as Record<string, string>;
const FOOT = 96;

/** What is drawn of a table: what everybody may see of it, and nothing else. */
export interface TablePicture {
  readonly kind: 'table';
  readonly game: string;
  readonly sight: SeatView;
  readonly names: readonly string[];
  readonly title: string;
  readonly language: Language;
  /** Other component data than the game's own. */
  readonly pack?: unknown;
}

export type Picture = TablePicture | CoverPicture;

const sheets = new Map<string, Sheet>();

/** The style sheets for a game: those of all boards, then its own. */
function sheetOf(game: string): Sheet {
  const known = sheets.get(game);
  if (known !== undefined) return known;
  const shared = Object.entries(styles).filter(([path]) => path.startsWith('../style/'));
  const own = Object.entries(styles).filter(([path]) => path.includes(`/${game}/board/`));
  const sheet = readSheet([...shared, ...own].map(([, text]) => text).join('\n'));
  sheets.set(game, sheet);
  return sheet;
}

/** A picture as an SVG that needs nothing but fonts. */
export function draw(picture: Picture): Promise<string> {
  return picture.kind === 'table' ? drawTable(picture) : drawCover(picture);
}

async function drawTable({ game, sight, names, title, language, pack }: TablePicture): Promise<string> {
  const entry = catalog.find(({ id }) => id === game);
  const load = boards[`../../games/${game}/board/index.tsx`] ?? boards[`../../outside/${game}/board/index.tsx`];
  if (entry === undefined || load === undefined) throw new Error(`there is no board for "${game}"`);
  const [module, board] = await Promise.all([entry.load(), load()]);
  const { data } = loadPack(module.rules, pack ?? module.rules.pack);
  const speak = formatterOf({ text: module.text, words: board.words, data, language, names });
  const props = propsAt({ game: module, board, data }, sight, speak, names);
  const { Board } = board;
  const markup = renderToString(
    <Ground game={game}>
      <svg
        role="img"
        aria-label={title}
        xmlns="http://www.w3.org/2000/svg"
        width={SIZE.width}
        height={SIZE.height}
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      >
        <rect width="100%" height="100%" style={{ fill: 'var(--sea-0, var(--bg))' }} />
        <HighlightsContext.Provider value={new Highlights()}>
          <StillBoard of={{ x: 0, y: 0, ...board.size }} label="">
            <Board {...props} />
          </StillBoard>
        </HighlightsContext.Provider>
        <Foot
          title={`${speak.id('game.name')} · ${title}`}
          plain={speak.id('game.name')}
          names={names}
          colours={sight.colours}
          hasTitle={title !== ''}
        />
        <Sprite />
      </svg>
    </Ground>,
  );
  return placed(inlineStyles(await artSymbols(markup, game), sheetOf(game)));
}

// The board as it is on a page, above the foot of the picture. It is not cut at its edges: what lies around it fills the sides, and the
// program that paints ends itself over a cut drawing with parts far to the left and to the right of it, as a map has that goes round.
const placed = (svg: string): string =>
  svg
    .replace(
      /<svg class="map still"([^>]*)preserveAspectRatio="[^"]*"/,
      `<svg class="map still" x="0" y="0" width="${SIZE.width}" height="${SIZE.height - FOOT}" overflow="visible"$1preserveAspectRatio="xMidYMid meet"`,
    )
    .replace(/<svg width="0" height="0" class="sprite"/, '<svg width="0" height="0"');

/** The elements around a board by which style sheets know which one it is. */
const Ground = ({ game, children }: { game: string; children: ReactNode }): ReactNode => (
  <html lang="en" data-theme="light" data-game={game}>
    <body>
      <div className="boardpic" data-theme="light" data-game={game}>
        {children}
      </div>
    </body>
  </html>
);

interface FootProps {
  readonly title: string;
  readonly plain: string;
  readonly hasTitle: boolean;
  readonly names: readonly string[];
  readonly colours: readonly string[];
}

const STEP = 230;

function Foot({ title, plain, hasTitle, names, colours }: FootProps): ReactNode {
  const text = { fill: 'var(--ink)', fontFamily: 'var(--font-ui)' } as const;
  return (
    <g transform={`translate(0 ${SIZE.height - FOOT})`}>
      <rect width={SIZE.width} height={FOOT} style={{ fill: 'var(--surface)' }} />
      <text x="28" y="38" style={{ ...text, fontFamily: 'var(--font-display)', fontSize: '30px', fontWeight: 700 }}>
        {hasTitle ? title : plain}
      </text>
      {names.slice(0, 5).map((name, seat) => {
        const colour = playerColour(colours[seat]);
        return (
          <g key={colour} className={ownerClass(colour)} transform={`translate(${40 + seat * STEP} 70)`}>
            <path d={shapeOf(colour)} style={{ fill: 'var(--p)' }} />
            <text x="18" y="7" style={{ ...text, fontSize: '20px', fontWeight: 600 }}>
              {name.length > 18 ? `${name.slice(0, 17)}…` : name}
            </text>
          </g>
        );
      })}
    </g>
  );
}
