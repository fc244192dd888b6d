// npm run release -- major|minor|patch [--dry-run]: gives all packages the next version, dates the changelog, commits and tags. Nothing is sent anywhere:
// `git push --follow-tags` does that, and the workflow of the tag publishes.
// node scripts/release.mjs --notes v1.2.3: what the changelog says of a version.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npm } from './npm.mjs';
import { isMain, root, workspaceFolders } from './workspaces.mjs';

const changelogFile = path.join(root, 'CHANGELOG.md');
const manifests = () => ['package.json', 'template/package.json', ...workspaceFolders().map((folder) => `${folder}/package.json`)];
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** The version after another one. */
export function nextVersion(version, step) {
  const [major, minor, patch] = version.split('.').map(Number);
  if (step === 'major') return `${major + 1}.0.0`;
  if (step === 'minor') return `${major}.${minor + 1}.0`;
  if (step === 'patch') return `${major}.${minor}.${patch + 1}`;
  throw new Error('say major, minor or patch');
}

/** The changelog with what was unreleased under its version and date. */
export function datedChangelog(text, version, date) {
  const heading = '## Unreleased\n';
  const at = text.indexOf(heading);
  if (at < 0) throw new Error('the changelog has no chapter "Unreleased"');
  const rest = text.slice(at + heading.length);
  if (!rest.split('\n## ', 1)[0].includes('\n- ')) throw new Error('the changelog says nothing under "Unreleased"');
  return `${text.slice(0, at)}${heading}\n## ${version} – ${date}\n${rest}`;
}

/** What the changelog says of a version. */
export function notesOf(text, version) {
  const [, chapter] = text.split(`\n## ${version} – `);
  if (chapter === undefined) throw new Error(`the changelog has no chapter ${version}`);
  return chapter
    .slice(chapter.indexOf('\n') + 1)
    .split('\n## ', 1)[0]
    .trim();
}

function release(step, dryRun) {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const next = nextVersion(version, step);
  const changelog = datedChangelog(readFileSync(changelogFile, 'utf8'), next, new Date().toISOString().slice(0, 10));
  console.log(
    `${version} becomes ${next} in ${manifests().length} packages, the lockfile and the changelog\n\n${notesOf(changelog, next)}\n`,
  );
  if (dryRun) return console.log('Nothing was changed: this was a dry run.');
  if (git('status', '--porcelain') !== '') throw new Error('commit or put away your changes first');
  for (const file of manifests()) setVersion(path.join(root, file), next);
  writeFileSync(changelogFile, changelog);
  if (npm(['run', 'lockfile'], { cwd: root }).status !== 0) throw new Error('the lockfile could not be renewed');
  git('add', '-A');
  git('commit', '-m', `Version ${next}`);
  git('tag', '-a', `v${next}`, '-m', `Version ${next}`);
  console.log(`Tagged v${next}. Send it with: git push --follow-tags`);
}

// Only the line of the version changes: the rest is as its author wrote it.
function setVersion(file, version) {
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"version": "[^"]*"/, `"version": "${version}"`));
}

if (isMain(import.meta)) {
  const words = process.argv.slice(2);
  try {
    if (words[0] === '--notes') console.log(notesOf(readFileSync(changelogFile, 'utf8'), (words[1] ?? '').replace(/^v/, '')));
    else
      release(
        words.find((word) => !word.startsWith('--')),
        words.includes('--dry-run'),
      );
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
