import type { Dice } from '@pantheon/kernel';

/** As much of a JSON schema as the contract uses. */
export interface Schema {
  readonly type?: string;
  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: readonly string[];
  readonly patternProperties?: { readonly [pattern: string]: Schema };
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly string[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** JSON text that stands for a value: some of what is sent cannot be written from a value. */
export class Raw {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const SAMPLES = [
  'abcdabcdabcdabcd',
  '0123456789abcdef',
  'x'.repeat(43),
  '1700000000000.abcdabcd',
  '12:30',
  'somebody@example.org',
  'https://push.example.org/x',
  'isles',
  'some.setting',
  'Ada',
];

/** A value that a schema takes. */
export function validOf(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.anyOf !== undefined) return validOf(schema.anyOf[0] as Schema);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries((schema.required ?? []).map((name) => [name, validOf(schema.properties?.[name] as Schema)]));
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => validOf(schema.items as Schema));
    case 'string':
      return schema.pattern === undefined
        ? 'sample'.slice(0, schema.maxLength).padEnd(schema.minLength ?? 0, 'x')
        : (SAMPLES.find((sample) => new RegExp(schema.pattern as string, 'u').test(sample)) ?? 'sample');
    case 'integer':
    case 'number':
      return schema.minimum ?? 0;
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return {};
  }
}

const nested = (depth: number, open: string, close: string): Raw => new Raw(`${open.repeat(depth)}1${close.repeat(depth)}`);

/** Values that fit no schema, or only just. */
const ODD: readonly unknown[] = [
  null,
  true,
  '',
  0,
  -1,
  0.5,
  -0,
  [],
  {},
  [[]],
  Number.MAX_SAFE_INTEGER,
  2 ** 31,
  2 ** 32,
  new Raw('1e308'),
  new Raw('1e999'),
  new Raw('-1e999'),
  new Raw('9223372036854775808'),
  new Raw('99999999999999999999999999999999'),
  new Raw('"\\u0000"'),
  new Raw('"a\\ud800b"'),
  new Raw('"\\udfff"'),
  new Raw('"\\ud83d\\ude00"'),
  new Raw('{"__proto__": {"admin": true}}'),
  new Raw('{"constructor": {"prototype": {}}}'),
  nested(50, '[', ']'),
  nested(5000, '[', ']'),
  nested(5000, '{"a":', '}'),
  "'; drop table people; --",
  '\u202e\u0000\ufeff',
  '\ufdfa'.repeat(32),
  `a${'\u0301'.repeat(31)}`,
  'x'.repeat(5000),
  '../../etc/passwd',
  'NaN',
  'Infinity',
  '00000000000000000000',
];

/** Values at the edges of what a schema takes, and beyond. */
function edgesOf(schema: Schema): unknown[] {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  return [
    ...(minimum === undefined ? [] : [minimum, minimum - 1]),
    ...(maximum === undefined ? [] : [maximum, maximum + 1, maximum - 0.5]),
    ...(minLength === undefined ? [] : ['x'.repeat(Math.max(0, minLength - 1)), 'x'.repeat(minLength)]),
    ...(maxLength === undefined ? [] : ['x'.repeat(maxLength), 'x'.repeat(maxLength + 1), '\u{1f600}'.repeat(maxLength)]),
    ...(minItems === undefined ? [] : [Array(Math.max(0, minItems - 1)).fill(validOf(schema.items as Schema))]),
    ...(maxItems === undefined
      ? []
      : [Array(maxItems).fill(validOf(schema.items as Schema)), Array(maxItems + 1).fill(validOf(schema.items as Schema))]),
    ...(schema.enum ?? []),
    ...(schema.anyOf ?? []).map(validOf),
  ];
}

/** A place in a value, from the outside in. */
export type Place = readonly (string | number)[];

/** Every place in what a schema takes, with the schema that holds there. */
export function placesOf(schema: Schema, at: Place = []): { readonly at: Place; readonly schema: Schema }[] {
  return [
    { at, schema },
    ...(schema.anyOf ?? []).flatMap((one) => placesOf(one, at).slice(1)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => placesOf(one, [...at, name])),
    ...(schema.items === undefined ? [] : placesOf(schema.items, [...at, 0])),
  ];
}

/** Everything hostile that may stand where a schema holds. */
export const hostileFor = (schema: Schema): readonly unknown[] => [...edgesOf(schema), ...ODD];

/** A value with something else at a place. */
export function withAt(value: unknown, [first, ...rest]: Place, put: unknown): unknown {
  if (first === undefined) return put;
  if (typeof first === 'number') {
    const list = Array.isArray(value) && value.length > 0 ? [...(value as unknown[])] : [{}];
    list[first] = withAt(list[first], rest, put);
    return list;
  }
  const before = (typeof value === 'object' && value !== null ? value : {}) as { readonly [name: string]: unknown };
  return { ...before, [first]: withAt(before[first], rest, put) };
}

/** JSON text of a value in which raw parts may stand. */
export function textOf(value: unknown): string {
  if (value instanceof Raw) return value.text;
  if (Array.isArray(value)) return `[${value.map(textOf).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  return `{${Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .map(([name, part]) => `${JSON.stringify(name)}:${textOf(part)}`)
    .join(',')}}`;
}

/** What a body may be besides JSON of some value: each with its content type. */
export const oddBodies = (good: string): readonly { readonly type: string; readonly body: string | Uint8Array<ArrayBuffer> }[] => [
  { type: 'application/json', body: '' },
  { type: 'application/json', body: ' ' },
  { type: 'application/json', body: good.slice(0, -1) },
  { type: 'application/json', body: `${good}${good}` },
  { type: 'application/json', body: good.replace(/^\{("[^"]+":)/, '{$1null,$1') },
  { type: 'application/json', body: `\ufeff${good}` },
  { type: 'application/json', body: `${good.slice(0, -1)}${good.length > 2 ? ',' : ''}"nobody asked":1}` },
  { type: 'application/json', body: `{"x":"${'y'.repeat(70_000)}"}` },
  { type: 'application/json', body: '['.repeat(60_000) },
  { type: 'application/json', body: Uint8Array.from([0x7b, 0x22, 0xff, 0xfe, 0xc0, 0x80, 0x22, 0x3a, 0x31, 0x7d]) },
  { type: 'application/json; charset=utf-16', body: Uint8Array.from(Buffer.from(good, 'utf16le')) },
  { type: 'application/json; charset=nonsense', body: good },
  { type: 'text/plain', body: good },
  { type: 'application/x-www-form-urlencoded', body: 'a=1&a=2' },
  { type: 'multipart/form-data; boundary=x', body: '--x\r\n\r\n--x--' },
  { type: 'application/xml', body: '<a/>' },
  { type: 'nonsense', body: good },
];

/** Some of a list, without repeats, by chance; all of it if it is short. */
export function someOf<T>(list: readonly T[], most: number, dice: Dice): T[] {
  const left = [...list];
  const taken: T[] = [];
  while (left.length > 0 && taken.length < most) taken.push(...left.splice(dice.below(left.length), 1));
  return taken;
}
