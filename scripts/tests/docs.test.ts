import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { writeDocs } from '../docs.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'pantheon-docs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the documents', () => {
  const broken = writeDocs(folder);

  it('lead nowhere but to what is there', () => {
    expect(broken).toEqual([]);
  });

  it('are pages without scripts that know each other', () => {
    const pages = readdirSync(folder).filter((file) => file.endsWith('.html'));
    expect(pages).toContain('engine-protocol.html');
    for (const page of pages) {
      const text = readFileSync(path.join(folder, page), 'utf8');
      expect(text).not.toMatch(/<script|style="/);
      for (const [, target = ''] of text.matchAll(/href="([\w-]+\.html)/g)) expect(pages).toContain(target);
    }
  });
});
