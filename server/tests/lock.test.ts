import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { underLock } from '../store/lock.ts';

describe('a lock', () => {
  let lock: string;
  beforeAll(() => {
    lock = path.join(mkdtempSync(path.join(os.tmpdir(), 'pantheon-lock-')), 'lock');
  });
  afterAll(() => rmSync(path.dirname(lock), { recursive: true, force: true }));

  const leave = (holder: string): void => {
    mkdirSync(lock);
    writeFileSync(path.join(lock, 'pid'), holder);
  };

  it.runIf(existsSync('/proc/self/stat'))(
    'that was left behind holds up nobody, even where its number belongs to another process',
    async () => {
      const other = spawn('sleep', ['60']);
      try {
        for (const holder of [`${other.pid}`, `${other.pid} other-boot:1`, `${process.pid} other-boot:1`, '1', '1 other-boot:1']) {
          leave(holder);
          const began = Date.now();
          expect(await underLock(lock, async () => 'done')).toBe('done');
          expect(Date.now() - began, holder).toBeLessThan(5000);
        }
      } finally {
        other.kill();
      }
    },
  );

  it('lets one in at a time', async () => {
    let inside = 0;
    const most = await Promise.all(
      Array.from({ length: 5 }, () =>
        underLock(lock, async () => {
          inside++;
          await new Promise((go) => setImmediate(go));
          return inside--;
        }),
      ),
    );
    expect(most).toEqual([1, 1, 1, 1, 1]);
  });
});
