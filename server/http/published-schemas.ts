import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PUBLISHED } from '../api/common.ts';

/** A JSON Schema, or a part of a document that holds some. */
type Schema = { readonly [key: string]: unknown };

const COMPONENTS = '#/components/schemas/';
const refTo = (name: string): Schema => ({ $ref: COMPONENTS + name });

/** A copy in which every object was looked at, the innermost first. */
function mapped(value: unknown, change: (part: Schema) => Schema): unknown {
  if (Array.isArray(value)) return value.map((one) => mapped(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return change(Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapped(one, change)])));
}

/** A published schema as components of a document: itself under a name, and what it is made of under names that begin with it. */
function componentsOf(name: string, { $schema: _dialect, $defs = {}, ...schema }: Schema): Schema {
  const here = (part: unknown): unknown =>
    mapped(part, (one) => (typeof one.$ref === 'string' ? { ...one, $ref: one.$ref.replace('#/$defs/', `${COMPONENTS}${name}.`) } : one));
  const parts = Object.entries($defs as Schema).map(([part, value]) => [`${name}.${part}`, here(value)]);
  return { [name]: here(schema), ...Object.fromEntries(parts) };
}

/** What differs from game to game: what a seat sees, and the pack that a record may bring. */
const ofGame = (game: string): Schema => ({
  [`${game}.SeatView`]: { allOf: [refTo('AnySeatView'), { properties: { view: refTo(`${game}.View`) } }] },
  [`${game}.MatchRecord`]: {
    allOf: [refTo('AnyMatchRecord'), { properties: { game: { const: game }, pack: refTo(`${game}.Pack`) } }],
  },
});

/** Read from their folder: what all games share, and each game's own. Games from outside are described by what all share. */
function readComponents(folder: string): Schema {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const read = (file: string): Schema => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Schema;
  const games = files.flatMap((file) => /^(.+)-view\.json$/.exec(file)?.[1] ?? []);
  const shared = files.filter((file) => !/-(view|pack)\.json$/.test(file)).map((file) => path.basename(file, '.json'));
  const nameOf = (name: string): string => (name === 'SeatView' || name === 'MatchRecord' ? `Any${name}` : name);
  const anyOf = (name: string): Schema => ({ anyOf: [...games.map((game) => refTo(`${game}.${name}`)), refTo(`Any${name}`)] });
  return Object.assign(
    {},
    ...shared.map((name) => componentsOf(nameOf(name), read(`${name}.json`))),
    ...games.flatMap((game) => [
      componentsOf(`${game}.View`, read(`${game}-view.json`)),
      componentsOf(`${game}.Pack`, read(`${game}-pack.json`)),
      ofGame(game),
    ]),
    { SeatView: anyOf('SeatView'), MatchRecord: anyOf('MatchRecord') },
  ) as Schema;
}

/** The document with the published schemas in it, and with every value that they describe pointing to them. */
export function withPublished<D extends object>(document: D, folder: string): D {
  if (!existsSync(folder)) return document;
  const { components = {}, ...rest } = document as { components?: Schema & { schemas?: Schema } };
  const pointing = mapped(rest, ({ [PUBLISHED]: name, ...one }) => (typeof name === 'string' ? { ...one, ...refTo(name) } : one));
  return { ...(pointing as object), components: { ...components, schemas: { ...components.schemas, ...readComponents(folder) } } } as D;
}
