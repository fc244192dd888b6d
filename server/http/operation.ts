import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { notFound } from '../failure.ts';
import { hashOf } from '../ids.ts';
import type { Services } from '../services.ts';

const LOCAL = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** For whoever watches over the server: is it well, and how much does it do? */
export function operationRoutes(app: FastifyInstance, { db, config, metrics, version }: Services): void {
  app.get('/healthz', { schema: { hide: true }, config: { rateLimit: false } }, async (_request, reply) => {
    try {
      await sql`select 1`.execute(db);
      return reply.send({ status: 'ok', version });
    } catch {
      return reply.status(503).send({ status: 'no database', version });
    }
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const given = request.headers.authorization ?? '';
    const allowed =
      config.metricsToken === null ? LOCAL.has(request.ip) : timingSafeEqual(hashOf(given), hashOf(`Bearer ${config.metricsToken}`));
    if (!allowed) throw notFound();
    return reply.type('text/plain; version=0.0.4').send(metrics.text());
  });
}
