import { isIPv6 } from 'node:net';

/**
 * Whom an address stands for. Whoever has one address of IPv6 has at least the 64 bits below it as well, so these count as one; an
 * address of IPv4 stands for itself, however it is written.
 */
export function networkOf(address: string, bits: 56 | 64 = 64): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const plain = address.replace(/%.*$/, '');
  if (!isIPv6(plain)) return address;
  const head = groupsOf(plain).slice(0, 4);
  if (bits === 56) head[3] = (head[3] ?? 0) & 0xff00;
  return `${head.map((group) => group.toString(16)).join(':')}::/${bits}`;
}

/** The eight groups of an address of IPv6, `::` written out. */
function groupsOf(address: string): number[] {
  const [before = '', after] = address.split('::');
  const groups = (part: string): number[] => (part === '' ? [] : part.split(':').flatMap(groupOf));
  const left = groups(before);
  const right = after === undefined ? [] : groups(after);
  return [...left, ...Array<number>(Math.max(0, 8 - left.length - right.length)).fill(0), ...right];
}

function groupOf(text: string): number[] {
  if (!text.includes('.')) return [Number.parseInt(text, 16)];
  const [a = 0, b = 0, c = 0, d = 0] = text.split('.').map(Number);
  return [(a << 8) | b, (c << 8) | d];
}
