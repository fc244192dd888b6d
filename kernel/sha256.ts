const K = new Int32Array(64);
const H0 = new Int32Array(8);

function fillConstants(): void {
  const fraction = (root: number): number => ((root - Math.floor(root)) * 0x1_0000_0000) | 0;
  let found = 0;
  for (let candidate = 2; found < 64; candidate++) {
    let prime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor++) if (candidate % divisor === 0) prime = false;
    if (!prime) continue;
    if (found < 8) H0[found] = fraction(Math.sqrt(candidate));
    K[found++] = fraction(Math.cbrt(candidate));
  }
}
fillConstants();

const W = new Int32Array(64);
const rotate = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

function compress(h: Int32Array, block: Uint8Array, at: number): void {
  for (let i = 0; i < 16; i++) {
    const j = at + i * 4;
    W[i] = (block[j]! << 24) | (block[j + 1]! << 16) | (block[j + 2]! << 8) | block[j + 3]!;
  }
  for (let i = 16; i < 64; i++) {
    const x = W[i - 15]!;
    const y = W[i - 2]!;
    W[i] = (W[i - 16]! + (rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3)) + W[i - 7]! + (rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10))) | 0;
  }
  let a = h[0]!;
  let b = h[1]!;
  let c = h[2]!;
  let d = h[3]!;
  let e = h[4]!;
  let f = h[5]!;
  let g = h[6]!;
  let k = h[7]!;
  for (let i = 0; i < 64; i++) {
    const t1 = (k + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + W[i]!) | 0;
    const t2 = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    k = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  h[0] = (h[0]! + a) | 0;
  h[1] = (h[1]! + b) | 0;
  h[2] = (h[2]! + c) | 0;
  h[3] = (h[3]! + d) | 0;
  h[4] = (h[4]! + e) | 0;
  h[5] = (h[5]! + f) | 0;
  h[6] = (h[6]! + g) | 0;
  h[7] = (h[7]! + k) | 0;
}

const REPLACEMENT = 0xfffd;
const isFirstHalf = (code: number): boolean => code >= 0xd800 && code < 0xdc00;
const isSecondHalf = (code: number): boolean => code >= 0xdc00 && code < 0xe000;

/** The code point at a place in a text; half a surrogate pair is the replacement character, as it is everywhere else. */
function codePoint(text: string, at: number): number {
  const code = text.codePointAt(at) as number;
  return isFirstHalf(code) || isSecondHalf(code) ? REPLACEMENT : code;
}

/** Room for the text that is being hashed, and for what fills its last block. */
let room = new Uint8Array(4096);
const PADDING = 72;

/** Writes the UTF-8 bytes of a text into the room; returns how many they are. */
function utf8(text: string): number {
  if (room.length < text.length * 3 + PADDING) room = new Uint8Array(2 * (text.length * 3 + PADDING));
  const bytes = room;
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    const code = codePoint(text, at);
    if (code < 0x80) {
      bytes[length++] = code;
      continue;
    }
    if (code >= 0x10000) {
      bytes[length++] = 0xf0 | (code >> 18);
      bytes[length++] = 0x80 | ((code >> 12) & 63);
      at++;
    } else if (code >= 0x800) bytes[length++] = 0xe0 | (code >> 12);
    bytes[length++] = code < 0x800 ? 0xc0 | (code >> 6) : 0x80 | ((code >> 6) & 63);
    bytes[length++] = 0x80 | (code & 63);
  }
  return length;
}

/** The eight words of the SHA-256 of a text. Synchronous and free of any platform, so that every place hashes alike. */
export function sha256Words(text: string): Int32Array {
  const length = utf8(text);
  const end = ((length + PADDING) >> 6) << 6;
  room.fill(0, length, end);
  room[length] = 0x80;
  const bits = length * 8;
  for (let i = 0; i < 6; i++) room[end - 1 - i] = Math.floor(bits / 2 ** (8 * i)) & 255;
  const h = H0.slice();
  for (let at = 0; at < end; at += 64) compress(h, room, at);
  return h;
}

const ownSha256 = (text: string): string => {
  let digits = '';
  for (const word of sha256Words(text)) digits += (word >>> 0).toString(16).padStart(8, '0');
  return digits;
};

let hash = ownSha256;

/** Lets a platform that has a SHA-256 of its own hash texts by it: the same digits, sooner. */
export function hashBy(platform: (text: string) => string): void {
  hash = platform;
}

/** The SHA-256 of a text, in hexadecimal. */
export const sha256 = (text: string): string => hash(text);
