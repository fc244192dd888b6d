import type pg from 'pg';

/** A part of a statement: its text with the values between the pieces. */
export class Fragment {
  readonly pieces: readonly string[];
  readonly values: readonly unknown[];

  constructor(pieces: readonly string[], values: readonly unknown[]) {
    this.pieces = pieces;
    this.values = values;
  }
}

/** A part of a statement; what stands in it is another part, or a value. */
export const part = (pieces: TemplateStringsArray, ...values: readonly unknown[]): Fragment => new Fragment(pieces, values);

/** Nothing at all. */
export const NOTHING = new Fragment([''], []);

/** Parts one after the other, with a comma between them. */
export const listed = (parts: readonly Fragment[]): Fragment => new Fragment(['', ...parts.slice(1).map(() => ', '), ''], parts);

interface Written {
  text: string;
  readonly values: unknown[];
}

function write({ pieces, values }: Fragment, into: Written): Written {
  pieces.forEach((piece, at) => {
    into.text += piece;
    if (at >= values.length) return;
    const value = values[at];
    if (value instanceof Fragment) write(value, into);
    else into.text += `$${into.values.push(value)}`;
  });
  return into;
}

const MOST_NAMES = 1000;
const names = new Map<string, string>();

/** The name under which the database keeps a statement prepared: every text has its own. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_NAMES) return known;
  const name = `pantheon${names.size}`;
  names.set(text, name);
  return name;
}

/**
 * Carries out a statement that is asked often, in few forms: the database reads and plans each form once a connection, and nothing is
 * built here but its text.
 */
export async function carryOut<Row extends pg.QueryResultRow>(pool: pg.Pool, statement: Fragment): Promise<Row[]> {
  const { text, values } = write(statement, { text: '', values: [] });
  const name = nameOf(text);
  const client = await pool.connect();
  try {
    const { rows } = await client.query<Row>({ text, values, ...(name === undefined ? {} : { name }) });
    client.release();
    return rows;
  } catch (error) {
    client.release(error instanceof Error && isLost(error) ? error : false);
    throw error;
  }
}

// A connection on which something else than the statement failed is not used again.
const isLost = (error: Error): boolean => !('severity' in error);
