import type { Me } from '@pantheon/server/api';
import { writtenFor } from '@pantheon/text';
import { useSyncExternalStore } from 'react';
import { ApiError, call } from './api.ts';
import { invitationHere } from './invitation.ts';
import { changeSettings, currentSettings } from './settings.ts';
import { wordsIn } from './words.ts';

/** Who is signed in: not asked yet, nobody, somebody; or there is no server to sign in to. */
export type Identity = Me | null | 'unknown' | 'offline';

let identity: Identity = 'unknown';
const listeners = new Set<() => void>();
let asking: Promise<Identity> | null = null;

/** Takes note of who is signed in. */
export function setMe(next: Identity): void {
  identity = next;
  if (typeof next === 'object' && next !== null && currentSettings().name === '') changeSettings({ name: next.name });
  for (const listener of listeners) listener();
}

/** Asks the server who is signed in. Where it cannot say, nobody is taken for signed out. */
export function askMe(): Promise<Identity> {
  asking ??= call('GET /api/me')
    .catch((): Identity => 'offline')
    .then((found) => {
      asking = null;
      setMe(found);
      return found;
    });
  return asking;
}

/** Somebody to act as: whoever is signed in, or a new guest. */
export async function ensureGuest(name: string, invitation?: string): Promise<Me> {
  const found = await askMe();
  if (found === 'offline') throw new ApiError('offline', 'the server could not be asked who is signed in');
  if (typeof found === 'object' && found !== null) return found;
  const { language } = currentSettings();
  const came = invitation === undefined ? invitationHere() : { invitation };
  const body = { name: name || wordsIn(language)('home.guest'), language: writtenFor(language), ...came };
  const guest = await call('POST /api/guest', { body });
  setMe(guest);
  return guest;
}

/** Who is signed in, followed as it changes. */
export function useMe(): Identity {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      if (identity === 'unknown') void askMe();
      return () => listeners.delete(listener);
    },
    () => identity,
  );
}
