import type pg from 'pg';

const TOO_LONG = 'Query read timeout';

/**
 * Makes a connection give itself up when an answer takes too long: a database that fell silent may answer much later, and an answer that
 * comes then belongs to a question that nobody asks any more.
 */
export function giveUpWhenSilent(client: pg.PoolClient): void {
  const ask = client.query.bind(client) as (...args: readonly unknown[]) => unknown;
  const impatient = (...args: readonly unknown[]): unknown => {
    const answer = ask(...args);
    if (answer instanceof Promise)
      answer.catch((error: unknown) => {
        if (error instanceof Error && error.message === TOO_LONG) hangUp(client);
      });
    return answer;
  };
  client.query = impatient as typeof client.query;
}

/** Ends a connection without a word: the other end may not listen. */
export function hangUp(client: object): void {
  const { connection } = client as { connection?: { stream?: { destroy(error?: Error): void } } };
  connection?.stream?.destroy(new Error('the database took too long'));
}
