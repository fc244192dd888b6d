/** Values of CSS as they are once all names in them are known. */
type Names = ReadonlyMap<string, string>;

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** The end of the bracket that opens at a place. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '(') depth++;
    else if (text[at] === ')' && --depth === 0) return at;
  }
  return -1;
}

/** The parts of a list with commas, outside of brackets. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const letter of text) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (letter === ',' && depth === 0) {
      parts.push(part.trim());
      part = '';
    } else part += letter;
  }
  return [...parts, part.trim()];
}

/** Replaces every use of a function in a text; null where one of them cannot be told. */
function replaced(text: string, name: string, make: (inside: string) => string | null): string | null {
  let rest = text;
  for (let at = rest.lastIndexOf(`${name}(`); at >= 0; at = rest.lastIndexOf(`${name}(`)) {
    const end = closing(rest, at + name.length);
    const value = end < 0 ? null : make(rest.slice(at + name.length + 1, end));
    if (value === null) return null;
    rest = rest.slice(0, at) + value + rest.slice(end + 1);
  }
  return rest;
}

function named(inside: string, names: Names): string | null {
  const [name = '', ...fallback] = partsOf(inside);
  return names.get(name) ?? (fallback.length === 0 ? null : fallback.join(','));
}

function colourOf(text: string): Colour | null {
  const word = text.trim().toLowerCase();
  if (word === 'transparent') return [0, 0, 0, 0];
  if (word === 'white') return [255, 255, 255, 1];
  if (word === 'black') return [0, 0, 0, 1];
  const hex = /^#([\da-f]{3,8})$/.exec(word)?.[1];
  if (hex !== undefined) {
    const digits = hex.length < 6 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? []);
    const [red = 0, green = 0, blue = 0, alpha = 255] = digits.map((pair) => Number.parseInt(pair, 16));
    return [red, green, blue, alpha / 255];
  }
  const numbers = /^rgba?\((.*)\)$/
    .exec(word)?.[1]
    ?.split(/[\s,/]+/)
    .map((part) => Number.parseFloat(part) * (part.endsWith('%') ? 0.01 : 1));
  if (numbers === undefined || numbers.some(Number.isNaN)) return null;
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers;
  return [red, green, blue, alpha];
}

function mixed(inside: string): string | null {
  const [, first = '', second = ''] = partsOf(inside);
  const share =
    /([\d.]+)%/.exec(first)?.[1] ??
    (/([\d.]+)%/.exec(second)?.[1] === undefined ? '50' : String(100 - Number(/([\d.]+)%/.exec(second)?.[1])));
  const one = colourOf(first.replace(/\s[\d.]+%/, ''));
  const other = colourOf(second.replace(/\s[\d.]+%/, ''));
  if (one === null || other === null) return null;
  const part = Number(share) / 100;
  const alpha = one[3] * part + other[3] * (1 - part);
  const channel = (at: 0 | 1 | 2): number =>
    alpha === 0 ? 0 : Math.round((one[at] * one[3] * part + other[at] * other[3] * (1 - part)) / alpha);
  return `rgba(${channel(0)},${channel(1)},${channel(2)},${Number(alpha.toFixed(3))})`;
}

/** A sum of lengths and numbers, in pixels; null where it holds anything else. */
function summed(text: string): number | null {
  const plain = text.replace(/([\d.]+)rem/g, (_, size: string) => String(Number(size) * 16)).replace(/px/g, '');
  if (!/^[\d.+\-*/()\s]+$/.test(plain)) return null;
  const tokens = plain.match(/[\d.]+|[+\-*/()]/g) ?? [];
  let at = 0;
  const atom = (): number => {
    const token = tokens[at++];
    if (token === '-') return -atom();
    if (token !== '(') return Number(token);
    const value = sum();
    at++;
    return value;
  };
  const product = (): number => {
    let value = atom();
    while (tokens[at] === '*' || tokens[at] === '/') value = tokens[at++] === '*' ? value * atom() : value / atom();
    return value;
  };
  const sum = (): number => {
    let value = product();
    while (tokens[at] === '+' || tokens[at] === '-') value = tokens[at++] === '+' ? value + product() : value - product();
    return value;
  };
  const value = sum();
  return Number.isFinite(value) ? value : null;
}

const chosen =
  (choose: (...values: number[]) => number) =>
  (inside: string): string | null => {
    const values = partsOf(inside).map(summed);
    return values.some((value) => value === null) ? null : String(choose(...(values as number[])));
  };

const FUNCTIONS: readonly (readonly [name: string, make: (inside: string) => string | null])[] = [
  ['color-mix', mixed],
  ['calc', (inside) => summed(inside)?.toString() ?? null],
  ['max', chosen(Math.max)],
  ['min', chosen(Math.min)],
  ['clamp', chosen((least, value, most) => Math.max(least, Math.min(value, most)))],
];

/** A value with all names and functions worked out; null where that is not possible outside of a browser. */
export function resolved(value: string, names: Names): string | null {
  let text = replaced(value, 'var', (inside) => named(inside, names));
  for (const [name, make] of FUNCTIONS) if (text?.includes(`${name}(`)) text = replaced(text, name, make);
  return text?.replace(/([\d.]+)rem/g, (_, size: string) => `${Number(size) * 16}px`) ?? null;
}
