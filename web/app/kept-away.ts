import type { Distance, KeptAway } from '@pantheon/server/api';
import { useSyncExternalStore } from 'react';
import { call } from './api.ts';
import { askMe } from './me.ts';

let kept: readonly KeptAway[] | null = null;
const listeners = new Set<() => void>();
const NOBODY: readonly KeptAway[] = [];

function setKept(next: readonly KeptAway[]): void {
  kept = next;
  for (const listener of listeners) listener();
}

/** Asks the server whom the reader does not want to hear or meet. */
async function ask(): Promise<void> {
  const me = await askMe();
  setKept(typeof me === 'object' && me !== null && me.ban === null ? await call('GET /api/kept-away') : NOBODY);
}

/** Keeps somebody away, or lets them come near again. */
export async function setDistance(person: string, kind: Distance | null): Promise<void> {
  const params = { person };
  setKept(
    kind === null
      ? await call('DELETE /api/kept-away/:person', { params })
      : await call('PUT /api/kept-away/:person', { params, body: { kind } }),
  );
}

/** Those whom the reader does not want to hear or meet, followed as it changes. */
export function useKeptAway(): readonly KeptAway[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      // Without a server nobody is kept away.
      if (kept === null) void ask().catch(() => setKept(NOBODY));
      return () => listeners.delete(listener);
    },
    () => kept ?? NOBODY,
  );
}
