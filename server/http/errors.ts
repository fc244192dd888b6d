import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from '../api/index.ts';
import { Refusal } from '../failure.ts';
import type { Services } from '../services.ts';
import { isOutOfRange, isUnwell } from '../store/connect.ts';
import { isFault } from '../workers/worker-pool.ts';
import { WorkerError } from '../workers/worker-thread.ts';

/** The database does not answer: nothing can be read or written now. Whoever repeats a request later, with its id, does nothing twice. */
export const unwell = (): Refusal => new Refusal('unavailable', 'the database does not answer; try again in a moment');

interface Said {
  readonly status: number;
  readonly refusal: Refusal;
}

const said = (refusal: Refusal, status = refusal.status): Said => ({ status, refusal });

/** What the sender of a request is told of an error. Nothing that they did not send or could not know is in it. */
export function answerTo(error: unknown): Said | null {
  if (error instanceof Refusal) return said(error);
  if (error instanceof WorkerError && error.refused.kind === 'stopping')
    return said(new Refusal('unavailable', 'the server is stopping; try again'));
  if (isUnwell(error)) return said(unwell());
  const { validation, validationContext, code, statusCode } = error as FastifyError;
  if (validation !== undefined)
    return said(new Refusal('bad-request', `the ${validationContext ?? 'request'} is not as it should be${placeOf(validation)}`));
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return said(new Refusal('too-large', 'the request is too large'));
  if (isOutOfRange(error)) return said(new Refusal('bad-request', 'the request holds a value that cannot be kept'));
  if (statusCode === 429) return said(new Refusal('too-many', 'too many requests; wait a little'));
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return said(new Refusal('bad-request', 'the request cannot be read'), statusCode);
  return null;
}

// Where the first mistake is, but not what stands there.
function placeOf(validation: readonly { readonly instancePath?: string }[]): string {
  const place = validation[0]?.instancePath ?? '';
  return /^[\w/]{1,60}$/.test(place) ? ` at ${place}` : '';
}

/** Answers errors, and logs those that are ours. */
export const errorHandler =
  (services: () => Services) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const answer = answerTo(error);
    if (answer === null) {
      const { log, metrics } = services();
      log.error({ error, route: request.routeOptions.url, id: request.id }, 'a request failed');
      metrics.faults.add(isFault(error) ? 'kind="rules"' : 'kind="request"');
    }
    const { status, refusal } = answer ?? said(new Refusal('internal', 'something went wrong here'));
    return reply
      .status(status)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(failureOf(refusal)));
  };

/** Answers what cannot be read as HTTP at all, and hangs up. */
export function refuseUnreadable(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, refusal] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? ['431 Request Header Fields Too Large', new Refusal('too-large', 'the request is too large')]
      : ['400 Bad Request', new Refusal('bad-request', 'the request cannot be read')];
  const body = JSON.stringify(failureOf(refusal));
  const head = `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n`;
  socket.end(head + body);
}

/** The body of a refusal. */
export const failureOf = ({ code, message, moment }: Refusal): Failure => ({
  error: { code, message, ...(moment === undefined ? {} : { moment }) },
});
