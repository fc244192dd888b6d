import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../failure.ts';
import { hashOf } from '../ids.ts';
import type { Services } from '../services.ts';

const LOCAL = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

// A proxy on this machine that nobody told us to believe would make everybody seem to be here; it says for whom it asks.
const isLocal = ({ ip, headers }: FastifyRequest): boolean =>
  LOCAL.has(ip) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;

/** For whoever watches over the server: is it well, and how much does it do? */
export function operationRoutes(app: FastifyInstance, { database, config, metrics, version }: Services): void {
  app.get('/healthz', { schema: { hide: true }, config: { rateLimit: false } }, async (_request, reply) => {
    if (database.isWell) return reply.send({ status: 'ok', version });
    return reply.status(503).send({ status: 'no database', version });
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const given = request.headers.authorization ?? '';
    const allowed =
      config.metricsToken === null ? isLocal(request) : timingSafeEqual(hashOf(given), hashOf(`Bearer ${config.metricsToken}`));
    if (!allowed) throw notFound();
    return reply.type('text/plain; version=0.0.4').send(metrics.text());
  });
}
