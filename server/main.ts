import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import closeWithGrace from 'close-with-grace';
import { adminCommands } from './admin/commands.ts';
import { serverCommands } from './cli.ts';
import { readConfig } from './config.ts';
import { makeLog, startNode } from './node.ts';
import { providePostgres } from './store/launcher.ts';

const worker = new URL('./server-worker.mjs', import.meta.url);
const picture = new URL('./picture.mjs', import.meta.url);

/** Serves Pantheon until it is told to stop. */
async function serve(): Promise<void> {
  const config = readConfig();
  const log = makeLog(config.logLevel);
  const postgres = await providePostgres(config.databaseUrl, { folder: config.data });
  const web = fileURLToPath(new URL('../web/dist', import.meta.url));
  const node = await startNode(config, {
    databaseUrl: postgres.url,
    worker,
    web,
    log,
    ...(existsSync(picture) ? { picture } : {}),
  });
  const stop = async (): Promise<void> => {
    await node.close();
    await postgres.stop();
  };
  closeWithGrace({ delay: 20_000, logger: false }, async ({ signal, err }) => {
    if (err) log.error({ error: err }, 'stopping because of an error');
    else log.info({ signal }, 'stopping');
    await stop();
  });
  await node.app.listen({ host: config.host, port: config.port }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const host = ['0.0.0.0', '127.0.0.1', '::'].includes(config.host) ? 'localhost' : config.host;
  console.log(`Pantheon is open at ${config.origin ?? `http://${host}:${config.port}`}`);
  if (postgres.embedded) console.log(`Data: ${config.data}`);
  if (!existsSync(web)) console.log('The web client is not built; only the API is served.');
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
