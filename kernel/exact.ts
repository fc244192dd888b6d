// What `Math.exp`, `Math.log` and `**` give is left to each engine, and differs in the last digit. These use nothing but sums, products and
// quotients, which are the same everywhere: bots that are asked the same question by two machines must think the same.

/** The logarithm of two in two parts, the first of which can be multiplied by a small whole number without any loss. */
const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;
const LARGEST = 709.782712893384;
const SMALLEST = -745.1332191019412;

/** The terms of the series of e to the power of x that still count where |x| is at most 0.35, the last first. */
const TERMS: readonly number[] = [14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];

/** A number, none below zero, to the power of another. */
export function exactPower(base: number, exponent: number): number {
  if (!Number.isInteger(exponent)) return base === 0 ? 0 : exactExp(exponent * exactLog(base));
  let power = 1;
  let square = base;
  for (let left = Math.abs(exponent); left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) power *= square;
    square *= square;
  }
  return exponent < 0 ? 1 / power : power;
}

/** E to the power of x. */
export function exactExp(x: number): number {
  if (Number.isNaN(x)) return x;
  if (x > LARGEST) return Number.POSITIVE_INFINITY;
  if (x < SMALLEST) return 0;
  const twos = Math.round(x / Math.LN2);
  const rest = x - twos * LN2_HIGH - twos * LN2_LOW;
  let sum = 1;
  for (const term of TERMS) sum = 1 + (rest * sum) / term;
  // In two steps: half of the way is never out of reach.
  const half = Math.trunc(twos / 2);
  return sum * exactPower(2, half) * exactPower(2, twos - half);
}

/** The natural logarithm of a number above zero. */
export function exactLog(x: number): number {
  if (x === 0) return Number.NEGATIVE_INFINITY;
  if (!(x > 0) || x === Number.POSITIVE_INFINITY) return x > 0 ? x : Number.NaN;
  let twos = 0;
  let part = x;
  for (; part > Math.SQRT2; twos++) part /= 2;
  for (; part < Math.SQRT1_2; twos--) part *= 2;
  const ratio = (part - 1) / (part + 1);
  const square = ratio * ratio;
  let sum = 0;
  for (let odd = 23; odd >= 1; odd -= 2) sum = sum * square + 1 / odd;
  return 2 * ratio * sum + twos * Math.LN2;
}
