import type { Api, FailureCode } from '@pantheon/server/api';

type Parts<N extends keyof Api> = (Api[N]['params'] extends undefined ? object : { readonly params: Api[N]['params'] }) &
  (Api[N]['query'] extends undefined ? object : { readonly query: Api[N]['query'] }) &
  (Api[N]['body'] extends undefined ? object : { readonly body: Api[N]['body'] });

/** A request that was refused, or that reached nobody (`offline`). */
export class ApiError extends Error {
  readonly code: FailureCode | 'offline';
  constructor(code: FailureCode | 'offline', message: string) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
  }
}

function addressOf(path: string, parts: { params?: object; query?: object }): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((parts.params as Record<string, unknown>)?.[name])),
  );
  const query = Object.entries(parts.query ?? {}).filter(([, value]) => value !== undefined);
  return query.length === 0 ? filled : `${filled}?${new URLSearchParams(query.map(([name, value]) => [name, String(value)]))}`;
}

/** Calls a route of the server by its name. */
export async function call<N extends keyof Api>(
  name: N,
  ...[parts]: keyof Parts<N> extends never ? [] : [Parts<N>]
): Promise<Api[N]['reply']> {
  const [method, path] = name.split(' ') as [string, string];
  const given = (parts ?? {}) as { params?: object; query?: object; body?: unknown };
  let response: Response;
  try {
    response = await fetch(addressOf(path, given), {
      method,
      ...(given.body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(given.body) }),
    });
  } catch {
    throw new ApiError('offline', 'the server cannot be reached');
  }
  const text = await response.text();
  if (response.ok && text.startsWith('<')) throw new ApiError('offline', 'there is no server behind this page');
  if (response.ok) return (text === '' ? null : JSON.parse(text)) as Api[N]['reply'];
  throw failureIn(text);
}

function failureIn(text: string): ApiError {
  try {
    const { error } = JSON.parse(text) as { error: { code: FailureCode; message: string } };
    return new ApiError(error.code, error.message);
  } catch {
    return new ApiError('offline', 'the server does not answer as it should');
  }
}

/** An id for one request, so that sending it twice does nothing twice. */
export const requestId = (): string => crypto.randomUUID();
