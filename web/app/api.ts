import { callsTo } from '@pantheon/client';

export { ApiError } from '@pantheon/client';

/** Calls a route of the server by its name. */
export const call = callsTo({ origin: '' });

/** An id for one request, so that sending it twice does nothing twice. */
export const requestId = (): string => crypto.randomUUID();
