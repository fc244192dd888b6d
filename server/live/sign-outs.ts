import type { Sessions } from '../identity/sessions.ts';
import type { Connection } from './connection.ts';

/** Closes the connections whose sessions have ended. */
export async function closeSignedOut(sessions: Sessions, connections: readonly Connection[]): Promise<void> {
  const alive = await sessions.aliveAmong(connections.flatMap(({ caller }) => caller?.session ?? []));
  for (const { caller, socket } of connections) if (caller !== null && !alive.has(caller.session)) socket.close(4001, 'signed out');
}

/**
 * The same where somebody is known to have signed out, or may have: nobody hears anything until that is known. Whoever cannot be asked
 * about comes back, and is asked then.
 */
export async function doubt(sessions: Sessions, connections: readonly Connection[]): Promise<void> {
  const signedIn = connections.filter(({ caller }) => caller !== null);
  for (const connection of signedIn) connection.doubts++;
  try {
    await closeSignedOut(sessions, signedIn);
  } catch (error) {
    for (const { socket } of signedIn) socket.close(1013, 'try again');
    throw error;
  } finally {
    for (const connection of signedIn) connection.doubts--;
  }
}
