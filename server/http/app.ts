import { existsSync } from 'node:fs';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import staticFiles from '@fastify/static';
import websocket from '@fastify/websocket';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { cardPictures, pageSender } from '../cards/pages.ts';
import { calendarPage } from '../comfort/calendar.ts';
import { notFound } from '../failure.ts';
import type { Services } from '../services.ts';
import { confirmationPage } from './confirmation.ts';
import { documentRoutes } from './document.ts';
import { errorHandler, failureOf, refuseUnreadable, unwell } from './errors.ts';
import type { AtTable, Caller } from './handler.ts';
import { readJson } from './json.ts';
import { networkOf } from './network.ts';
import { operationRoutes } from './operation.ts';
import { requireOwnName, requireOwnSocket } from './origin.ts';
import { admitOtherSites } from './other-sites.ts';
import { sendProtectiveHeaders } from './protective-headers.ts';
import { registerRoutes } from './routes.ts';
import { compileValidator } from './validation.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route only enters something in a journal. */
    enters?: true;
  }
  interface FastifyRequest {
    caller: Caller | null;
    atTable: AtTable | undefined;
  }
}

const BODY = 64 * 1024;
const SOCKET_MESSAGE = 4096;
const PER_MINUTE = 1200;

/** Where what is served lies. */
interface Folders {
  /** The built web client. */
  readonly web: string;
  /** The published schemas. */
  readonly schemas: string;
}

/** The HTTP side of a node: the API, its documentation, the live socket and the web client. */
export async function makeApp(services: Services, { web, schemas }: Folders): Promise<FastifyInstance> {
  const { config } = services;
  const app = fastify({
    logger: false,
    trustProxy: config.trustProxy,
    bodyLimit: BODY,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 100 },
    // What fails before a route is found has to be refused as everything else is.
    frameworkErrors: (error, request, reply) => void errorHandler(() => services)(error, request, reply),
    clientErrorHandler: refuseUnreadable,
  });
  app.setValidatorCompiler(compileValidator);
  readJson(app);
  app.setErrorHandler(errorHandler(() => services));
  app.decorateRequest('caller', null);
  app.decorateRequest('atTable', undefined);
  await protect(app, services);
  await documentRoutes(app, { version: services.version, schemas });
  await app.register(websocket, { options: { maxPayload: SOCKET_MESSAGE } });
  measure(app, services);
  app.addHook('preParsing', async (request) => {
    if (!request.url.startsWith('/api/')) return;
    if (!services.database.isWell) throw unwell();
    request.caller = await services.sessions.callerOf(request, request.routeOptions.config.enters === true);
  });
  registerRoutes(app, services);
  app.get(
    '/api/live',
    { websocket: true, schema: { hide: true }, preValidation: async (request) => requireOwnSocket(config, request) },
    (socket, request) => services.connections.accept(socket, request.caller, networkOf(request.ip)),
  );
  operationRoutes(app, services);
  calendarPage(app, services);
  await app.register(async (scope) => confirmationPage(scope, services));
  cardPictures(app, services);
  await serveClient(app, services, web);
  return app;
}

async function protect(app: FastifyInstance, { config }: Services): Promise<void> {
  await app.register(cookie);
  sendProtectiveHeaders(app, config);
  // Hooks that wait for nothing are no promises: every request passes them.
  app.addHook('onRequest', (request, _reply, next) => {
    requireOwnName(config, request);
    next();
  });
  admitOtherSites(app);
  if (config.limits > 0) {
    const keyGenerator = (request: FastifyRequest): string => networkOf(request.ip);
    await app.register(rateLimit, { global: true, max: PER_MINUTE * config.limits, timeWindow: 60_000, keyGenerator });
  }
  app.addHook('onSend', (request, reply, _payload, next) => {
    if (request.url.startsWith('/api/') && !request.url.startsWith('/api/docs')) reply.header('cache-control', 'no-store');
    next();
  });
}

function measure(app: FastifyInstance, { log, metrics }: Services): void {
  app.addHook('onResponse', async (request, reply) => {
    metrics.requests.add(`status="${reply.statusCode}"`);
    metrics.requestSeconds.observe(reply.elapsedTime / 1000);
    if (!log.isLevelEnabled('debug')) return;
    const { method, id, ip, caller } = request;
    const route = request.routeOptions.url ?? 'none';
    log.debug({ id, method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime), person: caller?.person.id, ip }, 'request');
  });
}

/** Whether a file has a name that changes with what is in it, compressed or not. */
const keepsForever = (file: string): boolean => {
  const plain = file.replace(/\.(?:gz|br)$/, '');
  return /[.-][\w-]{8,}\.\w+$/.test(plain) && !plain.endsWith('.html');
};

async function serveClient(app: FastifyInstance, services: Services, web: string): Promise<void> {
  const built = existsSync(web);
  const sendPage = built ? pageSender(services, web) : null;
  if (built) {
    await app.register(staticFiles, {
      root: web,
      wildcard: false,
      // The page itself is sent with what its link says.
      index: false,
      // The build has compressed what shrinks.
      preCompressed: true,
      setHeaders: (reply, file) =>
        void reply.header('cache-control', keepsForever(file) ? 'public, max-age=31536000, immutable' : 'no-cache'),
    });
  }
  app.get('/docs', { schema: { hide: true } }, (_, reply) => reply.redirect('/docs/index.html'));
  app.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request))
      return reply
        .status(404)
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(failureOf(notFound())));
    if (sendPage !== null) return sendPage(request, reply);
    return reply.type('text/html; charset=utf-8').send(NOT_BUILT);
  });
}

// Those who show links to others, and people with a command line, take anything: a path without an ending is a page to them.
function wantsPage({ method, url, headers: { accept = '*/*' } }: FastifyRequest): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || url.startsWith('/api/')) return false;
  const [path = ''] = url.split('?');
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.\w+$/.test(path));
}

const NOT_BUILT = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Pantheon</title></head><body>
<h1>Pantheon</h1><p>The server runs, but the web client has not been built. Run <code>npm start</code> in the project, which builds it.</p>
<p>The <a href="/api/docs">API</a> is there.</p></body></html>`;
