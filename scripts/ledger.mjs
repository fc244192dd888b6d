// npm run ledger [-- game ...]: which numbered rules of a game's ledger no test names yet.
// A rule is a line of games/<id>/guide/rules.md that starts with its number; a test names it in a text of its file.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { filesBelow, isMain, root } from './workspaces.mjs';

const number = /\b[A-Z]{3}-(?:[A-Z]\.)?\d+(?:\.\d+)*[a-z]?\b/g;
const ruleLine = /^\s*(?:(?:[-*]|\d+\.) )?(?:\*\*)?([A-Z]{3}-(?:[A-Z]\.)?\d+(?:\.\d+)+[a-z]?|[A-Z]{3}-[A-Z]\.\d+)(?:\*\*)?[\s:.]/;

/** The numbers a ledger defines, in its order. */
export function rulesOf(ledger) {
  return [...new Set(ledger.split('\n').flatMap((line) => ruleLine.exec(line)?.[1] ?? []))];
}

/** The numbers that stand in texts (not in comments) of a test file. */
export function namedBy(source) {
  const found = [];
  const visit = (node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      found.push(...(node.text.match(number) ?? []));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('test.tsx', source, ts.ScriptTarget.Latest));
  return found;
}

function account(game) {
  const rules = rulesOf(readFileSync(path.join(root, 'games', game, 'guide/rules.md'), 'utf8'));
  const tests = filesBelow(`games/${game}/tests`).filter((file) => /\.tsx?$/.test(file));
  const named = new Set(tests.flatMap((file) => namedBy(readFileSync(path.join(root, file), 'utf8'))));
  const prefixes = new Set(rules.map((rule) => rule.slice(0, 4)));
  return {
    rules,
    unproven: rules.filter((rule) => !named.has(rule)),
    unknown: [...named].filter((rule) => prefixes.has(rule.slice(0, 4)) && !rules.includes(rule)),
  };
}

if (isMain(import.meta)) {
  const asked = process.argv.slice(2);
  const folder = path.join(root, 'games');
  const games = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((game) => existsSync(path.join(folder, game, 'guide/rules.md')))
    .filter((game) => asked.length === 0 || asked.includes(game));
  if (games.length === 0) console.log('there is no ledger of rules yet');
  for (const game of games) {
    const { rules, unproven, unknown } = account(game);
    console.log(`${game}: ${rules.length - unproven.length} of ${rules.length} rules are named by a test`);
    if (unproven.length > 0) console.log(`  without a test: ${unproven.join(', ')}`);
    for (const rule of unknown) console.error(`  ${rule} is named by a test but is not in the ledger`);
    if (unknown.length > 0) process.exitCode = 1;
  }
}
