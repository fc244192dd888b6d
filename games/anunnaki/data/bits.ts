/** How many bits of a number are set. */
export function bitCount(bits: number): number {
  let sum = 0;
  for (let left = bits; left !== 0; left &= left - 1) sum++;
  return sum;
}
