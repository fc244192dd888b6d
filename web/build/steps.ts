/** What stands in a JSON file. */
export type OutlineJson = null | boolean | number | string | readonly OutlineJson[] | { readonly [key: string]: OutlineJson };

type Point = readonly [number, number];

/** Before every outline; no text in a file may begin with it. */
const MARK = '~';
/** Points lie on halves or tenths of a unit. */
const GRIDS = [1, 2, 10];

const isPoint = (value: OutlineJson): value is Point =>
  Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'number');
const isOutline = (value: OutlineJson): value is readonly Point[] => Array.isArray(value) && value.length > 2 && value.every(isPoint);

/** Numbers one after the other, each as the step from the one before. */
const stepsOf = (values: readonly number[]): string =>
  values
    .map((value, at) => value - (values[at - 1] ?? 0))
    .reduce((text, step) => `${text}${step < 0 || text === '' ? '' : ' '}${step}`, '');

/** An outline as its grid, the steps to the right and the steps down; as it is where its points lie on no grid. */
function outlineAsSteps(outline: readonly Point[]): OutlineJson {
  const grid = GRIDS.find((size) => outline.flat().every((value) => Math.round(value * size) / size === value));
  if (grid === undefined) return outline;
  const along = (axis: 0 | 1): string => stepsOf(outline.map((point) => Math.round(point[axis] * grid)));
  return `${MARK}${grid},${along(0)},${along(1)}`;
}

/** Writes the outlines in a file as steps, which are short and alike. */
export function packed(value: OutlineJson): OutlineJson {
  if (typeof value === 'string' && value.startsWith(MARK)) throw new Error(`the text "${value}" begins like an outline`);
  if (isOutline(value)) return outlineAsSteps(value);
  return mapped(value, packed);
}

/** The file as it was. */
export function unpacked(value: OutlineJson): OutlineJson {
  if (typeof value !== 'string' || !value.startsWith(MARK)) return mapped(value, unpacked);
  const [grid, across, down] = value.slice(MARK.length).split(',') as [string, string, string];
  const [xs, ys] = [placesOf(across, Number(grid)), placesOf(down, Number(grid))];
  return xs.map((x, at) => [x, ys[at] as number]);
}

function placesOf(steps: string, grid: number): number[] {
  let place = 0;
  return (steps.match(/-?\d+/g) ?? []).map((step) => {
    place += Number(step);
    return place / grid;
  });
}

function mapped(value: OutlineJson, change: (part: OutlineJson) => OutlineJson): OutlineJson {
  if (Array.isArray(value)) return value.map(change);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, change(part)]));
}
