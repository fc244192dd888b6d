import { type PictureFiles, symbolOf, thingOf } from '../kit/index.ts';

const pictures = import.meta.glob(['../../games/*/board/pictures.ts', '../../outside/*/board/pictures.ts'], {
  import: 'pictures',
}) as Record<string, () => Promise<PictureFiles>>;

/** The side of a picture, and the circle that medals are cut to. */
const SIDE = 96;
const CIRCLE = 88;
const MARGIN = (SIDE - CIRCLE) / 2;

/** Puts the pictures that a drawing uses into it, square or round. */
export async function artSymbols(markup: string, game: string): Promise<string> {
  const load = pictures[`../../games/${game}/board/pictures.ts`] ?? pictures[`../../outside/${game}/board/pictures.ts`];
  if (load === undefined || !markup.includes(`#art-${game}-`)) return markup;
  const symbols = Object.entries(await load()).flatMap(([path, text]) => {
    const symbol = symbolOf(game, thingOf(path));
    if (!markup.includes(`#${symbol}`)) return [];
    const [, attributes = '', inside = ''] = /<svg([^>]*)>([\s\S]*)<\/svg>/.exec(text) ?? [];
    return [
      `<symbol fill="#000" stroke="none" id="${symbol}"${attributes.replace(/\s(?:xmlns[\w:]*|width|height)="[^"]*"/g, '')}>${inside}</symbol>`,
      `<symbol id="${symbol}-round" viewBox="${MARGIN} ${MARGIN} ${CIRCLE} ${CIRCLE}"><g clip-path="url(#art-round)"><use href="#${symbol}" width="${SIDE}" height="${SIDE}"/></g></symbol>`,
    ];
  });
  const clip = `<clipPath id="art-round"><circle cx="${SIDE / 2}" cy="${SIDE / 2}" r="${CIRCLE / 2}"/></clipPath>`;
  return markup.replace('<defs>', `<defs>${clip}${symbols.join('')}`);
}
