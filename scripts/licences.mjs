// node scripts/licences.mjs: every package that a host installs has a licence that lets anybody run and pass on Pantheon; says which
// are the oldest. Reads the lockfile and what is installed, asks nobody.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './workspaces.mjs';

// Each lets anybody use and pass on the package as it is. MPL-2.0 asks that changes to the package's own files are passed on too, and
// nothing is changed; OFL-1.1 and the CC-BY ones are for fonts, drawings and tables, which CREDITS.md names.
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
]);
const OLDEST = 5;

/** Whether a licence, or one of those that may be chosen from, or all of those that hold together, are allowed. */
function isAllowed(licence) {
  const plain = licence.replace(/^\((.*)\)$/, '$1');
  if (/ OR /.test(plain)) return plain.split(' OR ').some(isAllowed);
  return plain.split(' AND ').every((one) => ALLOWED.has(one.replace(/^\((.*)\)$/, '$1')));
}

function manifestAt(place) {
  const file = path.join(root, place, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** The licence that a package names, today or in the manner of old packages; null if it names none. */
function licenceOf(place, locked) {
  const manifest = manifestAt(place);
  const named = manifest?.license ?? manifest?.licenses?.map(({ type }) => type).join(' OR ') ?? locked.license;
  return (typeof named === 'object' ? named?.type : named) || null;
}

// No package says when it was published; the last year that its licence claims is near enough to find those that nobody tends.
function yearOf(place) {
  const folder = path.join(root, place);
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => /^(licen[cs]e|copying)/i.test(name)) : [];
  const claims = files.flatMap((name) => readClaims(path.join(folder, name)));
  return claims.length === 0 ? null : Math.max(...claims);
}

function readClaims(file) {
  try {
    const lines = readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /copyright|\(c\)|©/i.test(line));
    return lines.flatMap((line) => [...line.matchAll(/\b(?:19|20)\d\d\b/g)].map(([year]) => Number(year)));
  } catch {
    return [];
  }
}

const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
const onHosts = Object.entries(packages).filter(([place, { dev, link }]) => place.includes('node_modules/') && !dev && !link);
const problems = onHosts.flatMap(([place, locked]) => {
  const licence = licenceOf(place, locked);
  if (licence === null) return [`${place} has no licence`];
  return isAllowed(licence) ? [] : [`${place} has the licence ${licence}, which is not on the list`];
});
const aged = onHosts.map(([place, { version }]) => ({ name: `${place.split('node_modules/').at(-1)} ${version}`, year: yearOf(place) }));
const oldest = aged.filter(({ year }) => year !== null).toSorted((a, b) => a.year - b.year);

console.log(`${onHosts.length} packages on a host; the oldest by the years of their licences:`);
for (const { name, year } of oldest.slice(0, OLDEST)) console.log(`  ${name} (${year})`);
if (problems.length > 0) console.error(problems.join('\n'));
process.exitCode = problems.length === 0 ? 0 : 1;
