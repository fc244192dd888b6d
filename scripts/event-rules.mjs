// npm run event-rules: writes for each game which rule every line of its log comes from, as the functions say that write them.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A function with the comment before it: from the comment to the brace or the line that ends it. */
const DECLARED = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n((?:export )?(?:const|function\*?|async function) [\s\S]*?(?:\n\}[;)]*\n|;\n(?=\n|$)))/g;
const NUMBERS = /@rules\s+([^\n*]+)/;
const EVENT = /\bg\.(?:emit|emitEffect|heading)\(\s*'([\w.-]+)'|\bg\.emitPrivate\([^[]*\[\s*'([\w.-]+)'/g;

/** The rules that a text names for each event that it writes in the log. */
export function eventRulesIn(text) {
  const found = [];
  for (const [, comment = '', body = ''] of text.matchAll(DECLARED)) {
    const rule = NUMBERS.exec(comment)?.[1]?.split(',')[0]?.trim();
    if (rule === undefined) continue;
    for (const [, event, secret] of body.matchAll(EVENT)) found.push([event ?? secret, rule]);
  }
  return found;
}

const sourcesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .sort();

/** For each event of a game the rule that its log line comes from; where several functions write it, the first. */
export function eventRulesOf(game) {
  const rules = {};
  for (const file of sourcesIn(path.join(root, 'games', game, 'rules')))
    for (const [event, rule] of eventRulesIn(readFileSync(file, 'utf8'))) rules[event] ??= rule;
  return Object.fromEntries(Object.entries(rules).sort(([a], [b]) => (a < b ? -1 : 1)));
}

export const games = readdirSync(path.join(root, 'games')).sort();

/** The file of a game, as text. */
export const fileOf = (game) => path.join(root, 'games', game, 'guide', 'events.json');

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const game of games) writeFileSync(fileOf(game), `${JSON.stringify(eventRulesOf(game), null, 2)}\n`);
