import { Logger } from 'graphile-worker';

/** Jobs report through our own log, so the queue itself says nothing. */
export const quietLogger = new Logger(() => () => undefined);
