import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string): string => readFileSync(`${root}${file}`, 'utf8');

const pages = [
  'docs/adding-a-game.md',
  'docs/architecture.md',
  'docs/boards.md',
  'docs/bots.md',
  'docs/glossary.md',
  'docs/performance.md',
];
const isPath = /^(kernel|text|games|template|catalog|bots|table|server|web|cli|bench|e2e|scripts|docs)\/[\w./-]*$/;

describe.each(pages)('%s', (page) => {
  const text = read(page);
  const excerpts = [...text.matchAll(/```\w+ (\S+)\n([\s\S]*?)```/g)].map(([, file, code]) => ({
    file: file as string,
    code: code as string,
  }));
  const paths = [...text.matchAll(/`([^`\n]+)`/g)].map(([, path]) => path as string).filter((path) => isPath.test(path));

  test('names files that are there', () => {
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !existsSync(root + path))).toEqual([]);
  });

  test('quotes them as they are', () => {
    for (const { file, code } of excerpts) expect(read(file), file).toContain(code.trimEnd());
  });
});
