import type { FastifyInstance, FastifyRequest, preValidationAsyncHookHandler, RouteOptions } from 'fastify';
import { adminHandlers } from '../admin/handlers.ts';
import { Failure, type Route, type RouteName, routes } from '../api/index.ts';
import { challengeHandlers } from '../challenges/handlers.ts';
import { chatHandlers } from '../chat/chat.ts';
import { comfortHandlers } from '../comfort/handlers.ts';
import { notFound } from '../failure.ts';
import { accountHandlers, deviceHandlers } from '../identity/handlers.ts';
import { recoveryHandlers } from '../identity/recovery.ts';
import { ladderHandlers } from '../ladder/handlers.ts';
import { noticeHandlers } from '../notices/handlers.ts';
import { playerHandlers } from '../players/handlers.ts';
import { ratingHandlers } from '../ratings/handlers.ts';
import { orderHandlers, safetyHandlers } from '../safety/handlers.ts';
import { seekHandlers } from '../seeking/handlers.ts';
import { seriesHandlers } from '../series/handlers.ts';
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
  ...ratingHandlers(services),
  ...playerHandlers(services),
  ...recoveryHandlers(services),
  ...ladderHandlers(services),
  ...adminHandlers(services),
  ...challengeHandlers(services),
  ...seekHandlers(services),
  ...seriesHandlers(services),
  ...safetyHandlers(services),
  ...orderHandlers(services),
  ...comfortHandlers(services),
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
      config: { ...(rateLimit === null ? {} : { rateLimit }), ...(route.enters === true ? { enters: true } : {}) },
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
    const { caller } = request;
    request.atTable = await admit(services, route, caller, table).catch(async (error: unknown) => {
      // Whoever has signed out is told no more than that.
      if (caller !== null) await services.sessions.requireAlive(caller);
      throw error;
    });
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
