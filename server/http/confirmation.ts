import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { requireOwnOrigin } from './origin.ts';

const page = (body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pantheon</title></head><body><h1>Pantheon</h1>${body}</body></html>`;

/**
 * The page to which the letter leads that confirms an address. It asks for a click, since programs that look through letters open every link
 * in them. It needs no script, so it works in any browser.
 */
export function confirmationPage(app: FastifyInstance, { notices, config }: Services): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { bodyLimit: 1024, parseAs: 'string' }, (_request, _body, done) =>
    done(null, {}),
  );
  app.get('/confirm/:secret', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(page('<form method="post"><button>Confirm my address · Conferma il mio indirizzo</button></form>')),
  );
  app.post<{ Params: { secret: string } }>('/confirm/:secret', { schema: { hide: true } }, async (request, reply) => {
    requireOwnOrigin(config, request);
    await notices.confirmEmail(request.params.secret);
    return reply.type('text/html; charset=utf-8').send(page('<p>Thank you. · Grazie.</p><p><a href="/">Pantheon</a></p>'));
  });
}
