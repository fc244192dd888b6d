import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { Refusal } from '../failure.ts';
import { isByTokenAlone } from './other-sites.ts';

/** Where browsers find this site: as configured, or the address that they came to. */
export const siteOf = (config: Config, request: FastifyRequest): string => config.origin ?? `${request.protocol}://${request.host}`;

/**
 * Where this site is, for a letter that somebody makes us send to somebody else. What a request calls us is not to be believed there: a
 * letter with a secret would lead to whoever asked for it. So we are as configured, or the very address that the request came to.
 */
export function siteForLetters(config: Config, request: FastifyRequest): string {
  const name = request.hostname.replace(/^\[|\]$/g, '').toLowerCase();
  const here = request.socket.localAddress?.replace(/^::ffff:/, '');
  if (config.origin === null && name !== here && name !== 'localhost')
    throw new Refusal('wrong-origin', 'letters need a name of this server; whoever runs it sets PANTHEON_ORIGIN');
  return siteOf(config, request);
}

/**
 * Refuses a name that is not ours, where nobody has told us what we are called. A page of another site can make its own name lead to
 * this machine and would then be taken for ours; it cannot do that with an address, with `localhost`, or with the name that we listen on.
 */
export function requireOwnName({ origin, host }: Config, { hostname, url }: FastifyRequest): void {
  if (origin !== null || url === '/healthz') return;
  const name = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  if (isIP(name) !== 0 || name === 'localhost' || name.endsWith('.localhost') || name === host.toLowerCase()) return;
  throw new Refusal('wrong-origin', 'this server is not known by that name; whoever runs it sets PANTHEON_ORIGIN');
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request comes from a page of this site, as far as the browser says. */
const isOwn = (config: Config, request: FastifyRequest): boolean => request.headers.origin === siteOf(config, request);

/**
 * Refuses what another site makes a browser send. Browsers name the origin of everything that changes something; a request with a
 * cookie and without an origin is not theirs. A token is never sent by itself, so whoever has it may come from anywhere.
 */
export function requireOwnOrigin(config: Config, request: FastifyRequest): void {
  if (SAFE.has(request.method) || isByTokenAlone(request)) return;
  const { origin, cookie } = request.headers;
  if (origin === undefined ? cookie === undefined : isOwn(config, request)) return;
  throw new Refusal('wrong-origin', 'this request does not come from this site');
}

/** The same for a WebSocket, whose opening is a GET: a browser must come from this site, a program without cookies may. */
export function requireOwnSocket(config: Config, request: FastifyRequest): void {
  const { origin, cookie } = request.headers;
  if (origin === undefined ? cookie === undefined : isOwn(config, request)) return;
  throw new Refusal('wrong-origin', 'this connection does not come from this site');
}
