const ARITY: { readonly [command: string]: number } = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const NUMBER = /^[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/i;
const FLAG = /^[\s,]*([01])/;

interface Step {
  readonly command: string;
  readonly values: readonly number[];
}

/** Cuts the path of an SVG into its steps. */
function stepsOf(path: string): Step[] {
  const steps: Step[] = [];
  let rest = path.trim();
  let command = '';
  while (rest !== '') {
    const letter = /^[a-z]/i.exec(rest)?.[0];
    if (letter !== undefined) {
      command = letter;
      rest = rest.slice(1);
    }
    const arity = ARITY[command.toLowerCase()];
    if (arity === undefined) throw new Error(`there is no step "${command}" in a path`);
    const values: number[] = [];
    for (let at = 0; at < arity; at++) {
      const isFlag = arity === 7 && (at === 3 || at === 4);
      const found = (isFlag ? FLAG : NUMBER).exec(rest);
      if (found === null) throw new Error(`a number is missing at "${rest.slice(0, 20)}"`);
      values.push(Number(found[1]));
      rest = rest.slice(found[0].length);
    }
    steps.push({ command, values });
    if (command === 'm') command = 'l';
    if (command === 'M') command = 'L';
    rest = rest.trimStart();
  }
  return steps;
}

/** Writes a number after another one as briefly as possible. */
const written = (values: readonly number[]): string =>
  values.map((value, at) => (at === 0 || value < 0 ? String(value) : ` ${value}`)).join('');

/** How many units of the set's field of 512 one step of what is sent is long. */
const STEP = 2;

/**
 * The same path on a field of 256, in whole steps, which makes it less than half as long. Every point is rounded where it stands, not step
 * by step, so errors do not add up. Half a step of 256 is a quarter of a pixel where a sign is drawn 128 pixels wide.
 */
export function roundedPath(path: string): string {
  const exact = { x: 0, y: 0 };
  const round = { x: 0, y: 0 };
  let start = { exact: { ...exact }, round: { ...round } };
  let out = '';
  let last = '';
  for (const { command, values } of stepsOf(path)) {
    const kind = command.toLowerCase();
    const relative = kind === command;
    if (kind === 'z') {
      Object.assign(exact, start.exact);
      Object.assign(round, start.round);
    }
    const axes = axesOf(kind);
    const point = { x: exact.x, y: exact.y };
    const next = values.map((value, at) => {
      const axis = axes[at];
      if (axis === undefined) return Math.round((at < 2 ? value / STEP : value) * 10) / 10;
      const there = relative ? exact[axis] + value / STEP : value / STEP;
      point[axis] = there;
      return Math.round(there) - (relative ? round[axis] : 0);
    });
    if (kind !== 'z') {
      Object.assign(exact, point);
      Object.assign(round, { x: Math.round(point.x), y: Math.round(point.y) });
    }
    if (kind === 'm') start = { exact: { ...exact }, round: { ...round } };
    const text = written(next.map((value) => (Object.is(value, -0) ? 0 : value)));
    const goesOn = command === last && kind !== 'm' && kind !== 'z';
    out += goesOn ? (text.startsWith('-') ? text : ` ${text}`) : command + text;
    last = command;
  }
  return out;
}

/** Which of the numbers of a step lie on which axis. The two radii, the angle and the flags of an arc lie on none. */
function axesOf(kind: string): readonly ('x' | 'y' | undefined)[] {
  if (kind === 'h') return ['x'];
  if (kind === 'v') return ['y'];
  if (kind === 'a') return [undefined, undefined, undefined, undefined, undefined, 'x', 'y'];
  return Array.from({ length: ARITY[kind] ?? 0 }, (_, at) => (at % 2 === 0 ? 'x' : 'y'));
}
