import { inflateSync } from 'node:zlib';

/** A font that is packed for the web, as programs read it that are no browsers. */
export function unpackedFont(packed: Buffer): Buffer {
  if (packed.toString('latin1', 0, 4) !== 'wOFF') throw new Error('this is no packed font');
  const tables = packed.readUInt16BE(12);
  const head = Buffer.alloc(12 + 16 * tables);
  packed.copy(head, 0, 4, 8);
  head.writeUInt16BE(tables, 4);
  const power = 2 ** Math.floor(Math.log2(tables));
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE(tables * 16 - power * 16, 10);
  const bodies: Buffer[] = [];
  let offset = head.length;
  for (let at = 0; at < tables; at++) {
    const entry = 44 + 20 * at;
    const from = packed.readUInt32BE(entry + 4);
    const length = packed.readUInt32BE(entry + 8);
    const whole = packed.readUInt32BE(entry + 12);
    const raw = packed.subarray(from, from + length);
    const body = length === whole ? raw : inflateSync(raw);
    packed.copy(head, 12 + 16 * at, entry, entry + 4);
    head.writeUInt32BE(packed.readUInt32BE(entry + 16), 12 + 16 * at + 4);
    head.writeUInt32BE(offset, 12 + 16 * at + 8);
    head.writeUInt32BE(whole, 12 + 16 * at + 12);
    const padding = Buffer.alloc((4 - (body.length % 4)) % 4);
    bodies.push(body, padding);
    offset += body.length + padding.length;
  }
  return Buffer.concat([head, ...bodies]);
}
