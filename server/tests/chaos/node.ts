import { readConfig } from '../../config.ts';
import { makeLog, startNode } from '../../node.ts';
import { closeOnSignal } from '../../operation/closing.ts';

/** A node as `server/main.ts` runs it, with one more game on its catalog: one whose rules fail; where a test wants it so, without jobs. */
const worker = new URL('./server-tests-fixtures-worker-chaos.mjs', import.meta.url);
const config = readConfig();
const log = makeLog(config.logLevel);
const jobs = process.env.PANTHEON_TEST_JOBS !== 'no';
const node = await startNode(config, { databaseUrl: config.databaseUrl ?? '', worker, web: '/no-web-client', log, jobs });
closeOnSignal(log, config.stopPatience, () => node.close());
await node.app.listen({ host: config.host, port: config.port });
