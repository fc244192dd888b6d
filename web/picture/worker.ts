import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import italic from '@fontsource/alegreya/files/alegreya-latin-400-italic.woff?inline';
import plain from '@fontsource/alegreya/files/alegreya-latin-400-normal.woff?inline';
import bold from '@fontsource/alegreya/files/alegreya-latin-700-normal.woff?inline';
import places from '@fontsource/alegreya-sc/files/alegreya-sc-latin-400-normal.woff?inline';
import text from '@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff?inline';
import strong from '@fontsource/source-sans-3/files/source-sans-3-latin-700-normal.woff?inline';
import { Resvg } from '@resvg/resvg-js';
import { SIZE } from './cover.tsx';
import { draw, type Picture } from './draw.tsx';
import { unpackedFont } from './fonts.ts';

// Fonts are read from files only.
const folder = mkdtempSync(path.join(os.tmpdir(), 'pantheon-fonts-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const fontFiles = [italic, plain, bold, places, text, strong].map((address, at) => {
  const file = path.join(folder, `${at}.ttf`);
  writeFileSync(file, unpackedFont(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')));
  return file;
});

async function paint(picture: Picture): Promise<Uint8Array> {
  const drawn = new Resvg(await draw(picture), {
    fitTo: { mode: 'width', value: SIZE.width },
    font: { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Source Sans 3' },
  });
  return drawn.render().asPng();
}

// A process of its own: whatever a drawing does to it, the server goes on.
process.on('message', ({ id, picture }: { readonly id: number; readonly picture: Picture }) => {
  paint(picture).then(
    (png) => process.send?.({ id, png: Buffer.from(png) }),
    (error: unknown) => process.send?.({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
process.on('disconnect', () => process.exit());
