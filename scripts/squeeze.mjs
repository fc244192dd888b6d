// Writes beside every file of a built page what a server sends of it: compressed for all browsers (.gz), and better where the connection is
// encrypted (.br). Files that would not shrink by much are left alone.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const SHRINKS = /\.(js|css|svg|webmanifest)$/;
const SMALLEST = 1000;
const ways = [
  ['.gz', (bytes) => promisify(gzip)(bytes, { level: 9 })],
  ['.br', (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })],
];

/** Compresses the files in a folder and below it. */
export async function squeeze(folder) {
  const names = readdirSync(folder, { recursive: true }).map(String);
  const files = names.filter((name) => SHRINKS.test(name)).map((name) => path.join(folder, name));
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(file);
      if (bytes.length < SMALLEST) return;
      for (const [ending, compress] of ways) writeFileSync(`${file}${ending}`, await compress(bytes));
    }),
  );
}
