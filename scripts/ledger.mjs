// npm run ledger [-- game ...]: which numbered rules of a game's ledger no test proves.
// npm run ledger -- where CYC-3.4: the functions that carry a rule out, what refuses by it, and the tests that prove it.
// A rule is defined in games/<id>/guide/rules.md by its number in bold, **CYC-3.4**, at the start of a line or of a table row.
// A function carries out the rules that its comment names, `@rules CYC-3.4, CYC-3.5`. A test proves the rules that its title names. A game that the catalog declares complete must have a test and a function for every rule; only what people keep among themselves, marked [at the table], needs no function.
// Whoever refuses by a rule carries that rule out.
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
  const file = parsed(source);
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
 * Where a source says that it carries rules out: by `@rules` in the comment of a declaration, or as the number of a refusal.
 * @returns {{ rule: string, name: string, line: number, refuses: boolean }[]}
 */
export function placesIn(source) {
  const file = parsed(source);
  const lineOf = (node) => file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  const found = [];
  const visit = (node, name) => {
    const inside = declaredName(node) ?? name;
    for (const rule of rulesNamedBy(node)) found.push({ rule, name: inside, line: lineOf(node), refuses: false });
    if (isNumber(node)) found.push({ rule: node.text, name: inside, line: lineOf(node), refuses: true });
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(file, '');
  return found;
}

/**
 * Refusals by a rule with which the function that refuses has nothing to do: its comment does not name it.
 * A constant refuses where it is used.
 * @returns {{ rule: string, name: string, line: number }[]}
 */
export function strayRefusals(source) {
  const file = parsed(source);
  const lineOf = (node) => file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  const numbersOf = new Map(file.statements.flatMap(constantsIn).map((constant) => [constant.name.getText(), numbersIn(constant)]));
  const found = [];
  const visit = (node, name, known) => {
    if (ts.isVariableDeclaration(node) && numbersOf.has(node.name.getText()) && node.parent.parent.parent === file) return;
    const inside = declaredName(node) ?? name;
    const rules = [...known, ...rulesNamedBy(node)];
    const numbers = isNumber(node) ? [node.text] : ts.isIdentifier(node) ? (numbersOf.get(node.text) ?? []) : [];
    for (const rule of numbers) if (!rules.includes(rule)) found.push({ rule, name: inside, line: lineOf(node) });
    ts.forEachChild(node, (child) => visit(child, inside, rules));
  };
  visit(file, '', []);
  return found;
}

// The constants of a file that are no functions.
function constantsIn(statement) {
  if (!ts.isVariableStatement(statement) || rulesNamedBy(statement).length > 0) return [];
  return statement.declarationList.declarations.filter(({ initializer }) => initializer && !ts.isFunctionLike(initializer));
}

function numbersIn(node) {
  if (isNumber(node)) return [node.text];
  const found = [];
  ts.forEachChild(node, (child) => void found.push(...numbersIn(child)));
  return [...new Set(found)];
}

const isNumber = (node) => ts.isStringLiteralLike(node) && new RegExp(`^${number.source}$`).test(node.text);

// As TypeScript, and where that does not go, with elements of a page: what is generic in the one opens an element in the other.
function parsed(source) {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  return file.parseDiagnostics.length === 0 ? file : ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, true);
}

// The name of a function, a member, or a variable.
function declaredName(node) {
  if (ts.isVariableStatement(node)) return node.declarationList.declarations[0].name.getText();
  if (ts.isPropertyAssignment(node)) return ts.isFunctionLike(node.initializer) ? node.name.getText() : undefined;
  return ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || ts.isVariableDeclaration(node)
    ? node.name?.getText()
    : undefined;
}

// The rules that the comment of a declaration names.
function rulesNamedBy(node) {
  return (node.jsDoc ?? [])
    .flatMap(({ tags = [] }) => tags.filter(({ tagName }) => tagName.text === 'rules'))
    .flatMap(({ comment }) => ts.getTextOfJSDocComment(comment)?.match(number) ?? []);
}

/**
 * The titles of tests that name a rule, with their lines.
 * @returns {{ title: string, line: number }[]}
 */
export function testsOf(rule, source) {
  const file = parsed(source);
  const found = [];
  const visit = (node) => {
    if (
      isTest(node) &&
      namedBy(node.getText()).includes(rule) &&
      !callsInside(node).some((inner) => namedBy(inner.getText()).includes(rule))
    )
      found.push({ title: node.arguments[0].getText().slice(1, -1), line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function callsInside(node) {
  const found = [];
  const visit = (child) => {
    if (isTest(child)) found.push(child);
    else ts.forEachChild(child, visit);
  };
  for (const argument of node.arguments.slice(1)) ts.forEachChild(argument, visit);
  return found;
}

/**
 * All that is known of a rule: its text, the places that carry it out or refuse by it, and its tests.
 * @returns {{ text: string, places: string[], tests: string[] } | null}
 */
export function whereIs(rule, games = listedGames(), base = root) {
  const game = games.find(({ prefix }) => rule.startsWith(`${prefix}-`));
  if (game === undefined) return null;
  const read = (name) => readFileSync(path.join(base, name), 'utf8');
  const text = read(`games/${game.id}/guide/rules.md`)
    .split('\n')
    .find((line) => ruleLine.exec(line)?.[1] === rule);
  if (text === undefined) return null;
  const sources = (folder) => filesBelow(`games/${game.id}/${folder}`, base).filter((name) => /\.tsx?$/.test(name));
  const places = [...sources('rules'), ...sources('data')].flatMap((name) =>
    placesIn(read(name))
      .filter((place) => place.rule === rule)
      .map(({ name: of, line, refuses }) => `${name}:${line} ${of}${refuses ? ' (refuses)' : ''}`),
  );
  const tests = sources('tests').flatMap((name) => testsOf(rule, read(name)).map(({ title, line }) => `${name}:${line} ${title}`));
  return { text: text.trim(), places, tests };
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
 * @returns {{ rules: string[], amongPeople: string[], unplaced: string[], unproven: string[], unknown: string[], misplaced: string[], stray: string[] }}
 */
export function account({ id, prefix }, base = root) {
  const file = path.join(base, 'games', id, 'guide/rules.md');
  const ledger = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const rules = rulesOf(ledger);
  const amongPeople = rulesOf(
    ledger
      .split('\n')
      .filter((line) => line.includes('[at the table]'))
      .join('\n'),
  );
  const tests = filesBelow(`games/${id}/tests`, base).filter((name) => /\.test\.tsx?$/.test(name));
  const sources = ['rules', 'data'].flatMap((folder) => filesBelow(`games/${id}/${folder}`, base)).filter((name) => /\.tsx?$/.test(name));
  const inAll = (look) =>
    sources.flatMap((name) => look(readFileSync(path.join(base, name), 'utf8')).map((place) => ({ ...place, file: name })));
  const places = inAll(placesIn);
  const carriedOut = new Set(places.filter(({ refuses }) => !refuses).map(({ rule }) => rule));
  const named = new Set(tests.flatMap((name) => namedBy(readFileSync(path.join(base, name), 'utf8'))));
  return {
    rules,
    amongPeople,
    unplaced: rules.filter((rule) => !carriedOut.has(rule) && !amongPeople.includes(rule)),
    unproven: rules.filter((rule) => !named.has(rule)),
    unknown: [...named].filter((rule) => rule.startsWith(`${prefix}-`) && !rules.includes(rule)),
    misplaced: places.filter(({ rule }) => !rules.includes(rule)).map(({ rule, file: at, line }) => `${rule} (${at}:${line})`),
    stray: inAll(strayRefusals).map(({ rule, name, file: at, line }) => `${rule} in ${name} (${at}:${line})`),
  };
}

/**
 * What is wrong with the ledger of a game, in sentences.
 * @returns {string[]}
 */
export function complaints(game, { rules, unplaced, unproven, unknown, misplaced, stray } = account(game)) {
  const foreign = rules.filter((rule) => !rule.startsWith(`${game.prefix}-`));
  return [
    ...(game.complete && rules.length === 0 ? [`${game.id} is declared complete and has no ledger`] : []),
    ...(game.complete && unproven.length > 0 ? [`${game.id} is declared complete, but no test names ${unproven.join(', ')}`] : []),
    ...(game.complete && unplaced.length > 0 ? [`${game.id} is declared complete, but no function names ${unplaced.join(', ')}`] : []),
    ...(stray.length > 0 ? [`functions of ${game.id} refuse by rules that they do not carry out: ${stray.join(', ')}`] : []),
    ...(unknown.length > 0 ? [`tests of ${game.id} name rules that its ledger does not have: ${unknown.join(', ')}`] : []),
    ...(misplaced.length > 0 ? [`the rules of ${game.id} name numbers that its ledger does not have: ${misplaced.join(', ')}`] : []),
    ...(foreign.length > 0 ? [`the ledger of ${game.id} defines rules of another game: ${foreign.join(', ')}`] : []),
  ];
}

function tellWhere(rule) {
  const found = whereIs(rule);
  if (found === null) {
    console.error(`no ledger has a rule ${rule}`);
    process.exitCode = 1;
    return;
  }
  console.log(found.text);
  for (const [title, lines] of [
    ['rules', found.places],
    ['tests', found.tests],
  ])
    console.log([`${title}:`, ...(lines.length > 0 ? lines : ['none'])].join('\n  '));
}

if (isMain(import.meta) && process.argv[2] === 'where') process.argv.slice(3).forEach(tellWhere);
else if (isMain(import.meta)) {
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
    const placed = found.rules.length - found.unplaced.length;
    const among = found.amongPeople.length === 0 ? '' : `, of them by the people at the table: ${found.amongPeople.join(', ')}`;
    console.log(`  ${placed} of ${found.rules.length} are carried out${among}`);
    if (found.unproven.length > 0) console.log(`  without a test: ${found.unproven.join(', ')}`);
    if (found.unplaced.length > 0) console.log(`  without a function: ${found.unplaced.join(', ')}`);
    for (const complaint of complaints(game, found)) {
      console.error(`  ${complaint}`);
      process.exitCode = 1;
    }
  }
}
