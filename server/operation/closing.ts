import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';

/**
 * Stops in an orderly way when the process is told to end, or something unforeseen was thrown. What cannot be finished, since the database
 * does not answer, is given up after so many milliseconds, and the log says so: then the process ends with 1.
 */
export function closeOnSignal(log: Logger, patience: number, stop: () => Promise<void>): void {
  const givenUp = (): void =>
    log.error(
      { seconds: patience / 1000 },
      'ending although not everything could be stopped in time; nothing that was acknowledged is lost',
    );
  closeWithGrace({ delay: patience, logger: false, onTimeout: givenUp }, async ({ signal, err }) => {
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
