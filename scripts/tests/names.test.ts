import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { filesBelow, root } from '../workspaces.mjs';

// Games are exempt: each speaks the words of its own rulebook.
const packages = ['kernel', 'text', 'bots', 'table', 'server', 'web', 'cli', 'catalog'];

const isSource = (file: string): boolean => /\.tsx?$/.test(file) && !/(^|\/)tests\/|\.d\.ts$/.test(file);

/** The names that a file declares and exports. What it passes on from another file belongs to that one. */
function declaredBy(source: string): string[] {
  const file = ts.createSourceFile('file.tsx', source, ts.ScriptTarget.Latest);
  const imported = new Set(file.statements.flatMap(importsOf));
  return file.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement) && statement.moduleSpecifier === undefined && statement.exportClause !== undefined)
      return ts.isNamedExports(statement.exportClause)
        ? statement.exportClause.elements.filter((one) => !imported.has((one.propertyName ?? one.name).text)).map((one) => one.name.text)
        : [];
    return isExported(statement) ? namesOf(statement) : [];
  });
}

function importsOf(statement: ts.Statement): string[] {
  if (!ts.isImportDeclaration(statement) || statement.importClause === undefined) return [];
  const { name, namedBindings } = statement.importClause;
  const named = namedBindings === undefined ? [] : ts.isNamedImports(namedBindings) ? [...namedBindings.elements] : [namedBindings];
  return [...(name === undefined ? [] : [name.text]), ...named.map((one) => one.name.text)];
}

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) && (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.flatMap(({ name }) => boundBy(name));
  const named = statement as ts.Statement & { readonly name?: ts.Identifier };
  return named.name === undefined ? [] : [named.name.text];
}

const boundBy = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name) ? [name.text] : name.elements.flatMap((one) => (ts.isBindingElement(one) ? boundBy(one.name) : []));

/** The names that more than one package gives, each with the files that give it. */
function homonyms(files: readonly { readonly file: string; readonly source: string }[]): string[] {
  const places = new Map<string, Set<string>>();
  for (const { file, source } of files)
    for (const name of declaredBy(source)) places.set(name, new Set([...(places.get(name) ?? []), file]));
  return [...places]
    .filter(([, found]) => new Set([...found].map((file) => file.split('/')[0])).size > 1)
    .map(([name, found]) => `${name}: ${[...found].join(', ')}`);
}

describe('names', () => {
  test('mean one thing: no two packages export one name for different things', () => {
    const files = packages.flatMap((folder) => filesBelow(folder)).filter(isSource);
    expect(files.length).toBeGreaterThan(300);
    expect(homonyms(files.map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') })))).toEqual([]);
  }, 120_000);

  test('are found wherever they are declared, and nowhere else', () => {
    const declared = [
      'export const one = 1, { two, three: [four] } = x;',
      'export type Five = 5; export interface Six {} export class Seven {}',
      'export async function* eight() {}',
      'const nine = 9; const ten = 10; export { nine, ten as eleven };',
    ].join('\n');
    expect(declaredBy(declared)).toEqual(['one', 'two', 'four', 'Five', 'Six', 'Seven', 'eight', 'nine', 'eleven']);
    const passedOn =
      "import { a, type B } from './x.ts'; export { a, type B }; export * from './y.ts'; export { c } from './z.ts'; const d = 1;";
    expect(declaredBy(passedOn)).toEqual([]);
  });

  test('of two packages that mean different things are told with their files', () => {
    const files = [
      { file: 'kernel/a.ts', source: 'export type Room = 1; export const Room = 1;' },
      { file: 'kernel/b.ts', source: 'export const own = 1;' },
      { file: 'web/own.ts', source: "export { own } from '@pantheon/kernel';" },
      { file: 'server/rooms.ts', source: 'export interface Room {}' },
    ];
    expect(homonyms(files)).toEqual(['Room: kernel/a.ts, server/rooms.ts']);
  });
});
