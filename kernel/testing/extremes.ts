/** A place in a data pack. */
type Path = readonly (string | number)[];

/** A pack with one value replaced by an extreme one. */
export interface Extreme {
  /** The kind of place, and the value. */
  readonly what: string;
  readonly kind: 'number' | 'list' | 'text';
  readonly pack: unknown;
}

interface Place {
  readonly path: Path;
  readonly value: unknown;
}

/** A value to be put somewhere, made when it is needed: some are huge. */
interface Put {
  readonly named: string;
  make(): unknown;
}

const numbers = (values: readonly (number | null)[]): Put[] => values.map((value) => ({ named: String(value), make: () => value }));
const texts = (lengths: readonly number[]): Put[] =>
  lengths.map((length) => ({ named: `${length} letters`, make: () => 'x'.repeat(length) }));
const lists = (items: readonly unknown[], lengths: readonly number[]): Put[] =>
  lengths.map((length) => ({
    named: `${length} items`,
    make: () => Array.from({ length }, (_, at) => items[at % Math.max(1, items.length)] ?? 0),
  }));

const NUMBERS = numbers([0, -1, 0.5, 1e9, 2 ** 53, null]);
/** From large to small: the first that is accepted is the largest that a field takes. */
const LARGE = numbers([1e6, 1e4, 1000, 200, 150, 100, 60, 50, 40, 30, 20, 12]);
const LONG = [5000, 1000, 300, 200, 150, 120, 100, 64, 50, 40, 30, 20, 12];

function* placesIn(value: unknown, path: Path = []): Generator<Place> {
  if (typeof value === 'number' || typeof value === 'string' || Array.isArray(value)) yield { path, value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) yield* placesIn(item, [...path, Array.isArray(value) ? Number(key) : key]);
}

const kindOf = (path: Path): string => path.map((step) => (typeof step === 'number' ? '[]' : `.${step}`)).join('');

/** A copy with one value replaced; everything else is shared. */
function replaced(root: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const copy = (Array.isArray(root) ? [...root] : { ...(root as object) }) as Record<string | number, unknown>;
  copy[step] = replaced(copy[step], rest, value);
  return copy;
}

interface Puts {
  readonly kind: Extreme['kind'];
  readonly always: readonly Put[];
  readonly falling: readonly Put[];
}

function putsFor(value: unknown): Puts {
  if (typeof value === 'number') return { kind: 'number', always: NUMBERS, falling: LARGE };
  if (Array.isArray(value)) return { kind: 'list', always: lists(value, [0, 100_000]), falling: lists(value, LONG) };
  return { kind: 'text', always: texts([0, 1000, 100_000]), falling: [{ named: '__proto__', make: () => '__proto__' }] };
}

/** What a game makes of a pack: it refuses it, reads something else in it than in its own, or does not look at what was changed. */
export type PackVerdict = 'refused' | 'read' | 'same';

/**
 * Packs that differ from a good one in a single number, list or text, taken to its extremes and to the largest that is accepted. Places of
 * one kind, such as the cost of every card, are tried on `samples` of them; notes that the game does not read are left out.
 */
export function* extremes(pack: unknown, verdictOn: (pack: unknown) => PackVerdict, samples = 1): Generator<Extreme> {
  const tried = new Map<string, number>();
  for (const { path, value } of placesIn(pack)) {
    const { kind, always, falling } = putsFor(value);
    const place = `${kindOf(path)} ${kind}`;
    const before = tried.get(place) ?? 0;
    tried.set(place, before + 1);
    if (before >= samples || verdictOn(replaced(pack, path, {})) === 'same') continue;
    const make = (put: Put): Extreme => ({
      what: `${kindOf(path)} = ${put.named}`,
      kind,
      pack: replaced(pack, path, put.make()),
    });
    for (const put of always) yield make(put);
    for (const put of falling) {
      const large = make(put);
      if (verdictOn(large.pack) !== 'read') continue;
      yield large;
      break;
    }
  }
}
