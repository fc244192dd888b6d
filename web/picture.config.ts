import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { isOutsideImport, outsideCatalog } from '../scripts/outside-catalog.mjs';
import { glyphs } from './build/glyphs.ts';
import { outside } from './build/outside.ts';
import { preact } from './build/preact.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The boards without a browser, in one file: what the server draws pictures of tables with. */
export default defineConfig({
  root: here('.'),
  plugins: [outside({ isOutsideImport, outsideCatalog }), glyphs()],
  resolve: { alias: [...preact] },
  ssr: { noExternal: true, external: ['@resvg/resvg-js'] },
  publicDir: false,
  build: {
    ssr: here('picture/worker.ts'),
    outDir: here('../dist'),
    emptyOutDir: false,
    target: 'node20',
    sourcemap: false,
    assetsInlineLimit: Number.POSITIVE_INFINITY,
    rolldownOptions: { output: { entryFileNames: 'picture.mjs', codeSplitting: false } },
  },
});
