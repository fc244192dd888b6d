import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, outputOf } from '../../scripts/build.mjs';

await build(['cli/main.ts']);
/** The program as it is built. */
export const program = outputOf('cli/main.ts');

/** What the program said and how it ended. */
export interface Said {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** A folder of its own for a test. */
export const scratch = (): string => mkdtempSync(path.join(tmpdir(), 'pantheon-cli-'));

/** Runs the real program. */
export function pantheon(args: readonly string[], more: { readonly cwd?: string; readonly input?: string } = {}): Said {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
    cwd: more.cwd ?? tmpdir(),
    input: more.input ?? '',
    env: { ...process.env, LANG: 'C', LC_ALL: 'C', NO_COLOR: '1' },
  });
  return { code: status, out: stdout, err: stderr };
}

/** Runs it and reads the one JSON object that it prints. */
export function json<T = { [name: string]: unknown }>(args: readonly string[], cwd?: string): T {
  const said = pantheon([...args, '--json'], cwd === undefined ? {} : { cwd });
  if (said.code !== 0) throw new Error(said.err);
  return JSON.parse(said.out) as T;
}

/** The line in which the program says what is wrong: one line, and exit code 1. */
export function complaint(args: readonly string[], cwd?: string): string {
  const said = pantheon(args, cwd === undefined ? {} : { cwd });
  if (said.code !== 1) throw new Error(`exit code ${said.code}: ${said.out}${said.err}`);
  const lines = said.err.trimEnd().split('\n');
  if (lines.length !== 1 || said.out !== '') throw new Error(`more than one line: ${said.out}${said.err}`);
  return lines[0] as string;
}

/** Starts the program and talks to it line by line. */
export function conversation(args: readonly string[], lines: readonly string[], cwd: string): Promise<Said> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program, ...args], { cwd, env: { ...process.env, LANG: 'C', LC_ALL: 'C', NO_COLOR: '1' } });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      err += chunk.toString();
    });
    child.on('close', (code) => resolve({ code, out, err }));
    child.stdin.end(`${lines.join('\n')}\n`);
  });
}
