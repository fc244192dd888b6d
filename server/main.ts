import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { adminCommands } from './admin/commands.ts';
import { serverCommands } from './cli.ts';
import { type Config, readConfig } from './config.ts';
import { makeLog, startNode } from './node.ts';
import { closeOnSignal } from './operation/closing.ts';
import { providePostgres } from './store/launcher.ts';

const worker = new URL('./server-worker.mjs', import.meta.url);
const picture = new URL('./picture.mjs', import.meta.url);

/** Serves Pantheon until it is told to stop, which may be before it has begun. */
async function serve(): Promise<void> {
  const config = readConfig();
  const log = makeLog(config.logLevel);
  const web = fileURLToPath(new URL('../web/dist', import.meta.url));
  const schemas = fileURLToPath(new URL('../docs/schemas', import.meta.url));
  const leaving = new AbortController();
  const providing = providePostgres(config.databaseUrl, { folder: config.data });
  const starting = providing.then(({ url }) =>
    startNode(config, { databaseUrl: url, worker, web, schemas, log, signal: leaving.signal, ...(existsSync(picture) ? { picture } : {}) }),
  );
  const stop = async (): Promise<void> => {
    const node = await starting.catch(() => null);
    await node?.close();
    await (await providing).stop();
  };
  // It is there from the first moment on: the first process of a container hears nothing that it does not listen for.
  closeOnSignal(log, config.stopPatience, async () => {
    leaving.abort();
    await stop();
  });
  try {
    const node = await starting;
    if (leaving.signal.aborted) return;
    await node.app.listen({ host: config.host, port: config.port });
  } catch (error) {
    if (leaving.signal.aborted) return;
    await stop();
    throw error;
  }
  sayWhere(config, { embedded: (await providing).embedded, isBuilt: existsSync(web) });
}

function sayWhere(config: Config, { embedded, isBuilt }: { readonly embedded: boolean; readonly isBuilt: boolean }): void {
  const host = ['0.0.0.0', '127.0.0.1', '::'].includes(config.host) ? 'localhost' : config.host;
  console.log(`Pantheon is open at ${config.origin ?? `http://${host}:${config.port}`}`);
  if (embedded) console.log(`Data: ${config.data}`);
  if (!isBuilt) console.log('The web client is not built; only the API is served.');
}

async function run([name = 'serve', ...words]: readonly string[]): Promise<void> {
  const command = adminCommands[name];
  if (name === 'serve') await serve();
  else if (command === undefined)
    throw new Error(`there is no command "${name}"; there are ${serverCommands.map((known) => known.name).join(', ')}`);
  else if (words.length < command.words.min || words.length > command.words.max)
    throw new Error(`usage: ${name} ${command.usage}\n${command.about}.`);
  else await command.run(words, { say: (line) => console.log(line), worker });
}

run(process.argv.slice(2)).catch((error: unknown) => {
  const { code, message, port } = error as { code?: string; message?: string; port?: number };
  console.error(code === 'EADDRINUSE' ? `Port ${port} is taken; choose another one with PORT=…` : `Pantheon: ${message ?? String(error)}`);
  process.exit(1);
});
