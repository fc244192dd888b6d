import ts from 'typescript';

const { TypeFlags } = ts;
const PRIMITIVES = [
  [TypeFlags.StringLike, { type: 'string' }],
  [TypeFlags.NumberLike, { type: 'number' }],
  [TypeFlags.BooleanLike, { type: 'boolean' }],
  [TypeFlags.Null, { type: 'null' }],
];

/**
 * The JSON Schema of a type. Types with a name of their own stand under `$defs`, with what is written above them. Remarks are names that may stand
 * in any table beside its entries.
 */
export function schemaOf(checker, type, remarks = []) {
  const maker = new SchemaMaker(checker, remarks);
  const schema = maker.inner(type);
  const defs = maker.defs();
  return Object.keys(defs).length === 0 ? schema : { ...schema, $defs: defs };
}

class SchemaMaker {
  #checker;
  #remarks;
  #named = new Map();
  #schemas = {};

  constructor(checker, remarks) {
    this.#checker = checker;
    this.#remarks = remarks;
  }

  defs() {
    return Object.fromEntries(Object.entries(this.#schemas).sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** The schema of a type, by reference where it has a name. */
  of(type) {
    const name = nameOf(type);
    if (name === null) return this.inner(type);
    const known = this.#named.get(type);
    if (known !== undefined) return { $ref: `#/$defs/${known}` };
    const free = this.#freeName(name);
    this.#named.set(type, free);
    this.#schemas[free] = {};
    this.#schemas[free] = { ...this.#about(type.aliasSymbol ?? type.symbol), ...this.inner(type) };
    return { $ref: `#/$defs/${free}` };
  }

  #freeName(name) {
    for (let count = 1; ; count++) {
      const free = count === 1 ? name : `${name}${count}`;
      if (!(free in this.#schemas)) return free;
    }
  }

  #about(symbol) {
    const text = ts.displayPartsToString(symbol?.getDocumentationComment(this.#checker) ?? []).replaceAll('\n', ' ');
    return text === '' ? {} : { description: text };
  }

  inner(type) {
    if (type.isUnion()) return this.#union(type.types);
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    if (type.flags & TypeFlags.BooleanLiteral) return { const: this.#checker.typeToString(type) === 'true' };
    for (const [flag, schema] of PRIMITIVES) if (type.flags & flag) return schema;
    if (type.isIntersection()) return this.#intersection(type);
    if (this.#checker.isTupleType(type)) return this.#tuple(type);
    if (this.#checker.isArrayType(type)) return { type: 'array', items: this.of(this.#checker.getTypeArguments(type)[0]) };
    return type.flags & TypeFlags.Object ? this.#object(type) : {};
  }

  #union(types) {
    const present = types.filter(({ flags }) => !(flags & TypeFlags.Undefined));
    const literals = present.filter((type) => type.isStringLiteral() || type.isNumberLiteral());
    const booleans = present.filter(({ flags }) => flags & TypeFlags.BooleanLiteral);
    const rest = present.filter((type) => !literals.includes(type) && !booleans.includes(type));
    const parts = [
      ...(literals.length === 0 ? [] : [{ enum: literals.map(({ value }) => value) }]),
      ...(booleans.length === 2 ? [{ type: 'boolean' }] : booleans.map((type) => this.inner(type))),
      ...rest.map((type) => this.of(type)),
    ];
    return parts.length === 1 ? parts[0] : { anyOf: parts };
  }

  // A branded number or text is a number or a text.
  #intersection(type) {
    const plain = type.types.find(({ flags }) => flags & (TypeFlags.StringLike | TypeFlags.NumberLike));
    return plain === undefined ? this.#object(type) : this.inner(plain);
  }

  #tuple(type) {
    const items = this.#checker.getTypeArguments(type).map((item) => this.of(item));
    const open = type.target.hasRestElement;
    return open ? { type: 'array' } : { type: 'array', prefixItems: items, minItems: type.target.minLength, maxItems: items.length };
  }

  #object(type) {
    const properties = {};
    const required = [];
    for (const property of this.#checker.getPropertiesOfType(type)) {
      if (property.name.startsWith('__')) continue;
      const about = this.#about(property);
      properties[property.name] = { ...this.of(this.#checker.getTypeOfSymbol(property)), ...about };
      if (!(property.flags & ts.SymbolFlags.Optional)) required.push(property.name);
    }
    const [index] = this.#checker.getIndexInfosOfType(type);
    if (index !== undefined) for (const name of this.#remarks) properties[name] ??= {};
    return {
      type: 'object',
      ...(Object.keys(properties).length === 0 ? {} : { properties }),
      ...(required.length === 0 ? {} : { required }),
      ...(index === undefined ? {} : { additionalProperties: this.of(index.type) }),
    };
  }
}

// Lists, tuples and what the language itself declares have no name worth telling.
function nameOf(type) {
  const symbol = type.aliasSymbol ?? (type.isClassOrInterface?.() ? type.symbol : undefined);
  if (symbol === undefined || type.flags & (TypeFlags.StringLike | TypeFlags.NumberLike)) return null;
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  return file.includes('node_modules/typescript') || symbol.name.startsWith('_') || type.aliasTypeArguments ? null : symbol.name;
}
