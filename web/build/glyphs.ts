import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { roundedPath } from './path.ts';

const CALL = /\bglyph\(\s*'([a-z0-9-]+)'\s*,?\s*\)/g;

/** Puts the drawing of every icon that is asked for by `glyph('name')` into the code that asks, and no other icon. */
export function glyphs(): Plugin {
  let bodies: Record<string, { body: string }> | null = null;
  const pathOf = (name: string): string => {
    bodies ??= JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8')).icons;
    const body = bodies?.[name]?.body;
    const path = body === undefined ? undefined : /\bd="([^"]+)"/.exec(body)?.[1];
    if (path === undefined) throw new Error(`there is no icon "${name}" in the game-icons set`);
    return roundedPath(path);
  };
  return {
    name: 'pantheon-glyphs',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || id.includes('node_modules') || !code.includes("glyph('")) return null;
      return { code: code.replace(CALL, (_, name: string) => `glyph('${name}', '${pathOf(name)}')`), map: null };
    },
  };
}
