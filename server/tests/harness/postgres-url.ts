import type net from 'node:net';
import path from 'node:path';

/** The address of an embedded PostgreSQL, which names no host, as something that can be read. */
export const readable = (url: string): URL => new URL(url.replace('@/', '@localhost/'));

/** How to reach it without speaking to it. */
export const socketOf = (url: string): net.NetConnectOpts => ({
  path: path.join(readable(url).searchParams.get('host') ?? '', '.s.PGSQL.5432'),
});
