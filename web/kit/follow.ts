import { useSyncExternalStore } from 'react';

/** A value that changes beside React, followed as it changes; where nothing is ever followed, on the server, as it is. */
export const useFollowed = <T>(subscribe: (listener: () => void) => () => void, read: () => T): T =>
  useSyncExternalStore(subscribe, read, read);
