import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { isOutsideImport, outsideCatalog } from '../scripts/outside-catalog.mjs';
import { ahead } from './build/ahead.ts';
import { chunkGroups } from './build/chunks.ts';
import { glyphs } from './build/glyphs.ts';
import { languagesApart } from './build/languages.ts';
import { outlines } from './build/outlines.ts';
import { outside } from './build/outside.ts';
import { packs } from './build/packs.ts';
import { preact } from './build/preact.ts';
import { welcomeMatch } from './build/welcome-match.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.PANTHEON_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  root: here('.'),
  resolve: { alias: [...preact] },
  plugins: [
    outside({ isOutsideImport, outsideCatalog }),
    glyphs(),
    outlines(),
    packs(),
    languagesApart(),
    welcomeMatch(),
    ahead(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: null,
      includeAssets: ['icon.svg'],
      manifest: {
        name: 'Pantheon',
        short_name: 'Pantheon',
        description: 'A table for heavy mythological board games.',
        start_url: '/',
        display: 'standalone',
        background_color: '#E6E1D7',
        theme_color: '#145D78',
        icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,woff2}'],
        globIgnores: ['push.js'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\//, /^\/confirm\//, /^\/calendar\//, /^\/cards\//, /^\/metrics/, /^\/docs/],
        importScripts: ['/push.js'],
        maximumFileSizeToCacheInBytes: 4_000_000,
      },
    }),
  ],
  worker: { format: 'es', plugins: () => [outside({ isOutsideImport, outsideCatalog }), glyphs(), outlines(), packs()] },
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: true,
    chunkSizeWarningLimit: 900,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups(here('main.tsx')) } } },
  },
  server: { port: 5173, strictPort: false, proxy: { '/api': { target: server, ws: true } } },
});
