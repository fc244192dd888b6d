import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { checkImports } from '../imports.mjs';

let base = '';
afterEach(() => rmSync(base, { recursive: true, force: true }));

const everywhere = {
  'kernel/index.ts': 'export const kernel = 1;',
  'text/index.ts': 'export const text = 1;',
  'bots/index.ts': 'export const bots = 1;',
  'web/kit/index.ts': 'export const kit = 1;',
  'web/secret.ts': 'export const secret = 1;',
  'server/api/index.ts': 'export const api = 1;',
  'server/main.ts': 'export const main = 1;',
  'catalog/index.ts': 'export const catalog = 1;',
  'games/isles/index.ts': 'export const isles = 1;',
  'games/isles/rules/setup.ts': 'export const setup = 1;',
  'games/isles/data/cards.ts': 'export const cards = 1;',
  'games/isles/text/en.ts': 'export const en = 1;',
  'games/bomarzo/rules/setup.ts': 'export const setup = 1;',
};

/** The rules that one file breaks when it says this, in a repository where everything else is innocent. */
async function broken(file: string, ...imports: string[]) {
  base = mkdtempSync(path.join(os.tmpdir(), 'pantheon-imports-'));
  const body = imports.map((line, index) => (line.includes(' ') ? line : `import * as i${index} from '${line}';\nexport { i${index} };`));
  for (const [name, text] of Object.entries({ ...everywhere, [file]: body.join('\n') })) {
    mkdirSync(path.dirname(path.join(base, name)), { recursive: true });
    writeFileSync(path.join(base, name), text);
  }
  const exported = { kernel: '.', text: '.', bots: '.', catalog: '.', server: './api', web: './kit' };
  mkdirSync(path.join(base, 'node_modules/@pantheon'), { recursive: true });
  for (const [folder, key] of Object.entries(exported)) {
    const target = key === '.' ? './index.ts' : `${key}/index.ts`;
    const manifest = { name: `@pantheon/${folder}`, type: 'module', exports: { [key]: target } };
    writeFileSync(path.join(base, folder, 'package.json'), JSON.stringify(manifest));
    symlinkSync(path.join(base, folder), path.join(base, 'node_modules/@pantheon', folder), 'junction');
  }
  const { violations, cruised, missed } = await checkImports(base);
  expect(missed).toEqual([]);
  expect(cruised).toBeGreaterThanOrEqual(Object.keys(everywhere).length);
  return [...new Set(violations.map(({ rule }) => rule))].sort();
}

describe('what may be imported', () => {
  test.each([
    ['kernel/more.ts', './index.ts'],
    ['games/isles/rules/battle.ts', '@pantheon/kernel', './setup.ts', '../data/cards.ts'],
    ['games/isles/text/it.ts', '@pantheon/kernel', '@pantheon/text', '../rules/setup.ts', '../data/cards.ts'],
    ['games/isles/bot/value.ts', '@pantheon/kernel', '../rules/setup.ts', "import type { bots } from '@pantheon/bots';"],
    [
      'games/isles/board/map.tsx',
      '@pantheon/web/kit',
      '../text/en.ts',
      '../data/cards.ts',
      "import type { setup } from '../rules/setup.ts';",
    ],
    ['games/isles/tests/setup.test.ts', '@pantheon/kernel', '../rules/setup.ts', '@pantheon/bots'],
    ['catalog/all.ts', '@pantheon/kernel', '../games/isles/index.ts'],
    ['server/tables.ts', '@pantheon/kernel', '@pantheon/bots', '@pantheon/catalog', '../games/isles/rules/setup.ts', 'node:fs'],
    ['web/lobby.tsx', '@pantheon/kernel', "import type { api } from '@pantheon/server/api';"],
  ])('%s: %s', async (file, ...imports) => {
    expect(await broken(file, ...imports)).toEqual([]);
  });
});

describe('what may not be imported', () => {
  test.each([
    ['kernel/more.ts', 'node:fs', ['kernel-imports-nothing']],
    ['kernel/more.ts', "import type { text } from '@pantheon/text';", ['kernel-imports-nothing']],
    ['text/more.ts', '../games/isles/rules/setup.ts', ['text-knows-no-game']],
    ['games/isles/rules/battle.ts', '../../bomarzo/rules/setup.ts', ['games-are-apart', 'rules-are-pure']],
    ['games/isles/rules/battle.ts', 'node:crypto', ['rules-are-pure']],
    ['games/isles/rules/battle.ts', '../text/en.ts', ['rules-are-pure']],
    ['games/isles/data/more.ts', '../rules/setup.ts', ['data-is-data']],
    ['games/isles/text/it.ts', '@pantheon/bots', ['text-of-a-game']],
    ['games/isles/bot/value.ts', '../text/en.ts', ['bot-of-a-game']],
    ['games/isles/bot/value.ts', '@pantheon/bots', ['bot-of-a-game-searches-nothing']],
    ['games/isles/board/map.tsx', '../rules/setup.ts', ['board-has-no-rules']],
    ['games/isles/board/map.tsx', '@pantheon/kernel', ['board-has-no-rules']],
    ['games/isles/board/map.tsx', '../../../web/secret.ts', ['board-of-a-game']],
    ['games/isles/tests/setup.test.ts', '../../bomarzo/rules/setup.ts', ['games-are-apart']],
    ['catalog/all.ts', '../games/isles/rules/setup.ts', ['catalog-holds-games']],
    ['games/isles/index.ts', '@pantheon/catalog', ['games-know-no-catalog']],
    ['bots/more.ts', '../games/isles/rules/setup.ts', ['bots-know-no-game']],
    ['server/more.ts', '@pantheon/web/kit', ['server-and-cli-draw-nothing']],
    ['cli/main.ts', '../web/secret.ts', ['server-and-cli-draw-nothing']],
    ['web/lobby.tsx', '../server/main.ts', ['web-knows-the-api-only']],
    ['web/lobby.tsx', "import type { main } from '../server/main.ts';", ['web-knows-the-api-only']],
    ['web/lobby.tsx', '@pantheon/server/api', ['web-knows-types-of-the-api']],
    ['server/more.ts', '../kernel/tests/dice.test.ts', ['product-without-tools', 'resolvable']],
    ['kernel/index.ts', './index.ts', ['no-cycles']],
    ['bots/more.ts', './nowhere.ts', ['resolvable']],
  ])('%s: %s', async (file, line, rules) => {
    expect(await broken(file, line)).toEqual(rules);
  });
});
