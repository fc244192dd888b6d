// npm run ledger [-- game ...]: which numbered rules of a game's ledger no test proves.
// A rule is defined in games/<id>/guide/rules.md by its number in bold, **CYC-3.4**, at the start of a line or of a table row.
// A test proves the rules that its title names. A game that the catalog declares complete must have a test for every rule.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { filesBelow, isMain, root } from './workspaces.mjs';

const number = /\b[A-Z]{2,4}-(?:[A-Z]\.)?\d+(?:\.\d+)*[a-z]?\b/g;
const ruleLine =
  /^[\s|>]*(?:(?:[-*]|\d+\.) )?(?:\*\*)?([A-Z]{2,4}-(?:(?:[A-Z]\.)?\d+(?:\.\d+)+[a-z]?|[A-Z]\.\d+[a-z]?))(?:\*\*)?(?=[\s:.|]|$)/;
const titled = new Set(['describe', 'it', 'suite', 'test']);

/**
 * The numbers a ledger defines, in its order.
 * @returns {string[]}
 */
export function rulesOf(ledger) {
  return [...new Set(ledger.split('\n').flatMap((line) => ruleLine.exec(line)?.[1] ?? []))];
}

/**
 * The numbers that stand in the titles of tests; for a table of tests also in the texts of the table, which fill in the title.
 * @returns {string[]}
 */
export function namedBy(source) {
  const file = ts.createSourceFile('test.tsx', source, ts.ScriptTarget.Latest, true);
  const tables = new Map();
  const found = [];
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && node.initializer) tables.set(node.name.getText(), node.initializer);
    if (isTest(node)) {
      const [title] = node.arguments;
      textsIn(title, found);
      const table = ts.isCallExpression(node.expression) ? node.expression.arguments[0] : undefined;
      if (table && /[%$]/.test(title.getText())) textsIn(tables.get(table.getText()) ?? table, found);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...new Set(found)];
}

// A call that has a title: not the table that comes first in `test.each(table)(title, …)`.
function isTest(node) {
  if (!ts.isCallExpression(node) || node.arguments.length === 0 || !titled.has(rootName(node.expression))) return false;
  return !(ts.isPropertyAccessExpression(node.expression) && ['each', 'for'].includes(node.expression.name.text));
}

// test, test.each(…), describe.each`…`: the name that the call begins with.
function rootName(expression) {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression)) return rootName(expression.expression);
  return ts.isTaggedTemplateExpression(expression) ? rootName(expression.tag) : '';
}

function textsIn(node, found) {
  if (ts.isFunctionLike(node)) return;
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
    found.push(...(node.text.match(number) ?? []));
  }
  ts.forEachChild(node, (child) => textsIn(child, found));
}

/**
 * The games of the catalog as its source names them, so that none of them has to be loaded.
 * @returns {{ id: string, prefix: string, complete: boolean }[]}
 */
export function listedGames(source = readFileSync(path.join(root, 'catalog/index.ts'), 'utf8')) {
  const games = [];
  const visit = (node) => {
    if (ts.isObjectLiteralExpression(node)) {
      const id = propertyOf(node, 'id');
      const ledger = propertyOf(node, 'ledger');
      if (id && ts.isStringLiteralLike(id) && ledger && ts.isObjectLiteralExpression(ledger)) {
        const complete = propertyOf(ledger, 'complete')?.kind === ts.SyntaxKind.TrueKeyword;
        games.push({ id: id.text, prefix: propertyOf(ledger, 'prefix')?.text ?? '', complete });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('catalog.ts', source, ts.ScriptTarget.Latest));
  return games;
}

function propertyOf(object, name) {
  return object.properties.find((property) => ts.isPropertyAssignment(property) && property.name.text === name)?.initializer;
}

/**
 * What the ledger of a game and its tests say of each other.
 * @returns {{ rules: string[], unproven: string[], unknown: string[] }}
 */
export function account({ id, prefix }, base = root) {
  const file = path.join(base, 'games', id, 'guide/rules.md');
  const rules = existsSync(file) ? rulesOf(readFileSync(file, 'utf8')) : [];
  const tests = filesBelow(`games/${id}/tests`, base).filter((name) => /\.test\.tsx?$/.test(name));
  const named = new Set(tests.flatMap((name) => namedBy(readFileSync(path.join(base, name), 'utf8'))));
  return {
    rules,
    unproven: rules.filter((rule) => !named.has(rule)),
    unknown: [...named].filter((rule) => rule.startsWith(`${prefix}-`) && !rules.includes(rule)),
  };
}

/**
 * What is wrong with the ledger of a game, in sentences.
 * @returns {string[]}
 */
export function complaints(game, { rules, unproven, unknown } = account(game)) {
  const foreign = rules.filter((rule) => !rule.startsWith(`${game.prefix}-`));
  return [
    ...(game.complete && rules.length === 0 ? [`${game.id} is declared complete and has no ledger`] : []),
    ...(game.complete && unproven.length > 0 ? [`${game.id} is declared complete, but no test names ${unproven.join(', ')}`] : []),
    ...(unknown.length > 0 ? [`tests of ${game.id} name rules that its ledger does not have: ${unknown.join(', ')}`] : []),
    ...(foreign.length > 0 ? [`the ledger of ${game.id} defines rules of another game: ${foreign.join(', ')}`] : []),
  ];
}

if (isMain(import.meta)) {
  const asked = process.argv.slice(2);
  const games = listedGames().filter(({ id }) => asked.length === 0 || asked.includes(id));
  for (const id of asked.filter((name) => !games.some((game) => game.id === name))) {
    console.error(`there is no game "${id}" on the catalog`);
    process.exitCode = 1;
  }
  for (const game of games) {
    const found = account(game);
    const proven = found.rules.length - found.unproven.length;
    const share = found.rules.length === 0 ? 0 : Math.floor((100 * proven) / found.rules.length);
    console.log(
      `${game.id}: ${proven} of ${found.rules.length} rules are named by a test, ${share} %${game.complete ? ' (complete)' : ''}`,
    );
    if (found.unproven.length > 0) console.log(`  without a test: ${found.unproven.join(', ')}`);
    for (const complaint of complaints(game, found)) {
      console.error(`  ${complaint}`);
      process.exitCode = 1;
    }
  }
}
