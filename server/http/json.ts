import type { FastifyInstance } from 'fastify';
import { Refusal } from '../failure.ts';

// What no text may hold: the sign zero, and halves of letters. PostgreSQL keeps neither.
const UNKEEPABLE =
  /\\u0000|\\u[dD][89abAB][\da-fA-F]{2}(?!\\u[dD][c-fC-F][\da-fA-F]{2})|(?<!\\u[dD][89abAB][\da-fA-F]{2})\\u[dD][c-fC-F][\da-fA-F]{2}/;

/** How deep values may lie in each other. Records and tables need less than half of it; what writes JSON again must not run out of stack. */
const DEEPEST = 64;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Whether lists and objects lie too deep in each other, without reading the text as JSON first. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (inString) {
      if (sign === BACKSLASH) at++;
      else if (sign === QUOTE) inString = false;
    } else if (sign === QUOTE) inString = true;
    else if (sign === 0x5b || sign === 0x7b) {
      if (++depth > DEEPEST) return true;
    } else if (sign === 0x5d || sign === 0x7d) depth--;
  }
  return false;
}

/** Takes bodies of JSON and no others. */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string;
    if (UNKEEPABLE.test(text)) done(new Refusal('bad-request', 'the request holds signs that are no letters'));
    else if (isTooDeep(text)) done(new Refusal('bad-request', 'the request is nested too deeply'));
    else parse(request, text, done);
  });
}
