import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { routes } from '../../server/api/index.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

function sourcesIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const inside = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return /^(?:tests|node_modules|dist.*)$/.test(entry.name) ? [] : sourcesIn(inside);
    return /\.tsx?$/.test(entry.name) ? [inside] : [];
  });
}

/** The routes that a part of the documentation names. */
function documented(heading: string): string[] {
  const text = readFileSync(path.join(root, 'docs/api.md'), 'utf8');
  const part = text.slice(text.indexOf(`## ${heading}\n`)).split('\n## ')[0] ?? '';
  return [...part.matchAll(/`((?:GET|POST|PUT|PATCH|DELETE) \/api\/[^`\s]+)`/g)].map(([, name]) => name as string);
}

describe('the routes of the API', () => {
  const sources = sourcesIn('web').map((file) => readFileSync(path.join(root, file), 'utf8'));
  const called = new Set(
    sources.flatMap((text) => [...text.matchAll(/'((?:GET|POST|PUT|PATCH|DELETE) \/api\/[^'\s]+)'/g)].map(([, name]) => name as string)),
  );
  const forPrograms = documented('Routes for programs');

  it('are called by a page, or named as being for programs', () => {
    expect(Object.keys(routes).filter((name) => !called.has(name) && !forPrograms.includes(name))).toEqual([]);
  });

  it('are not said to be for programs where a page calls them, or where there are none', () => {
    expect(forPrograms.filter((name) => called.has(name) || !(name in routes))).toEqual([]);
  });
});
