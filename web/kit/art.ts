import type { Ref } from '@pantheon/kernel';
import type { Drawing } from './icon.tsx';

/** Texts of SVG files by their paths, as the bundler gives them. */
export type PictureFiles = { readonly [path: string]: string };

/** The pictures of a game. They lie in files of their own, which are read once its board has been opened. */
export interface Art {
  /** The picture of what a reference names, such as `god:zeus`: the file `god-zeus.svg`. */
  of(thing: Ref): Drawing;
  /** Puts all pictures of the game on the page, and says what they show. */
  load(): Promise<readonly Ref[]>;
}

/** The side of every picture in its own units, and the circle that pictures are made to be cut to. */
const SIDE = 96;
const CIRCLE = 88;
const MARGIN = (SIDE - CIRCLE) / 2;

/** What a picture begins with, so that it takes no colours from where it stands. */
const OWN_COLOURS = { fill: '#000', stroke: 'none', 'stroke-width': '1' };

const ROUND = 'art-round';
const SVG = 'http://www.w3.org/2000/svg';

/** The pictures of one game: `artOf('cyclades', () => import('./pictures.ts'))`. */
export function artOf(game: string, files: () => Promise<{ readonly pictures: PictureFiles }>): Art {
  let loading: Promise<readonly Ref[]> | null = null;
  const load = async (): Promise<readonly Ref[]> => {
    const { pictures } = await files();
    const things = Object.keys(pictures).map(thingOf);
    showPictures(Object.values(pictures).map((text, at) => [symbolOf(game, things[at] as Ref), text]));
    return things;
  };
  return {
    of: (thing) => ({ symbol: symbolOf(game, thing), picture: true }),
    load: () => {
      loading ??= load().catch((error: unknown) => {
        // The next table asks again.
        loading = null;
        throw error;
      });
      return loading;
    },
  };
}

/** A picture cut to a circle, for medals and markers. What is no picture stays as it is. */
export const inCircle = (drawing: Drawing): Drawing => (drawing.picture ? { ...drawing, symbol: `${drawing.symbol}-round` } : drawing);

/** The symbol by which a picture lies on the page. */
export const symbolOf = (game: string, thing: Ref): string => `art-${game}-${thing.replace(':', '-')}`;

/** The file `./art/god-zeus.svg` shows `god:zeus`. */
export const thingOf = (path: string): Ref => path.slice(path.lastIndexOf('/') + 1, -'.svg'.length).replace('-', ':') as Ref;

/** Puts pictures on the page as symbols, each square and round, beside the sprite of the signs. */
function showPictures(pictures: readonly (readonly [symbol: string, text: string])[]): void {
  const sheet = make('svg', { width: '0', height: '0', class: 'sprite', 'aria-hidden': 'true' });
  if (document.getElementById(ROUND) === null) {
    const clip = make('clipPath', { id: ROUND });
    clip.append(make('circle', { cx: String(SIDE / 2), cy: String(SIDE / 2), r: String(CIRCLE / 2) }));
    sheet.append(clip);
  }
  const parser = new DOMParser();
  for (const [symbol, text] of pictures) {
    const file = parser.parseFromString(text, 'image/svg+xml').documentElement;
    const square = make('symbol', { ...OWN_COLOURS, ...attributesOf(file), id: symbol });
    square.append(...document.importNode(file, true).childNodes);
    const round = make('symbol', { id: `${symbol}-round`, viewBox: `${MARGIN} ${MARGIN} ${CIRCLE} ${CIRCLE}` });
    const cut = make('g', { 'clip-path': `url(#${ROUND})` });
    cut.append(make('use', { href: `#${symbol}`, width: String(SIDE), height: String(SIDE) }));
    round.append(cut);
    sheet.append(square, round);
  }
  document.body.append(sheet);
}

const attributesOf = (element: Element): { readonly [attribute: string]: string } =>
  Object.fromEntries([...element.attributes].flatMap(({ name, value }) => (name.startsWith('xmlns') ? [] : [[name, value]])));

function make(name: string, attributes: { readonly [attribute: string]: string }): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  return element;
}
