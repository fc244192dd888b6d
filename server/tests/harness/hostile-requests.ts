import { FromClient, type Route, type RouteName, routes } from '../../api/index.ts';
import { hostileFor, oddBodies, placesOf, type Schema, textOf, validOf, withAt } from './hostile.ts';

/** A request that one thing may be wrong with. */
export interface Sent {
  readonly name: RouteName;
  readonly path: string;
  readonly type: string | null;
  readonly body: string | Uint8Array<ArrayBuffer> | null;
}

type Values = { readonly [name: string]: unknown };

const schemaOf = (name: RouteName, part: 'params' | 'query' | 'body'): Schema | undefined =>
  (routes[name] as Route)[part] as Schema | undefined;

const urlText = (value: unknown): string => {
  const text = typeof value === 'string' ? value : textOf(value);
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
};

/** The path of a route; `known` says what its parameters are where it matters. */
function pathOf(name: RouteName, known: Values, query: Values): string {
  const params = schemaOf(name, 'params')?.properties ?? {};
  const path = (name.split(' ')[1] as string).replace(/:(\w+)/g, (_, key: string) =>
    urlText(key in known ? known[key] : validOf(params[key] ?? {})),
  );
  const search = Object.entries(query).map(([key, value]) => `${encodeURIComponent(key)}=${urlText(value)}`);
  return search.length === 0 ? path : `${path}?${search.join('&')}`;
}

const RAW_PARTS = ['%00', '%ff', '%', '%ED%A0%80', '..%2f..', '%F0%9F%92%A9', 'x'.repeat(2000)];

/** Paths of a route with one thing wrong in each. */
function pathsOf(name: RouteName, known: Values): string[] {
  const query = validOf(schemaOf(name, 'query') ?? { type: 'object' }) as Values;
  const good = pathOf(name, known, query);
  const params = Object.entries(schemaOf(name, 'params')?.properties ?? {});
  const wishes = Object.entries(schemaOf(name, 'query')?.properties ?? {});
  return [
    ...params.flatMap(([key, schema]) => hostileFor(schema).map((value) => pathOf(name, { ...known, [key]: value }, query))),
    ...(params.length === 0 ? [] : RAW_PARTS.map((raw) => good.replace(/(\/api\/\w+\/)[^/?]+/, `$1${raw}`))),
    ...wishes.flatMap(([key, schema]) => hostileFor(schema).map((value) => pathOf(name, known, { ...query, [key]: value }))),
    `${good}${good.includes('?') ? '&' : '?'}x[y]=1&x=%00&__proto__=1&limit=1&limit=2`,
  ];
}

/** Everything that could be sent to a route with one thing wrong with it, and once with nothing wrong. */
export function requestsTo(name: RouteName, known: Values): Sent[] {
  const query = validOf(schemaOf(name, 'query') ?? { type: 'object' }) as Values;
  const path = pathOf(name, known, query);
  const schema = schemaOf(name, 'body');
  if (schema === undefined) return [path, ...pathsOf(name, known)].map((one) => ({ name, path: one, type: null, body: null }));
  const good = validOf(schema);
  const json = (value: unknown, at = path): Sent => ({ name, path: at, type: 'application/json', body: textOf(value) });
  return [
    json(good),
    ...pathsOf(name, known).map((one) => json(good, one)),
    ...placesOf(schema).flatMap((place) => hostileFor(place.schema).map((value) => json(withAt(good, place.at, value)))),
    ...oddBodies(textOf(good)).map((odd) => ({ name, path, ...odd })),
  ];
}

/** Messages for the WebSocket: those that it takes about a table, those with one thing wrong, and what is no message at all. */
export function messagesAbout(table: string): string[] {
  const kinds = (FromClient as unknown as Schema).anyOf ?? [];
  return kinds.flatMap((kind) => {
    const good = kind.properties?.table === undefined ? validOf(kind) : withAt(validOf(kind), ['table'], table);
    const bodies = oddBodies(textOf(good)).flatMap(({ body }) => (typeof body === 'string' ? [body] : []));
    const values = placesOf(kind).flatMap(({ at, schema }) => hostileFor(schema).map((value) => textOf(withAt(good, at, value))));
    return [textOf(good), ...bodies, ...values];
  });
}
