import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';

/** How long a server may take to stop, in milliseconds. Whoever runs it as docs/hosting.md says waits for longer before it is killed. */
const PATIENCE = 20_000;

/**
 * Stops in an orderly way when the process is told to end, or something unforeseen was thrown. What cannot be finished, since the database
 * does not answer, is given up after a while, and the log says so: then the process ends with 1.
 */
export function closeOnSignal(log: Logger, stop: () => Promise<void>): void {
  const givenUp = (): void =>
    log.error(
      { seconds: PATIENCE / 1000 },
      'ending although not everything could be stopped in time; nothing that was acknowledged is lost',
    );
  closeWithGrace({ delay: PATIENCE, logger: false, onTimeout: givenUp }, async ({ signal, err }) => {
    if (err) log.error({ error: err }, 'stopping because of an error');
    else log.info({ signal }, 'stopping');
    try {
      await stop();
    } catch (error) {
      log.error({ error }, 'it could not be stopped in an orderly way');
      throw error;
    }
  });
}
