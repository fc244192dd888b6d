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

/** Where requests go, and what they carry besides what a route asks for. */
export interface Site {
  /** Such as `https://play.example.org`; empty for the site of the page. */
  readonly origin: string;
  headers?(): { readonly [name: string]: string };
  /** Shown every reply, for whoever keeps its cookies. */
  heard?(response: Response): void;
}

/** Calls a route of the server by its name. */
export type CallTo = <N extends keyof Api>(name: N, ...parts: keyof Parts<N> extends never ? [] : [Parts<N>]) => Promise<Api[N]['reply']>;

/** The routes of a site. */
export function callsTo(site: Site): CallTo {
  return async (name, ...[parts]) => {
    const [method, path] = name.split(' ') as [string, string];
    const given = (parts ?? {}) as { params?: object; query?: object; body?: unknown };
    const body = given.body === undefined ? {} : { body: JSON.stringify(given.body) };
    const headers = { ...site.headers?.(), ...(given.body === undefined ? {} : { 'content-type': 'application/json' }) };
    const response = await fetched(`${site.origin}${addressOf(path, given)}`, { method, headers, ...body });
    site.heard?.(response);
    const text = await response.text();
    if (response.ok && text.startsWith('<')) throw new ApiError('offline', 'there is no server behind this page');
    if (response.ok) return text === '' ? null : JSON.parse(text);
    throw failureIn(text);
  };
}

async function fetched(address: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, request);
  } catch {
    throw new ApiError('offline', 'the server cannot be reached');
  }
}

function addressOf(path: string, parts: { params?: object; query?: object }): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((parts.params as Record<string, unknown>)?.[name])),
  );
  const query = Object.entries(parts.query ?? {}).filter(([, value]) => value !== undefined);
  return query.length === 0 ? filled : `${filled}?${new URLSearchParams(query.map(([name, value]) => [name, String(value)]))}`;
}

function failureIn(text: string): ApiError {
  try {
    const { error } = JSON.parse(text) as { error: { code: FailureCode; message: string } };
    return new ApiError(error.code, error.message);
  } catch {
    return new ApiError('offline', 'the server does not answer as it should');
  }
}
