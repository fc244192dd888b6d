// npm run bench -- --compare <commit> [--games a,b] [--figures decisions,fork] [--rounds 5]: measures this tree and a commit in turn, in one
// go, each figure in a process of its own, and prints what became of it. The machine may be busy: what counts is computing time, and the
// two are measured under the same conditions.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './workspaces.mjs';

const PROGRAM = ['one-figure.ts', 'one-answer.ts', 'game-figures.ts', 'measure.ts'];
// What older commits called the things that are measured.
const FORMER_NAMES = [
  ['catalog', "{ catalog } from '@pantheon/catalog'", "{ shelf as catalog } from '@pantheon/shelf'"],
  ['kernel/simulation.ts', '  Simulation,', '  Play as Simulation,'],
  ['kernel/copy.ts', '  copyOfState,', '  clone,'],
  ['kernel/copy.ts', 'copyOfState(game, this.at(round).s)', 'clone(this.at(round).s)'],
];
const FIGURES = { decisions: true, games: true, views: true, fork: false, clone: false, load: false, resume: false, answer: false };
// What a table does for an answer has a program of its own: older commits have no tables to measure.
const programOf = (figure) => (figure === 'answer' ? 'one-answer' : 'one-figure');

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const median = (figures) => figures.toSorted((a, b) => a - b)[figures.length >> 1];

// Packages come from this tree, our own ones from the commit.
function borrowPackages(tree) {
  const [from, to] = [path.join(root, 'node_modules'), path.join(tree, 'node_modules')];
  mkdirSync(path.join(to, '@pantheon'), { recursive: true });
  for (const name of readdirSync(from)) if (name !== '@pantheon') symlinkSync(path.join(from, name), path.join(to, name));
  for (const folder of ['kernel', 'text', 'catalog', 'shelf', 'bots', 'table'])
    if (existsSync(path.join(tree, folder))) symlinkSync(path.join(tree, folder), path.join(to, '@pantheon', folder));
  for (const game of readdirSync(path.join(tree, 'games'))) symlinkSync(path.join(tree, 'games', game), path.join(to, '@pantheon', game));
}

// The program of this tree measures both, under the names that each of them has for the same things.
function lendProgram(tree) {
  const former = FORMER_NAMES.filter(([file]) => !existsSync(path.join(tree, file)));
  for (const file of PROGRAM) {
    const source = readFileSync(path.join(root, 'bench', file), 'utf8');
    writeFileSync(
      path.join(tree, 'bench', file),
      former.reduce((text, [, now, then]) => text.replace(now, then), source),
    );
  }
}

async function bundled(tree, program, outfile) {
  const { build } = await import('esbuild');
  await build({
    entryPoints: [path.join(tree, 'bench', `${program}.ts`)],
    outfile,
    absWorkingDir: tree,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    logLevel: 'error',
  });
  return outfile;
}

/** Measures two trees in turn. */
export async function compare(args) {
  const { values } = parseArgs({
    args,
    options: {
      compare: { type: 'string' },
      games: { type: 'string', default: 'anunnaki,bomarzo,cyclades,diluvio,mare-nostrum' },
      figures: { type: 'string', default: 'decisions,views,fork,load' },
      rounds: { type: 'string', default: '5' },
    },
  });
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pantheon-compare-'));
  const tree = path.join(folder, 'tree');
  git('worktree', 'add', '--detach', tree, values.compare);
  try {
    borrowPackages(tree);
    lendProgram(tree);
    const figures = values.figures.split(',');
    const programs = new Map();
    for (const name of new Set(figures.map(programOf)))
      programs.set(name, {
        before: await bundled(tree, name, path.join(folder, `before-${name}.mjs`)),
        after: await bundled(root, name, path.join(folder, `after-${name}.mjs`)),
      });
    console.log(
      `${values.compare} beside ${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') === '' ? '' : ' with edits'}, medians of ${values.rounds} rounds in turn, load ${os.loadavg()[0].toFixed(1)}`,
    );
    console.log('| game | figure | before | after | better by |\n| --- | --- | --- | --- | --- |');
    for (const game of values.games.split(','))
      for (const figure of figures) tell(game, figure, programs.get(programOf(figure)), Number(values.rounds));
  } finally {
    git('worktree', 'remove', '--force', tree);
    rmSync(folder, { recursive: true, force: true });
  }
}

function tell(game, figure, { before, after }, rounds) {
  const measure = (program) => Number(execFileSync(process.execPath, [program, game, figure], { encoding: 'utf8' }));
  const pairs = Array.from({ length: rounds }, () => [measure(before), measure(after)]);
  const [old, fresh] = [0, 1].map((at) => median(pairs.map((pair) => pair[at])));
  const ratio = FIGURES[figure] ? fresh / old : old / fresh;
  const shown = (value) => value.toLocaleString('en', { maximumFractionDigits: value < 1000 ? 1 : 0 });
  console.log(`| ${game} | ${figure} | ${shown(old)} | ${shown(fresh)} | ${((ratio - 1) * 100).toFixed(1)} % |`);
}
