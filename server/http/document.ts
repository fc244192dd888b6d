import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { withPublished } from './published-schemas.ts';

/** Describes all routes at `/api/docs`, and what goes over them for each game. */
export async function documentRoutes(
  app: FastifyInstance,
  { version, schemas }: { readonly version: string; readonly schemas: string },
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Pantheon',
        version,
        description:
          'A table for heavy mythological board games. See /docs/api.html. What a seat of a game sees is <game>.SeatView among the schemas, also at /docs/schemas/.',
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'pantheon' },
          token: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transformObject: (made) => ('openapiObject' in made ? withPublished(made.openapiObject, schemas) : made.swaggerObject),
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
}
