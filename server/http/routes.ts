import type { FastifyInstance, FastifyRequest, preValidationAsyncHookHandler, RouteOptions } from 'fastify';
import { adminHandlers } from '../admin/handlers.ts';
import { Failure, type Route, type RouteName, routes } from '../api/index.ts';
import { chatHandlers } from '../chat/chat.ts';
import { notFound } from '../failure.ts';
import { accountHandlers, deviceHandlers } from '../identity/handlers.ts';
import { noticeHandlers } from '../notices/handlers.ts';
import type { Services } from '../services.ts';
import { lobbyHandlers } from '../tables/lobby-handlers.ts';
import { playHandlers } from '../tables/play-handlers.ts';
import { admit } from './access.ts';
import { type Handlers, JsonText } from './handler.ts';
import { networkOf } from './network.ts';
import { requireOwnOrigin } from './origin.ts';

/** What every route does. */
export const handlersOf = (services: Services): Handlers => ({
  ...accountHandlers(services),
  ...deviceHandlers(services),
  ...lobbyHandlers(services),
  ...playHandlers(services),
  ...chatHandlers(services),
  ...noticeHandlers(services),
  ...adminHandlers(services),
});

/** How often one person, or one address, may do what a route limits: so many times a minute. */
const LIMITS = { login: 10, create: 30, talk: 60, heavy: 120 } as const;

/** Registers every route of the contract, with the checks that it asks for. */
export function registerRoutes(app: FastifyInstance, services: Services): void {
  const handlers = handlersOf(services);
  for (const name of Object.keys(routes) as RouteName[]) {
    const route: Route = routes[name];
    const rateLimit = limitOf(route, services.config.limits);
    app.route({
      ...optionsOf(name, route),
      ...(rateLimit === null ? {} : { config: { rateLimit } }),
      preValidation: [admission(services, route)],
      handler: handling(handlers, name),
    });
  }
}

// Whoever needs no session to call a route, or tries passwords, is counted by address: sessions are cheap to make.
function limitOf(route: Route, factor: number): object | null {
  if (route.limit === undefined || factor === 0) return null;
  const byAddress = route.limit === 'login' || route.access === 'anyone';
  const keyGenerator = ({ caller, ip }: FastifyRequest): string => (byAddress || caller === null ? networkOf(ip) : caller.person.id);
  return { max: LIMITS[route.limit] * factor, timeWindow: 60_000, hook: 'preValidation', keyGenerator };
}

function optionsOf(name: RouteName, route: Route): Pick<RouteOptions, 'method' | 'url' | 'schema' | 'bodyLimit'> {
  const [method = 'GET', url = '/'] = name.split(' ');
  const tag = url.split('/')[2] ?? 'api';
  return {
    method,
    url,
    ...(route.bodyLimit === undefined ? {} : { bodyLimit: route.bodyLimit }),
    schema: {
      summary: route.summary,
      description: `Who may call it: ${route.access}.`,
      tags: [tag],
      ...(route.params === undefined ? {} : { params: route.params }),
      ...(route.query === undefined ? {} : { querystring: route.query }),
      ...(route.body === undefined ? {} : { body: route.body }),
      response: { 200: route.reply, default: Failure },
    },
  };
}

const admission =
  (services: Services, route: Route): preValidationAsyncHookHandler =>
  async (request) => {
    requireOwnOrigin(services.config, request);
    const { table } = (request.params ?? {}) as { table?: string };
    if (table !== undefined && !/^[a-z0-9]{4,32}$/.test(table)) throw notFound();
    request.atTable = await admit(services, route, request.caller, table);
  };

const handling =
  (handlers: Handlers, name: RouteName): RouteOptions['handler'] =>
  async (request, reply) => {
    const { params, query, body, caller, atTable } = request;
    const received = { params, query, body, caller, at: atTable, request, reply };
    const result: unknown = await handlers[name](received as never);
    if (!(result instanceof JsonText)) return result;
    return reply.type('application/json; charset=utf-8').send(result.text);
  };
