import type { FastifyInstance, FastifyRequest } from 'fastify';

const METHODS = 'GET, POST, PUT, PATCH, DELETE';
const HEADERS = 'authorization, content-type';
const REMEMBERED = '600';

/** Whether a request carries the key of a program and nothing that a browser adds by itself. */
export const isByTokenAlone = ({ headers }: FastifyRequest): boolean =>
  headers.cookie === undefined && headers.authorization?.startsWith('Bearer ') === true;

/** Whether a browser asks, before it sends a request, if it may come with the key of a program. */
const asksForToken = ({ method, headers }: FastifyRequest): boolean =>
  method === 'OPTIONS' &&
  headers['access-control-request-method'] !== undefined &&
  headers['access-control-request-headers']?.toLowerCase().includes('authorization') === true;

/**
 * Pages of other sites may call the API with a token, and with nothing else: no cookie goes along (`*` rules that out), and without a token they
 * may not even read what everybody may.
 */
export function admitOtherSites(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.origin === undefined || !request.url.startsWith('/api/')) return;
    const asks = asksForToken(request);
    if (!asks && !isByTokenAlone(request)) return;
    reply.header('access-control-allow-origin', '*');
    if (!asks) return;
    reply.headers({
      'access-control-allow-methods': METHODS,
      'access-control-allow-headers': HEADERS,
      'access-control-max-age': REMEMBERED,
    });
    await reply.code(204).send();
  });
}
