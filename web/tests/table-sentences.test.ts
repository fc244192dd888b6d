import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { catalogues } from '../text/index.ts';
import { tableEn } from '../text/table.en.ts';
import { tableIt } from '../text/table.it.ts';

const web = fileURLToPath(new URL('..', import.meta.url));
const DYNAMIC = /import\('(\.[^']+)'\)/g;
const STATIC = /^(?:import|export) (?!type\b)[^;]*?from '(\.[^']+)'/gms;
const SAID = /['`"]([a-zA-Z]+\.[\w.-]*)(?:['`"]|\$\{)/g;

/** The modules that come with some, and those that these load later without waiting for the further sentences (`web/app/screen.ts`). */
function modulesOfTable(): ReadonlySet<string> {
  const found = new Set<string>();
  const open = ['screens/table-screen.tsx', 'match/near-link.ts', 'match/far-link.ts', 'app/updates.tsx', 'app/broken.tsx'];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file) || !/^(?:app|kit|match|screens|table)\//.test(file) || !existsSync(path.join(web, file))) continue;
    found.add(file);
    const source = readFileSync(path.join(web, file), 'utf8');
    const waiting = source.replaceAll(/screen\(async \(\) => [^;]+;/g, '');
    for (const [, to = ''] of [...waiting.matchAll(STATIC), ...waiting.matchAll(DYNAMIC)]) open.push(path.join(path.dirname(file), to));
  }
  return found;
}

describe('the sentences of a table', () => {
  test('are the same in both languages', () => {
    expect(Object.keys(tableIt).sort()).toEqual(Object.keys(tableEn).sort());
  });

  test('are all that its parts say: they do not wait for the others', () => {
    const further = Object.keys(catalogues.en).filter((id) => tableEn[id] === undefined);
    const said = [...modulesOfTable()].flatMap((file) =>
      [...readFileSync(path.join(web, file), 'utf8').matchAll(SAID)].flatMap(([all, id = '']) => {
        const isBeginning = all.endsWith('${');
        return further.filter((one) => one === id || (isBeginning && one.startsWith(id))).map((one) => `${file}: ${one}`);
      }),
    );
    expect(modulesOfTable().size).toBeGreaterThan(100);
    expect(said).toEqual([]);
  });

  test('are what every screen but the table waits to say more than', () => {
    const plainIn = (file: string) =>
      [...readFileSync(path.join(web, file), 'utf8').matchAll(/^const (\w+) = lazy\(/gm)].map(([, name]) => name);
    expect(plainIn('app/app.tsx')).toEqual(['TableScreen', 'Elsewhere']);
    expect(plainIn('app/elsewhere.tsx')).toEqual([]);
  });
});
