/** What stands in a JSON file. */
export type OutlineJson = null | boolean | number | string | readonly OutlineJson[] | { readonly [key: string]: OutlineJson };

type Point = readonly [number, number];

/** Before every outline; no text in a file may begin with it. */
const MARK = '~';
/** Points lie on halves or tenths of a unit. */
const GRIDS = [1, 2, 10];
/** What is nearest to nothing is written with one letter: most steps are. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz()*+./:;<=>?@[]^_{|}#%&';

const isPoint = (value: OutlineJson): value is Point =>
  Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'number');
const isOutline = (value: OutlineJson): value is readonly Point[] => Array.isArray(value) && value.length > 2 && value.every(isPoint);

const written = (values: readonly number[]): string =>
  values
    .map((value) => (value < 0 ? -2 * value - 1 : 2 * value))
    .map((code) => LETTERS[code] ?? `${code} `)
    .join('');

const numbersIn = (text: string): number[] =>
  (text.match(/\d+|[^ ]/g) ?? []).map((one) => {
    const known = LETTERS.indexOf(one);
    const code = known < 0 ? Number(one) : known;
    return code % 2 === 0 ? code / 2 : -(code + 1) / 2;
  });

/** A part of an outline that runs along one that came before: from which point, and how many; fewer than none when it runs the other way. */
interface Shared {
  readonly from: number;
  readonly count: number;
}

/** The points of all outlines so far. Neighbours share their border, which is written once. */
class Borders {
  private readonly points: string[] = [];
  private readonly places = new Map<string, number[]>();
  private end = 0;

  /** An outline as its grid, steps to the right, steps down, and what it shares; as it is where its points lie on no grid. */
  packed(outline: readonly Point[]): OutlineJson {
    const grid = GRIDS.find((size) => outline.flat().every((value) => Math.round(value * size) / size === value));
    if (grid === undefined) return outline;
    const names = outline.map((point) => point.join());
    const steps: [number[], number[]] = [[], []];
    const shares: number[] = [];
    let [own, x, y] = [0, 0, 0];
    for (let at = 0; at < outline.length; ) {
      const { from, count } = this.longest(names.slice(at));
      at += Math.abs(count) || 1;
      const [nextX, nextY] = (outline[at - 1] as Point).map((value) => Math.round(value * grid)) as [number, number];
      if (count === 0) {
        steps[0].push(nextX - x);
        steps[1].push(nextY - y);
        own++;
      } else {
        shares.push(own, from - this.end, count);
        this.end = from + count;
        own = 0;
      }
      [x, y] = [nextX, nextY];
    }
    this.keep(names);
    return `${MARK}${[grid, ...steps.map(written), ...(shares.length === 0 ? [] : [written(shares)])].join(',')}`;
  }

  /** The longest run of known points at the beginning of these; none where it is a single one. */
  private longest(names: readonly string[]): Shared {
    let best: Shared = { from: 0, count: 0 };
    for (const from of this.places.get(names[0] as string) ?? [])
      for (const way of [1, -1]) {
        let count = 0;
        while (count < names.length && this.points[from + way * count] === names[count]) count++;
        const isLonger = count > Math.abs(best.count);
        const isNearer = count === Math.abs(best.count) && Math.abs(from - this.end) < Math.abs(best.from - this.end);
        if (count > 1 && (isLonger || isNearer)) best = { from, count: way * count };
      }
    return best;
  }

  private keep(names: readonly string[]): void {
    for (const name of names) this.places.set(name, [...(this.places.get(name) ?? []), this.points.push(name) - 1]);
  }
}

/** Writes the outlines in a file as steps, which are short and alike, and every border once. */
export function packed(file: OutlineJson): OutlineJson {
  const borders = new Borders();
  const pack = (value: OutlineJson): OutlineJson => {
    if (typeof value === 'string' && value.startsWith(MARK)) throw new Error(`the text "${value}" begins like an outline`);
    return isOutline(value) ? borders.packed(value) : mapped(value, pack);
  };
  return pack(file);
}

/** The file as it was. */
export function unpacked(file: OutlineJson): OutlineJson {
  const known: Point[] = [];
  let end = 0;
  const outlineOf = (text: string): Point[] => {
    const [grid, across, down, shared = ''] = text.slice(MARK.length).split(',') as [string, string, string, string?];
    const [right, below, shares] = [numbersIn(across), numbersIn(down), numbersIn(shared)];
    const outline: Point[] = [];
    let [x, y] = [0, 0];
    const walk = (to: number): void => {
      for (let at = 0; at < to; at++) {
        x += right.shift() as number;
        y += below.shift() as number;
        outline.push([x / Number(grid), y / Number(grid)]);
      }
    };
    for (let at = 0; at < shares.length; at += 3) {
      const [own, from, count] = shares.slice(at, at + 3) as [number, number, number];
      walk(own);
      const first = end + from;
      for (let step = 0; step < Math.abs(count); step++) outline.push([...(known[first + step * Math.sign(count)] as Point)]);
      end = first + count;
      [x, y] = (outline.at(-1) as Point).map((value) => Math.round(value * Number(grid))) as [number, number];
    }
    walk(right.length);
    known.push(...outline);
    return outline;
  };
  const unpack = (value: OutlineJson): OutlineJson =>
    typeof value === 'string' && value.startsWith(MARK) ? outlineOf(value) : mapped(value, unpack);
  return unpack(file);
}

function mapped(value: OutlineJson, change: (part: OutlineJson) => OutlineJson): OutlineJson {
  if (Array.isArray(value)) return value.map(change);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, change(part)]));
}
