import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, outputOf } from '../scripts/build.mjs';
import { buildWeb } from '../scripts/web.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const KINDS: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** A place where the client can be visited. */
export interface Site {
  readonly address: string;
  close(): Promise<void>;
}

/** The client alone, as files: no server behind it, as for somebody who plays offline. */
export async function serveFiles(): Promise<Site> {
  await buildWeb();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pantheon-site-'));
  cpSync(path.join(root, 'web/dist'), folder, { recursive: true });
  const server: Server = createServer((request, response) => {
    const wanted = new URL(request.url ?? '/', 'http://here').pathname;
    if (wanted.startsWith('/api/')) {
      response.writeHead(502).end();
      return;
    }
    const file = path.join(folder, path.normalize(wanted));
    const found = file.startsWith(folder) && path.extname(file) !== '' && existsSync(file) ? file : path.join(folder, 'index.html');
    response.writeHead(200, { 'content-type': KINDS[path.extname(found)] ?? 'application/octet-stream' }).end(readFileSync(found));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });

/** The whole of Pantheon: the real server with a store of its own, serving the client; `settings` are added to its environment. */
export async function startServer(
  settings: Readonly<Record<string, string>> = {},
): Promise<Site & { stop(): Promise<void>; start(): Promise<void>; grant(name: string): Promise<void> }> {
  await buildWeb();
  await build(['server/main.ts']);
  const data = mkdtempSync(path.join(os.tmpdir(), 'pantheon-e2e-'));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  // Whoever breaks off leaves no server behind.
  process.once('exit', () => child?.kill());
  const start = async (): Promise<void> => {
    const env = {
      ...process.env,
      PORT: String(port),
      PANTHEON_DATA: data,
      PANTHEON_LIMITS: '0',
      PANTHEON_BOT_PACE: '0',
      PANTHEON_LOG: 'error',
      ...settings,
      PANTHEON_CHALLENGE_PACE: '0',
    };
    child = spawn(process.execPath, [outputOf('server/main.ts')], { cwd: root, env, stdio: 'inherit' });
    for (let attempt = 0; attempt < 240; attempt++) {
      if (
        await fetch(`${address}/api/games`).then(
          (reply) => reply.ok,
          () => false,
        )
      )
        return;
      await new Promise((done) => setTimeout(done, 250));
    }
    throw new Error('the server does not start');
  };
  const grant = async (name: string): Promise<void> => {
    const env = { ...process.env, PANTHEON_DATA: data };
    const granting = spawn(process.execPath, [outputOf('server/main.ts'), 'grant', name], { cwd: root, env, stdio: 'inherit' });
    const code = await new Promise((done) => granting.once('exit', done));
    if (code !== 0) throw new Error(`${name} could not be made an administrator`);
  };
  const stop = async (): Promise<void> => {
    const running = child;
    child = null;
    if (running === null || running.exitCode !== null) return;
    const gone = new Promise((done) => running.once('exit', done));
    running.kill('SIGTERM');
    await gone;
  };
  await start();
  return {
    address,
    start,
    stop,
    grant,
    close: async () => {
      await stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
