/** The key of a pass. */
export const PASS = 'pass';

/** The key of an answer that takes nothing. */
const NOTHING = 'none';

/** An option in the key of an answer, with how many of it are meant. */
export interface KeyPart {
  readonly key: string;
  readonly count: number;
}

const SEPARATORS = { pick: '+', arrange: '>', allocate: ',' } as const;

/** The kinds of questions whose answers are made of several options. */
export type CompositeKind = keyof typeof SEPARATORS;

/** The key of an answer that is made of options: `a+c`, `c>a>b`, `gold=2,wine=1`, or `none`. Keys of options hold none of these signs. */
export function joinKey(kind: CompositeKind, parts: readonly KeyPart[]): string {
  const words = kind === 'allocate' ? parts.filter(({ count }) => count > 0).map(({ key, count }) => `${key}=${count}`) : keysIn(parts);
  return words.join(SEPARATORS[kind]) || NOTHING;
}

const keysIn = (parts: readonly KeyPart[]): string[] => parts.map(({ key }) => key);

/** What such a key is made of, or null if it is none, or made of more than `most` options. */
export function splitKey(kind: CompositeKind, whole: string, most = 10_000): KeyPart[] | null {
  if (whole === NOTHING) return [];
  const words = whole.split(SEPARATORS[kind], most + 1);
  if (words.length > most) return null;
  if (kind !== 'allocate') return words.map((key) => ({ key, count: 1 }));
  const parts: KeyPart[] = [];
  for (const word of words) {
    const [key, count] = word.split('=', 2);
    if (key === undefined || count === undefined || !/^[1-9]\d{0,8}$/.test(count)) return null;
    parts.push({ key, count: Number(count) });
  }
  return parts;
}
