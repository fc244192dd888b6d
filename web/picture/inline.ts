import render from 'dom-serializer';
import { type Element, isTag } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import type { Sheet } from './css.ts';
import { resolved } from './values.ts';

/** What a drawing can be told by a style sheet. */
const DRAWN = new Set([
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'color',
  'stop-color',
  'stop-opacity',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'letter-spacing',
  'text-anchor',
  'dominant-baseline',
  'display',
  'visibility',
  'mix-blend-mode',
]);

/** Moves that an attribute can tell as well as a style sheet. */
const MOVES = /^(?:(?:translate|scale|rotate)\([\d\s,.e-]+\)\s*)+$/;

/**
 * Writes what style sheets say into every element of a drawing, so that it looks the same where there are none. The drawing may stand
 * inside of other elements, which only set names and are left out. Returns the drawing.
 */
export function inlineStyles(markup: string, sheet: Sheet): string {
  const document = parseDocument(markup, { xmlMode: true });
  const [root] = document.children.filter(isTag);
  if (root === undefined) throw new Error('there is nothing to draw');
  dress(root, sheet, new Map());
  const drawing = firstDrawing(root);
  if (drawing === null) throw new Error('there is no drawing');
  return render(drawing, { xmlMode: true });
}

// There are a few fonts only, each under its plain name.
const shown = (property: string, value: string | null): string | null =>
  property === 'font-family'
    ? (value
        ?.split(',')[0]
        ?.replace(/['"]|\s+Variable/g, '')
        .trim() ?? null)
    : value;

function firstDrawing(element: Element): Element | null {
  if (element.name === 'svg') return element;
  for (const child of element.children.filter(isTag)) {
    const found = firstDrawing(child);
    if (found !== null) return found;
  }
  return null;
}

function dress(element: Element, sheet: Sheet, inherited: ReadonlyMap<string, string>): void {
  const found = sheet.declarationsOf(element);
  for (const line of (element.attribs.style ?? '').split(';')) {
    const colon = line.indexOf(':');
    if (colon > 0) found.set(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  const names = namesIn(found, inherited);
  const move = resolved(found.get('transform') ?? '', names)
    ?.replaceAll('px', '')
    .replaceAll('deg', '');
  if (move !== undefined && MOVES.test(move)) element.attribs.transform = move;
  const style = [...found].flatMap(([property, value]) => {
    const known = DRAWN.has(property) ? shown(property, resolved(value, names)) : null;
    return known === null || known === '' ? [] : [`${property}:${known}`];
  });
  if (style.length > 0) element.attribs.style = style.join(';');
  else delete element.attribs.style;
  for (const name of ['fill', 'stroke', 'color', 'stop-color', 'font-size', 'stroke-width'])
    if (element.attribs[name]?.includes('var(')) element.attribs[name] = resolved(element.attribs[name] as string, names) ?? 'none';
  for (const child of element.children.filter(isTag)) dress(child, sheet, names);
}

// A name may be told by another one of the same element, in any order.
function namesIn(found: ReadonlyMap<string, string>, inherited: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const own = [...found].filter(([property]) => property.startsWith('--'));
  if (own.length === 0) return inherited;
  const names = new Map([...inherited, ...own]);
  for (let round = 0; round < 4; round++)
    for (const [name, value] of names) if (value.includes('var(')) names.set(name, resolved(value, names) ?? value);
  return names;
}
