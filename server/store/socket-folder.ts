import { chmodSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const LONGEST = 90;

/**
 * The folder of the socket by which the embedded database is reached. Whoever can open that socket may do everything, so the folder is
 * one that we made ourselves and nobody else may enter. It lies in the data folder; where that has a path of too many letters for a
 * socket, or with spaces, below the temporary one, under a name that nobody can foresee and that the data folder remembers.
 */
export class SocketFolder {
  private readonly inside: string;
  private readonly memory: string;

  constructor(data: string) {
    this.inside = path.join(data, 'socket');
    this.memory = path.join(data, 'postgres.socket');
  }

  private get fits(): boolean {
    return this.inside.length <= LONGEST && !/\s/.test(this.inside);
  }

  /** Where the socket is, if it is anywhere. */
  current(): string {
    if (this.fits) return this.inside;
    return existsSync(this.memory) ? readFileSync(this.memory, 'utf8') : this.inside;
  }

  /** Makes the folder if it is missing; refuses one that is not ours alone. */
  provide(): string {
    if (this.fits) {
      mkdirSync(this.inside, { recursive: true, mode: 0o700 });
      requireOwn(this.inside);
      return this.inside;
    }
    const remembered = existsSync(this.memory) ? readFileSync(this.memory, 'utf8') : null;
    if (remembered !== null && isOwn(remembered)) return remembered;
    const fresh = mkdtempSync(path.join(os.tmpdir(), 'pantheon-'));
    writeFileSync(this.memory, fresh, { mode: 0o600 });
    return fresh;
  }

  remove(): void {
    const folder = this.current();
    if (existsSync(folder) && isOwn(folder)) rmSync(folder, { recursive: true, force: true });
    rmSync(this.memory, { force: true });
  }
}

/** Whether a folder, and no link to one, belongs to us. One that others may enter is closed to them. */
function isOwn(folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (found === undefined || !found.isDirectory()) return false;
  if (process.getuid !== undefined && found.uid !== process.getuid()) return false;
  if ((found.mode & 0o077) !== 0) chmodSync(folder, 0o700);
  return true;
}

function requireOwn(folder: string): void {
  if (!isOwn(folder)) throw new Error(`${folder} belongs to somebody else; remove it, or choose another data folder with PANTHEON_DATA`);
}
