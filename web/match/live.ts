import { Live } from '@pantheon/client';

/** The connection of this page. */
export const live = new Live(() => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/live`));

globalThis.addEventListener?.('online', live.wake);
globalThis.document?.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && live.wake());
