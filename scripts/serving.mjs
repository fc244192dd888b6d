// A table that is served for a while, to be tried from outside.
import { spawn } from 'node:child_process';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

function freePort() {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function healthy(origin, child) {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const found = await fetch(`${origin}/healthz`).catch(() => null);
    if (found?.ok) return;
    await sleep(100);
  }
}

/** Serves a table with a program while a task is done with its address. */
export async function whileServed({ program, cwd, env = {} }, task) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [program], { cwd, env: { ...process.env, ...env, PORT: String(port) }, stdio: 'inherit' });
  try {
    await healthy(origin, child);
    return await task(origin);
  } finally {
    child.kill('SIGTERM');
    await new Promise((resolve) => (child.exitCode === null ? child.once('exit', resolve) : resolve()));
  }
}

/** Lines with the seconds since the beginning. */
export function stopwatch() {
  const started = performance.now();
  return (line) => console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${line}`);
}
