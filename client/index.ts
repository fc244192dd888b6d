export { ApiError, type CallTo, callsTo, type Site } from './call.ts';
export { type ClientOptions, PantheonClient } from './client.ts';
export { Live, type LiveLine } from './live.ts';
export { possibleKey } from './possible-key.ts';
