// npm run schemas: JSON Schemas from our own types, for those who write programs and data packs: what a seat of each game sees, the data pack of each
// game, and what all games share (questions, logs, records). `--check` only says whether they are up to date.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { schemaOf } from './schema-of-type.mjs';
import { filesBelow, isMain, root } from './workspaces.mjs';

const target = 'docs/schemas';
// What readers of packs pass over: where a figure comes from, and what is said of a table as a whole.
const REMARKS = ['note', 'provenance', 'capital', 'outlying'];
const SHARED = ['SeatView', 'QuestionDto', 'LogLine', 'MatchRecord', 'Position', 'Result'];

/** The schemas by the file that they belong in. */
export function makeSchemas() {
  const games = [...new Set(filesBelow('games').map((file) => file.split('/')[1]))].filter((id) =>
    existsSync(path.join(root, `games/${id}/rules/types.ts`)),
  );
  const sources = ['kernel/index.ts', ...games.flatMap((id) => [`games/${id}/rules/types.ts`, `games/${id}/data/schema.ts`])];
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, types: [] }, root);
  const program = ts.createProgram(
    sources.map((file) => path.join(root, file)),
    options,
  );
  const made = {};
  for (const id of games) {
    made[`${id}-view.json`] = schemaFor(program, `games/${id}/rules/types.ts`, 'View', `What a seat of ${id} sees`);
    made[`${id}-pack.json`] = schemaFor(program, `games/${id}/data/schema.ts`, 'Pack', `The data pack of ${id}`, REMARKS);
  }
  for (const name of SHARED) made[`${name}.json`] = schemaFor(program, 'kernel/index.ts', name, name);
  return made;
}

function schemaFor(program, file, name, title, remarks) {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(path.join(root, file));
  const module = source && checker.getSymbolAtLocation(source);
  const found = module && checker.getExportsOfModule(module).find((symbol) => symbol.name === name);
  if (!found) throw new Error(`${file} exports no type ${name}`);
  const symbol = found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title,
    ...schemaOf(checker, checker.getDeclaredTypeOfSymbol(symbol), remarks),
  };
}

const textOf = (schema) => `${JSON.stringify(schema, null, 1)}\n`;

if (isMain(import.meta)) {
  const stale = [];
  mkdirSync(path.join(root, target), { recursive: true });
  for (const [name, schema] of Object.entries(makeSchemas())) {
    const file = path.join(root, target, name);
    if (existsSync(file) && readFileSync(file, 'utf8') === textOf(schema)) continue;
    stale.push(name);
    if (!process.argv.includes('--check')) writeFileSync(file, textOf(schema));
  }
  const checked = process.argv.includes('--check') && stale.length > 0;
  console.log(stale.length === 0 ? 'all schemas are up to date' : `${checked ? 'not up to date' : 'written'}: ${stale.join(', ')}`);
  process.exitCode = checked ? 1 : 0;
}
