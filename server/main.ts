import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import closeWithGrace from 'close-with-grace';
import { readConfig } from './config.ts';
import { makeLog, startNode } from './node.ts';
import { providePostgres } from './store/launcher.ts';

/** Serves Pantheon until it is told to stop. */
async function serve(): Promise<void> {
  const config = readConfig();
  const log = makeLog(config.logLevel);
  const postgres = await providePostgres(config.databaseUrl, { folder: config.data });
  const web = fileURLToPath(new URL('../web/dist', import.meta.url));
  const node = await startNode(config, { databaseUrl: postgres.url, worker: new URL('./server-worker.mjs', import.meta.url), web, log });
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
  const shown =
    config.origin ?? `http://${config.host === '0.0.0.0' || config.host === '127.0.0.1' ? 'localhost' : config.host}:${config.port}`;
  console.log(`Pantheon is open at ${shown}`);
  if (postgres.embedded) console.log(`Data: ${config.data}`);
  if (!existsSync(web)) console.log('The web client is not built; only the API is served.');
}

serve().catch((error: unknown) => {
  const { code, message, port } = error as { code?: string; message?: string; port?: number };
  console.error(
    code === 'EADDRINUSE' ? `Port ${port} is taken; choose another one with PORT=…` : `Pantheon cannot start: ${message ?? String(error)}`,
  );
  process.exit(1);
});
