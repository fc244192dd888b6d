import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';

/**
 * Checks what comes with a request. Paths and queries are made of text: what the contract wants to be a number is made one, but only where
 * the text alone will not do, since to look for that costs more than the check.
 */
export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const contract = Compile(schema);
  return (value: unknown) => {
    if (contract.Check(value)) return { value };
    const converted = httpPart === 'body' ? value : Value.Convert(schema, value);
    return contract.Check(converted) ? { value: converted } : { error: contract.Errors(converted) as never };
  };
};
