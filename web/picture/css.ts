import { compile } from 'css-select';
import type { Element } from 'domhandler';

/** One declaration that fits some elements. */
interface Rule {
  matches(element: Element): boolean;
  readonly specificity: number;
  readonly declarations: readonly (readonly [property: string, value: string])[];
  /** A class that its element must have, if it names one: most rules need not be tried then. */
  readonly hint: string | null;
}

/** What holds for an element, later ones win. */
export interface Sheet {
  declarationsOf(element: Element): Map<string, string>;
}

/** States of a page that a picture never has, and parts that are no elements. */
const NEVER = /:(?:hover|active|focus|focus-visible|focus-within|disabled|checked)(?![\w-])|::|:(?:before|after|placeholder)/;

/** Splits at a sign that stands outside of brackets. */
function splitAt(text: string, sign: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] as string;
    if ('([{'.includes(letter)) depth++;
    else if (')]}'.includes(letter)) depth--;
    else if (letter === sign && depth === 0) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, text.slice(from)];
}

/** The end of the block that begins at a brace. */
function blockEnd(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '{') depth++;
    else if (text[at] === '}' && --depth === 0) return at;
  }
  return text.length;
}

/** Ids count more than classes, classes more than names of elements; `:where` counts nothing. */
function specificityOf(selector: string): number {
  const plain = selector.replace(/:where\([^)]*\)/g, '').replace(/:(?:is|not|has)\(/g, '(');
  const ids = plain.match(/#[\w-]+/g)?.length ?? 0;
  const classes = plain.match(/\.[\w-]+|\[[^\]]*\]|:[\w-]+/g)?.length ?? 0;
  const names = plain.match(/(?:^|[\s>+~(])[a-z][\w-]*/gi)?.length ?? 0;
  return ids * 10_000 + classes * 100 + names;
}

const hintOf = (selector: string): string | null => {
  const last = splitAt(selector.replace(/\s*([>+~])\s*/g, ' '), ' ').at(-1) ?? '';
  return /^[a-z]*\.([\w-]+)/i.exec(last.replace(/:(?:is|where|has|not)\(.*\)/g, ''))?.[1] ?? null;
};

function rulesOf(selectors: string, body: string): Rule[] {
  const declarations = splitAt(body, ';').flatMap((line): [string, string][] => {
    const colon = line.indexOf(':');
    const value = line
      .slice(colon + 1)
      .replace(/!important/, '')
      .trim();
    return colon < 0 || value === '' ? [] : [[line.slice(0, colon).trim(), value]];
  });
  return splitAt(selectors, ',').flatMap((text) => {
    const selector = text.trim();
    if (declarations.length === 0 || selector === '' || NEVER.test(selector)) return [];
    try {
      return [
        {
          matches: compile<Element, Element>(selector, { xmlMode: true }),
          specificity: specificityOf(selector),
          declarations,
          hint: hintOf(selector),
        },
      ];
    } catch {
      // A selector that only browsers know says nothing about a drawing.
      return [];
    }
  });
}

/** Reads style sheets as they hold for a wide page in the light: what is only for some screens, and what moves, is left out. */
export function readSheet(text: string): Sheet {
  const css = text.replace(/\/\*[\s\S]*?\*\//g, '');
  const rules: Rule[] = [];
  for (let at = 0; at < css.length; ) {
    const brace = css.indexOf('{', at);
    if (brace < 0) break;
    const end = blockEnd(css, brace);
    const head = (css.slice(at, brace).split(';').at(-1) ?? '').trim();
    if (!head.startsWith('@')) rules.push(...rulesOf(head, css.slice(brace + 1, end)));
    at = end + 1;
  }
  const sorted = rules.toSorted((a, b) => a.specificity - b.specificity);
  return {
    declarationsOf: (element) => {
      const classes = new Set((element.attribs.class ?? '').split(/\s+/));
      const found = new Map<string, string>();
      for (const { matches, declarations, hint } of sorted)
        if ((hint === null || classes.has(hint)) && matches(element))
          for (const [property, value] of declarations) found.set(property, value);
      return found;
    },
  };
}
