// The declarations that go with a package: what the compiler makes of the sources, with imports that lead to files instead of workspaces.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { filesBelow, root } from './workspaces.mjs';

const compiler = path.join(root, 'node_modules/typescript-native/bin/tsc');
const workspaces = { '@pantheon/kernel': 'kernel/index', '@pantheon/table': 'table/index', '@pantheon/server/api': 'server/api/index' };

/** Writes the declarations of entries, and of all that they import, below a folder. */
export function declarationsOf(entries, target) {
  const draft = mkdtempSync(path.join(os.tmpdir(), 'pantheon-types-'));
  try {
    compile(entries, draft);
    for (const file of filesBelow('.', draft)) {
      const output = path.join(target, file);
      mkdirSync(path.dirname(output), { recursive: true });
      writeFileSync(output, withPlainImports(readFileSync(path.join(draft, file), 'utf8'), file));
    }
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  const lost = filesBelow('.', target).flatMap((file) => lostImports(target, file));
  if (lost.length > 0) throw new Error(`declarations are missing: ${lost.join(', ')}`);
}

function lostImports(folder, file) {
  const names = [...readFileSync(path.join(folder, file), 'utf8').matchAll(/(?:from |import\()['"](\.[^'"]+)\.js['"]/g)];
  return names.map(([, name]) => path.join(path.dirname(file), `${name}.d.ts`)).filter((name) => !existsSync(path.join(folder, name)));
}

function compile(entries, outDir) {
  const config = path.join(root, `tsconfig.pack.${process.pid}.json`);
  // What the compiler finds through node_modules is not ours to it, and gets no declarations: our own packages are found by their place.
  const paths = Object.fromEntries(Object.entries(workspaces).map(([name, entry]) => [name, [`./${entry}.ts`]]));
  const compilerOptions = { paths, noEmit: false, declaration: true, emitDeclarationOnly: true, outDir, rootDir: '.' };
  writeFileSync(config, JSON.stringify({ extends: './tsconfig.json', compilerOptions, include: [], files: entries }));
  try {
    const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', config], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`the declarations cannot be made: ${stdout}`);
  } finally {
    rmSync(config, { force: true });
  }
}

// Passkeys are for browsers; whoever writes a program gets their ceremonies as plain objects.
const PASSKEYS = /import type \{([^}]*)\} from '@simplewebauthn\/server';/g;

function withPlainImports(text, file) {
  const up = path.posix.relative(path.posix.dirname(file), '.') || '.';
  return text
    .replace(PASSKEYS, (_, names) =>
      names
        .split(',')
        .filter((name) => name.trim() !== '')
        .map((name) => `type ${name.trim()} = object;`)
        .join('\n'),
    )
    .replace(/(['"])(@pantheon\/[^'"]+)\1/g, (whole, quote, name) =>
      name in workspaces ? `${quote}${up}/${workspaces[name]}.js${quote}` : whole,
    )
    .replace(/(['"])(\.{1,2}\/[^'"]+)\.ts\1/g, '$1$2.js$1');
}
