import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GameBot } from '@pantheon/bots';
import type { AnyGame } from '@pantheon/kernel';
import type { GameText } from '@pantheon/text';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { filesBelow, root, workspaceFolders } from '../workspaces.mjs';

/** Every game, and the one that new games begin as. */
const folders = [...workspaceFolders().filter((folder) => folder.startsWith('games/')), 'template'];

interface LoadedGame {
  readonly rules: AnyGame;
  readonly text: GameText;
  readonly bot: GameBot;
}

const load = (file: string): Promise<Record<string, unknown>> => import(/* @vite-ignore */ pathToFileURL(path.join(root, file)).href);

const gameIn = async (folder: string): Promise<LoadedGame> => (await load(`${folder}/index.ts`)).game as LoadedGame;

const always = [
  'data/components.json',
  'data/schema.ts',
  'data/read.ts',
  'rules/index.ts',
  'rules/types.ts',
  'rules/topics.ts',
  'rules/phases.ts',
  'rules/setup.ts',
  'rules/view.ts',
  'rules/determinize.ts',
  'rules/invariants.ts',
  'rules/result.ts',
  'rules/refs.ts',
  'text/index.ts',
  'text/en.ts',
  'text/it.ts',
  'text/outline.ts',
  'bot/index.ts',
  'bot/weights.json',
  'board/index.tsx',
  'board/cover.ts',
  'tests/scene.ts',
  'guide/rules.md',
  'guide/rules.it.md',
];

/** The files of what only some games have. */
const onlyWith = ({ rules, text, bot }: LoadedGame): string[] => [
  ...(rules.readOrder === undefined ? [] : ['rules/standing-order.ts']),
  ...(bot.policy === undefined ? [] : ['bot/policy.ts']),
  ...('term' in text && text.term !== undefined ? ['data/terms.json'] : []),
];

/** What a game gives the kernel, and the file that has it under the same name. */
const given = {
  read: 'data/read.ts',
  setup: 'rules/setup.ts',
  complete: 'rules/complete.ts',
  copyState: 'rules/copy-state.ts',
  phases: 'rules/phases.ts',
  view: 'rules/view.ts',
  determinize: 'rules/determinize.ts',
  invariants: 'rules/invariants.ts',
  result: 'rules/result.ts',
  readOrder: 'rules/standing-order.ts',
  answersByOrder: 'rules/standing-order.ts',
} as const satisfies { readonly [part in keyof AnyGame]?: string };

describe.each(folders)('%s has the shape of all games', (folder) => {
  const files = filesBelow(folder).map((file) => path.posix.relative(folder, file));

  test('the same files for the same things', async () => {
    const demanded = [...always, ...onlyWith(await gameIn(folder))];
    expect(demanded.filter((file) => !files.includes(file))).toEqual([]);
  });

  test('what the kernel is given lies in the file of its name', async () => {
    const { rules } = await gameIn(folder);
    const strays: string[] = [];
    for (const [part, file] of Object.entries(given)) {
      const value = rules[part as keyof typeof given];
      if (value !== undefined && (!files.includes(file) || (await load(`${folder}/${file}`))[part] !== value))
        strays.push(`${part} is not in ${file}`);
    }
    expect(strays).toEqual([]);
  });

  test('one style sheet for the board', () => {
    expect(files.filter((file) => file.endsWith('.css') && file !== 'board/style.css')).toEqual([]);
  });

  test(`no circle of imports over ${MOST_IN_A_CIRCLE} files, types included`, () => {
    const circles = circlesOf(importsBelow(folder)).filter((circle) => circle.length > MOST_IN_A_CIRCLE);
    expect(circles).toEqual([]);
  });
});

/** Files that import each other in a circle can only be understood together. */
const MOST_IN_A_CIRCLE = 10;

type Imports = ReadonlyMap<string, readonly string[]>;

/** What the sources below a folder import of each other, types included. */
function importsBelow(folder: string): Imports {
  const sources = filesBelow(folder).filter((file) => /\.tsx?$/.test(file));
  return new Map(
    sources.map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(path.join(root, file), 'utf8'));
      const targets = importedFiles.map(({ fileName }) => path.posix.join(path.posix.dirname(file), fileName));
      return [file, targets.filter((target) => sources.includes(target))];
    }),
  );
}

/** The groups of files of which each leads to each other: all that a file leads to and that leads back to it. */
function circlesOf(imports: Imports): string[][] {
  const reached = new Map([...imports.keys()].map((file) => [file, reachedFrom(imports, file)]));
  const circles = new Map<string, string[]>();
  for (const [file, others] of reached) {
    const circle = [...others].filter((other) => reached.get(other)?.has(file)).sort();
    if (circle.length > 0) circles.set(circle.join(), circle);
  }
  return [...circles.values()];
}

function reachedFrom(imports: Imports, start: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [start];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop())
    for (const target of imports.get(file) ?? [])
      if (!reached.has(target)) {
        reached.add(target);
        waiting.push(target);
      }
  return reached;
}

test('circles are found through types too', () => {
  const imports: Imports = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', []],
  ]);
  expect(circlesOf(imports)).toEqual([['a', 'b', 'c']]);
  const circles = circlesOf(importsBelow('template'));
  expect(circles).toContainEqual(['template/rules/topics.ts', 'template/rules/types.ts']);
});
